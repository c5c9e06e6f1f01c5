-- Why: what a statement says of the account itself was not read, so that nobody could tell whether the books hold what
-- the bank has. Its balances are kept, and of each line the day, the direction and the words that it was booked with.

alter table bank_answer_lines
  -- The bank's day; null: not booked yet, or a line of before.
  add column booked_on date,
  -- What the other side wrote, or who it is.
  add column words text;

-- What nothing was done for: the credits among which payouts of the provider are looked for, and what waits for a hand.
create index bank_answer_lines_unknown on bank_answer_lines (booked_on, cents)
  where outcome = 'unknown' and booked_on is not null;

create table bank_statements (
  answer_id bigint not null references bank_answers (id),
  statement_no int not null check (statement_no > 0),
  -- The account, masked; null: the bank named none.
  account text,
  -- Whether it is the account that payouts left from at that time, so that the books are held against it.
  is_ours boolean not null,
  -- Positive: the bank has money of ours.
  opening_cents bigint,
  opens_on date,
  closing_cents bigint not null,
  closes_on date not null,
  primary key (answer_id, statement_no)
);

create index bank_statements_newest on bank_statements (closes_on desc, answer_id desc) where is_ours;

grant select, insert on bank_statements to {{server}};
