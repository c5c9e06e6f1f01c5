-- Why: tax law asks for receipts, credit notes and confirmations for ten years after the year that they were issued in,
-- with the name and address of who bought, and an account that is deleted takes both with it. Each paper is drawn once
-- more before, and kept sealed with the shop's keys: nothing readable stays in the clear.

create table kept_papers (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id),
  kind text not null check (kind in ('receipt', 'credit_note', 'payment_confirmation')),
  -- the number of the receipt's or note's row, or the payment that is confirmed
  paper text not null check (paper <> ''),
  file_name text not null check (file_name <> ''),
  issued_at timestamptz not null,
  keep_until timestamptz not null check (keep_until > issued_at),
  sealed bytea not null,
  constraint kept_papers_once unique (kind, paper)
);

create index kept_papers_by_end on kept_papers (keep_until);
create index kept_papers_by_customer on kept_papers (customer_id);

grant select, insert, delete, update (sealed) on kept_papers to {{server}};

-- Papers of a customer that are issued, and that are not kept yet.
create function unkept_papers(whose bigint) returns table (kind text, paper text, issued_at timestamptz)
language sql stable set search_path = pg_catalog, public, pg_temp
as $$
  select issued.kind, issued.paper, issued.issued_at
  from (
    select 'receipt' as kind, receipts.id::text as paper, receipts.issued_at
    from receipts join orders on orders.id = receipts.order_id where orders.customer_id = whose
    union all
    select 'credit_note', credit_notes.id::text, credit_notes.issued_at
    from credit_notes join orders on orders.id = credit_notes.order_id where orders.customer_id = whose
    union all
    select 'payment_confirmation', payment_id::text, payment_confirmations.issued_at
    from payment_confirmations join payments on payments.id = payment_id where payments.customer_id = whose
  ) as issued
  where not exists (
    select from kept_papers kept where kept.kind = issued.kind and kept.paper = issued.paper
  )
$$;

revoke all on function unkept_papers from public;
grant execute on function unkept_papers to {{server}};
