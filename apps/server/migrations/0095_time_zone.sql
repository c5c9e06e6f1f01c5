-- Why: the shop counted its days in UTC wherever it was, so a sale at half past midnight was yesterday's, a code ended
-- at one in the morning, and a paper of new year's night bore the old year. It has a time zone of its own. For how many
-- days something is new was written in the program.

alter table settings
  -- A name of IANA; one that the database does not know is refused by the conversion.
  add column time_zone text not null default 'UTC' check (timestamp '2000-01-01' at time zone time_zone is not null),
  add column new_days int not null default 14 check (new_days between 0 and 90);

create function shop_day(at timestamptz) returns date
language sql stable parallel safe
return (at at time zone (select time_zone from settings))::date;

create or replace function vat_percent_of(customers_country text, at timestamptz) returns numeric
language sql stable parallel safe
return coalesce(
  (
    select percent from vat_rates
    where country = customers_country and valid_from <= shop_day(at)
    order by valid_from desc
    limit 1
  ),
  (select vat_percent from settings)
);

-- A paper keeps the zone whose day it bears: drawn again, it says the same.
alter table credit_notes add column time_zone text not null default 'UTC';

create or replace function number_credit_note() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  select time_zone into new.time_zone from settings;
  new.year := extract(year from new.issued_at at time zone new.time_zone);
  insert into credit_note_years as counted (year, notes) values (new.year, 1)
  on conflict (year) do update set notes = counted.notes + 1
  returning counted.notes into new.number;
  return new;
end
$$;

-- Days that were summed up begin at another moment now; whoever asks first sums them up again.
create function forget_sales_days() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from sales_days;
  return null;
end
$$;

create trigger forget_sales_days after update of time_zone on settings
  for each row when (old.time_zone <> new.time_zone) execute function forget_sales_days();
