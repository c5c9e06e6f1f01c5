-- Why: what one colleague learns of a customer ("pays late, asks for Sam", "sends from two accounts") was known to that
-- colleague alone. Staff write notes at a customer now; one of them can be pinned, and is seen where orders, offers and
-- payouts are handled.

create table customer_notes (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  text text not null check (text = btrim(text) and char_length(text) between 1 and 1000),
  staff_id bigint not null references staff (id),
  at timestamptz not null,
  pinned boolean not null default false,
  -- the browser's own number of the note: one that is sent twice is written once
  request_key text not null,
  unique (staff_id, request_key)
);

create index customer_notes_by_customer on customer_notes (customer_id, id desc);
create unique index customer_notes_pinned on customer_notes (customer_id) where pinned;

create trigger audit after insert or update or delete on customer_notes for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

grant select, insert, delete on customer_notes to {{server}};
grant update (pinned) on customer_notes to {{server}};
