-- Why: what an operator may change without a new build stands in tables: settings, currencies, countries, static pages
-- and social links (specification sections 1 and 3). Languages are the dictionaries that the build carries.

-- One row for the whole shop; absent values take the specification's defaults.
create table settings (
  only_row boolean primary key default true check (only_row),
  requisites text not null default '',
  support_email text not null default '',
  is_reg_enabled boolean not null default false,
  min_top_up_cents bigint not null default 100 check (min_top_up_cents > 0),
  vat_percent numeric(5, 2) not null default 0 check (vat_percent between 0 and 100),
  payment_methods text[] not null default '{balance}'
    check (payment_methods <@ array['card', 'balance', 'sepa-manual', 'card-form']),
  google_tag text not null default '',
  internal_currency_name text not null default 'Credits',
  internal_currency_image text not null default '',
  exchange_rate_eur numeric(18, 8) not null default 1 check (exchange_rate_eur > 0),
  offer_enabled boolean not null default false,
  copyright text not null default ''
);

create table currencies (
  code text primary key check (code ~ '^[A-Z]{3}$'),
  symbol text not null,
  -- units of this currency for 1 EUR
  value numeric(18, 8) not null check (value > 0),
  is_default boolean not null default false,
  position int not null default 0
);

create unique index one_default_currency on currencies (is_default) where is_default;

create table countries (
  id int generated always as identity primary key,
  iso text not null unique check (iso ~ '^[A-Z]{2}$'),
  title text not null
);

create table static_pages (
  id int generated always as identity primary key,
  slug text unique check (slug ~ '^[a-z0-9-]+$'),
  title text not null,
  -- sanitised when saved and again when rendered
  content text not null,
  is_terms boolean not null default false,
  is_privacy boolean not null default false,
  position int not null default 0
);

create table social_links (
  id int generated always as identity primary key,
  title text not null,
  link text not null check (link ~ '^https://'),
  -- name of an icon that the storefront draws, or an address of a picture
  img text not null,
  position int not null default 0
);

-- What a visitor may see cached changes here too.
create function notify_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', tg_table_name);
  return null;
end
$$;

create trigger notify_content after insert or update or delete on settings
  for each statement execute function notify_content();
create trigger notify_content after insert or update or delete on currencies
  for each statement execute function notify_content();
create trigger notify_content after insert or update or delete on countries
  for each statement execute function notify_content();
create trigger notify_content after insert or update or delete on static_pages
  for each statement execute function notify_content();
create trigger notify_content after insert or update or delete on social_links
  for each statement execute function notify_content();

grant select, insert, update on settings, currencies, countries, static_pages, social_links to {{server}};
grant delete on static_pages, social_links to {{server}};
