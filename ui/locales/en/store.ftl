# The competition file: why it was not opened, what was noticed about it, and what verifying it found.
# Every refusal says what is safe and what to do next. `$name` is the file's name, `$folder` where it lies.


## Opening and creating

open-no-such-file = There is no file { $name } in { $folder }. Nothing was changed. Check the name, or create a new competition.
open-exists = { $folder } already has a file { $name }. It was not touched. Choose another name, or open that file.
open-not-a-competition =
    { $seems ->
        [empty] { $name } is empty: there is no competition in it. If it was a competition, open its latest copy from the folder “{ $name }-copies” or restore it from the mirror.
        [folder] { $name } is a folder. Open the competition file inside it.
        [database] { $name } is a database of another program. It was not touched. Choose a competition file (.flagfall).
        [spreadsheet] { $name } seems to be a workbook or a zip archive. It was not touched. Open a competition first and import the file there.
        [trf] { $name } seems to be a tournament report. It was not touched. Open a competition first and import the file there.
        [pgn] { $name } holds games. It was not touched. Open a competition first and read the games in there.
        [pdf] { $name } is a PDF. It was not touched. Ask the pairing program for a tournament report (TRF) or a workbook instead.
        [mirror] { $name } is the entry log of a mirror. It was not touched. Rebuild the competition file from it with “Restore”.
        [text] { $name } is a text. It was not touched. If it is a pairing list, open a competition first and import it there.
       *[unknown] { $name } is no competition file. It was not touched. Choose a file that this program has written (.flagfall).
    }
open-damaged = { $name } is damaged ({ $detail }). It was not changed. Keep it as it is, and open the latest copy from the folder “{ $name }-copies” or restore the competition from the mirror; then enter again what is missing from the paper.
open-newer = { $name } was written by a newer version of this program (file version { $file-version }, this program knows { $program-version }). It was not changed. Open it with the newer version, or install that version here.
open-read-only-folder = { $folder } cannot be written, so nothing could be recorded in { $name }. The file was not changed. Copy it into a folder of your own and open the copy.
open-read-only-file = { $name } cannot be written. It was not changed. Take away its write protection, or copy it into a folder of your own and open the copy.
open-network-share = { $folder } is on the network ({ $system }), where a competition can be damaged when the connection drops. The file was not opened. Copy it to this machine's own disk and open it there; use the share for copies.
open-elsewhere = { $name } is open on the machine { $host }, or that machine crashed while it was open. It was not opened here. Close it there first. Only if that machine is switched off or broken, open it here with “Take over”.
open-log-missing = { $name } was copied or moved while it was open, and the file { $name }-wal, which holds its latest entries, was left behind. Nothing was changed. Put { $name }-wal from the old place beside it and open it again. Only if that file is lost, open it without: the latest entries may then be missing.
open-full = The disk that holds { $name } is full. What was recorded earlier is safe. Free some space and try again.
open-busy = Another program keeps { $name } locked. Nothing was changed. Close that program (a database viewer, a backup) and try again.
open-io = { $name } could not be read or written: { $detail }. Nothing was changed. Check the disk or the stick, and copy the file to another disk before you go on.

opened-log-missing = This file came without its log: its latest entries may be missing. Compare the last entries of the journal with your papers before you go on.
opened-stray-log = Beside this file lay a log that belongs to another state of it. It was not used and is now { $moved-to }. If entries are missing, the file it belonged to still needs it.
opened-migrated = This file was written by an older version ({ $from }) and has been brought up to date. As it was before it is kept in { $copy }.

## Recording

