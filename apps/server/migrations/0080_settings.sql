-- Why: who runs the shop, what it sells on and which VAT it owes were set by SQL. Staff set them by section; each
-- change is kept with what was before, so that it can be put back, and papers say who the seller was.

alter table settings
  add column legal_name text not null default '' check (length(legal_name) <= 140),
  add column street text not null default '' check (length(street) <= 70),
  add column post_code text not null default '' check (length(post_code) <= 16),
  add column town text not null default '' check (length(town) <= 70),
  add column country text not null default '' check (country ~ '^([A-Z]{2})?$'),
  add column register_no text not null default '' check (length(register_no) <= 80),
  add column vat_id text not null default '' check (length(vat_id) <= 20),
  add column managers text not null default '' check (length(managers) <= 200),
  add column reply_to text not null default '' check (length(reply_to) <= 254),
  add column sender_name text not null default '' check (length(sender_name) <= 70),
  add column max_top_up_cents bigint not null default 1000000 check (max_top_up_cents <= 1000000),
  add constraint settings_top_up check (min_top_up_cents <= max_top_up_cents);

-- What a customer of a country owes from a day on; where no row is, the percent of the settings counts. What was sold
-- keeps the percent of its day.
create table vat_rates (
  country text not null check (country ~ '^[A-Z]{2}$'),
  valid_from date not null,
  percent numeric(5, 2) not null check (percent between 0 and 100),
  primary key (country, valid_from)
);

create function vat_percent_of(customers_country text, at timestamptz) returns numeric
language sql stable parallel safe
return coalesce(
  (
    select percent from vat_rates
    where country = customers_country and valid_from <= (at at time zone 'UTC')::date
    order by valid_from desc
    limit 1
  ),
  (select vat_percent from settings)
);

create trigger audit after insert or update or delete on vat_rates
  for each row when (current_setting('pandrop.audit', true) <> '') execute function audit_change('country');
create trigger notify_content after insert or update or delete on vat_rates
  for each statement execute function notify_content();

create table settings_changes (
  id bigint generated always as identity primary key,
  section text not null check (section ~ '^[a-z_]{1,20}$'),
  made_by text not null check (made_by <> ''),
  made_at timestamptz not null,
  before jsonb not null,
  after jsonb not null,
  puts_back bigint references settings_changes (id)
);

create index settings_changes_by_section on settings_changes (section, id desc);

create trigger only_grows before update or delete or truncate on settings_changes
  for each statement execute function refuse_audit_change();

grant select, insert, update, delete on vat_rates to {{server}};
grant select, insert on settings_changes to {{server}};
