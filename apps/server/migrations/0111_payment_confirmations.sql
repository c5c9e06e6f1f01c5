-- Why: who tops up had a mail and no paper of it. The paper has no number of its own, because a top-up is no sale: it
-- is named by its payment, which stays as it was paid. What it says of the shop is kept with the first copy.
create table payment_confirmations (
  payment_id uuid primary key references payments (id),
  issued_at timestamptz not null,
  seller text not null,
  time_zone text not null
);

create trigger never_changes before update or delete or truncate on payment_confirmations
  for each statement execute function refuse_receipt_change();

grant insert, select on payment_confirmations to {{server}};
