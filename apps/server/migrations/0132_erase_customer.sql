-- Why: what a customer leaves behind is erased when their account is deleted, where nothing else may change it too: the
-- audit log and the books only grow, and what was agreed never changes. One function of the database's owner does all
-- of it, for an account whose deletion is due, and nobody is given a right for it. Its statements follow from the
-- register of personal data, and a test compares both. It names tables of migrations that come after this one:
-- PostgreSQL looks them up when it runs.

-- Whether this transaction erases a customer. The server writes no such mark, and it is worth nothing afterwards.
create function is_erasing() returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select exists (select from account_deletions where erasing_in = pg_current_xact_id_if_assigned())
$$;

revoke all on function is_erasing from public;
grant execute on function is_erasing to {{server}};

create or replace trigger only_grows before delete or update or truncate on audit_log
  for each statement when (not is_erasing()) execute function refuse_audit_change();
create or replace trigger only_grows before delete or update or truncate on audit_changes
  for each statement when (not is_erasing()) execute function refuse_audit_change();
create or replace trigger ledger_transactions_only_grow before delete or update or truncate on ledger_transactions
  for each statement when (not is_erasing()) execute function ledger_forbid();
create or replace trigger adjustment_change before insert or update on balance_adjustments
  for each row when (not is_erasing()) execute function check_adjustment();
create or replace trigger card_form_change before update on card_forms
  for each row when (not is_erasing()) execute function check_card_form_change();
create or replace trigger deal_change before update on deals
  for each row when (not is_erasing()) execute function check_deal_change();
create or replace trigger check_evidence_change before update on dispute_evidence
  for each row when (not is_erasing()) execute function check_evidence_change();
create or replace trigger money_proposal before insert or update on money_proposals
  for each row when (not is_erasing()) execute function check_money_proposal();
create or replace trigger offer_change before update on offers
  for each row when (not is_erasing()) execute function check_offer_change();
create or replace trigger payout_proposal before insert or update on payout_proposals
  for each row when (not is_erasing()) execute function check_payout_proposal();

-- Takes columns out of what the audit log has of a table's rows: those that are named, and those that name the customer
-- and are no longer there. Answers the entries that they belong to.
create function forget_audited(which text, columns text[], rows text[], whose bigint) returns bigint[]
language sql volatile set search_path = pg_catalog, public, pg_temp
as $$
  with forgotten as (
    update audit_changes set before = before - columns, after = after - columns
    where table_name = which and (row_id = any (rows) or coalesce(before, after) ->> 'customer_id' = whose::text)
    returning audit_id
  )
  select coalesce(array_agg(audit_id), '{}') from forgotten
$$;

revoke all on function forget_audited from public;

