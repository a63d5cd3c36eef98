-- What stands now, for whoever opens the file with any SQLite tool. The program folds the journal itself; a test holds
-- these views and its fold together on random journals.

-- Entries that are taken back, which way, and by which entry. A taking-back counts unless it is itself taken back by one
-- that counts. So they are walked from the last to the first: whether one counts is known once all later ones are.
create view taken as
with recursive
place_of as materialized (
    select entry_id, row_number() over (order by recorded_at, desk_id, seq) as place from entry
),
back as materialized (
    select row_number() over (order by own.place desc, t.item desc) as nth, t.entry_id, t.about, t.way
    from taken_back t
    join place_of own on own.entry_id = t.entry_id
    join place_of other on other.entry_id = t.about
    where other.place < own.place
),
-- `undone` names the takings-back among what later ones took back, each followed by a blank.
walk (nth, undone) as (
    select 0, ''
    union all
    select back.nth,
           case when instr(walk.undone, back.entry_id) = 0 and back.about in (select entry_id from taken_back)
                then walk.undone || back.about || ' ' else walk.undone end
    from walk join back on back.nth = walk.nth + 1
)
select back.about as entry_id, back.way, back.entry_id as by_entry_id
from back join walk on walk.nth = back.nth - 1
where instr(walk.undone, back.entry_id) = 0;

-- Entries whose facts stand, in the order of the journal. A mistyped entry never happened.
create view standing as
select e.entry_id,
       row_number() over (order by e.recorded_at, e.desk_id, e.seq) as place,
       e.recorded_at, e.kind
from entry e
where e.entry_id not in (select entry_id from taken where way = 'mistyped');

create view current_arbiter as
select * from (
    select a.*, row_number() over (partition by a.arbiter order by st.place desc, a.item desc) as latest
    from arbiter a join standing st using (entry_id)
) where latest = 1;

-- The journal with readable times.
create view journal as
select row_number() over (order by e.recorded_at, e.desk_id, e.seq) as place,
       datetime(e.recorded_at / 1000, 'unixepoch') as recorded_utc,
       datetime(e.occurred_at / 1000 + e.occurred_offset * 60, 'unixepoch') as occurred_local,
       e.kind, e.entry_id, a.initials as recorded_by,
       (select group_concat(distinct taken.way) from taken where taken.entry_id = e.entry_id) as taken_back
from entry e left join current_arbiter a on a.arbiter = e.recorded_by;

create view current_section as
select * from (
    select s.*, row_number() over (partition by s.section order by st.place desc, s.item desc) as latest
    from section s join standing st using (entry_id)
) where latest = 1;

-- The rules of every section, and of the rounds that have their own.
create view current_rules as
select * from (
    select r.*, row_number() over (partition by r.section, r.round order by st.place desc, r.item desc) as latest
    from rules r join standing st using (entry_id)
) where latest = 1;

create view current_player as
select * from (
    select p.*, row_number() over (partition by p.player order by st.place desc, p.item desc) as latest
    from player p join standing st using (entry_id)
) where latest = 1;

-- Pairings that are not undone.
create view current_pairing as
select made.* from (
    select p.*, st.place, row_number() over (partition by p.pairing order by st.place desc, p.item desc) as latest
    from pairing p join standing st using (entry_id)
) made
left join (
    select u.pairing, max(st.place) as place from unpairing u join standing st using (entry_id) group by u.pairing
) undone on undone.pairing = made.pairing
where made.latest = 1 and (undone.place is null or undone.place <= made.place);

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

-- Boards as they stand: who plays where, with the result and the points (half-points) as the players sit now. After a
-- change of colours result and points are turned with the players.
create view board as
select code as section_code, section, round, board, match_no, match_board, white_name, black_name, pairing, game,
       case when not turned then outcome
            else case outcome
                 when '1-0' then '0-1' when '0-1' then '1-0'
                 when '1/2-0' then '0-1/2' when '0-1/2' then '1/2-0'
                 when '+/-' then '-/+' when '-/+' then '+/-'
                 else outcome end
       end as outcome,
       case when turned then black_points else white_points end as white_points,
       case when turned then white_points else black_points end as black_points
from (
    select s.code, p.section, p.round, p.board, p.match_no, p.match_board, w.name as white_name, b.name as black_name,
           p.pairing, g.game, r.outcome, r.white_points, r.black_points,
           coalesce(r.white = p.black and r.black = p.white, 0) as turned
    from current_pairing p
    left join current_section s on s.section = p.section
    left join current_player w on w.player = p.white
    left join current_player b on b.player = p.black
    left join current_game g on g.pairing = p.pairing
    left join current_result r on r.game = g.game
);

-- Incidents on which no ruling stands. A revoked ruling does not; an incident that was mistyped never happened.
create view open_incident as
select i.*
from incident i join standing st using (entry_id)
where i.incident not in (
    select r.incident from ruling r where r.entry_id not in (select entry_id from taken));

-- Penalties that stand: neither mistyped nor part of a ruling that was revoked or changed on appeal.
create view standing_penalty as
select p.*
from penalty p join standing st using (entry_id)
where p.entry_id not in (select entry_id from taken);
