-- The number of the fifty-move rule where it was raised before the start (the old Laws, 12.4). The last one stands.
create table fifty_move_number (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Of which section.
    section text not null check (length(section) = 36),
    -- Moves by each side; null is fifty.
    moves integer check (moves between 0 and 65535),
    primary key (entry_id, item)
) strict;

create trigger fifty_move_number_no_update before update on fifty_move_number begin
    select raise(abort, 'the journal is append-only');
end;
create trigger fifty_move_number_no_delete before delete on fifty_move_number begin
    select raise(abort, 'the journal is append-only');
end;
