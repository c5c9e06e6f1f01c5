-- Nearly no item that comes free is in a campaign: one look says so, instead of two updates of nothing, whose triggers
-- run all the same. They were a sixth of what ending a hundred reservations takes.
create or replace function return_price_of_freed() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from campaign_items where item_id = new.id and joined_at is not null and left_at is null) then
    perform return_campaign_prices(array[new.id], now());
  end if;
  return null;
end
$$;
