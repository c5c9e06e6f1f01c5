-- Why: a bank may close its question about a charge and ask again. The notice of that was refused by the guard of
-- states, so it came again for days and was never heard. A question takes no money: one that is closed may be open
-- again as long as it never became a dispute.

create or replace function check_dispute_change() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if (old.id, old.payment_id, old.customer_id) is distinct from (new.id, new.payment_id, new.customer_id) then
    raise exception 'dispute % stays with its charge', old.id using errcode = 'check_violation';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (
    ('inquiry', 'open'), ('inquiry', 'won'), ('inquiry', 'lost'), ('open', 'won'), ('open', 'lost'), ('won', 'open'),
    ('won', 'lost'), ('lost', 'open'), ('lost', 'won')
  ) and not (old.state = 'won' and new.state = 'inquiry' and old.takings = 0 and new.takings = 0) then
    raise exception 'a dispute does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if old.state = 'won' and new.state in ('open', 'lost') and new.takings <= old.takings then
    raise exception 'dispute % was won: it takes its money again or stays so', old.id using errcode = 'check_violation';
  end if;
  -- What was collected for a taking that was won has gone back with it.
  if new.takings > old.takings then
    new.collected_cents := 0;
  end if;
  return new;
end
$$;
