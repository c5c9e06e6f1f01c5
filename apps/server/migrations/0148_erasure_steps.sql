-- Why: erase_customer had a statement for each table of customers, two where the audit log knows it, and each new
-- column meant writing out all of them again. They are rows now: a migration that adds personal data writes its
-- table's own.

-- What a deletion does with the rows of a table. It follows from the register of personal data, and a test compares
-- both. In its SQL $1 is the customer and $2 the addresses that mails to them went to. Nobody but the owner writes it.
create table erasure_steps (
  table_name text primary key,
  position integer not null generated always as identity unique,
  -- which rows are theirs
  rows_of text not null check (rows_of <> ''),
  -- what the audit log calls the rows by, and which columns it forgets; null where it has none of them
  audit_key text,
  audited text[] check (audited <> '{}'),
  -- what is done to the rows; null: they stay as they are
  statement text,
  check ((audit_key is null) = (audited is null)),
  check (coalesce(audited::text, statement) is not null)
);

insert into erasure_steps (table_name, rows_of, audit_key, audited, statement) values
  ('customers', $$id = $1$$, 'id', '{name, surname, email, phone, phone_e164, country_id, city, address, post_code,
    avatar, steam_trade_link, steamid, company, vat_id, password_hash}', $$update customers set "name" = 'Deleted',
    "surname" = 'customer', "email" = 'deleted-' || $1 || '@deleted.invalid', "phone" = '', "phone_e164" = '',
    "country_id" = null, "city" = '', "address" = '', "post_code" = '', "avatar" = null, "steam_trade_link" = null,
    "steamid" = null, "company" = '', "vat_id" = '', "password_hash" = '$argon2id$v=19$m=19456,t=2,p=1$' ||
    repeat('A', 22) || '$' || repeat('A', 43) where id = $1$$),
  ('email_changes', $$customer_id = $1$$, null, null, $$delete from email_changes where customer_id = $1$$),
  ('trade_accounts', $$customer_id = $1$$, null, null, $$delete from trade_accounts where customer_id = $1$$),
  ('customer_events', $$customer_id = $1$$, 'id', '{why}', $$delete from customer_events where customer_id = $1$$),
  ('customer_notes', $$customer_id = $1$$, 'id', '{text}', $$delete from customer_notes where customer_id = $1$$),
  ('sessions', $$customer_id = $1$$, 'id', '{address, user_agent, cookie_hash, token_hash, proof_code_hash}',
    $$delete from sessions where customer_id = $1$$),
  ('known_devices', $$customer_id = $1$$, null, null, $$delete from known_devices where customer_id = $1$$),
  ('account_events', $$customer_id = $1$$, null, null, $$delete from account_events where customer_id = $1$$),
  ('customer_factors', $$customer_id = $1$$, null, null, $$delete from customer_factors where customer_id = $1$$),
  ('recovery_codes', $$customer_id = $1$$, null, null, $$delete from recovery_codes where customer_id = $1$$),
  ('passkey_handles', $$customer_id = $1$$, null, null, $$delete from passkey_handles where customer_id = $1$$),
  ('customer_passkeys', $$customer_id = $1$$, null, null, $$delete from customer_passkeys where customer_id = $1$$),
  ('factor_removals', $$customer_id = $1$$, 'id', '{reason}', $$delete from factor_removals where customer_id = $1$$),
  ('account_closures', $$customer_id = $1$$, 'id', '{mailed_to}', $$delete from account_closures where customer_id =
    $1$$),
  ('mailed_links', $$customer_id = $1$$, null, null, $$delete from mailed_links where customer_id = $1$$),
  ('api_keys', $$customer_id = $1$$, null, null, $$delete from api_keys where customer_id = $1$$),
  ('personal_exports', $$customer_id = $1$$, null, null, $$delete from personal_exports where customer_id = $1$$),
  ('idempotency_keys', $$customer_id = $1$$, null, null, $$delete from idempotency_keys where customer_id = $1$$),
  ('orders', $$customer_id = $1$$, 'id', '{name, surname, email, phone, country, city, address, post_code,
    trade_link, steamid, company, vat_id}', $$update orders set "name" = 'Deleted', "surname" = 'customer', "email"
    = 'deleted-' || $1 || '@deleted.invalid', "phone" = '', "city" = '', "address" = '', "post_code" = '',
    "trade_link" = '', "steamid" = '76561197960265728', "company" = '', "vat_id" = '' where customer_id = $1$$),
  ('order_events', $$order_id in (select id from orders where customer_id = $1)$$, null, null, $$update order_events
    set "why" = 'erased', "note" = null where order_id in (select id from orders where customer_id = $1)$$),
  ('case_messages', $$case_id in (select order_cases.id from order_cases join orders on orders.id = order_id where
    customer_id = $1)$$, 'id', '{text}', $$delete from case_messages where case_id in (select order_cases.id from
    order_cases join orders on orders.id = order_id where customer_id = $1)$$),
  ('case_pictures', $$customer_id = $1$$, null, null, $$delete from case_pictures where customer_id = $1$$),
  ('refunds', $$customer_id = $1$$, 'id', '{reason, failure}', $$update refunds set "reason" = 'erased', "failure" =
    null where customer_id = $1$$),
  ('promo_customer_uses', $$customer_id = $1$$, null, null, $$delete from promo_customer_uses where customer_id =
    $1$$),
  ('promo_guesses', $$customer_id = $1$$, null, null, $$delete from promo_guesses where customer_id = $1$$),
  ('trade_numbers', $$customer_id = $1$$, 'number', '{number}', null),
  ('delivery_claims', $$customer_id = $1$$, null, null, $$delete from delivery_claims where customer_id = $1$$),
  ('deals', $$customer_id = $1$$, 'id', '{note}', $$update deals set "note" = '' where customer_id = $1$$),
  ('deal_events', $$deal_id in (select id from deals where customer_id = $1)$$, null, null, $$update deal_events set
    "why" = 'erased' where deal_id in (select id from deals where customer_id = $1)$$),
  ('cart_lines', $$customer_id = $1$$, null, null, $$delete from cart_lines where customer_id = $1$$),
  ('wishes', $$customer_id = $1$$, null, null, $$delete from wishes where customer_id = $1$$),
  ('wish_mails', $$wish_id in (select id from wishes where customer_id = $1)$$, null, null, $$delete from wish_mails
    where wish_id in (select id from wishes where customer_id = $1)$$),
  ('unsubscribe_links', $$customer_id = $1$$, null, null, $$delete from unsubscribe_links where customer_id = $1$$),
  ('payments', $$customer_id = $1$$, 'id', '{name, surname, email, phone, country, city, address, post_code}',
    $$update payments set "name" = 'Deleted', "surname" = 'customer', "email" = 'deleted-' || $1 ||
    '@deleted.invalid', "phone" = '', "city" = '', "address" = '', "post_code" = '' where customer_id = $1$$),
  ('payment_events', $$payment_id in (select id from payments where customer_id = $1)$$, null, null, $$update
    payment_events set "why" = 'erased' where payment_id in (select id from payments where customer_id = $1)$$),
  ('disputes', $$customer_id = $1$$, 'id', '{reason}', $$update disputes set "reason" = 'erased' where customer_id =
    $1$$),
  ('dispute_evidence', $$dispute_id in (select id from disputes where customer_id = $1)$$, 'dispute_id', '{facts,
    words}', $$update dispute_evidence set "facts" = '{}', "words" = '' where dispute_id in (select id from disputes
    where customer_id = $1)$$),
  ('balance_adjustments', $$customer_id = $1$$, 'id', '{reason, note, decision_reason}', $$update
    balance_adjustments set "reason" = 'erased', "note" = 'erased', "decision_reason" = case when decision_reason is
    not null then 'erased' end where customer_id = $1$$),
  ('money_proposals', $$customer_id = $1$$, 'id', '{terms, reason, decision_reason}', $$update money_proposals set
    "terms" = '{}', "reason" = 'erased', "decision_reason" = case when decision_reason is not null then 'erased' end
    where customer_id = $1$$),
  ('ledger_transactions', $$id in (select transaction_id from ledger_entries where account_id = (select account_id
    from customer_balances where customer_id = $1))$$, null, null, $$update ledger_transactions set "reason" = null
    where id in (select transaction_id from ledger_entries where account_id = (select account_id from
    customer_balances where customer_id = $1))$$),
  ('offers', $$customer_id = $1$$, 'id', '{item_url, trade_link, steamid}', $$update offers set "item_url" = '',
    "trade_link" = case when trade_link is not null then '' end, "steamid" = case when steamid is not null then
    '76561197960265728' end where customer_id = $1$$),
  ('offer_events', $$offer_id in (select id from offers where customer_id = $1)$$, null, null, $$update offer_events
    set "why" = 'erased', "note" = null where offer_id in (select id from offers where customer_id = $1)$$),
  ('payouts', $$customer_id = $1$$, 'id', '{first_name, last_name, iban_masked, name, surname, email, phone,
    country, city, address, post_code, iban_sealed}', $$update payouts set "first_name" = 'Deleted', "last_name" =
    'customer', "iban_masked" = case when iban_masked is not null then '' end, "name" = 'Deleted', "surname" =
    'customer', "email" = 'deleted-' || $1 || '@deleted.invalid', "phone" = '', "city" = '', "address" = '',
    "post_code" = '' where customer_id = $1$$),
  ('payout_proposals', $$payout_id in (select id from payouts where customer_id = $1)$$, 'id', '{reason}', $$update
    payout_proposals set "reason" = case when reason is not null then 'erased' end where payout_id in (select id
    from payouts where customer_id = $1)$$),
  ('card_forms', $$customer_id = $1$$, null, null, $$update card_forms set "name" = 'Deleted', "surname" =
    'customer', "email" = 'deleted-' || $1 || '@deleted.invalid', "phone" = '', "city" = '', "address" = '',
    "post_code" = '', "session_email" = 'deleted-' || $1 || '@deleted.invalid' where customer_id = $1$$),
  ('bank_answer_lines', $$payout_id in (select id from payouts where customer_id = $1)$$, null, null, $$update
    bank_answer_lines set "words" = null, "reason" = null where payout_id in (select id from payouts where
    customer_id = $1)$$),
  ('sent_mails', $$customer_id = $1 or lower(recipient) = any ($2)$$, 'id', '{recipient, subject, mail_order}',
    $$delete from sent_mails where customer_id = $1 or lower(recipient) = any ($2)$$),
  ('notifications', $$customer_id = $1$$, null, null, $$delete from notifications where customer_id = $1$$),
  ('stopped_mails', $$customer_id = $1$$, null, null, $$delete from stopped_mails where customer_id = $1$$),
  ('job_steps', $$customer_id = $1$$, 'id', '{why}', $$delete from job_steps where customer_id = $1$$),
  ('dev_mails', $$lower(recipient) = any ($2)$$, null, null, $$delete from dev_mails where lower(recipient) = any
    ($2)$$);

