-- Why: whoever got into a customer's session could have what is bought sent to a Steam account of their own, and nobody
-- was told. The Steam accounts of each customer are written down: a further one makes what goes there wait for a day,
-- and is mailed about.

create table trade_accounts (
  customer_id bigint not null references customers (id) on delete cascade,
  steamid text not null check (steamid ~ '^76561\d{12}$'),
  used_since timestamptz not null,
  -- until when nothing is sent there; null: it was the customer's first
  paused_until timestamptz check (paused_until > used_since),
  primary key (customer_id, steamid)
);

-- All but the first wait.
create unique index trade_accounts_one_first on trade_accounts (customer_id) where paused_until is null;
create index trade_accounts_paused on trade_accounts (paused_until) where paused_until is not null;

-- What was used before today waits for nothing: the newest counts as the first, all others are long over.
insert into trade_accounts (customer_id, steamid, used_since, paused_until)
select customer_id, steamid, used_since, case when rank = 1 then null else used_since + interval '1 second' end
from (
  select customer_id, steamid, min(at) as used_since,
    row_number() over (partition by customer_id order by max(weight) desc, steamid) as rank
  from (
    select id as customer_id, steamid, created_at as at, 2 as weight from customers
    union all
    select customer_id, steamid, created_at, 1 from orders
    union all
    select customer_id, steamid, created_at, 1 from offers
  ) as known
  where steamid is not null
  group by customer_id, steamid
) as ranked;

create or replace view order_holds as
-- Its own payment: a release lets the customer pay again, but does not pay for this order.
select placed.id as order_id,
  case dispute.state when 'lost' then 'dispute_lost' else 'disputed' end as hold,
  -- null: nobody knows
  null::timestamptz as until
from disputes as dispute
join orders as placed on placed.payment_id = dispute.payment_id
where dispute.state in ('open', 'lost')
union all
-- What concerns the customer holds what is still to be handed over.
select placed.id, 'customer_blocked', null
from customers as customer
join orders as placed on placed.customer_id = customer.id
where customer.blocked_at is not null and placed.state in ('processing', 'in_process')
union all
select placed.id, 'on_hold', null
from disputes as dispute
join orders as placed on placed.customer_id = dispute.customer_id
where dispute.state in ('open', 'lost') and dispute.released_at is null
  and placed.payment_id is distinct from dispute.payment_id and placed.state in ('processing', 'in_process')
union all
select placed.id, 'trade_account_new', account.paused_until
from trade_accounts as account
join orders as placed on placed.customer_id = account.customer_id and placed.steamid = account.steamid
where account.paused_until is not null and placed.state in ('processing', 'in_process');

grant select, insert on trade_accounts to {{server}};
