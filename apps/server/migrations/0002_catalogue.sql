-- Why: the shop sells unique copies (items) of known finishes (skins). Prices tell their own history: every change
-- is logged by trigger from the first item on, and the database itself refuses an old price that was never asked
-- (readings.md, Money; directive 98/6/EC article 6a). Lists stay fast because an item carries what they filter by.

create table skins (
  id text primary key,
  market_name text not null,
  weapon text not null,
  finish text not null,
  phase text not null,
  type text not null,
  rarity text not null,
  rarity_color text not null,
  def_index integer not null,
  paint_index integer not null,
  min_wear double precision,
  max_wear double precision,
  exteriors text[] not null,
  stattrak boolean not null,
  souvenir boolean not null,
  team text not null,
  collection text not null,
  cases text[] not null,
  img_url text not null,
  img_url_big text not null,
  check ((min_wear is null) = (max_wear is null)),
  check (0 <= min_wear and min_wear < max_wear and max_wear <= 1)
);

-- One row for every variant that can exist; items refer to it, so an impossible variant cannot be sold.
create table reference_prices (
  skin_id text not null references skins (id),
  exterior text not null check (exterior in ('FN', 'MW', 'FT', 'WW', 'BS', 'NP')),
  variant text not null check (variant in ('normal', 'stattrak', 'souvenir')),
  price_cents bigint not null check (price_cents > 0),
  basis text not null check (basis in ('observed', 'modelled', 'floor', 'clamped')),
  primary key (skin_id, exterior, variant)
);

-- What was imported or seeded last, by fingerprint, so that a later start has nothing to read.
create table catalogue_marks (
  name text primary key,
  fingerprint text not null
);

create table items (
  id bigint generated always as identity primary key,
  skin_id text not null,
  exterior text not null,
  variant text not null,
  float double precision,
  paint_seed integer check (paint_seed between 0 and 1000),
  price_cents bigint not null check (price_cents > 0),
  old_price_cents bigint check (old_price_cents > price_cents),
  price_changed_at timestamptz not null default now(),
  new_until timestamptz,
  state text not null default 'available' check (state in ('available', 'reserved', 'sold')),
  available_from timestamptz,
  sold_at timestamptz,
  created_at timestamptz not null default now(),
  seed_key text,
  -- From here on filled by describe_item: the skin's facts once more, for filters and search.
  title text not null,
  class text not null check (class in ('Normal', 'StatTrak™', 'Souvenir', '★', '★ StatTrak™')),
  type text not null,
  weapon text not null,
  rarity text not null,
  search tsvector not null,
  foreign key (skin_id, exterior, variant) references reference_prices,
  constraint items_sold_at check ((state = 'sold') = (sold_at is not null)),
  -- A vanilla knife is not painted: it has neither float nor pattern.
  constraint items_not_painted check (
    (exterior = 'NP') = (float is null) and (exterior = 'NP') = (paint_seed is null)
  ),
  -- Limits of the exteriors: catalogue/README.md.
  constraint items_exterior_fits_float check (
    case exterior
      when 'FN' then float >= 0 and float < 0.07
      when 'MW' then float >= 0.07 and float < 0.15
      when 'FT' then float >= 0.15 and float < 0.38
      when 'WW' then float >= 0.38 and float < 0.45
      when 'BS' then float >= 0.45 and float <= 1
      else float is null
    end
  )
);

create table price_log (
  id bigint generated always as identity primary key,
  item_id bigint not null references items (id),
  price_cents bigint not null,
  old_price_cents bigint,
  changed_at timestamptz not null
);

create index price_log_by_item on price_log (item_id, changed_at);

create unique index items_seed_key on items (seed_key) where seed_key is not null;
create index items_by_skin on items (skin_id, price_cents);
create index items_available_price on items (price_cents, id) where state = 'available';
create index items_available_type on items (type, price_cents, id) where state = 'available';
create index items_available_weapon on items (weapon, price_cents, id) where state = 'available';
create index items_available_rarity on items (rarity, price_cents, id) where state = 'available';
create index items_available_exterior on items (exterior, price_cents, id) where state = 'available';
create index items_available_class on items (class, price_cents, id) where state = 'available';
create index items_available_sale on items (price_cents, id) where state = 'available' and old_price_cents is not null;
create index items_available_new on items (price_cents, id) where state = 'available' and new_until is not null;
create index items_available_search on items using gin (search) where state = 'available';

-- Words as people type them: lower case, no accents, no signs; "AK-47" is two words. Other scripts stay words.
create function search_words(typed text) returns text[]
language sql immutable parallel safe
return (
  select coalesce(array_agg(distinct word), '{}')
  from regexp_split_to_table(
    lower(regexp_replace(normalize(typed, NFD), '[\u0300-\u036f™★]', '', 'g')), '[^a-z0-9\u0080-\uffff]+'
  ) as word
  where word <> ''
);

