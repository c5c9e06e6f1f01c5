-- Why: about half of the catalogue shows a bare weapon, and nobody but a programmer could draw more. An operator
-- uploads a picture of a skin, for all of it or for one exterior; it stands above the drawn ones everywhere until it is
-- removed.

alter table pictures
  add column origin text not null default 'catalogue' check (origin in ('catalogue', 'upload')),
  add column uploaded_at timestamptz,
  -- staff:<id>, or the name of a program: who says that the rights to it are theirs
  add column rights_by text,
  -- null: of an uploaded one, every exterior
  alter column exterior drop not null,
  -- null: an uploaded one stands for every variant
  alter column variant drop not null,
  add constraint pictures_uploaded check (
    case origin
      when 'upload' then uploaded_at is not null and rights_by is not null and variant is null and paint_seed is null
      else uploaded_at is null and rights_by is null and exterior is not null and variant is not null
    end
  );

create unique index pictures_uploaded_once on pictures (skin_id, coalesce(exterior, '')) where origin = 'upload';

create trigger audit after insert or delete or update on pictures for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('stem');

create trigger audit after insert or update on skins for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

-- What is shown where nothing was uploaded: the picture that was drawn of it, else its bare weapon.
alter table skins add column drawn_picture text;
update skins set drawn_picture = picture;
alter table skins alter column drawn_picture set not null;

-- An uploaded one of the exterior, then one of the whole skin; then what is drawn, the exterior first, because wear is
-- what one sees, then StatTrak or not, then the nearest pattern; at last an uploaded one of another exterior.
create or replace function item_picture(skin_id text, exterior text, variant text, paint_seed integer) returns text
language sql stable parallel safe
return coalesce(
  (
    select p.stem
    from public.pictures p
    where p.skin_id = $1
    order by
      case when p.origin = 'catalogue' then 2 when p.exterior = $2 then 0 when p.exterior is null then 1 else 3 end,
      p.exterior = $2 desc, p.variant = $3 desc, abs(p.paint_seed - $4) nulls last, p.stem
    limit 1
  ),
  (select s.drawn_picture from public.skins s where s.id = $1)
);

-- What stands for a skin as a whole.
create function skin_picture(skins) returns text
language sql stable parallel safe
return coalesce(
  (select p.stem from public.pictures p where p.skin_id = $1.id and p.origin = 'upload' and p.exterior is null),
  (select $1.drawn_picture from public.pictures p where p.skin_id = $1.id and p.origin = 'catalogue' limit 1),
  (
    select p.stem
    from public.pictures p
    where p.skin_id = $1.id
    order by array_position(array['FN', 'MW', 'FT', 'WW', 'BS', 'NP'], p.exterior)
    limit 1
  ),
  $1.drawn_picture
);

-- After pictures of a skin came or went: it and its items show what they should. Nobody changed the items themselves,
-- so the audit log has the picture alone.
create function show_pictures(of_skin text) returns void
language plpgsql security definer
set search_path = pg_catalog, public, pg_temp
as $$
declare
  audit text := coalesce(current_setting('pandrop.audit', true), '');
begin
  perform set_config('pandrop.audit', '', true);
  update skins s set picture = skin_picture(s) where s.id = of_skin and s.picture <> skin_picture(s);
  -- In the order in which everybody locks them.
  perform from items where skin_id = of_skin order by id for no key update;
  update items set picture = item_picture(skin_id, exterior, variant, paint_seed)
  where skin_id = of_skin and picture <> item_picture(skin_id, exterior, variant, paint_seed);
  -- Suggestions show skins, which every server keeps with its kinds.
  perform pg_notify('catalogue', 'kinds');
  perform set_config('pandrop.audit', audit, true);
end
$$;

revoke execute on function show_pictures(text) from public;
grant execute on function show_pictures(text) to {{server}};

grant insert (stem, skin_id, exterior, origin, uploaded_at, rights_by), delete on pictures to {{server}};
-- Whoever changes its pictures takes the skin's row: one after the other.
grant update (picture) on skins to {{server}};
