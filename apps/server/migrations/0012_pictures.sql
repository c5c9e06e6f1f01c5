-- Why: an item shows its own skin, in its own exterior and variant, and where players pay for the pattern, with its own
-- paint seed. Which pictures are drawn is a table of the catalogue; which of them an item shows is settled when the
-- item arrives or when pictures come and go, never while a list is read.

create table pictures (
  -- path below /storage/ without size and ending: skins/ak-47-redline-ft
  stem text primary key,
  skin_id text not null references skins (id),
  exterior text not null,
  variant text not null,
  -- null: drawn for every paint seed
  paint_seed integer
);

create index pictures_by_skin on pictures (skin_id);

-- What stands for the skin as a whole; its bare weapon where nothing of it is drawn.
alter table skins add column picture text;
update skins set picture = left(img_url, -length('-456.webp'));
alter table skins alter column picture set not null;
alter table skins drop column img_url;
alter table skins drop column img_url_big;

-- The exterior first, because wear is what one sees; then StatTrak or not; then the nearest pattern.
create function item_picture(skin_id text, exterior text, variant text, paint_seed integer) returns text
language sql stable parallel safe
return coalesce(
  (
    select p.stem
    from public.pictures p
    where p.skin_id = $1
    order by p.exterior = $2 desc, p.variant = $3 desc, abs(p.paint_seed - $4) nulls last, p.stem
    limit 1
  ),
  (select s.picture from public.skins s where s.id = $1)
);

create function picture_item() returns trigger
language plpgsql
as $$
begin
  new.picture := public.item_picture(new.skin_id, new.exterior, new.variant, new.paint_seed);
  return new;
end
$$;

alter table items add column picture text;
update items set picture = skins.picture from skins where skins.id = items.skin_id;
alter table items alter column picture set not null;
create trigger picture_item before insert or update of skin_id, exterior, variant, paint_seed on items
for each row execute function picture_item();

-- A line shows its item's picture: better ones may be drawn after the purchase, and files of old ones go.
alter table order_lines drop column img_url;

grant select on pictures to {{server}};
