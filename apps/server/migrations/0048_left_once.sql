-- Why: that the money of a charge leaves once was for the server alone to see to. The database asks it at each commit
-- now: neither by the card and its bank, nor by all that the shop bears, does more leave a charge than came. Besides,
-- a refund that stands against a dispute fails only once that is won, and what takes money of a charge stays what it
-- is: a dispute or a refund made elsewhere.

create function check_charge_left_once() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  charge uuid := new.payment_id;
  came bigint;
  to_card bigint;
  to_balance bigint;
  taken bigint;
  settled bigint;
begin
  -- A refund of an order to the balance names the order alone.
  if tg_table_name = 'refunds' and charge is null then
    select payment_id into charge from orders where id = new.order_id;
  end if;
  -- Held money was never agreed upon: what came of it only the provider knows.
  select credit_cents into came from payments where id = charge and state = 'Success';
  if came is null then
    return null;
  end if;
  select coalesce(sum(cents) filter (where destination = 'card' and state <> 'failed'), 0),
    coalesce(sum(cents) filter (where destination = 'balance'), 0)
  into to_card, to_balance
  from (
    select id, destination, state, cents from refunds where payment_id = charge
    union
    select refund.id, refund.destination, refund.state, refund.cents
    from orders placed
    join refunds refund on refund.order_id = placed.id
    where placed.payment_id = charge
  ) as back;
  select coalesce(sum(cents), 0), coalesce(sum(settled_cents), 0) into taken, settled
  from disputes
  where payment_id = charge and state in ('open', 'lost');
  if to_card + taken > came or to_card + to_balance + settled > came then
    raise exception 'more would leave charge % than came: % to the card, % to the balance, % disputed, % of it settled',
      charge, to_card, to_balance, taken, settled
      using errcode = 'check_violation', constraint = 'charge_left_once';
  end if;
  return null;
end
$$;

create constraint trigger charge_left_once after insert or update of state on refunds
  deferrable initially deferred for each row execute function check_charge_left_once();
create constraint trigger charge_left_once after insert or update of state, cents, settled_cents on disputes
  deferrable initially deferred for each row execute function check_charge_left_once();

create function check_refund_against_dispute() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from disputes where id = new.dispute_id and state <> 'won') then
    raise exception 'refund % stands against a dispute that is not won', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger refund_against_dispute before update of state on refunds for each row
  when (new.state = 'failed' and old.state <> 'failed' and new.dispute_id is not null)
  execute function check_refund_against_dispute();

create function check_dispute_kind() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.takings > 0 and new.kind <> old.kind or new.takings < old.takings then
    raise exception 'dispute % stays what it is', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger dispute_kind before update of kind, takings on disputes for each row
  execute function check_dispute_kind();

revoke execute on function check_charge_left_once(), check_refund_against_dispute(), check_dispute_kind() from public;
