-- Why: an operator offers one customer items at a price of their own. They are held for that customer until the deal is
-- bought, declined, withdrawn or over, and the same item is never held twice.

create table deals (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id),
  state text not null default 'open' check (state in ('open', 'bought', 'declined', 'expired', 'withdrawn')),
  -- of all its items together, VAT included
  price_cents bigint not null check (price_cents > 0),
  items_count int not null check (items_count between 1 and 10),
  -- the customer reads it
  note text not null default '' check (length(note) <= 500),
  made_by text not null check (made_by <> ''),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  order_id bigint unique references orders (id),
  -- names the attempt that made it: the same again makes nothing
  request_key text unique,
  constraint deals_days_max check (expires_at > created_at and expires_at - created_at <= interval '168 hours'),
  constraint deals_ended check ((state = 'open') = (ended_at is null)),
  constraint deals_bought check ((state = 'bought') = (order_id is not null))
);

create index deals_by_customer on deals (customer_id, id desc);
create index deals_by_state on deals (state, id desc);
create index deals_expiring on deals (expires_at) where state = 'open';

create table deal_items (
  deal_id bigint not null references deals (id),
  item_id bigint not null references items (id),
  -- what the item cost alone when the deal was made
  price_cents bigint not null check (price_cents > 0),
  -- the deal is open and holds it
  live boolean not null default true,
  primary key (deal_id, item_id)
);

create unique index deal_items_one_live_per_item on deal_items (item_id) where live;

create table deal_events (
  id bigint generated always as identity primary key,
  deal_id bigint not null references deals (id),
  kind text not null check (kind in ('made', 'bought', 'declined', 'expired', 'withdrawn')),
  -- customer:<id>, staff:<id> or the name of a job
  by text not null check (by <> ''),
  at timestamptz not null,
  why text not null
);

create index deal_events_by_deal on deal_events (deal_id, id);

create function check_deal_change() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if (old.state, new.state) not in (
    ('open', 'bought'), ('open', 'declined'), ('open', 'expired'), ('open', 'withdrawn')
  ) then
    raise exception 'a deal does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if new.state = 'bought' and new.ended_at >= old.expires_at or new.state = 'expired' and new.ended_at < old.expires_at
  then
    raise exception 'deal % stands until %', old.id, old.expires_at using errcode = 'check_violation';
  end if;
  if new.order_id is not null and not exists (
    select from orders placed
    where placed.id = new.order_id and placed.customer_id = new.customer_id and placed.total_cents = new.price_cents
      and (select array_agg(item_id order by item_id) from order_lines where order_id = placed.id)
        = (select array_agg(item_id order by item_id) from deal_items where deal_id = new.id)
  ) then
    raise exception 'order % does not buy deal %', new.order_id, old.id using errcode = 'check_violation';
  end if;
  update deal_items set live = false where deal_id = old.id;
  return new;
end
$$;

create trigger deal_change before update on deals for each row execute function check_deal_change();

-- At commit: a deal has as many items as it was made with. So it gets none later, in whichever transaction.
create function check_deal_items() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  deal deals;
begin
  if tg_table_name = 'deals' then
    deal := new;
  else
    select * into deal from deals where id = new.deal_id;
  end if;
  if (select count(*) from deal_items where deal_id = deal.id) <> deal.items_count then
    raise exception 'deal % has % items', deal.id, deal.items_count
      using errcode = 'check_violation', constraint = 'deal_items_complete';
  end if;
  return null;
end
$$;

create constraint trigger deal_items_complete after insert on deals
  deferrable initially deferred for each row execute function check_deal_items();
create constraint trigger deal_items_complete after insert on deal_items
  deferrable initially deferred for each row execute function check_deal_items();

-- At commit: what an open deal holds is reserved, and no order has it. So nobody else holds or sells it meanwhile.
create function check_held_item() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  held bigint;
begin
  if tg_table_name = 'items' then
    held := new.id;
  else
    held := new.item_id;
  end if;
  if exists (select from deal_items where item_id = held and live) and (
    (select state from items where id = held) <> 'reserved'
      or exists (select from order_lines where item_id = held and live)
  ) then
    raise exception 'item % is held for a deal', held
      using errcode = 'check_violation', constraint = 'items_held_once';
  end if;
  return null;
end
$$;

create constraint trigger item_held after insert on deal_items
  deferrable initially deferred for each row execute function check_held_item();

-- Whatever sells or frees an item names its state, also where that stays reserved.
create constraint trigger item_held after update of state on items
  deferrable initially deferred for each row when (old.state = 'reserved') execute function check_held_item();

create trigger audit after insert or update on deals for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

revoke all on function check_deal_change, check_deal_items, check_held_item from public;

grant select on deals, deal_items, deal_events to {{server}};
grant insert (customer_id, price_cents, items_count, note, made_by, created_at, expires_at, request_key),
  update (state, ended_at, order_id) on deals to {{server}};
grant insert (deal_id, item_id, price_cents) on deal_items to {{server}};
grant insert (deal_id, kind, by, at, why) on deal_events to {{server}};