-- Finds items that have, for every word typed, a word that starts with it. Null when nothing was typed but signs.
create function search_query(typed text) returns tsquery
language sql immutable parallel safe
return (
  select string_agg(format('''%s'':*', word), ' & ')::tsquery
  from unnest(search_words(typed)) as word
);

create function exterior_name(exterior text) returns text
language sql immutable parallel safe
return case exterior
  when 'FN' then 'Factory New'
  when 'MW' then 'Minimal Wear'
  when 'FT' then 'Field-Tested'
  when 'WW' then 'Well-Worn'
  when 'BS' then 'Battle-Scarred'
  when 'NP' then 'Not Painted'
end;

-- [★ ][StatTrak™ | Souvenir ]name[ (Exterior)], as Steam's market writes it; a vanilla knife names no exterior.
create function item_title(market_name text, exterior text, variant text) returns text
language sql immutable parallel safe
return case when market_name like '★ %' then '★ ' else '' end
  || case variant when 'stattrak' then 'StatTrak™ ' when 'souvenir' then 'Souvenir ' else '' end
  || regexp_replace(market_name, '^★ ', '')
  || case when exterior = 'NP' then '' else ' (' || exterior_name(exterior) || ')' end;

create function describe_item() returns trigger
language plpgsql
as $$
declare
  skin public.skins;
  star boolean;
begin
  select * into skin from public.skins where id = new.skin_id;
  if not found then
    raise exception 'no skin %', new.skin_id using errcode = 'foreign_key_violation';
  end if;
  if new.float < skin.min_wear or new.float > skin.max_wear then
    raise exception 'float % is outside the limits of %', new.float, new.skin_id
      using errcode = 'check_violation', constraint = 'items_float_within_limits';
  end if;
  star := skin.market_name like '★ %';
  new.title := public.item_title(skin.market_name, new.exterior, new.variant);
  new.class := case
    when new.variant = 'stattrak' then case when star then '★ StatTrak™' else 'StatTrak™' end
    when new.variant = 'souvenir' then 'Souvenir'
    when star then '★'
    else 'Normal'
  end;
  new.type := skin.type;
  new.weapon := skin.weapon;
  new.rarity := skin.rarity;
  -- Beside the title's words: phase, type, "ft", and the weapon in one word ("ak47", "m4a1s"), "p2" for Phase 2.
  new.search := array_to_tsvector(public.search_words(concat_ws(' ',
    new.title, skin.phase, replace(skin.phase, 'Phase ', 'p'), skin.type, new.exterior,
    public.exterior_name(new.exterior), regexp_replace(skin.weapon, '[^A-Za-z0-9]', '', 'g')
  )));
  return new;
end
$$;

create trigger describe_item before insert or update of skin_id, exterior, variant, float on items
for each row execute function describe_item();

-- The price log dates a change by price_changed_at. The server's login cannot write that column, so its changes are
-- dated here; the owner may name an earlier moment while seeding a demo shop.
create function check_price() returns trigger
language plpgsql
as $$
declare
  lowest bigint;
begin
  if tg_op = 'INSERT' then
    if new.old_price_cents is not null then
      raise exception 'an item that was never offered before has no old price'
        using errcode = 'check_violation', constraint = 'items_old_price_was_asked';
    end if;
    new.price_changed_at := new.created_at;
    return new;
  end if;
  if (new.price_cents, new.old_price_cents) is not distinct from (old.price_cents, old.old_price_cents) then
    return new;
  end if;
  if new.price_changed_at = old.price_changed_at then
    new.price_changed_at := greatest(clock_timestamp(), old.price_changed_at);
  elsif new.price_changed_at < old.price_changed_at then
    raise exception 'a price cannot change before the change that precedes it' using errcode = 'check_violation';
  end if;
  -- Going further down keeps the old price of the first step (article 6a paragraph 5).
  if new.old_price_cents is null
    or (new.old_price_cents <= old.old_price_cents and new.price_cents <= old.price_cents)
  then
    return new;
  end if;
  -- The price that was in force when the 30 days began counts too.
  select min(price_cents) into lowest
  from public.price_log
  where item_id = new.id
    and changed_at >= coalesce(
      (select max(changed_at) from public.price_log
       where item_id = new.id and changed_at <= new.price_changed_at - interval '30 days'),
      '-infinity'
    );
  if new.old_price_cents > lowest then
    raise exception 'old price % is above %, the lowest of the 30 days before', new.old_price_cents, lowest
      using errcode = 'check_violation', constraint = 'items_old_price_was_asked';
  end if;
  return new;
end
$$;

create trigger check_price before insert or update of price_cents, old_price_cents on items
for each row execute function check_price();

-- Both run as the owner: the server's login may read the log but never write it.
create function log_first_prices() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.price_log (item_id, price_cents, old_price_cents, changed_at)
  select id, price_cents, old_price_cents, price_changed_at from added order by id;
  return null;
end
$$;

create function log_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.price_log (item_id, price_cents, old_price_cents, changed_at)
  values (new.id, new.price_cents, new.old_price_cents, new.price_changed_at);
  return null;
end
$$;

revoke execute on function log_first_prices(), log_price() from public;

create trigger log_first_prices after insert on items
referencing new table as added for each statement execute function log_first_prices();

create trigger log_price after update of price_cents, old_price_cents on items
for each row
when ((old.price_cents, old.old_price_cents) is distinct from (new.price_cents, new.old_price_cents))
execute function log_price();

-- Every server listens on "catalogue" and drops what it cached: of the items named, or of all for "*".
create function announce_items() returns trigger
language plpgsql
as $$
declare
  ids bigint[] := array(select id from changed limit 51);
begin
  if cardinality(ids) between 1 and 50 then
    perform pg_notify('catalogue', array_to_string(ids, ','));
  elsif cardinality(ids) > 50 then
    perform pg_notify('catalogue', '*');
  end if;
  return null;
end
$$;

create trigger announce_added after insert on items
referencing new table as changed for each statement execute function announce_items();
create trigger announce_changed after update on items
referencing new table as changed for each statement execute function announce_items();

grant select on skins, reference_prices, catalogue_marks, items, price_log to {{server}};
grant insert (skin_id, exterior, variant, float, paint_seed, price_cents, new_until, available_from)
  on items to {{server}};
grant update (price_cents, old_price_cents, new_until, state, sold_at, available_from) on items to {{server}};
