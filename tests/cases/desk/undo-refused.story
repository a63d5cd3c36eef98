# What later entries rest on cannot be taken back as mistyped.
after open.hall
> A12 w here
mistyped 15
! refused-later-entries
mistyped 6
! refused-later-entries
mistyped 3
! refused-later-entries
> A12 w illegal 20 open
rule A12 advised
