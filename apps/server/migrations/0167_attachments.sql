-- Why: traders judge a copy by what is on it too, and a rifle with four stickers of a well-known event was sold as a
-- plain one, because nobody could say that it has any. What is on a copy stands with the item, in one value, so that a
-- list reads it with the row: stickers by slot with how much of each is scraped off, a charm with its pattern, and a
-- name tag. Null where nothing is on it; wear and pattern are null where nobody knows them.

-- A text that somebody can read: neither empty nor endless, and nothing in it that cannot be seen or that turns the
-- order of what stands around it.
create function is_attached_name(given jsonb, characters_max integer) returns boolean
language sql immutable parallel safe set search_path = pg_catalog, public, pg_temp
as $$
  select coalesce(
    jsonb_typeof(given) = 'string' and length(given #>> '{}') between 1 and characters_max
      and given #>> '{}' = btrim(given #>> '{}')
      and given #>> '{}' !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]',
    false
  )
$$;

-- A number within bounds; null where it need not be known.
create function is_attached_number(given jsonb, highest numeric) returns boolean
language sql immutable parallel safe set search_path = pg_catalog, public, pg_temp
as $$
  select case jsonb_typeof(given)
    when 'null' then true
    when 'number' then (given #>> '{}')::numeric between 0 and highest
    else false
  end
$$;

create function are_attachments(given jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = pg_catalog, public, pg_temp
as $$
declare
  sticker jsonb;
  slot_before integer := -1;
begin
  if jsonb_typeof(given) <> 'object' or not given ?& '{stickers, charm, name_tag}'
    or given - '{stickers, charm, name_tag}'::text[] <> '{}' or jsonb_typeof(given -> 'stickers') <> 'array'
    or given = '{"stickers": [], "charm": null, "name_tag": null}' then
    return false;
  end if;
  for sticker in select value from jsonb_array_elements(given -> 'stickers') loop
    if jsonb_typeof(sticker) <> 'object' or not sticker ?& '{slot, name, wear}'
      or sticker - '{slot, name, wear}'::text[] <> '{}'
      or not is_attached_name(sticker -> 'name', 100) or sticker ->> 'name' like '%;%'
      or not is_attached_number(sticker -> 'wear', 1)
      or jsonb_typeof(sticker -> 'slot') <> 'number' or sticker ->> 'slot' !~ '^[0-4]$' then
      return false;
    end if;
    -- By slot, each once, which makes five of them at most.
    if (sticker ->> 'slot')::integer <= slot_before then
      return false;
    end if;
    slot_before := (sticker ->> 'slot')::integer;
  end loop;
  if jsonb_typeof(given -> 'name_tag') <> 'null' and not is_attached_name(given -> 'name_tag', 20) then
    return false;
  end if;
  if jsonb_typeof(given -> 'charm') = 'null' then
    return true;
  end if;
  return jsonb_typeof(given -> 'charm') = 'object' and given -> 'charm' ?& '{name, pattern}'
    and (given -> 'charm') - '{name, pattern}'::text[] = '{}'
    and is_attached_name(given #> '{charm, name}', 100)
    and is_attached_number(given #> '{charm, pattern}', 100000)
    and given #>> '{charm, pattern}' is not distinct from trunc((given #>> '{charm, pattern}')::numeric)::text;
end
$$;

alter table items
  add column attachments jsonb constraint items_attachments check (are_attachments(attachments)),
  -- Knives and gloves take neither stickers nor a charm, gloves no name tag.
  add constraint items_attachments_fit check (
    attachments is null or type not in ('Knife', 'Gloves')
    or type = 'Knife' and attachments -> 'stickers' = '[]' and attachments -> 'charm' = 'null'
  );

-- What a customer says of the copy that they offer.
alter table offers
  add column attachments jsonb constraint offers_attachments check (are_attachments(attachments));

-- As it was when it was bought; whatever becomes of the item afterwards.
alter table order_lines
  add column attachments jsonb constraint order_lines_attachments check (are_attachments(attachments));

create or replace function describe_order_line() returns trigger
language plpgsql
set search_path = pg_catalog, public, pg_temp
as $$
begin
  select skin.phase, item.exterior, item.float, item.paint_seed, item.attachments
  into new.phase, new.exterior, new.float, new.paint_seed, new.attachments
  from items item join skins skin on skin.id = item.skin_id
  where item.id = new.item_id;
  return new;
end
$$;

grant insert (attachments), update (attachments) on items to {{server}};

-- A name tag may say anything of whoever wrote it.
update erasure_steps set audited = '{item_url, trade_link, steamid, attachments}', statement = $$update offers set
    "item_url" = '', "trade_link" = case when trade_link is not null then '' end, "steamid" = case when steamid is not
    null then '76561197960265728' end, "attachments" = null where customer_id = $1$$
  where table_name = 'offers';
