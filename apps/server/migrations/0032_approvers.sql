-- Why: four eyes are two people, and whoever manages the team makes people: they add a second one, or give a colleague
-- a new one-time password, are shown it, and would approve under the other name what they proposed under their own.
-- So the database notes who got access when and from whom, and refuses an approval by somebody whose access is new, or
-- of whom one gave the other theirs (docs/decisions/0008-the-operators-desk.md, Second pairs of eyes).

create table staff_access (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff (id),
  kind text not null check (kind in ('made', 'reset', 'promoted', 'unlocked')),
  -- null: on the command line, or before this was noted
  by_id bigint references staff (id),
  at timestamptz not null
);

create index staff_access_by_staff on staff_access (staff_id, at);

-- Nobody can forget to write it: what gives access writes it. Who and when are those of the desk's call, which stands
-- in the audit log before it is made; what is typed into the database itself is now and by nobody of the staff.
create function note_staff_access() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  call_id bigint := nullif(current_setting('pandrop.audit', true), '')::bigint;
  caller bigint;
  moment timestamptz;
begin
  select staff_id, at into caller, moment from audit_log where id = call_id;
  if tg_op = 'INSERT' then
    insert into staff_access (staff_id, kind, by_id, at)
    values (new.id, 'made', caller, greatest(new.created_at, moment));
    return null;
  end if;
  insert into staff_access (staff_id, kind, by_id, at)
  select new.id, given.kind, caller, coalesce(moment, now())
  from (
    values ('reset', new.password_is_once and new.password_hash <> old.password_hash),
      ('promoted', new.role = 'administrator' and old.role <> 'administrator'),
      ('unlocked', new.active and not old.active)
  ) as given (kind, happened)
  where happened;
  return null;
end
$$;

create trigger staff_access after insert or update on staff
  for each row execute function note_staff_access();

-- Why somebody cannot approve what somebody else proposed, and until when; no row: they can. `new`: their own access is
-- younger than three days. `tied`: within thirty days one of the two gave the other access, and so could know what the
-- other signs in with.
create function approval_barred(proposer bigint, approver bigint, moment timestamptz)
returns table (why text, until timestamptz)
language sql stable set search_path = pg_catalog, public, pg_temp
as $$
  select bar.why, bar.until
  from (
    select 'new' as why, at + interval '72 hours' as until from staff_access where staff_id = approver
    union all
    select 'tied', at + interval '720 hours' from staff_access
    where kind <> 'unlocked'
      and ((staff_id = approver and by_id = proposer) or (staff_id = proposer and by_id = approver))
  ) as bar
  where bar.until > moment
  order by bar.until desc
  limit 1
$$;

-- Arguments: the columns that name who approves, and when.
create function check_approver() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  approver bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
  moment timestamptz := (to_jsonb(new) ->> tg_argv[1])::timestamptz;
  bar record;
begin
  select * into bar from approval_barred(new.proposed_by, approver, moment);
  if found then
    raise exception 'member of staff % cannot approve what % proposed before %: % access',
      approver, new.proposed_by, bar.until, bar.why using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger approver before update on payout_proposals for each row
  when (old.approved_by is null and new.approved_by is not null)
  execute function check_approver('approved_by', 'approved_at');
create trigger approver before update on balance_adjustments for each row
  when (new.state = 'booked' and new.decided_by is not null)
  execute function check_approver('decided_by', 'decided_at');

-- Who works here already: made when their row was, and whatever the audit log knows of later.
insert into staff_access (staff_id, kind, by_id, at)
select person.id, 'made', call.staff_id, person.created_at
from staff person
left join audit_changes change
  on change.table_name = 'staff' and change.row_id = person.id::text and change.before is null
left join audit_log call on call.id = change.audit_id;

insert into staff_access (staff_id, kind, by_id, at)
select person.id, given.kind, call.staff_id, call.at
from audit_changes change
join audit_log call on call.id = change.audit_id
join staff person on person.id::text = change.row_id
cross join lateral (
  values ('reset', call.action in ('resetStaff', 'cli staff reset')),
    ('promoted', change.after ->> 'role' = 'administrator'),
    ('unlocked', change.after ->> 'active' = 'true')
) as given (kind, happened)
where change.table_name = 'staff' and change.before is not null and change.after is not null and given.happened;

create trigger only_grows before update or delete or truncate on staff_access
  for each statement execute function refuse_audit_change();

revoke all on function note_staff_access, check_approver, approval_barred from public;
grant execute on function approval_barred to {{server}};
grant select on staff_access to {{server}};
