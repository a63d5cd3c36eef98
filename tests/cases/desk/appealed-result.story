# A result entered at the desk can be revoked or changed on appeal too: what stood before it stands again.
after open.hall
> A12 =
> A12 1-0
appeal result:A12 "Both had signed the draw"
= result A12 =
revoke result:A12 "Nobody had signed anything"
= result A12 none
