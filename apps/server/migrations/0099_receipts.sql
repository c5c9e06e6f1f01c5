-- Why: a sale had no paper with a number, so that nobody could tell from the papers whether a sale is missing. Every
-- paid order gets a receipt, numbered without a gap by year. What it says of the sale stands in the order and its
-- lines, which never change; what it says of the seller is kept with it.

alter table settings
  -- Before year and number, as R-2026-000123; of a receipt that is issued it stays what it was.
  add column receipt_prefix text not null default 'R' check (receipt_prefix ~ '^[A-Z0-9]{1,8}$');

-- How many receipts a year has; the last number is given out and taken back with its receipt, so there is never a gap.
create table receipt_years (
  year int primary key,
  receipts int not null check (receipts > 0)
);

create table receipts (
  id bigint generated always as identity primary key,
  order_id bigint not null unique references orders (id),
  -- all four given by number_receipt alone
  prefix text not null,
  year int not null,
  number int not null,
  time_zone text not null,
  issued_at timestamptz not null,
  seller text not null,
  unique (year, number)
);

-- Runs as the owner: the server's login can neither choose a number nor touch the count.
create function number_receipt() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  select receipt_prefix, time_zone into new.prefix, new.time_zone from settings;
  new.year := extract(year from new.issued_at at time zone new.time_zone);
  insert into receipt_years as counted (year, receipts) values (new.year, 1)
  on conflict (year) do update set receipts = counted.receipts + 1
  returning counted.receipts into new.number;
  return new;
end
$$;

create trigger number_receipt before insert on receipts for each row execute function number_receipt();

create function refuse_receipt_change() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception 'a receipt never changes' using errcode = 'insufficient_privilege';
end
$$;

create trigger never_changes before update or delete or truncate on receipts
  for each statement execute function refuse_receipt_change();

-- Paid orders whose receipt is not issued yet, in the order in which they get it.
create table receipts_due (
  order_id bigint primary key references orders (id),
  paid_at timestamptz not null
);

create index receipts_due_by_time on receipts_due (paid_at, order_id);

insert into receipts_due (order_id, paid_at) select id, paid_at from orders where paid_at is not null;

create function note_receipt_due() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into receipts_due (order_id, paid_at)
  select new.id, new.paid_at where not exists (select from receipts where order_id = new.id)
  on conflict do nothing;
  return null;
end
$$;

create trigger receipt_due_of_new after insert on orders
  for each row when (new.paid_at is not null) execute function note_receipt_due();
create trigger receipt_due after update of paid_at on orders
  for each row when (old.paid_at is null and new.paid_at is not null) execute function note_receipt_due();

-- The receipt of the sale that a note takes back a part of; null: the note is older than receipts.
alter table credit_notes add column receipt_id bigint references receipts (id);

revoke all on function number_receipt, refuse_receipt_change, note_receipt_due from public;

grant select, insert (order_id, issued_at, seller) on receipts to {{server}};
grant select, update, delete on receipts_due to {{server}};
grant insert (receipt_id) on credit_notes to {{server}};

-- What a mail brought along, by its name and bytes.
alter table dev_mails add column attachments jsonb not null default '[]';
