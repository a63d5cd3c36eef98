-- What stands now, for whoever opens the file with any SQLite tool. The program folds the journal itself; a test holds
-- these views and its fold together.

-- Entries that were taken back, and which way. A taking-back that was itself taken back does not count.
create view taken as
select t.about as entry_id, t.way
from taken_back t
where not exists (select 1 from taken_back r where r.about = t.entry_id);

-- Entries whose facts stand, in the order of the journal. A mistyped entry never happened.
create view standing as
select e.entry_id,
       row_number() over (order by e.recorded_at, e.desk_id, e.seq) as place,
       e.recorded_at, e.kind
from entry e
where e.entry_id not in (select entry_id from taken where way = 'mistyped');

-- The journal with readable times.
create view journal as
select row_number() over (order by e.recorded_at, e.desk_id, e.seq) as place,
       datetime(e.recorded_at / 1000, 'unixepoch') as recorded_utc,
       datetime(e.occurred_at / 1000 + e.occurred_offset * 60, 'unixepoch') as occurred_local,
       e.kind, e.entry_id, e.recorded_by,
       (select group_concat(way) from taken where taken.entry_id = e.entry_id) as taken_back
from entry e;

create view current_section as
select * from (
    select s.*, row_number() over (partition by s.section order by st.place desc, s.item desc) as latest
    from section s join standing st using (entry_id)
) where latest = 1;

create view current_player as
select * from (
    select p.*, row_number() over (partition by p.player order by st.place desc, p.item desc) as latest
    from player p join standing st using (entry_id)
) where latest = 1;

-- Pairings that are not undone.
create view current_pairing as
select * from (
    select p.*, st.place, row_number() over (partition by p.pairing order by st.place desc, p.item desc) as latest
    from pairing p join standing st using (entry_id)
) c
where latest = 1
  and not exists (
    select 1 from unpairing u join standing su using (entry_id)
    where u.pairing = c.pairing and su.place > c.place);

-- The game that counts of each pairing.
create view current_game as
select * from (
    select g.*, row_number() over (partition by g.pairing order by st.place desc, g.item desc) as latest
    from game g join standing st using (entry_id)
) where latest = 1;

-- The result that stands of each game, by player. Revoked rulings take their result with them.
create view current_result as
select * from (
    select r.*, row_number() over (partition by r.game order by st.place desc, r.item desc) as latest
    from game_result r join standing st using (entry_id)
    where r.entry_id not in (select entry_id from taken)
) where latest = 1 and outcome is not null;

-- Boards as they stand: who plays where, with the points of the players as they sit now.
create view board as
select s.code as section_code, p.section, p.round, p.board, p.match_no, p.match_board,
       w.name as white_name, b.name as black_name, p.pairing, g.game, r.outcome,
       case when r.white = p.white then r.white_points when r.black = p.white then r.black_points end as white_points,
       case when r.black = p.black then r.black_points when r.white = p.black then r.white_points end as black_points
from current_pairing p
join current_section s on s.section = p.section
left join current_player w on w.player = p.white
left join current_player b on b.player = p.black
left join current_game g on g.pairing = p.pairing
left join current_result r on r.game = g.game;

-- Incidents on which no ruling stands.
create view open_incident as
select i.*
from incident i join standing st using (entry_id)
where not exists (
    select 1 from ruling r join standing sr on sr.entry_id = r.entry_id
    where r.incident = i.incident and r.entry_id not in (select entry_id from taken));
