-- Why: the game gets new skins every few months, and a table that somebody keeps sometimes knows their limits better
-- than ours. An operator imports them from a file, for a day with a way back; lists in memory hear of it at once.

-- Whether a skin exists in an exterior and variant, whatever is known of prices.
create function skin_has_kind(skin skins, exterior text, variant text) returns boolean
language sql immutable parallel safe
return (skin).exteriors @> array[exterior] and case variant
  when 'stattrak' then (skin).stattrak
  when 'souvenir' then (skin).souvenir
  else variant = 'normal'
end;

-- Describing every kind takes a second: what comes or changes describes its own. A new skin has none yet, they come
-- with its prices.
create function described_kinds_of(skin_ids text[])
returns table (skin_id text, exterior text, variant text, class text, words tsvector, wide_words tsvector)
language sql stable parallel safe set search_path = pg_catalog, public, pg_temp as $$
  with named as materialized (
    select skins.id, market_name, skin_words(skins) as words,
      skin_words(skins) || search_words(concat_ws(' ', collection, rarity)) as wide_words
    from skins
    where skins.id = any(skin_ids)
  )
  select p.skin_id, p.exterior, p.variant, item_class(named.market_name, p.variant),
    array_to_tsvector(named.words || variant_words(p.exterior, p.variant)),
    array_to_tsvector(named.wide_words || variant_words(p.exterior, p.variant))
  from reference_prices p join named on named.id = p.skin_id
$$;

create or replace view described_kinds as
select * from described_kinds_of(array(select id from skins));

drop trigger describe_kinds on skins;
drop trigger describe_kinds on reference_prices;
drop function describe_kinds();

create function describe_kinds() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  changed_ids text[];
begin
  if tg_table_name = 'skins' then
    changed_ids := array(
      select c.id
      from changed c join was w on w.id = c.id
      where (c.market_name, c.weapon, c.finish, c.phase, c.type, c.rarity, c.collection)
        is distinct from (w.market_name, w.weapon, w.finish, w.phase, w.type, w.rarity, w.collection)
    );
  else
    changed_ids := array(select distinct skin_id from changed);
  end if;
  insert into kinds as kind (skin_id, exterior, variant, class, words, wide_words)
  select described.* from described_kinds_of(changed_ids) as described
  left join kinds using (skin_id, exterior, variant)
  where (kinds.class, kinds.words, kinds.wide_words)
    is distinct from (described.class, described.words, described.wide_words)
  on conflict (skin_id, exterior, variant) do update
  set class = excluded.class, words = excluded.words, wide_words = excluded.wide_words;
  return null;
end
$$;

create trigger describe_kinds after update on skins
  referencing old table as was new table as changed for each statement execute function describe_kinds();
create trigger describe_kinds after insert on reference_prices
  referencing new table as changed for each statement execute function describe_kinds();

-- Every server keeps the catalogue's skins with its kinds, and ready pages tell their limits.
create function announce_skins() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_notify('catalogue', 'kinds');
  return null;
end
$$;

create trigger announce_skins
after insert or delete or update of market_name, weapon, finish, phase, type, rarity, rarity_color, def_index,
  paint_index, min_wear, max_wear, exteriors, stattrak, souvenir, team, collection, cases on skins
for each statement execute function announce_skins();

revoke all on function describe_kinds, announce_skins from public;

-- Whoever adds or corrects a copy holds its skin until the end: limits do not change beneath it, and it is looked at
-- with those that count once they have.
create or replace function describe_item() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  kind public.kinds;
  skin public.skins;
begin
  select * into skin from public.skins where id = new.skin_id for key share;
  if new.float < skin.min_wear or new.float > skin.max_wear then
    raise exception 'float % is outside the limits of %', new.float, new.skin_id
      using errcode = 'check_violation', constraint = 'items_float_within_limits';
  end if;
  select * into kind from public.kinds
  where skin_id = new.skin_id and exterior = new.exterior and variant = new.variant;
  if not found then
    raise exception 'no % as % %', new.skin_id, new.exterior, new.variant using errcode = 'foreign_key_violation';
  end if;
  new.kind_no := kind.no;
  new.class := kind.class;
  new.title := public.item_title(skin.market_name, new.exterior, new.variant);
  new.type := skin.type;
  new.weapon := skin.weapon;
  new.rarity := skin.rarity;
  return new;
end
$$;

-- One that is taken away again is noted too.
drop trigger audit on skins;
create trigger audit after insert or delete or update on skins for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

-- What a skin is of (its weapon and phase) never changes: that would be another skin.
grant
  insert (id, market_name, weapon, finish, phase, type, rarity, rarity_color, def_index, paint_index, min_wear,
    max_wear, exteriors, stattrak, souvenir, team, collection, cases, picture, drawn_picture, origin),
  update (market_name, finish, rarity, rarity_color, paint_index, min_wear, max_wear, exteriors, stattrak, souvenir,
    team, collection, cases, origin),
  delete on skins to {{server}};
