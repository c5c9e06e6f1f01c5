-- Why: operators sell several items together for one price. A pack holds none of its items: whoever buys one of them
-- alone ends it.

create table packs (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 80),
  -- VAT included, of all its items together
  price_cents bigint not null check (price_cents > 0),
  items_count int not null check (items_count between 2 and 10),
  offered_from timestamptz not null,
  -- first moment without it; null: until it is sold or stopped
  offered_until timestamptz check (offered_until > offered_from),
  -- staff:<id>, or the name of a program
  made_by text not null,
  created_at timestamptz not null,
  stopped_at timestamptz,
  sold_at timestamptz,
  -- the order that bought it
  order_id bigint unique references orders (id),
  -- one of its items is gone; also where this is null, pack_items.gone_at decides
  ended_at timestamptz,
  -- names the attempt that made it: the same again makes nothing
  request_key text unique,
  constraint packs_sold check ((sold_at is null) = (order_id is null) and (sold_at is null or stopped_at is null))
);

-- Those that may be on offer: lists never look at the many that have ended.
create index packs_standing on packs (id) where sold_at is null and stopped_at is null and ended_at is null;

create table pack_items (
  pack_id bigint not null references packs (id),
  line_no int not null check (line_no between 1 and 10),
  item_id bigint not null references items (id),
  -- since then it was sold or let go, which ends the pack even if it comes back; null: it was neither
  gone_at timestamptz,
  primary key (pack_id, line_no),
  unique (pack_id, item_id)
);

create index pack_items_by_item on pack_items (item_id);

-- What a buyer saw is what they pay: a pack keeps its price and its items from the moment that it is made.
create function check_pack_items() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  pack packs;
begin
  if tg_table_name = 'packs' then
    pack := new;
  else
    select * into pack from packs where id = new.pack_id;
  end if;
  if (select count(*) from pack_items where pack_id = pack.id) <> pack.items_count then
    raise exception 'pack % has % items', pack.id, pack.items_count
      using errcode = 'check_violation', constraint = 'pack_items_complete';
  end if;
  return null;
end
$$;

create constraint trigger pack_items_complete after insert on pack_items
  deferrable initially deferred for each row execute function check_pack_items();
create constraint trigger pack_items_complete after insert on packs
  deferrable initially deferred for each row execute function check_pack_items();

create function keep_pack() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception 'pack % was made: its price, items and time stay', old.id
    using errcode = 'check_violation', constraint = 'packs_stay';
end
$$;

create trigger keep_pack before update on packs for each row
  when (
    (old.name, old.price_cents, old.items_count, old.offered_from, old.offered_until, old.made_by, old.created_at)
      is distinct from
    (new.name, new.price_cents, new.items_count, new.offered_from, new.offered_until, new.made_by, new.created_at)
    or old.sold_at is not null or old.stopped_at is not null
  ) execute function keep_pack();

-- The order that bought it is written before: it holds all of its items, nothing else, at its price.
create function check_pack_sold() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (
    select from orders placed
    where placed.id = new.order_id and placed.total_cents = new.price_cents
      and (select array_agg(item_id order by item_id) from order_lines where order_id = placed.id)
        = (select array_agg(item_id order by item_id) from pack_items where pack_id = new.id)
  ) then
    raise exception 'order % does not buy pack %', new.order_id, new.id
      using errcode = 'check_violation', constraint = 'packs_sold_whole';
  end if;
  return null;
end
$$;

create trigger pack_sold after update of order_id on packs
  for each row when (new.order_id is not null) execute function check_pack_sold();

-- Said by the item itself, whoever sells it or lets it go. Its row is locked, so nobody else writes these.
create function end_packs() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update pack_items set gone_at = coalesce(new.sold_at, new.withdrawn_at, now())
  where item_id = new.id and gone_at is null;
  -- A pack that is locked is left: two sales that end the same packs never wait for each other in a circle.
  if found then
    update packs set ended_at = coalesce(new.sold_at, new.withdrawn_at, now())
    where id in (
      select id from packs
      where id in (select pack_id from pack_items where item_id = new.id)
        and sold_at is null and stopped_at is null and ended_at is null
      for no key update skip locked
    );
  end if;
  return null;
end
$$;

create trigger end_packs after update of state on items
  for each row when (new.state in ('sold', 'withdrawn')) execute function end_packs();

revoke all on function check_pack_items, check_pack_sold, keep_pack, end_packs from public;

create trigger audit after insert or update on packs for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');
create trigger audit after insert on pack_items for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('pack_id');
create trigger notify_content after insert or update on packs
  for each statement execute function notify_content();

grant select on packs, pack_items to {{server}};
grant
  insert (name, price_cents, items_count, offered_from, offered_until, made_by, created_at, request_key),
  update (stopped_at, sold_at, order_id)
  on packs to {{server}};
grant insert (pack_id, line_no, item_id) on pack_items to {{server}};
