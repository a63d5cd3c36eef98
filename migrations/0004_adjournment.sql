-- The adjourned game: the envelope, who keeps it, its opening, and the resumption.
--
-- A sealed move that was told to the desk lies here covered. It is a cover and no lock: it keeps the move from being
-- read by accident, and the program lifts it when the envelope is opened.

-- A game is adjourned: what stands on the envelope. Said again for the same adjournment, it replaces what stood there.
create table adjournment (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Which.
    adjournment text not null check (length(adjournment) = 36),
    -- Of which game.
    game text not null references game (game) deferrable initially deferred,
    -- Who sealed.
    sealer text not null check (sealer in ('white', 'black')),
    -- The number of the sealed move.
    move_no integer not null check (move_no between 0 and 65535),
    -- The position just before the sealed move.
    fen text,
    -- White's clock, ms, with what was charged.
    white_ms integer,
    -- Black's clock, ms, with what was charged.
    black_ms integer,
    -- What was charged to the sealer for adjourning before the end of the session (I.1.2), ms.
    charged_ms integer,
    -- Who has offered a draw that is still open.
    offer_by text check (offer_by in ('white', 'black')),
    -- When play stopped, UTC ms.
    adjourned_at integer not null,
    -- When it is to be resumed, UTC ms.
    resumes_at integer,
    -- Where.
    place text,
    primary key (entry_id, item)
) strict;

-- A move is sealed and told to the desk, or a reply is sealed at the resumption.
create table sealed_move (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Of which adjournment.
    adjournment text not null check (length(adjournment) = 36),
    -- The reply of the player who found the sealer absent; otherwise the sealed move itself.
    reply integer not null check (reply in (0, 1)),
    -- The move, covered so that nobody reads it here by accident; null where it is in the envelope alone.
    covered text,
    primary key (entry_id, item)
) strict;

-- The envelope goes into somebody's keeping.
create table envelope_custody (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Of which adjournment.
    adjournment text not null check (length(adjournment) = 36),
    -- Who keeps it from then on.
    holder text not null,
    -- When it was handed over, UTC ms.
    handed_at integer not null,
    -- Where it lies, or what else is to be said.
    note text,
    primary key (entry_id, item)
) strict;

-- A player came to the resumption.
create table resumption_arrival (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Of which adjournment.
    adjournment text not null check (length(adjournment) = 36),
    -- Who.
    player text not null check (length(player) = 36),
    -- When, UTC ms.
    arrived_at integer not null,
    primary key (entry_id, item)
) strict;

-- An envelope was opened, or found to be missing.
create table envelope_opening (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Of which adjournment.
    adjournment text not null check (length(adjournment) = 36),
    -- The envelope with the reply.
    reply integer not null check (reply in (0, 1)),
    -- What was found.
    found text not null check (found in ('clear', 'ambiguous', 'undecipherable', 'illegal', 'lost')),
    -- The move as written, or as the sealer declares it where the envelope is missing.
    move_text text,
    -- The arbiter who opened it.
    opened_by text check (length(opened_by) = 36),
    -- When, UTC ms.
    opened_at integer not null,
    -- The position at the adjournment is known; asked only where the envelope is missing.
    position_known integer check (position_known in (0, 1)),
    -- The times are known; asked only where the envelope is missing.
    times_known integer check (times_known in (0, 1)),
    primary key (entry_id, item)
) strict;

-- Play goes on, with the clocks as they were set. Said again, the clocks were corrected.
create table play_resumed (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Of which adjournment.
    adjournment text not null check (length(adjournment) = 36),
    -- When, UTC ms.
    resumed_at integer not null,
    -- White's clock, ms.
    white_ms integer,
    -- Black's clock, ms.
    black_ms integer,
    primary key (entry_id, item)
) strict;

create trigger adjournment_no_update before update on adjournment begin
    select raise(abort, 'the journal is append-only');
end;
create trigger adjournment_no_delete before delete on adjournment begin
    select raise(abort, 'the journal is append-only');
end;
create trigger sealed_move_no_update before update on sealed_move begin
    select raise(abort, 'the journal is append-only');
end;
create trigger sealed_move_no_delete before delete on sealed_move begin
    select raise(abort, 'the journal is append-only');
end;
create trigger envelope_custody_no_update before update on envelope_custody begin
    select raise(abort, 'the journal is append-only');
end;
create trigger envelope_custody_no_delete before delete on envelope_custody begin
    select raise(abort, 'the journal is append-only');
end;
create trigger resumption_arrival_no_update before update on resumption_arrival begin
    select raise(abort, 'the journal is append-only');
end;
create trigger resumption_arrival_no_delete before delete on resumption_arrival begin
    select raise(abort, 'the journal is append-only');
end;
create trigger envelope_opening_no_update before update on envelope_opening begin
    select raise(abort, 'the journal is append-only');
end;
create trigger envelope_opening_no_delete before delete on envelope_opening begin
    select raise(abort, 'the journal is append-only');
end;
create trigger play_resumed_no_update before update on play_resumed begin
    select raise(abort, 'the journal is append-only');
end;
create trigger play_resumed_no_delete before delete on play_resumed begin
    select raise(abort, 'the journal is append-only');
end;

-- Games that are adjourned: neither resumed nor finished. Who seals and the position are no secret; the move is not here.
create view adjourned_game as
select a.adjournment, a.game, a.sealer, a.move_no, a.fen, a.white_ms, a.black_ms, a.offer_by, a.resumes_at, a.place,
       (select c.holder from envelope_custody c join standing st using (entry_id)
        where c.adjournment = a.adjournment order by st.place desc, c.item desc limit 1) as holder
from (
    -- What was said last of each adjournment, and where it was said first.
    select a.*, row_number() over (partition by a.adjournment order by st.place desc, a.item desc) as latest,
           min(st.place) over (partition by a.adjournment) as begun
    from adjournment a join standing st using (entry_id)
) a
where a.latest = 1
  -- The last adjournment of the game.
  and not exists (
      select 1 from adjournment o join standing st using (entry_id)
      where o.game = a.game and o.adjournment <> a.adjournment
      group by o.adjournment having min(st.place) > a.begun)
  and not exists (
      select 1 from play_resumed r join standing st using (entry_id) where r.adjournment = a.adjournment)
  and a.game not in (select game from current_result);
