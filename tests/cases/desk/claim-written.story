# The quick line takes the move a claimant has written (9.2.1, 9.3.1); without one, what stands on the board is claimed.
after open.hall
moves A12 board "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1"
> A12 b threefold 4 Nd5
= articles 9.5.3 9.2.1 9.2.3 9.5.1 9.5 9.1.2.3
= result A12 none
> A12 b threefold 4 Ng8
= articles 9.2.1 9.5.2 9.2.3
= result A12 =
= facts A12 Black, Dumas, Paul · written Ng8
moves A13 board "1. e4 e5 2. Ke2 Ke7"
> A13 w fifty 3 O-O
= articles 9.5.3 9.3.1 4.3 9.5.1 9.5 9.1.2.3
# A piece had been touched before the claim (9.4): the minutes are the arbiter's choice, so it waits.
moves A14 board "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8"
> A14 w threefold 5 touched
= articles 9.4 9.2.1 9.5.3 9.1.2.3 12.9.1 12.9 11.6
= result A14 none
= force discretion
