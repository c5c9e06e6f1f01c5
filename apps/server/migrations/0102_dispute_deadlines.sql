-- Why: a dispute that nobody answers in time is lost, and nobody here knew until when it had to be answered. The
-- provider says it, with whether somebody has answered; it is kept, shown and mailed about before it is over.

alter table disputes
  -- until when the provider takes an answer; null: it has not said
  add column due_at timestamptz,
  -- how often evidence was submitted to the bank, here or at the provider's own desk
  add column submissions int not null default 0 check (submissions >= 0),
  -- whether the provider holds evidence, submitted or not
  add column has_evidence boolean not null default false,
  -- how many days before the end staff were mailed last
  add column reminded_days int check (reminded_days in (7, 3, 1)),
  -- when we last asked the provider by ourselves how it stands
  add column asked_at timestamptz;

-- Until when somebody has to answer; null: there is nothing to answer any more, or nothing yet.
alter table disputes add column answer_due_at timestamptz generated always as (
  case when kind = 'dispute' and state in ('inquiry', 'open') and status in ('needs_response', 'warning_needs_response')
    and submissions = 0 then due_at end
) stored;

create index disputes_to_answer on disputes (answer_due_at) where answer_due_at is not null;
create index disputes_undecided on disputes (asked_at nulls first) where state in ('inquiry', 'open');

grant update (due_at, submissions, has_evidence, reminded_days, asked_at) on disputes to {{server}};
