-- Why: whoever wanted their account deleted had to write for it. They ask for it themselves now, and have fourteen days
-- to think better of it. Meanwhile nothing new may begin that the account would have to stay for.

create table account_deletions (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- the owner kept the account
  cancelled_at timestamptz,
  -- it was deleted
  ended_at timestamptz,
  -- the transaction in which its rows are erased; written by erase_customer alone
  erasing_in xid8,
  constraint account_deletions_due check (due_at = asked_at + interval '336 hours'),
  constraint account_deletions_one_end check (cancelled_at is null or ended_at is null),
  constraint account_deletions_ended check (ended_at >= due_at and (ended_at is null) = (erasing_in is null))
);

create unique index account_deletions_live on account_deletions (customer_id)
  where cancelled_at is null and ended_at is null;
create index account_deletions_by_customer on account_deletions (customer_id, id desc);
create index account_deletions_due_next on account_deletions (due_at) where cancelled_at is null and ended_at is null;
create index account_deletions_erasing on account_deletions (erasing_in) where erasing_in is not null;

grant select, insert (customer_id, asked_at, due_at), update (cancelled_at) on account_deletions to {{server}};

-- Whether the account of a customer is on its way out, or gone. The customer's row is held until the transaction ends:
-- whoever asks for a deletion locks that row and waits, and then sees what this transaction has begun. The second
-- statement sees what was committed while the first one waited.
create function is_leaving(which bigint) returns boolean
language plpgsql volatile set search_path = pg_catalog, public, pg_temp
as $$
begin
  perform from customers where id = which for key share;
  return exists (select from account_deletions where customer_id = which and cancelled_at is null);
end
$$;

revoke all on function is_leaving from public;
grant execute on function is_leaving to {{server}};

create function refuse_leaving_customer() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  if is_leaving(new.customer_id) then
    raise exception 'customer % is leaving', new.customer_id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

-- Nobody signs in to an account that is gone.
create function refuse_gone_customer() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  if exists (select from account_deletions where customer_id = new.customer_id and ended_at is not null) then
    raise exception 'customer % is gone', new.customer_id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

revoke all on function refuse_leaving_customer, refuse_gone_customer from public;

create trigger not_while_leaving before insert on orders for each row execute function refuse_leaving_customer();
create trigger not_while_leaving before insert on payments for each row execute function refuse_leaving_customer();
create trigger not_while_leaving before insert on offers for each row execute function refuse_leaving_customer();
create trigger not_while_leaving before insert on payouts for each row execute function refuse_leaving_customer();
create trigger not_while_leaving before insert on card_forms for each row execute function refuse_leaving_customer();
create trigger not_while_leaving before insert on deals for each row execute function refuse_leaving_customer();
create trigger not_while_leaving before insert on api_keys for each row execute function refuse_leaving_customer();
create trigger not_when_gone before insert on sessions for each row execute function refuse_gone_customer();
