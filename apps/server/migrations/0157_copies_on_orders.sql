-- Why: an order named what was bought as Steam's market does, and the market names neither phase nor float nor paint
-- seed, which is what the copy was paid for. They are kept with the line as they were when it was bought: the copy of
-- a customer's data and the receipt say them. Lines of before keep none, so that papers that were issued stay as they
-- were; screens read theirs from the item, which cannot be corrected once an order names it.

alter table order_lines
  add column phase text,
  add column exterior text,
  add column float double precision,
  add column paint_seed integer;

create function describe_order_line() returns trigger
language plpgsql
set search_path = pg_catalog, public, pg_temp
as $$
begin
  select skin.phase, item.exterior, item.float, item.paint_seed
  into new.phase, new.exterior, new.float, new.paint_seed
  from items item join skins skin on skin.id = item.skin_id
  where item.id = new.item_id;
  return new;
end
$$;

create trigger describe_order_line before insert on order_lines
for each row execute function describe_order_line();
