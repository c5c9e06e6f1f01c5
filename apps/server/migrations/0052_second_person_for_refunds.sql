-- Why: money that one person could let go alone. A refund of what was delivered needs a second one above the limit that
-- holds for adjustments of balances, together with those; so does the note that held money was settled at the provider
-- by hand. And a member of the staff who uses an Idempotency-Key for something else is told so: the key's first body is
-- kept, with its answer.

create table money_proposals (
  id bigint generated always as identity primary key,
  -- refund: money alone, after the delivery; reversed: the items came back; settled_elsewhere: held money went back at
  -- the provider's own desk
  kind text not null check (kind in ('refund', 'reversed', 'settled_elsewhere')),
  customer_id bigint not null references customers (id),
  order_id bigint references orders (id),
  payment_id uuid references payments (id),
  -- the most that it may let go
  cents bigint not null check (cents > 0),
  -- what the verb needs besides: lines, destination, note
  terms jsonb not null,
  -- for the record
  reason text not null check (reason <> ''),
  state text not null check (state in ('proposed', 'approved', 'declined')),
  proposed_by bigint not null references staff (id),
  proposed_at timestamptz not null,
  decided_by bigint references staff (id),
  decided_at timestamptz,
  -- why it was declined
  decision_reason text,
  -- names the attempt: the same key again makes nothing
  request_key text not null unique,
  constraint money_proposals_subject check (
    (kind = 'settled_elsewhere') = (order_id is null) and (kind = 'settled_elsewhere') = (payment_id is not null)
  ),
  constraint money_proposals_second_person check (state <> 'approved' or decided_by <> proposed_by),
  constraint money_proposals_decided check (
    (state = 'proposed') = (decided_by is null) and (decided_by is null) = (decided_at is null)
    and (state = 'declined') = (decision_reason is not null)
  )
);

create index money_proposals_by_state on money_proposals (state, id desc);
create index money_proposals_by_customer on money_proposals (customer_id);
create index money_proposals_by_order on money_proposals (order_id) where order_id is not null;
create index money_proposals_by_payment on money_proposals (payment_id) where payment_id is not null;

create function check_money_proposal() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'proposed' then
      raise exception 'a proposal does not begin decided' using errcode = 'check_violation';
    end if;
  elsif old.state <> 'proposed' then
    raise exception 'proposal % is decided', old.id using errcode = 'check_violation';
  elsif (new.kind, new.customer_id, new.order_id, new.payment_id, new.cents, new.terms, new.reason, new.proposed_by)
    is distinct from
    (old.kind, old.customer_id, old.order_id, old.payment_id, old.cents, old.terms, old.reason, old.proposed_by) then
    raise exception 'proposal % is what was proposed', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger money_proposal before insert or update on money_proposals
  for each row execute function check_money_proposal();
create trigger approver before update on money_proposals for each row
  when (new.state = 'approved') execute function check_approver('decided_by', 'decided_at');
create trigger audit after insert or update on money_proposals for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

alter table refunds
  -- of what had been delivered, and on whose second word; null: one person alone
  add column after_delivery boolean not null default false,
  add column proposal_id bigint references money_proposals (id);

create index refunds_alone on refunds (customer_id, created_at) where after_delivery and proposal_id is null;
create index refunds_by_proposal on refunds (proposal_id) where proposal_id is not null;

-- What one person has moved for a customer within a day without a second one: adjustments of the balance, and refunds
-- of what was delivered. So a large sum in small pieces, or by turns, needs one too.
create function moved_alone(customer bigint, moment timestamptz) returns bigint
language sql stable set search_path = pg_catalog, public, pg_temp
as $$
  select (
      select coalesce(sum(abs(cents)), 0) from balance_adjustments
      where customer_id = customer and state = 'booked' and decided_by is null
        and booked_at > moment - interval '24 hours'
    )::bigint + (
      select coalesce(sum(cents), 0) from refunds
      where customer_id = customer and after_delivery and proposal_id is null
        and created_at > moment - interval '24 hours'
    )::bigint
