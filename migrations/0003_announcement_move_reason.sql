-- What is said to the whole hall, on the display and by mouth; why a move of a game stands as it does.

-- Something said to the whole hall. The last one stands until another replaces it or takes it down.
create table announcement (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- To which section; null is everybody.
    section text check (length(section) = 36),
    -- What; null takes down the one before.
    text text,
    primary key (entry_id, item)
) strict;

create trigger announcement_no_update before update on announcement begin
    select raise(abort, 'the journal is append-only');
end;
create trigger announcement_no_delete before delete on announcement begin
    select raise(abort, 'the journal is append-only');
end;

-- Why a half-move of a game put together from scoresheets is what it is, where the sheets do not both say it.
create table move_reason (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Of which game.
    game text not null references game (game) deferrable initially deferred,
    -- Half-move, from 1; of an entry left out, the half-move that follows.
    ply integer not null check (ply between 0 and 4294967295),
    -- Why.
    ground text not null check (ground in ('only', 'missing', 'unclear', 'preferred', 'resolved', 'likely', 'filled', 'exchanged', 'decided', 'left_out')),
    -- The sheet it is about.
    sheet text check (sheet in ('white', 'black')),
    -- What White's sheet has there.
    white_entry text,
    -- What Black's sheet has there.
    black_entry text,
    primary key (entry_id, item)
) strict;

create trigger move_reason_no_update before update on move_reason begin
    select raise(abort, 'the journal is append-only');
end;
create trigger move_reason_no_delete before delete on move_reason begin
    select raise(abort, 'the journal is append-only');
end;
