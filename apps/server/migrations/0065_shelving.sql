-- Why: what customers sell us ended at its receipt: nothing put it on sale. An offer now knows of its copy what an item
-- needs, and whether it has become one.

alter table offers
  add column paint_seed integer check (paint_seed between 0 and 1000),
  -- Steam's number of the copy since the trade
  add column asset_id text check (asset_id ~ '^\d{1,20}$'),
  add column shelved_at timestamptz;

update offers set shelved_at = items.created_at from items where items.offer_id = offers.id;

-- The queue of what is to be shelved, oldest first.
create index offers_to_shelve on offers (received_at, id)
  where received_at is not null and shelved_at is null and state <> 'declined_by_service';

-- Those whose item a customer may have bought.
create index offers_reversed on offers (id) where received_at is not null and state = 'declined_by_service';

-- Said by the item itself, so that nothing can become one and stay in the queue.
create function note_shelved() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update offers set shelved_at = new.created_at
  where id = new.offer_id and received_at is not null and state <> 'declined_by_service';
  if not found then
    raise exception 'nothing of offer % is in stock', new.offer_id
      using errcode = 'check_violation', constraint = 'items_offer_received';
  end if;
  return null;
end
$$;

create trigger note_shelved after insert or update of offer_id on items
  for each row when (new.offer_id is not null) execute function note_shelved();

create or replace view order_holds as
-- Its own payment: a release lets the customer pay again, but does not pay for this order.
select placed.id as order_id,
  case dispute.state when 'lost' then 'dispute_lost' else 'disputed' end as hold,
  -- null: nobody knows
  null::timestamptz as until
from disputes as dispute
join orders as placed on placed.payment_id = dispute.payment_id
where dispute.state in ('open', 'lost')
union all
-- What concerns the customer holds what is still to be handed over.
select placed.id, 'customer_blocked', null
from customers as customer
join orders as placed on placed.customer_id = customer.id
where customer.blocked_at is not null and placed.state in ('processing', 'in_process')
union all
select placed.id, 'on_hold', null
from disputes as dispute
join orders as placed on placed.customer_id = dispute.customer_id
where dispute.state in ('open', 'lost') and dispute.released_at is null
  and placed.payment_id is distinct from dispute.payment_id and placed.state in ('processing', 'in_process')
union all
select placed.id, 'trade_account_new', account.paused_until
from trade_accounts as account
join orders as placed on placed.customer_id = account.customer_id and placed.steamid = account.steamid
where account.paused_until is not null and placed.state in ('processing', 'in_process')
union all
-- An item of theirs went back to who had sold it to us.
select placed.id, 'item_reversed', null
from offers as offer
join items as item on item.offer_id = offer.id
join order_lines as line on line.item_id = item.id and line.live
join orders as placed on placed.id = line.order_id
where offer.state = 'declined_by_service' and offer.received_at is not null
  and placed.state in ('processing', 'in_process');

revoke all on function note_shelved from public;

grant update (paint_seed, asset_id) on offers to {{server}};
