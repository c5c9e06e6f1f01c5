-- What the desk adds up and searches: sales by the day on which they were paid, money that went back by the day on
-- which it did, and the words by which an operator finds an order, a customer, an offer or an item.

-- The offer that an item was bought through: its price is what the item cost. Null: what it cost is not known here.
alter table items add column offer_id bigint references offers (id);
create unique index items_by_offer on items (offer_id) where offer_id is not null;
grant insert (offer_id), update (offer_id) on items to {{server}};
