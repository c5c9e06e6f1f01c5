-- Why: reference prices came from one file of the repository and said neither how old they were nor where from. A shop
-- sells and buys by them, so each knows the list that it is of; an operator sets one by hand, and what people imported
-- or set is never written over by the catalogue's own files.

-- A list of prices that the shop has taken over, whole or in part.
create table price_lists (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 80),
  origin text not null check (origin in ('catalogue', 'import')),
  -- the day that its prices are of
  day date not null,
  taken_at timestamptz not null default now()
);

create unique index price_lists_catalogue on price_lists (day) where origin = 'catalogue';

create trigger audit after insert on price_lists for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

alter table reference_prices
  -- where the price that counts is from
  add column origin text not null default 'catalogue' check (origin in ('catalogue', 'import', 'hand')),
  -- the newest list that names it; null: none ever has
  add column list_id bigint references price_lists (id),
  -- what that list says while another price is set by hand
  add column listed_cents bigint check (listed_cents > 0),
  add column set_at timestamptz,
  -- staff:<id>, or the name of a program
  add column set_by text,
  add column set_because text check (length(set_because) between 1 and 500),
  -- from then on the list counts again; null: until somebody takes it back
  add column set_until timestamptz check (set_until > set_at),
  add constraint reference_prices_set check (
    (origin = 'hand') = (set_at is not null) and (set_at is null) = (set_by is null)
    and (set_at is null) = (set_because is null) and (set_at is not null or set_until is null)
  ),
  -- A price of a list has a list; one set by hand may end only where a list says what comes then.
  add constraint reference_prices_listed check (
    case when origin = 'hand' then (list_id is null) = (listed_cents is null)
      and (set_until is null or listed_cents is not null)
    else listed_cents is null end
  );

insert into price_lists (name, origin, day)
select 'Catalogue', 'catalogue', '2026-08-08' where exists (select from reference_prices);
update reference_prices set list_id = (select id from price_lists);

create index reference_prices_by_hand on reference_prices (set_until) where origin = 'hand';

-- What people do with one price; of a list that is taken over, the list is noted and its report says the rest.
create trigger audit after insert or update on reference_prices for each row
  when (current_setting('pandrop.audit', true) <> '' and new.set_at is not null)
  execute function audit_change('skin_id');
create trigger audit_end after update on reference_prices for each row
  when (current_setting('pandrop.audit', true) <> '' and old.set_at is not null and new.set_at is null)
  execute function audit_change('skin_id');

-- Only what words are made of: a picture changes none.
drop trigger describe_kinds on skins;
create trigger describe_kinds
after insert or update of market_name, weapon, finish, phase, type, rarity, collection on skins
for each statement execute function describe_kinds();

-- Who says what it is: the catalogue's own files correct nothing that an import has. In steps: PostgreSQL 15.20 adds no
-- column with a default to a table whose rows a function takes (skin_words).
alter table skins add column origin text check (origin in ('catalogue', 'import'));
update skins set origin = 'catalogue';
alter table skins alter column origin set default 'catalogue', alter column origin set not null;

-- A price that is set for a kind which none had makes the kind known, whoever set it.
alter function describe_kinds() security definer;
alter function announce_kinds() security definer;
revoke execute on function describe_kinds(), announce_kinds() from public;

-- Beyond so many days nobody is quoted a price; 0: never.
alter table settings
  add column quote_days_max integer not null default 0 check (quote_days_max between 0 and 3650);

-- The day that a price is of: its list's, or the one on which it was set.
create function reference_day(reference reference_prices) returns date
language sql stable parallel safe
return coalesce(
  (reference.set_at at time zone 'UTC')::date,
  (select list.day from public.price_lists as list where list.id = reference.list_id)
);

grant select, insert (name, origin, day, taken_at) on price_lists to {{server}};
grant insert (skin_id, exterior, variant, price_cents, basis, origin, set_at, set_by, set_because),
  update (price_cents, origin, listed_cents, set_at, set_by, set_because, set_until)
  on reference_prices to {{server}};
grant update (quote_days_max) on settings to {{server}};
