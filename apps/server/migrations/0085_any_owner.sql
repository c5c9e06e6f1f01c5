-- Why: migration 0074 gave a function a setting of its own, which no login but a superuser may do. Databases of another
-- owner could not be brought up to date. It is written otherwise there now; where it was applied, this does the same.

create or replace function show_pictures(of_skin text) returns void
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