store-full = The disk is full: this was not recorded. Everything recorded earlier is safe. Free some space and record it again.
store-busy = Another program kept the file locked: this was not recorded. Everything recorded earlier is safe. Close that program and record it again.
store-read-only = The file can no longer be written: this was not recorded. Everything recorded earlier is safe. Check whether the disk or the folder has become read-only.
store-damaged = The file is damaged ({ $detail }): this was not recorded. Stop recording, keep the file as it is, and restore the competition from the mirror or the latest copy.
store-io = The disk refused ({ $detail }): this was not recorded. Everything recorded earlier is safe. Save a copy of the file to another disk and go on there.
store-log-left-full = The disk is full. Everything is recorded, but the log could not be folded into the file: do not record it again, and keep the file that ends in -wal beside it. Free some space and open the competition once more.
# $detail: what the system said
store-log-left = Everything is recorded, but the log could not be folded into the file ({ $detail }): do not record it again, and keep the file that ends in -wal beside it. Open the competition once more.
append-unseen = Another window has recorded something in the meantime: this was not recorded. Look at it and record again.
append-refused = The file refused this entry ({ $detail }): it was not recorded. Everything recorded earlier is safe. Close the competition, open it again and record once more.

## The mirror

mirror-read-only = The mirror’s folder cannot be written. The competition file itself is safe and goes on. Take away the stick’s write protection, or choose another folder for the mirror.
# $system: the network file system
mirror-on-share = The mirror lies on the network ({ $system }): it stops when the connection drops. A stick in this machine is safer.
mirror-full = The mirror's disk is full. The competition file itself is safe and goes on. Free some space there or choose another folder for the mirror.
mirror-lost = The mirror can no longer be written ({ $detail }). The competition file itself is safe and goes on. Plug the stick in again or choose another folder for the mirror.
mirror-no-log = There is no entry log in { $folder }. Nothing was changed. Choose the folder that the mirror was kept in.
mirror-several-logs = There are several entry logs in { $folder }. Nothing was changed. Choose the one of this competition (its name ends in .flagfall-log).
mirror-other-competition = { $folder } is the entry log of another competition, or of another state of this one. It was not touched. Choose another folder for the mirror.
mirror-damaged = The entry log is damaged at byte { $at } ({ $detail }). It was not changed. Use another mirror, or the latest copy of the competition file.
mirror-newer = The entry log was written by a newer version of this program. It was not changed. Restore it with that version.

## Copies. $file: the copy

copy-full = The disk is full: { $file } was not written. The competition file itself is safe and goes on. Free some space there or choose another disk.
copy-read-only = { $file } cannot be written: its folder is read-only. The competition file itself is safe and goes on. Choose another folder.
copy-onto-open = { $file } is open as a competition and was not touched. Choose another name for the copy.
copy-onto-other = { $file } holds another competition, or entries that this one does not have. It was not touched. Choose another name for the copy.
# $detail: what the system said
copy-failed = { $file } could not be written ({ $detail }). The competition file itself is safe and goes on. Choose another folder.
# $system: the network file system
copy-on-share = The copy lies on the network ({ $system }). Copy it to a machine’s own disk before you open it.

# $file: where the page or export was to go
export-onto-competition = { $file } is a competition file, or belongs to one. It was not touched. Choose another name.

## Verifying

# $count: how many problems there are
chain-broken = { $count ->
    [one] The file was changed by another program after it was recorded: its head hash proves nothing. Keep the file as it is, verify it, and restore the competition from the mirror or the latest copy.
   *[other] The file was changed by another program after it was recorded, in { $count } places: its head hash proves nothing. Keep the file as it is, verify it, and restore the competition from the mirror or the latest copy.
}

verify-sqlite = The file's structure is damaged: { $detail }. Keep the file, and restore the competition from the mirror or the latest copy.
verify-schema = { $name } in the file is missing or was changed by another program. Restore the competition from the mirror or the latest copy.
verify-log-missing = The file came without its log: its latest entries may be missing. Put the file that ends in -wal beside it, or compare the last entries with your papers.
verify-unreadable = Entry { $entry } holds something this program does not know: { $detail }.
verify-changed = Entry { $entry } was changed after it was recorded.
verify-chain = Entry { $entry }, number { $number } of the desk { $desk }, does not follow the entry before it: an entry was removed, added or moved.
verify-order = Entry { $entry } is dated earlier than the entry before it.
verify-round-head = The hash recorded when a round was closed (entry { $entry }) is not that of the journal before it.
verify-view = The view { $view } does not show what the journal says: { $detail }.
verify-only-in-mirror = Entry { $entry } is in the mirror and not in the file.
verify-differs-from-mirror = Entry { $entry } is another one in the mirror than in the file.
