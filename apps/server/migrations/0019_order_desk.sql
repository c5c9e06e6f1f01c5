-- Why: people at the desk look for an order by its number, its customer or its item among hundreds of thousands; and
-- what goes back of an order needs a credit note: a document with a gapless number and the VAT that it takes back,
-- which nobody can change afterwards (readings.md, Money).

create index orders_by_buyer on orders using gin ((email || ' ' || name || ' ' || surname) gin_trgm_ops);
create index order_lines_by_title on order_lines using gin (title gin_trgm_ops);

-- What of a refunded amount is VAT. Parts of a line are differences of running totals, rounded half to even, so that
-- they add up to the line's own VAT (features/refunds/split.rules.ts); what went back before is counted the same way.
alter table refund_lines add column vat_cents bigint;

with running as (
  select back.refund_id, back.line_no, back.cents, line.vat_cents as vat,
    line.price_cents - line.discount_cents as paid,
    sum(back.cents) over (partition by back.order_id, back.line_no order by made.created_at, made.id) as after
  from refund_lines back
  join refunds made on made.id = back.refund_id
  join order_lines line on line.order_id = back.order_id and line.line_no = back.line_no
), shares as (
  select refund_id, line_no, vat * after / paid as share_after, vat * (after - cents) / paid as share_before
  from running
)
update refund_lines back
set vat_cents = case when share_after % 1 = 0.5 then 2 * round(share_after / 2) else round(share_after) end
  - case when share_before % 1 = 0.5 then 2 * round(share_before / 2) else round(share_before) end
from shares
where shares.refund_id = back.refund_id and shares.line_no = back.line_no;

alter table refund_lines
  alter column vat_cents set not null,
  add constraint refund_lines_vat check (vat_cents between 0 and cents);

-- How many notes a year has; the last number is given out and taken back with its note, so there is never a gap.
create table credit_note_years (
  year int primary key,
  notes int not null check (notes > 0)
);

create table credit_notes (
  id bigint generated always as identity primary key,
  refund_id uuid not null unique references refunds (id),
  order_id bigint not null references orders (id),
  -- both given by number_credit_note alone
  year int not null,
  number int not null,
  issued_at timestamptz not null,
  -- the shop's own particulars as they were; the buyer's stand in the order, where nobody can change them
  seller text not null,
  unique (year, number)
);

create index credit_notes_by_order on credit_notes (order_id);

create table credit_note_lines (
  note_id bigint not null references credit_notes (id),
  line_no int not null,
  title text not null,
  -- what goes back, VAT included
  cents bigint not null check (cents > 0),
  vat_percent numeric(5, 2) not null,
  vat_country text not null,
  vat_cents bigint not null check (vat_cents between 0 and cents),
  primary key (note_id, line_no)
);

-- Runs as the owner: the server's login can neither choose a number nor touch the count.
create function number_credit_note() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.year := extract(year from new.issued_at at time zone 'UTC');
  insert into credit_note_years as counted (year, notes) values (new.year, 1)
  on conflict (year) do update set notes = counted.notes + 1
  returning counted.notes into new.number;
  return new;
end
$$;

create trigger number_credit_note before insert on credit_notes
  for each row execute function number_credit_note();

create function refuse_credit_note_change() returns trigger
language plpgsql as $$
begin
  raise exception 'a credit note never changes' using errcode = 'insufficient_privilege';
end
$$;

create trigger never_changes before update or delete or truncate on credit_notes
  for each statement execute function refuse_credit_note_change();
create trigger never_changes before update or delete or truncate on credit_note_lines
  for each statement execute function refuse_credit_note_change();

revoke all on function number_credit_note, refuse_credit_note_change from public;

grant select, insert (refund_id, order_id, issued_at, seller) on credit_notes to {{server}};
grant select, insert on credit_note_lines to {{server}};
