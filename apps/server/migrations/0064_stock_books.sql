-- Why: the books knew what offers had cost and never that such an item was sold. What an item cost comes into stock
-- with it, whoever it was bought from, and leaves with it: to what sales cost, or to losses (src/ledger/README.md).

alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (
  kind in ('customer', 'provider_clearing', 'sales', 'vat', 'promo', 'payouts_owed', 'bank', 'receivable', 'goodwill',
    'stock', 'stock_ordered', 'payouts_promised', 'payouts_sent', 'corrections', 'paid_twice',
    'cost_of_sales', 'stock_intake', 'stock_losses')
);
insert into ledger_accounts (kind) values ('cost_of_sales'), ('stock_intake'), ('stock_losses');

-- What the item cost when its order was paid; null: nobody knew, and lines of before have none.
alter table order_lines add column cost_cents bigint check (cost_cents >= 0);

-- A card's order is paid long after it was written, and late money long after its items were free again. Runs as the
-- owner: the server's login cannot touch a written line.
create function note_cost_of_sale() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update order_lines line
  set cost_cents = item.cost_cents
  from items item
  where line.order_id = new.id and item.id = line.item_id and item.cost_cents is not null;
  return null;
end
$$;

create trigger order_cost after update of paid_at on orders
  for each row when (old.paid_at is null and new.paid_at is not null) execute function note_cost_of_sale();

-- Items that name their offer and are still here: that offer's price stands in stock for them.
update items item
set cost_cents = offer.service_price_cents, cost_source = 'offer'
from offers offer
where offer.id = item.offer_id and item.cost_cents is null and item.state in ('available', 'reserved')
  and offer.received_at is not null and offer.state not in ('declined_by_user', 'declined_by_service');

-- Each time that somebody learnt better what an item cost; null: not known. It only grows.
create table item_cost_changes (
  id bigint generated always as identity primary key,
  item_id bigint not null references items (id),
  before_cents bigint check (before_cents >= 0),
  after_cents bigint check (after_cents >= 0),
  reason text check (length(reason) between 1 and 500),
  made_by text not null check (made_by <> ''),
  made_at timestamptz not null,
  check (before_cents is distinct from after_cents)
);

create index item_cost_changes_by_item on item_cost_changes (item_id);

create trigger audit after insert on item_cost_changes for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

-- What an item cost is settled with its sale and its withdrawal, and what an offer was paid is what its item cost.
create function check_item_cost() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.state not in ('available', 'hidden') then
    raise exception 'item % is %: what it cost is settled', old.id, old.state
      using errcode = 'check_violation', constraint = 'items_cost_settled';
  end if;
  if old.cost_source = 'offer' then
    raise exception 'item % cost what its offer was paid', old.id
      using errcode = 'check_violation', constraint = 'items_cost_of_offer';
  end if;
  return new;
end
$$;

create trigger item_cost before update of cost_cents, cost_source, offer_id on items
  for each row when (
    (old.cost_cents, old.cost_source) is distinct from (new.cost_cents, new.cost_source)
    or old.cost_source = 'offer' and old.offer_id is distinct from new.offer_id
  ) execute function check_item_cost();

-- At commit: an item that was bought by an offer cost that offer's price, which stands in stock.
create function check_cost_of_offer() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (
    select from offers
    where id = new.offer_id and service_price_cents = new.cost_cents and received_at is not null
      and state not in ('declined_by_user', 'declined_by_service')
  ) then
    raise exception 'item % does not cost what its offer was paid', new.id
      using errcode = 'check_violation', constraint = 'items_cost_of_offer';
  end if;
  return null;
end
$$;

create constraint trigger item_cost_of_offer after insert or update of cost_cents, cost_source, offer_id on items
  deferrable initially deferred for each row when (new.cost_source = 'offer') execute function check_cost_of_offer();

revoke all on function note_cost_of_sale, check_item_cost, check_cost_of_offer from public;

grant select, insert (item_id, before_cents, after_cents, reason, made_by, made_at) on item_cost_changes to {{server}};
