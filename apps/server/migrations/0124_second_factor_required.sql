-- Why: what a customer keeps here is worth money, and of those who may have a second factor few set one up. A shop may
-- ask for it before value leaves an account. A new shop does from the start; one that runs already decides it itself,
-- because an update must not stand between its customers and their money.

alter table settings
  add column second_factor_required boolean not null default false,
  add column second_factor_balance_cents integer not null default 10000,
  add constraint settings_second_factor_balance_cents_check check (second_factor_balance_cents >= 0);

alter table settings alter column second_factor_required set default true;
