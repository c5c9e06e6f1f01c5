-- Why: no screen and no command puts an item on sale. Operators add items, take them off the shelf and let them go
-- without a sale; what an item cost, where it is kept and which copy of Steam's it is stands beside it, for them alone.

create table steam_accounts (
  id bigint generated always as identity primary key,
  -- what staff call it
  label text not null unique check (length(label) between 1 and 60),
  steamid text not null unique check (steamid ~ '^76561\d{12}$'),
  note text not null default '' check (length(note) <= 500),
  -- nothing new is kept there from then on
  closed_at timestamptz,
  created_at timestamptz not null default now()
);

create trigger audit after insert or update on steam_accounts for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

alter table items
  -- Steam's number of this copy; it gets another with every trade, so none ever comes back
  add column asset_id text check (asset_id ~ '^\d{1,20}$'),
  add column steam_account_id bigint references steam_accounts (id),
  -- what the shop paid; null: nobody knows
  add column cost_cents bigint check (cost_cents >= 0),
  add column cost_source text check (cost_source in ('offer', 'purchase', 'opening')),
  -- of whom or from where it was bought, as an operator wrote it
  add column source_ref text check (length(source_ref) between 1 and 120),
  -- its number in another program
  add column external_id text unique check (length(external_id) between 1 and 80),
  -- names the attempt that added it: the same again adds nothing
  add column request_key text unique,
  -- for staff alone
  add column note text not null default '' check (length(note) <= 500),
  add column withdrawn_at timestamptz,
  add column withdrawn_because text
    check (withdrawn_because in ('sold_elsewhere', 'traded_away', 'reversed', 'lost', 'wrong_entry')),
  add constraint items_cost_has_source check ((cost_cents is null) = (cost_source is null)),
  drop constraint items_state_check,
  add constraint items_state_check check (state in ('available', 'hidden', 'reserved', 'sold', 'withdrawn')),
  add constraint items_withdrawn check (
    (state = 'withdrawn') = (withdrawn_at is not null) and (withdrawn_at is null) = (withdrawn_because is null)
  );

-- A copy stands in the shop once. One that was let go does not count: it may have been a wrong entry.
create unique index items_asset on items (asset_id) where asset_id is not null and state <> 'withdrawn';
create index items_by_account on items (steam_account_id) where steam_account_id is not null;
-- Lists of the back office, and how many stand in each of them.
create index items_by_state on items (state, id desc);
create index items_by_state_price on items (state, price_cents, id);
create index items_listed on items ((greatest(created_at, available_from)), id);
create index items_margin on items ((cost_cents::float8 / price_cents), id) include (state)
  where cost_cents is not null;

create function check_item_change() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if (old.state, new.state) not in (
    ('available', 'reserved'), ('available', 'sold'), ('available', 'hidden'), ('available', 'withdrawn'),
    ('hidden', 'available'), ('hidden', 'withdrawn'),
    ('reserved', 'available'), ('reserved', 'sold'),
    ('sold', 'available')
  ) then
    raise exception 'item % does not go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger item_change before update of state on items
  for each row when (old.state <> new.state) execute function check_item_change();

create function refuse_first_item_state() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception 'an item does not begin %', new.state using errcode = 'check_violation';
end
$$;

create trigger item_first_state before insert on items
  for each row when (new.state not in ('available', 'hidden')) execute function refuse_first_item_state();

-- What was sold is what it was: an order names it. Only what no order names can have been entered wrongly.
create function check_item_facts() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from order_lines where item_id = new.id) then
    raise exception 'item % has been ordered: it is what it was', new.id
      using errcode = 'check_violation', constraint = 'items_facts_ordered';
  end if;
  return new;
end
$$;

create trigger item_facts before update of skin_id, exterior, variant, float, paint_seed on items
  for each row when (
    (old.skin_id, old.exterior, old.variant, old.float, old.paint_seed)
      is distinct from (new.skin_id, new.exterior, new.variant, new.float, new.paint_seed)
  ) execute function check_item_facts();

revoke all on function check_item_change, refuse_first_item_state, check_item_facts from public;

-- What staff do with an item, whatever it is: what a cancelled order sets free as well.
drop trigger audit on items;
create trigger audit after insert or delete or update on items for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

grant select, insert (label, steamid, note), update (label, note, closed_at) on steam_accounts to {{server}};
grant
  insert (state, request_key, asset_id, steam_account_id, cost_cents, cost_source, source_ref, external_id, note),
  update (skin_id, exterior, variant, float, paint_seed, asset_id, steam_account_id, cost_cents, cost_source,
    source_ref, external_id, note, withdrawn_at, withdrawn_because)
  on items to {{server}};
