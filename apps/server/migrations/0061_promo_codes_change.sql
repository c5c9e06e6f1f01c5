-- Why: an operator lengthens a promo code, raises its limits and corrects one that nobody has used, and reads its
-- orders page by page. Until today a code could only be made and stopped.

-- Who saves holds what was seen against what stands; uses are counted without it.
alter table promo_codes add column version int not null default 1 check (version > 0);

grant update (description, discount_type, discount_cents, discount_percent, valid_from, valid_until, uses_max,
  uses_per_customer_max, total_min_cents, version) on promo_codes to {{server}};

-- Orders of a code are read newest first; by their number, as every list of orders.
drop index promo_uses_by_promo;
create index promo_uses_by_promo on promo_uses (promo_id, order_id desc);

-- What an order was promised stays, whoever forgets to ask. A use that was given back counts: its money may still come.
create function keep_promo_terms() returns trigger language plpgsql
set search_path to pg_catalog, public, pg_temp as $$
begin
  if exists (select from promo_uses where promo_id = old.id) then
    raise exception 'promo code % has been used: its discount stays', old.code
      using errcode = 'check_violation', constraint = 'promo_codes_terms_stay';
  end if;
  return new;
end
$$;

create trigger keep_terms before update of code, discount_type, discount_cents, discount_percent, total_min_cents
on promo_codes for each row
when (row(old.code, old.discount_type, old.discount_cents, old.discount_percent, old.total_min_cents)
  is distinct from row(new.code, new.discount_type, new.discount_cents, new.discount_percent, new.total_min_cents))
execute function keep_promo_terms();