-- Erases what is personal of a customer whose deletion is due. Refuses where it is not, where money is theirs still,
-- and where a paper of theirs was not kept. Answers the addresses that mails to them went to.
create function erase_customer(erased_id bigint, at timestamptz) returns text[]
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  addresses text[];
  networks text[];
  entries bigint[] := '{}';
  named text[];
  places text[];
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
  entries := entries || forget_audited('account_closures', '{mailed_to}', array(select "id"::text from
    account_closures where customer_id = erased_id), erased_id);
  entries := entries || forget_audited('balance_adjustments', '{reason, note, decision_reason}', array(select
    "id"::text from balance_adjustments where customer_id = erased_id), erased_id);
  entries := entries || forget_audited('case_messages', '{text}', array(select "id"::text from case_messages where
    case_id in (select order_cases.id from order_cases join orders on orders.id = order_id where customer_id =
    erased_id)), erased_id);
  entries := entries || forget_audited('customer_events', '{why}', array(select "id"::text from customer_events
    where customer_id = erased_id), erased_id);
  entries := entries || forget_audited('customer_notes', '{text}', array(select "id"::text from customer_notes
    where customer_id = erased_id), erased_id);
  entries := entries || forget_audited('customers', '{name, surname, email, phone, phone_e164, country_id, city,
    address, post_code, avatar, steam_trade_link, steamid, company, vat_id, password_hash}', array(select "id"::text
    from customers where id = erased_id), erased_id);
  entries := entries || forget_audited('deals', '{note}', array(select "id"::text from deals where customer_id =
    erased_id), erased_id);
  entries := entries || forget_audited('dispute_evidence', '{facts, words}', array(select "dispute_id"::text from
    dispute_evidence where dispute_id in (select id from disputes where customer_id = erased_id)), erased_id);
  entries := entries || forget_audited('disputes', '{reason}', array(select "id"::text from disputes where
    customer_id = erased_id), erased_id);
  entries := entries || forget_audited('factor_removals', '{reason}', array(select "id"::text from factor_removals
    where customer_id = erased_id), erased_id);
  entries := entries || forget_audited('job_steps', '{why}', array(select "id"::text from job_steps where
    customer_id = erased_id), erased_id);
  entries := entries || forget_audited('money_proposals', '{terms, reason, decision_reason}', array(select
    "id"::text from money_proposals where customer_id = erased_id), erased_id);
  entries := entries || forget_audited('offers', '{item_url, trade_link, steamid}', array(select "id"::text from
    offers where customer_id = erased_id), erased_id);
  entries := entries || forget_audited('orders', '{name, surname, email, phone, country, city, address, post_code,
    trade_link, steamid, company, vat_id}', array(select "id"::text from orders where customer_id = erased_id),
    erased_id);
  entries := entries || forget_audited('payments', '{name, surname, email, phone, country, city, address,
    post_code}', array(select "id"::text from payments where customer_id = erased_id), erased_id);
  entries := entries || forget_audited('payout_proposals', '{reason}', array(select "id"::text from payout_proposals
    where payout_id in (select id from payouts where customer_id = erased_id)), erased_id);
  entries := entries || forget_audited('payouts', '{first_name, last_name, iban_masked, name, surname, email, phone,
    country, city, address, post_code, iban_sealed}', array(select "id"::text from payouts where customer_id =
    erased_id), erased_id);
  entries := entries || forget_audited('refunds', '{reason, failure}', array(select "id"::text from refunds where
    customer_id = erased_id), erased_id);
  entries := entries || forget_audited('sent_mails', '{recipient, subject, mail_order}', array(select "id"::text
    from sent_mails where customer_id = erased_id or lower(recipient) = any (addresses)), erased_id);
  entries := entries || forget_audited('sessions', '{address, user_agent, cookie_hash, token_hash,
    proof_code_hash}', array(select "id"::text from sessions where customer_id = erased_id), erased_id);
  entries := entries || forget_audited('trade_numbers', '{number}', array(select "number"::text from trade_numbers
    where customer_id = erased_id), erased_id);

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

  -- What follows is the register's (apps/server/src/domains/identity/personal-data/register).
  update customers set "name" = 'Deleted', "surname" = 'customer', "email" = 'deleted-' || erased_id ||
    '@deleted.invalid', "phone" = '', "phone_e164" = '', "country_id" = null, "city" = '', "address" = '',
    "post_code" = '', "avatar" = null, "steam_trade_link" = null, "steamid" = null, "company" = '', "vat_id" = '',
    "password_hash" = '$argon2id$v=19$m=19456,t=2,p=1$' || repeat('A', 22) || '$' || repeat('A', 43) where id =
    erased_id;
  delete from email_changes where customer_id = erased_id;
  delete from trade_accounts where customer_id = erased_id;
  delete from customer_events where customer_id = erased_id;
  delete from customer_notes where customer_id = erased_id;
  delete from sessions where customer_id = erased_id;
  delete from known_devices where customer_id = erased_id;
  delete from account_events where customer_id = erased_id;
  delete from customer_passkeys where customer_id = erased_id;
  delete from passkey_handles where customer_id = erased_id;
  delete from customer_factors where customer_id = erased_id;
  delete from recovery_codes where customer_id = erased_id;
  delete from factor_removals where customer_id = erased_id;
  delete from account_closures where customer_id = erased_id;
  delete from mailed_links where customer_id = erased_id;
  delete from api_keys where customer_id = erased_id;
  delete from personal_exports where customer_id = erased_id;
  delete from idempotency_keys where customer_id = erased_id;
  update orders set "name" = 'Deleted', "surname" = 'customer', "email" = 'deleted-' || erased_id ||
    '@deleted.invalid', "phone" = '', "city" = '', "address" = '', "post_code" = '', "trade_link" = '', "steamid" =
    '76561197960265728', "company" = '', "vat_id" = '' where customer_id = erased_id;
  update order_events set "why" = 'erased', "note" = null where order_id in (select id from orders where customer_id
    = erased_id);
  delete from case_messages where case_id in (select order_cases.id from order_cases join orders on orders.id =
    order_id where customer_id = erased_id);
  delete from case_pictures where customer_id = erased_id;
  update refunds set "reason" = 'erased', "failure" = null where customer_id = erased_id;
  delete from promo_customer_uses where customer_id = erased_id;
  delete from promo_guesses where customer_id = erased_id;
  delete from delivery_claims where customer_id = erased_id;
  update deals set "note" = '' where customer_id = erased_id;
  update deal_events set "why" = 'erased' where deal_id in (select id from deals where customer_id = erased_id);
  delete from cart_lines where customer_id = erased_id;
  delete from wishes where customer_id = erased_id;
  delete from wish_mails where wish_id in (select id from wishes where customer_id = erased_id);
  delete from unsubscribe_links where customer_id = erased_id;
  update payments set "name" = 'Deleted', "surname" = 'customer', "email" = 'deleted-' || erased_id ||
    '@deleted.invalid', "phone" = '', "city" = '', "address" = '', "post_code" = '' where customer_id = erased_id;
  update payment_events set "why" = 'erased' where payment_id in (select id from payments where customer_id =
    erased_id);
  update disputes set "reason" = 'erased' where customer_id = erased_id;
  update dispute_evidence set "facts" = '{}', "words" = '' where dispute_id in (select id from disputes where
    customer_id = erased_id);
  update balance_adjustments set "reason" = 'erased', "note" = 'erased', "decision_reason" = case when
    decision_reason is not null then 'erased' end where customer_id = erased_id;
  update money_proposals set "terms" = '{}', "reason" = 'erased', "decision_reason" = case when decision_reason is
    not null then 'erased' end where customer_id = erased_id;
  update ledger_transactions set "reason" = null where id in (select transaction_id from ledger_entries where
    account_id = (select account_id from customer_balances where customer_id = erased_id));
  update offers set "item_url" = '', "trade_link" = case when trade_link is not null then '' end, "steamid" = case
    when steamid is not null then '76561197960265728' end where customer_id = erased_id;
  update offer_events set "why" = 'erased', "note" = null where offer_id in (select id from offers where customer_id
    = erased_id);
  update payouts set "first_name" = 'Deleted', "last_name" = 'customer', "iban_masked" = case when iban_masked is
    not null then '' end, "name" = 'Deleted', "surname" = 'customer', "email" = 'deleted-' || erased_id ||
    '@deleted.invalid', "phone" = '', "city" = '', "address" = '', "post_code" = '' where customer_id = erased_id;
  update payout_proposals set "reason" = case when reason is not null then 'erased' end where payout_id in (select
    id from payouts where customer_id = erased_id);
  update card_forms set "name" = 'Deleted', "surname" = 'customer', "email" = 'deleted-' || erased_id ||
    '@deleted.invalid', "phone" = '', "city" = '', "address" = '', "post_code" = '', "session_email" = 'deleted-' ||
    erased_id || '@deleted.invalid' where customer_id = erased_id;
  update bank_answer_lines set "words" = null, "reason" = null where payout_id in (select id from payouts where
    customer_id = erased_id);
  delete from sent_mails where customer_id = erased_id or lower(recipient) = any (addresses);
  delete from notifications where customer_id = erased_id;
  delete from stopped_mails where customer_id = erased_id;
  delete from job_steps where customer_id = erased_id;
  delete from dev_mails where lower(recipient) = any (addresses);

  update customers set email_verified_at = null, verification_status = 'none' where id = erased_id;
  update audit_log set input = '{"erased": true}'
  where id = any (entries) or path || '/' like any (places)
    or exists (select from unnest(addresses) as address where strpos(lower(input::text), address) > 0);
  return addresses;
end
$$;

revoke all on function erase_customer from public;
grant execute on function erase_customer to {{server}};
