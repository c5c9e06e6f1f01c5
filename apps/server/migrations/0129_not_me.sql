-- Why: who reads that somebody else has signed in, or has changed the password, had to find the way to a new password
-- or to us, while the intruder went on. Every mail about the safety of an account carries a link now, "This was not
-- me", that closes the account at once, without signing in, until staff have spoken with its owner.

alter table mailed_links
  drop constraint mailed_links_purpose_check,
  add constraint mailed_links_purpose_check check (
    purpose in ('verify_address', 'reset_password', 'change_email', 'not_me')
  ),
  -- which mail carried the link, where that is asked for later
  add column template text,
  add constraint mailed_links_template_check check ((purpose = 'not_me') = (template is not null));

-- Whoever made the owner close the account may know the password: it opens nothing until a reset by mail replaces it.
alter table customers add column password_void_at timestamptz;

create table account_closures (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  -- the mail that carried the link, and where it went: an intruder may have changed the address meanwhile
  template text not null check (template <> ''),
  mailed_to text not null check (mailed_to <> ''),
  closed_at timestamptz not null,
  -- when staff let the owner in again
  reopened_at timestamptz,
  constraint account_closures_reopened check (reopened_at >= closed_at)
);

create unique index account_closures_open on account_closures (customer_id) where reopened_at is null;
create index account_closures_by_customer on account_closures (customer_id);

create trigger audit after insert or update on account_closures for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

grant select, insert (customer_id, template, mailed_to, closed_at), update (reopened_at) on account_closures
  to {{server}};

-- A closed account is a blocked one whose password is worth nothing, and is let in by nobody who leaves it closed.
create function check_account_closure() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  if tg_table_name = 'account_closures' then
    if not exists (
      select from customers
      where id = new.customer_id and blocked_at is not null and password_void_at is not null
    ) then
      raise exception 'the account of customer % is not closed', new.customer_id using errcode = 'check_violation';
    end if;
  elsif exists (select from account_closures where customer_id = new.id and reopened_at is null) then
    raise exception 'the account of customer % is closed', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger closed_is_blocked before insert on account_closures
  for each row execute function check_account_closure();
create trigger closed_stays_blocked before update of blocked_at on customers for each row
  when (old.blocked_at is not null and new.blocked_at is null) execute function check_account_closure();

-- A password that an intruder knows opens no session, whatever the server thinks of it.
create or replace function refuse_blocked_customer() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  if exists (select from customers where id = new.customer_id and blocked_at is not null) then
    raise exception 'customer % is blocked', new.customer_id using errcode = 'check_violation';
  end if;
  if tg_table_name = 'sessions'
    and exists (select from customers where id = new.customer_id and password_void_at is not null) then
    raise exception 'the password of customer % is void', new.customer_id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

revoke all on function check_account_closure from public;

alter table customer_events
  drop constraint customer_events_kind_check,
  add constraint customer_events_kind_check check (
    kind in ('blocked', 'unblocked', 'verification', 'sessions_ended', 'factor_removal_proposed',
      'factor_removal_approved', 'factor_removal_cancelled', 'factor_kept', 'factor_removed', 'closed')
  );
