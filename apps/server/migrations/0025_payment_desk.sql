-- Why: people at the desk look through card payments, newest first, among hundreds of thousands; and what waits for
-- somebody there is counted every half minute for the menu, so it is found without reading what does not wait.

create index payments_newest on payments (created_at desc, id desc);
create index payments_newest_by_purpose on payments (purpose, created_at desc, id desc);
-- Ended without money: far fewer than all, and spread thinly among them.
create index payments_unpaid on payments (created_at desc, id desc)
  where state in ('Error', 'Cancelled') and reason <> 'mismatch';
create index refunds_failed on refunds (payment_id) where state = 'failed';
-- Lost, and nobody has let the customer pay again.
create index disputes_lost on disputes (payment_id) where state = 'lost' and released_at is null;
