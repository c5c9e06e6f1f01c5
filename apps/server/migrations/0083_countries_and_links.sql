-- Why: countries that a shop serves and links in its footer were set by SQL. A country that is served no more keeps its
-- row: customers and orders name it.

alter table countries
  add column is_served boolean not null default true,
  -- Countries that stand before all others, in this order.
  add column first_place integer;

alter table social_links
  add column is_on boolean not null default true;
