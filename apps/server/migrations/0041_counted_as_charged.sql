-- Why: in how many decimals a currency is counted is the provider's to say, and no version of Node's; so it is kept
-- with each payment, and amounts are what the provider was asked for. What a held payment was charged stands in a
-- column and not in a sentence.

alter table payments
  -- decimals of amount_minor, charged_minor and refunded_minor; two for all but a few currencies
  add column minor_exponent smallint not null default 2 check (minor_exponent between 0 and 3),
  -- where it is another than was agreed
  add column charged_currency text check (charged_currency ~ '^[A-Z]{3}$'),
  add check (charged_currency is null or charged_minor is not null);
grant update (charged_currency) on payments to {{server}};

alter table payments disable trigger user;
alter table refunds disable trigger user;
alter table disputes disable trigger user;

update payments
set charged_minor = told.minor, charged_currency = nullif(told.currency, payments.currency)
from (
  select distinct on (payment_id) payment_id,
    substring(why from '^charged (\d{1,15}) [A-Z]{3}, agreed ')::bigint as minor,
    substring(why from '^charged \d{1,15} ([A-Z]{3}), agreed ') as currency
  from payment_events
  where why ~ '^charged [1-9]\d{0,14} [A-Z]{3}, agreed '
  order by payment_id, id
) as told
where payments.id = told.payment_id and payments.reason = 'mismatch' and payments.charged_minor is null;

update payments set minor_exponent = 0
where currency in (
  'BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'
);
update payments set minor_exponent = 3 where currency in ('BHD', 'JOD', 'KWD', 'OMR', 'TND');

-- These were asked for in hundredths, and kept in hundredths or in units by what Node knew of them: which of the two
-- shows in what they were worth.
update payments set minor_exponent = 0
where currency in ('HUF', 'ISK', 'TWD', 'UGX')
  and round(log(amount_minor::numeric * 100 / (credit_cents * currency_value))) = 0;
update refunds set amount_minor = refunds.amount_minor * 100
from payments
where payments.id = refunds.payment_id and payments.minor_exponent = 0
  and payments.currency in ('HUF', 'ISK', 'TWD', 'UGX');
update disputes set amount_minor = disputes.amount_minor * 100
from payments
where payments.id = disputes.payment_id and payments.minor_exponent = 0
  and payments.currency in ('HUF', 'ISK', 'TWD', 'UGX');
update payments
set minor_exponent = 2, amount_minor = amount_minor * 100, refunded_minor = refunded_minor * 100,
  charged_minor = case when charged_currency is null then charged_minor * 100 else charged_minor end
where minor_exponent = 0 and currency in ('HUF', 'ISK', 'TWD', 'UGX');

alter table payments enable trigger user;
alter table refunds enable trigger user;
alter table disputes enable trigger user;

create or replace function guard_payment() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if (new.id, new.customer_id, new.purpose, new.amount_minor, new.minor_exponent, new.currency, new.currency_value,
      new.credit_cents, new.created_at)
    is distinct from
     (old.id, old.customer_id, old.purpose, old.amount_minor, old.minor_exponent, old.currency, old.currency_value,
      old.credit_cents, old.created_at)
  then
    raise exception 'what was agreed for payment % never changes', old.id using errcode = 'check_violation';
  end if;
  if (new.expires_at, new.session_attempt) is distinct from (old.expires_at, old.session_attempt) and (
    old.state <> 'Pending' or old.provider_session_id is not null
    or new.session_attempt <> old.session_attempt + 1 or new.expires_at < old.expires_at
  ) then
    raise exception 'payment % may ask for a later session only while it has none', old.id
      using errcode = 'check_violation';
  end if;
  if old.state = 'Success' and new.state <> 'Success' then
    raise exception 'payment % has succeeded and never regresses', old.id using errcode = 'check_violation';
  end if;
  if old.state <> 'Pending' and new.state = 'Pending' then
    raise exception 'payment % has ended and never reopens', old.id using errcode = 'check_violation';
  end if;
  if old.provider_session_id <> new.provider_session_id then
    raise exception 'payment % has one session at the provider', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