-- Erases what is personal of a customer whose deletion is due. Refuses where it is not, where money is theirs still,
-- and where a paper of theirs was not kept. Answers the addresses that mails to them went to.
create or replace function erase_customer(erased_id bigint, at timestamptz) returns text[]
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  addresses text[];
  networks text[];
  entries bigint[] := '{}';
  named text[];
  places text[];
  step erasure_steps;
  found_entries bigint[];
begin
  perform from customers where id = erased_id for update;
  update account_deletions set erasing_in = pg_current_xact_id(), ended_at = at
  where customer_id = erased_id and cancelled_at is null and ended_at is null and due_at <= at;
  if not found then
    raise exception 'no deletion of customer % is due', erased_id using errcode = 'check_violation';
  end if;
  if exists (select from customer_balances where customer_id = erased_id and balance_cents > 0) then
    raise exception 'customer % has money still', erased_id using errcode = 'check_violation';
  end if;
  if exists (select from unkept_papers(erased_id)) then
    raise exception 'papers of customer % are not kept', erased_id using errcode = 'check_violation';
  end if;

  addresses := array(
    select distinct lower(used.email) from (
      select email from customers where id = erased_id
      union all select email from orders where customer_id = erased_id
      union all select email from payments where customer_id = erased_id
      union all select email from payouts where customer_id = erased_id
      union all select session_email from card_forms where customer_id = erased_id
      union all select email from email_changes where customer_id = erased_id
      union all select email from mailed_links where customer_id = erased_id
      union all select mailed_to from account_closures where customer_id = erased_id
      union all select recipient from sent_mails where customer_id = erased_id
    ) as used (email)
    -- One that was typed may be the address of another customer.
    where not exists (
      select from customers other where other.id <> erased_id and lower(other.email) = lower(used.email)
    )
  );
  networks := array(select distinct address from sessions where customer_id = erased_id);
  -- Addresses of staff's calls that are about this customer.
  places := array(
    select '%/' || about.kind || '/' || about.id || '/%' from (
      select 'customers', erased_id::text
      union all select 'orders', id::text from orders where customer_id = erased_id
      union all select 'offers', id::text from offers where customer_id = erased_id
      union all select 'deals', id::text from deals where customer_id = erased_id
      union all select 'payments', id::text from payments where customer_id = erased_id
      union all select 'payouts', id::text from payouts where customer_id = erased_id
      union all select 'refunds', id::text from refunds where customer_id = erased_id
      union all select 'disputes', id from disputes where customer_id = erased_id
    ) as about (kind, id)
  );

  -- What staff did to their rows is in the audit log, with what they sent.
  for step in select * from erasure_steps where audited is not null order by position loop
    execute format('select forget_audited(%L, $3, array(select %I::text from %I where %s), $1)',
      step.table_name, step.audit_key, step.table_name, step.rows_of)
    into found_entries using erased_id, addresses, step.audited;
    entries := entries || found_entries;
  end loop;

  -- Notices of the card provider are in its own words.
  named := array(
    select distinct '%' || name || '%' from (
      select id::text from payments where customer_id = erased_id
      union all select provider_session_id from payments where customer_id = erased_id
      union all select payment_intent from payments where customer_id = erased_id
      union all select provider_refund_id from refunds where customer_id = erased_id
      union all select id from disputes where customer_id = erased_id
      union all select session_id from card_forms where customer_id = erased_id
      union all select setup_intent from card_forms where customer_id = erased_id
    ) as names (name)
    where name <> ''
  );
  update provider_events
  set payload = jsonb_build_object('id', payload -> 'id', 'type', payload -> 'type', 'created', payload -> 'created')
  where payload::text like any (named);

  -- An answer that a member of the staff may ask for again within a week.
  delete from staff_attempts where exists (
    select from unnest(addresses) as address where strpos(lower(reply::text), address) > 0
  ) or path || '/' like any (places);
  delete from attempt_counts where exists (
    select from unnest(addresses || networks || array[' ' || erased_id]) as meant
    where right(lower(subject), length(meant)) = lower(meant)
  );

  -- What was being talked about is over, and nobody waits for an answer.
  update order_cases set state = 'solved', waits_since = at, solved_at = at, warned_at = null
  where state <> 'solved' and order_id in (select id from orders where customer_id = erased_id);
  update order_cases set emptied_at = coalesce(emptied_at, at)
  where order_id in (select id from orders where customer_id = erased_id);

  for step in select * from erasure_steps where statement is not null order by position loop
    execute step.statement using erased_id, addresses;
  end loop;

  update customers set email_verified_at = null, verification_status = 'none' where id = erased_id;
  update audit_log set input = '{"erased": true}'
  where id = any (entries) or path || '/' like any (places)
    or exists (select from unnest(addresses) as address where strpos(lower(input::text), address) > 0);
  return addresses;
end
$$;
