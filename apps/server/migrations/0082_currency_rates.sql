-- Why: rates were set by SQL and never grew old. Each currency says where its rate comes from; every rate is kept with
-- who or what set it, one that moves far waits for a person, and one that is too old charges no card.

alter table currencies
  alter column value drop not null,
  add column is_on boolean not null default true,
  add column source text not null default 'hand' check (source in ('hand', 'ecb', 'url')),
  add column source_url text not null default '' check (length(source_url) <= 500),
  add column source_path text not null default '' check (length(source_path) <= 200),
  add column margin_percent numeric(4, 2) not null default 0 check (margin_percent between 0 and 10),
  -- Of which moment the rate is; what stands when this is migrated counts as new.
  add column rated_at timestamptz default now(),
  add column fetched_at timestamptz,
  add column fetch_failure text,
  add constraint currencies_rated check ((value is null) = (rated_at is null)),
  add constraint currencies_default_is_on check (is_on or not is_default),
  add constraint currencies_address check ((source = 'url') = (source_url <> '')),
  -- Orders are charged in it, and everything is counted in it.
  add constraint currencies_euro check (code <> 'EUR' or (value = 1 and is_on and source = 'hand'));

create table currency_rates (
  id bigint generated always as identity primary key,
  code text not null check (code ~ '^[A-Z]{3}$'),
  -- Units for 1 EUR, with the margin in it; and without, as it was published.
  value numeric(18, 8) not null check (value > 0),
  published numeric(18, 8) not null check (published > 0),
  source text not null check (source in ('hand', 'file', 'ecb', 'url')),
  rated_at timestamptz not null,
  state text not null check (state in ('taken', 'waiting', 'declined', 'outdated')),
  made_by text not null check (made_by <> ''),
  made_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  constraint currency_rates_decided check ((decided_by is null) = (decided_at is null))
);

create index currency_rates_by_code on currency_rates (code, id desc);
create unique index currency_rates_one_waiting on currency_rates (code) where state = 'waiting';

create trigger audit after insert or update on currency_rates
  for each row when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

grant delete on currencies to {{server}};
grant select, insert, update (state, decided_by, decided_at) on currency_rates to {{server}};
