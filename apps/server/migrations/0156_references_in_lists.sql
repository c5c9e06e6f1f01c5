-- Why: lists are sorted by what a kind usually costs, and the page of an item says it. Whoever keeps a list or a page
-- heard of items alone: after a price list came in, or somebody set a price by hand, they went on saying the old one.

create function announce_references() returns trigger
language plpgsql
set search_path = pg_catalog, public, pg_temp
as $$
begin
  if exists (select from changed) then
    perform pg_notify('catalogue', 'kinds');
  end if;
  return null;
end
$$;

create trigger announce_changed after update on reference_prices
referencing new table as changed for each statement execute function announce_references();
