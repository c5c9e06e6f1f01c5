-- Why: a customer who asks by letter for a copy of their data, or for the deletion of their account, was told to sign
-- in and do it themselves, also where they no longer can. Administrators begin both for them now: the copy is made as
-- any other and fetched by its owner, and a deletion that one proposes with a reason is begun by a second one's word,
-- with the same fourteen days and the same way back.

alter table customer_events
  drop constraint customer_events_kind_check,
  add constraint customer_events_kind_check check (
    kind in ('blocked', 'unblocked', 'verification', 'sessions_ended', 'factor_removal_proposed',
      'factor_removal_approved', 'factor_removal_cancelled', 'factor_kept', 'factor_removed', 'closed', 'corrected',
      'copy_asked', 'handover_proposed', 'handover_approved', 'handover_rejected', 'copy_handed_over',
      'deletion_proposed', 'deletion_approved', 'deletion_rejected')
  );

-- Null: the customer asked for it.
alter table personal_exports add column asked_by bigint references staff (id);

create table deletion_proposals (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  reason text not null,
  proposed_by bigint not null references staff (id),
  proposed_at timestamptz not null,
  approved_by bigint references staff (id),
  approved_at timestamptz,
  rejected_by bigint references staff (id),
  rejected_at timestamptz,
  constraint deletion_proposals_reason_check check (reason <> ''),
  constraint deletion_proposals_second_person check (approved_by <> proposed_by),
  constraint deletion_proposals_approved check ((approved_by is null) = (approved_at is null)),
  constraint deletion_proposals_rejected check ((rejected_by is null) = (rejected_at is null)),
  constraint deletion_proposals_one_end check (approved_at is null or rejected_at is null)
);

create unique index deletion_proposals_open on deletion_proposals (customer_id)
  where approved_at is null and rejected_at is null;

create trigger approver before update on deletion_proposals for each row
  when (old.approved_by is null and new.approved_by is not null)
  execute function check_approver('approved_by', 'approved_at');
create trigger audit after insert or update on deletion_proposals for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

grant select, insert (customer_id, reason, proposed_by, proposed_at),
  update (approved_by, approved_at, rejected_by, rejected_at) on deletion_proposals to {{server}};

-- Null: the customer asked for it. What names a proposal was approved, for this customer, and begins one deletion.
alter table account_deletions add column proposal_id bigint unique references deletion_proposals (id);

create function check_proposed_deletion() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  if not exists (
    select from deletion_proposals
    where id = new.proposal_id and customer_id = new.customer_id and approved_at is not null
  ) then
    raise exception 'nobody approved proposal %', new.proposal_id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

revoke all on function check_proposed_deletion from public;

create trigger proposed before insert on account_deletions for each row when (new.proposal_id is not null)
  execute function check_proposed_deletion();

grant insert (proposal_id) on account_deletions to {{server}};

insert into erasure_steps (table_name, rows_of, audit_key, audited, statement) values
  ('deletion_proposals', 'customer_id = $1', 'id', '{reason}',
    $$update deletion_proposals set "reason" = 'erased' where customer_id = $1$$);

-- A copy that a customer cannot fetch, who can no longer sign in: one administrator hands it over with a reason, a
-- second one agrees, and the customer is mailed before anybody fetches it.
create table copy_handovers (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  export_id bigint not null references personal_exports (id) on delete cascade,
  reason text not null,
  proposed_by bigint not null references staff (id),
  proposed_at timestamptz not null,
  approved_by bigint references staff (id),
  approved_at timestamptz,
  rejected_by bigint references staff (id),
  rejected_at timestamptz,
  fetched_by bigint references staff (id),
  fetched_at timestamptz,
  constraint copy_handovers_reason_check check (reason <> ''),
  constraint copy_handovers_second_person check (approved_by <> proposed_by),
  constraint copy_handovers_approved check ((approved_by is null) = (approved_at is null)),
  constraint copy_handovers_rejected check ((rejected_by is null) = (rejected_at is null)),
  constraint copy_handovers_one_end check (approved_at is null or rejected_at is null),
  constraint copy_handovers_fetched check (
    (fetched_by is null) = (fetched_at is null) and (fetched_at is null or approved_at is not null)
  )
);

create unique index copy_handovers_standing on copy_handovers (export_id) where rejected_at is null;
create index copy_handovers_by_customer on copy_handovers (customer_id, id desc);

create trigger approver before update on copy_handovers for each row
  when (old.approved_by is null and new.approved_by is not null)
  execute function check_approver('approved_by', 'approved_at');
create trigger audit after insert or update on copy_handovers for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

grant select, insert (customer_id, export_id, reason, proposed_by, proposed_at),
  update (approved_by, approved_at, rejected_by, rejected_at, fetched_by, fetched_at) on copy_handovers to {{server}};

insert into erasure_steps (table_name, rows_of, audit_key, audited, statement) values
  ('copy_handovers', 'customer_id = $1', 'id', '{reason}', 'delete from copy_handovers where customer_id = $1');
