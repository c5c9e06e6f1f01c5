-- Why: whoever bought for a business got a receipt in their own name alone, which the business cannot use. A shop that
-- wishes it asks for company and VAT id at the checkout; they are remembered for the next purchase, and stay on the
-- order as they were when it was placed.

alter table settings add column business_enabled boolean not null default false;

alter table customers
  add column company text not null default '' check (length(company) <= 140),
  -- compact: letters of the member state, then its own structure
  add column vat_id text not null default '' check (vat_id ~ '^([A-Z]{2}[0-9A-Z+*]{2,12})?$');

-- The server's login may write them with the order and never change them.
alter table orders
  add column company text not null default '' check (length(company) <= 140),
  add column vat_id text not null default '' check (vat_id ~ '^([A-Z]{2}[0-9A-Z+*]{2,12})?$');
