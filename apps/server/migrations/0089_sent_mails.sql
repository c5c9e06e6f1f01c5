-- Why: whether a customer was told something could be asked of the mail server alone. Every mail that left is written
-- down for ninety days, without what it said.

create table sent_mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  customer_id bigint references customers (id) on delete cascade,
  -- As the texts name it; null: a mail to the staff.
  template text,
  subject text not null,
  language text not null check (language ~ '^[a-z]{2}$'),
  sent_at timestamptz not null,
  -- What the mail server knows it by; null: it stayed in the dev mailbox.
  message_id text,
  -- The order of a mail that may leave once more; those with links that are worth something are not kept.
  mail_order jsonb,
  again_at timestamptz
);

create index sent_mails_of_customer on sent_mails (customer_id, id desc);
create index sent_mails_by_recipient on sent_mails (lower(recipient) text_pattern_ops, id desc);
create index sent_mails_by_age on sent_mails (sent_at);

create trigger audit after update on sent_mails
  for each row when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id', 'mail_order');

grant select, insert, delete, update (again_at) on sent_mails to {{server}};
