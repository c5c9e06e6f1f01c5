-- Why: lists, facets and search stay fast with a million items. What filters ask about (skin, exterior, variant) is a
-- fact of 17,750 kinds, not of a million items, so words are indexed per kind, typing mistakes are looked up in the
-- few thousand words that occur, and items carry their kind's number: two indexes then answer every list.
--
-- pg_trgm is a trusted extension: on a database of the operator's own the owner's login needs CREATE on the database
-- for it (grant create on database … to …), or an administrator creates it beforehand.

create extension if not exists pg_trgm;

-- What can be sold: one skin in one exterior and variant. One row for each reference price.
create table kinds (
  no integer generated always as identity primary key,
  skin_id text not null,
  exterior text not null,
  variant text not null,
  class text not null,
  -- what it is called: weapon, finish, phase, type, exterior, variant
  words tsvector not null,
  -- the same and where it comes from: collection and rarity
  wide_words tsvector not null,
  unique (skin_id, exterior, variant),
  foreign key (skin_id, exterior, variant) references reference_prices
);

create index kinds_words on kinds using gin (words);
create index kinds_wide_words on kinds using gin (wide_words);

-- Every word that a search can find, and of how many kinds.
create table vocabulary (
  word text primary key,
  kinds integer not null
);

create index vocabulary_trigrams on vocabulary using gin (word gin_trgm_ops);

-- Lower case, no accents, no signs, as one word: "Bloodhound's" becomes "bloodhounds", so that "caseHardened" is found.
create function one_word(text) returns text
language sql immutable parallel safe
return array_to_string(array(
  select word
  from regexp_split_to_table(
    lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f™★]', '', 'g')), '[^a-z0-9\u0080-\uffff]+'
  ) as word
), '');

create function item_class(market_name text, variant text) returns text
language sql immutable parallel safe
return case
  when variant = 'stattrak' then case when market_name like '★ %' then '★ StatTrak™' else 'StatTrak™' end
  when variant = 'souvenir' then 'Souvenir'
  when market_name like '★ %' then '★'
  else 'Normal'
end;

-- Beside the name's words: "p2" for Phase 2, weapon and finish in one word each ("ak47", "casehardened").
create function skin_words(skin skins) returns text[]
language sql immutable parallel safe
return public.search_words(concat_ws(' ',
  skin.market_name, skin.phase, replace(skin.phase, 'Phase ', 'p'), skin.type,
  public.one_word(skin.weapon), public.one_word(skin.finish)
));

create function variant_words(exterior text, variant text) returns text[]
language sql immutable parallel safe
return public.search_words(concat_ws(' ',
  exterior, public.exterior_name(exterior),
  case variant when 'stattrak' then 'StatTrak' when 'souvenir' then 'Souvenir' end
));

-- The kinds as they should be, with their words. Skins first: their words are the costly ones.
create view described_kinds as
with named as materialized (
  select id, market_name, skin_words(skins) as words,
    skin_words(skins) || search_words(concat_ws(' ', collection, rarity)) as wide_words
  from skins
)
select p.skin_id, p.exterior, p.variant,
  item_class(named.market_name, p.variant) as class,
  array_to_tsvector(named.words || variant_words(p.exterior, p.variant)) as words,
  array_to_tsvector(named.wide_words || variant_words(p.exterior, p.variant)) as wide_words
from reference_prices as p join named on named.id = p.skin_id;

create function describe_kinds() returns trigger
language plpgsql
as $$
begin
  insert into public.kinds as kind (skin_id, exterior, variant, class, words, wide_words)
  select described.* from public.described_kinds as described
  left join public.kinds using (skin_id, exterior, variant)
  where (kinds.class, kinds.words, kinds.wide_words)
    is distinct from (described.class, described.words, described.wide_words)
  on conflict (skin_id, exterior, variant) do update
  set class = excluded.class, words = excluded.words, wide_words = excluded.wide_words;
  return null;
end
$$;

create trigger describe_kinds after insert or update on skins
for each statement execute function describe_kinds();
create trigger describe_kinds after insert on reference_prices
for each statement execute function describe_kinds();

-- Every server keeps the kinds in memory and reads them again when it hears this.
create function announce_kinds() returns trigger
language plpgsql
as $$
begin
  if not exists (select from changed) then
    return null;
  end if;
  delete from public.vocabulary;
  insert into public.vocabulary (word, kinds) select word, ndoc from ts_stat('select wide_words from public.kinds');
  perform pg_notify('catalogue', 'kinds');
  return null;
end
$$;

create trigger announce_added after insert on kinds
referencing new table as changed for each statement execute function announce_kinds();
create trigger announce_changed after update on kinds
referencing new table as changed for each statement execute function announce_kinds();

insert into kinds (skin_id, exterior, variant, class, words, wide_words)
select described.* from described_kinds as described order by skin_id, exterior, variant;

-- Items know their kind; the words that each of them carried are the kind's now.
create or replace function describe_item() returns trigger
language plpgsql
as $$
declare
  kind public.kinds;
  skin public.skins;
begin
  select * into skin from public.skins where id = new.skin_id;
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

drop index items_available_search;
drop index items_available_price;
drop index items_available_type;
drop index items_available_rarity;
drop index items_available_exterior;
drop index items_available_class;
drop index items_available_sale;
drop index items_available_new;
alter table items drop column search;
drop function search_query;

alter table items add column kind_no integer;
update items set kind_no = kinds.no
from kinds
where (kinds.skin_id, kinds.exterior, kinds.variant) = (items.skin_id, items.exterior, items.variant);
alter table items alter column kind_no set not null;
alter table items add foreign key (kind_no) references kinds (no);

-- By kind and by price. Both carry everything that a list narrows by, so that counting and paging read no item that
-- they do not show.
create index items_available_kind on items (kind_no, price_cents, id)
  include (float, available_from, old_price_cents, new_until) where state = 'available';
create index items_available_price on items (price_cents, id)
  include (kind_no, float, available_from, old_price_cents, new_until) where state = 'available';

-- What changes by the clock alone.
create index items_available_from on items (available_from) where state = 'available' and available_from is not null;
create index items_new_until on items (new_until) where state = 'available' and new_until is not null;

-- What was sold lately.
create index items_sold on items (sold_at) include (skin_id) where state = 'sold';

analyze kinds, vocabulary, items;

grant select on kinds, vocabulary to {{server}};