$$;

create or replace function adjustment_needs_second(customer bigint, amount bigint, moment timestamptz) returns boolean
language sql stable set search_path = pg_catalog, public, pg_temp
as $$
  select abs(amount) + moved_alone(customer, moment) > (select adjustment_limit_cents from settings)
$$;

-- Money of a delivered order goes back on two people's word above the limit, whichever program asks. Whoever carries an
-- approved proposal out names it for its transaction (pandrop.proposal).
create function check_refund_alone() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  new.after_delivery := exists (
    select from orders where id = new.order_id and state in ('accepted', 'completed', 'reversed')
  );
  new.proposal_id := null;
  if not new.after_delivery then
    return new;
  end if;
  new.proposal_id := nullif(current_setting('pandrop.proposal', true), '')::bigint;
  if new.proposal_id is null then
    -- Two at once for one customer take turns here, so that the second counts the first.
    perform from customers where id = new.customer_id for no key update;
    if adjustment_needs_second(new.customer_id, new.cents, new.created_at) then
      raise exception 'a refund of order % needs a second person', new.order_id using errcode = 'check_violation';
    end if;
  elsif not exists (
    select from money_proposals proposal
    where proposal.id = new.proposal_id and proposal.state = 'approved' and proposal.order_id = new.order_id
      and proposal.cents >= new.cents + (
        select coalesce(sum(cents), 0) from refunds where proposal_id = proposal.id
      )
  ) then
    raise exception 'proposal % does not let so much of order % go back', new.proposal_id, new.order_id
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;

-- What replaces a refund moves what was decided before; what the provider brings, nobody here decides.
create trigger refund_alone before insert on refunds for each row
  when (new.order_id is not null and new.replaces is null and new.destination <> 'foreign')
  execute function check_refund_alone();

-- Held money that went back, or was settled otherwise, by hand at the provider: nothing was booked for it here.
alter table payments
  add column settled_elsewhere_at timestamptz,
  add column settled_elsewhere_by text,
  add constraint payments_settled_elsewhere check (
    (settled_elsewhere_at is null) = (settled_elsewhere_by is null)
    and (settled_elsewhere_at is null or (state = 'Error' and reason = 'mismatch'))
  );

create function check_settled_elsewhere() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.settled_elsewhere_at is not null or new.settled_elsewhere_at is null then
    raise exception 'payment % was settled elsewhere, and it stays so', new.id using errcode = 'check_violation';
  end if;
  if new.credit_cents * coalesce(new.charged_minor, new.amount_minor)
      > new.amount_minor * (select adjustment_limit_cents from settings)
    and not exists (
      select from money_proposals
      where payment_id = new.id and kind = 'settled_elsewhere' and state = 'approved'
    ) then
    raise exception 'payment % needs a second person', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger settled_elsewhere before update on payments for each row
  when (old.settled_elsewhere_at is distinct from new.settled_elsewhere_at)
  execute function check_settled_elsewhere();

-- What a key of the staff was first used for, and what came of it; null while nobody knows.
create table staff_attempts (
  staff_id bigint not null references staff (id),
  -- with its parameters filled in
  path text not null,
  key text not null check (length(key) between 8 and 128),
  body_hash bytea not null,
  reply jsonb,
  created_at timestamptz not null,
  primary key (staff_id, path, key)
);

create index staff_attempts_by_age on staff_attempts (created_at);

revoke all on function check_money_proposal, moved_alone, check_refund_alone, check_settled_elsewhere from public;

grant execute on function moved_alone to {{server}};
grant select, insert on money_proposals to {{server}};
grant update (state, decided_by, decided_at, decision_reason) on money_proposals to {{server}};
grant update (settled_elsewhere_at, settled_elsewhere_by) on payments to {{server}};
grant select, insert, update (reply), delete on staff_attempts to {{server}};
