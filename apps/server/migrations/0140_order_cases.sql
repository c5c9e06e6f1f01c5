-- Why: whoever had a problem with an order wrote a mail to somebody, and nobody saw which order it was about, who had
-- answered and who was waited for. A case is the conversation about one order: messages both ways, pictures, a state.

create table order_cases (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  kind text not null check (kind in ('trade_missing', 'wrong_item', 'wrong_amount', 'refund', 'other')),
  -- lines of the order that it is about; none: the order as a whole
  line_nos int[] not null default '{}' check (cardinality(line_nos) <= 50),
  state text not null default 'waits_for_shop' check (state in ('waits_for_shop', 'waits_for_customer', 'solved')),
  opened_at timestamptz not null,
  -- since when whoever it waits for is waited for; once it is solved, since when it is
  waits_since timestamptz not null,
  -- the newest message that its customer has seen
  read_id bigint not null default 0,
  assigned_to bigint references staff (id),
  -- when its customer was told that it ends by itself; null: not since the last message
  warned_at timestamptz,
  solved_at timestamptz,
  -- when its messages and pictures were removed, their time being over
  emptied_at timestamptz,
  constraint order_cases_solved check ((state = 'solved') = (solved_at is not null)),
  constraint order_cases_emptied check (emptied_at is null or state = 'solved')
);

-- Of many who press at once one opens a case, and the others write in it.
create unique index order_cases_one_open on order_cases (order_id) where state <> 'solved';
create index order_cases_by_order on order_cases (order_id, id desc);
create index order_cases_by_state on order_cases (state, waits_since, id);

-- What happened in a case, oldest first: messages, notes that only staff see, and when it was solved or opened again.
create table case_messages (
  id bigint generated always as identity primary key,
  case_id bigint not null references order_cases (id),
  kind text not null check (kind in ('customer', 'staff', 'note', 'solved', 'reopened')),
  -- customer:<id>, staff:<id> or the name of a job
  by text not null,
  text text not null check (length(text) <= 4000),
  -- of a call that was sent with a key: the same is written once
  request_key text,
  at timestamptz not null,
  constraint case_messages_words check ((kind in ('solved', 'reopened')) or text <> '')
);

create index case_messages_by_case on case_messages (case_id, id);
create unique index case_messages_request on case_messages (case_id, request_key);

-- Pictures that customers send with a message, drawn anew; one that no message names is removed after a day.
create table case_pictures (
  id uuid primary key,
  customer_id bigint not null references customers (id),
  message_id bigint references case_messages (id) on delete cascade,
  path text not null unique,
  uploaded_at timestamptz not null
);

create index case_pictures_by_message on case_pictures (message_id);
create index case_pictures_loose on case_pictures (uploaded_at) where message_id is null;
create index case_pictures_by_customer on case_pictures (customer_id);

create function check_case_change() returns trigger language plpgsql
security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.state <> new.state and (old.state, new.state) not in (
    ('waits_for_shop', 'waits_for_customer'), ('waits_for_customer', 'waits_for_shop'), ('waits_for_shop', 'solved'),
    ('waits_for_customer', 'solved'), ('solved', 'waits_for_shop')
  ) then
    raise exception 'a case does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke all on function check_case_change() from public;

create trigger case_change before update on order_cases for each row execute function check_case_change();

-- A picture belongs to the customer whose message it came with.
create function check_case_picture() returns trigger language plpgsql
security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.message_id is not null and not exists (
    select from case_messages said
    join order_cases about on about.id = said.case_id
    join orders placed on placed.id = about.order_id
    where said.id = new.message_id and placed.customer_id = new.customer_id
  ) then
    raise exception 'picture % is of another customer', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke all on function check_case_picture() from public;

create trigger case_picture before insert or update on case_pictures for each row execute function check_case_picture();

-- The log keeps who wrote and when for good; what they wrote goes with the message.
create trigger audit after insert or update on order_cases for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');
create trigger audit after insert on case_messages for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id', 'text');

grant select, insert (order_id, kind, line_nos, opened_at, waits_since),
  update (state, waits_since, read_id, assigned_to, warned_at, solved_at, emptied_at) on order_cases to {{server}};
grant select, insert (case_id, kind, by, text, request_key, at), delete on case_messages to {{server}};
grant select, insert, update (message_id), delete on case_pictures to {{server}};

alter table settings
  -- within how many hours a case is answered, as customers are told; 0: they are told nothing
  add column case_answer_hours int not null default 0 check (case_answer_hours between 0 and 720),
  -- after how many days without a word of its customer a case ends by itself
  add column case_close_days int not null default 14 check (case_close_days between 4 and 90);
grant update (case_answer_hours, case_close_days) on settings to {{server}};
