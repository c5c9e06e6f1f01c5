-- Why: a customer who mistyped a name, a phone or a trade link and cannot sign in, or does not know how, was told to do
-- it themselves. Staff correct it for them, with a reason that stays.

alter table customer_events
  drop constraint customer_events_kind_check,
  add constraint customer_events_kind_check check (
    kind in ('blocked', 'unblocked', 'verification', 'sessions_ended', 'factor_removal_proposed',
      'factor_removal_approved', 'factor_removal_cancelled', 'factor_kept', 'factor_removed', 'closed', 'corrected')
  );
