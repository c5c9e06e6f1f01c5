-- Why: money leaves the shop only when two people wanted it to. One of the staff proposes a payout, another approves
-- it, and the database refuses to send a payout that was not approved: whichever program asks, and whatever it forgot
-- (docs/decisions/0008-the-operators-desk.md, Payouts).

create table payout_proposals (
  id bigint generated always as identity primary key,
  payout_id uuid not null references payouts (id),
  -- desk: both sat there, signed in; cli: somebody with a shell on the machine named them
  source text not null check (source in ('desk', 'cli')),
  proposed_by bigint not null references staff (id),
  proposed_at timestamptz not null,
  approved_by bigint references staff (id),
  approved_at timestamptz,
  -- also the proposer's own, who takes it back
  rejected_by bigint references staff (id),
  rejected_at timestamptz,
  reason text check (reason <> ''),
  constraint payout_proposals_four_eyes check (approved_by <> proposed_by),
  check ((approved_by is null) = (approved_at is null)),
  check ((rejected_by is null) = (rejected_at is null)),
  check ((rejected_by is null) = (reason is null))
);

create unique index payout_proposals_one_standing on payout_proposals (payout_id) where rejected_at is null;
create index payout_proposals_by_payout on payout_proposals (payout_id, id);

-- What was decided stays so, and there is something to decide only until the payout leaves or fails.
create function check_payout_proposal() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  payout_state text;
begin
  -- Whoever sends the payout holds its row: either that or this comes first.
  select state into payout_state from payouts where id = new.payout_id for share;
  if payout_state <> 'requested' then
    raise exception 'payout % is %: there is nothing to decide', new.payout_id, payout_state
      using errcode = 'check_violation';
  end if;
  if tg_op = 'INSERT' then
    if new.approved_by is not null or new.rejected_by is not null then
      raise exception 'a proposal does not begin decided' using errcode = 'check_violation';
    end if;
  elsif old.rejected_by is not null then
    raise exception 'proposal % was rejected', old.id using errcode = 'check_violation';
  elsif old.approved_by is not null
    and (new.approved_by, new.approved_at) is distinct from (old.approved_by, old.approved_at) then
    raise exception 'proposal % was approved already', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger payout_proposal before insert or update on payout_proposals
  for each row execute function check_payout_proposal();

-- Every way out sets sent_at: a file, by hand, and what the books ask for (check_money_leaves).
create function check_payout_approved() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from payout_proposals
  where payout_id = new.id and approved_by is not null and rejected_by is null
  for share;
  if not found then
    raise exception 'payout % was not approved by a second person', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger payout_approved before update on payouts
  for each row when (old.sent_at is null and new.sent_at is not null) execute function check_payout_approved();

create trigger audit after insert or update on payout_proposals for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

-- What was settled, newest first; the open states have payouts_by_state.
create index payouts_settled on payouts (settled_at, id) where settled_at is not null;

revoke all on function check_payout_proposal, check_payout_approved from public;

grant select, insert on payout_proposals to {{server}};
grant update (approved_by, approved_at, rejected_by, rejected_at, reason) on payout_proposals to {{server}};
