-- Why: a sale made every server drop all that it had ready, because it knew which item had changed but not where that
-- item stood or would stand. Each change now says both, so that answers which do not show the item stay.

-- How an item is offered to everybody; null while it is not.
create function offer_facts(item items) returns jsonb
language sql stable
begin atomic
  select jsonb_build_object(
    'kind_no', item.kind_no, 'weapon', item.weapon, 'float', item.float, 'price_cents', item.price_cents,
    'on_sale', item.old_price_cents is not null, 'is_new', coalesce(item.new_until > now(), false)
  )
  where item.state = 'available' and (item.available_from is null or item.available_from <= now());
end;

-- Every server listens on "catalogue": each change of an item is a message of its own, or "*" where there are many. A
-- message holds 8,000 bytes at most, and names of items that were imported may be long: two together might not fit.
create or replace function announce_items() returns trigger
language plpgsql
set search_path = pg_catalog, public, pg_temp
as $$
begin
  if (select count(*) from (select from changed limit 51) as counted) > 50 then
    perform pg_notify('catalogue', '*');
  elsif tg_op = 'INSERT' then
    perform pg_notify('catalogue', jsonb_build_object(
      'id', changed.id, 'skin_id', changed.skin_id, 'before', null, 'now', offer_facts(changed.*::items)
    )::text)
    from changed;
  else
    perform pg_notify('catalogue', jsonb_build_object(
      'id', changed.id, 'skin_id', changed.skin_id,
      'before', offer_facts(was.*::items), 'now', offer_facts(changed.*::items)
    )::text)
    from changed join was using (id);
  end if;
  return null;
end
$$;

drop trigger announce_changed on items;
create trigger announce_changed after update on items
referencing old table as was new table as changed for each statement execute function announce_items();
