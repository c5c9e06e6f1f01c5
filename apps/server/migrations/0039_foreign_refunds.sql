-- Why: a refund can be made at the provider's own desk, where the shop does not ask for it. It takes money of a charge
-- as a dispute does that was lost: what it takes is written like one (`kind`), and the refund itself is listed with the
-- others until somebody at the desk has looked at it.

alter table disputes add column kind text not null default 'dispute' check (kind in ('dispute', 'refund'));

alter table refunds
  -- of one that somebody made at the provider's own desk: who at ours has looked at it
  add column seen_at timestamptz,
  add column seen_by text,
  drop constraint refunds_destination_check,
  drop constraint refunds_check,
  add constraint refunds_destination_check check (destination in ('balance', 'card', 'dispute', 'foreign')),
  add constraint refunds_of_charge
    check ((destination in ('card', 'foreign')) = (payment_id is not null and amount_minor is not null)),
  add constraint refunds_foreign_is_named check (destination <> 'foreign' or provider_refund_id is not null),
  add constraint refunds_seen
    check ((seen_at is null) = (seen_by is null) and (destination = 'foreign' or seen_at is null));

create index refunds_foreign_unseen on refunds (payment_id)
  where destination = 'foreign' and seen_at is null and state <> 'failed';

grant update (seen_at, seen_by) on refunds to {{server}};
grant update (kind) on disputes to {{server}};
