-- Why: a shop that pays people out and charges cards must know who they are before sums grow large. Above what it sets
-- here an identity has to be verified first: all payouts of a year, a single payout, and what a year brought by card.
-- Nothing set: not asked. A new shop asks from the start; one that runs already decides it itself, because an update
-- must not stand between its customers and their money.

alter table settings
  add column verify_payouts_year_cents integer,
  add column verify_payout_cents integer,
  add column verify_card_year_cents integer,
  add constraint settings_verify_payouts_year_cents_check check (verify_payouts_year_cents > 0),
  add constraint settings_verify_payout_cents_check check (verify_payout_cents > 0),
  add constraint settings_verify_card_year_cents_check check (verify_card_year_cents > 0);

alter table settings
  alter column verify_payouts_year_cents set default 200000,
  alter column verify_payout_cents set default 100000,
  alter column verify_card_year_cents set default 1000000;

-- What a customer has asked for within a year is added up whenever they ask for more.
create index payouts_by_customer on payouts (customer_id, requested_at);
create index card_forms_open_by_customer on card_forms (customer_id) where state = 'open';
