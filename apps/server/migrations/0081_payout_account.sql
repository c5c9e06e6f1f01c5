-- Why: the account that all payouts leave from was one person's to change, on the command line. In the back office one
-- administrator proposes another and a second one decides; until then the old one pays.

create table payout_account_proposals (
  id bigint generated always as identity primary key,
  name text not null,
  iban text not null,
  bic text not null,
  town text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  reason text not null check (reason <> ''),
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'declined')),
  proposed_by bigint not null references staff (id),
  proposed_at timestamptz not null,
  decided_by bigint references staff (id),
  decided_at timestamptz,
  constraint payout_account_proposals_decided check (
    (state = 'proposed') = (decided_by is null) and (decided_by is null) = (decided_at is null)
  ),
  constraint payout_account_proposals_second_person check (state <> 'approved' or decided_by <> proposed_by)
);

create unique index payout_account_proposals_one_standing on payout_account_proposals ((true))
  where state = 'proposed';

create trigger approver before update on payout_account_proposals
  for each row when (new.state = 'approved') execute function check_approver('decided_by', 'decided_at');
create trigger audit after insert or update on payout_account_proposals
  for each row when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

grant select, insert, update (state, decided_by, decided_at) on payout_account_proposals to {{server}};
