-- Why: a team reads one mailbox, or a program that posts what comes there. The shop mails one address besides those of
-- its staff of what waits.

alter table settings
  add column notice_email text not null default '' check (length(notice_email) <= 254),
  add column notice_pace text not null default 'hourly' check (notice_pace in ('at_once', 'hourly', 'morning'));

-- What that address knows of, as staff_notices says of each of the staff.
create table shop_notices (
  kind text primary key check (kind <> ''),
  told_count integer not null default 0 check (told_count >= 0),
  told_at timestamptz
);

grant select, insert, update (told_count, told_at) on shop_notices to {{server}};
