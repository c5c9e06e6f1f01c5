-- Why: an operator sent every trade offer by hand and typed its number. Accounts of the shop may send them by
-- themselves (docs/delivery.md). What is to be sent is written down, with a code of its own, before anybody is asked to
-- send it: whatever dies in between, Steam is asked for that code before it is sent once more, so nothing is sent
-- twice.

create table trade_offers (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  -- who sends it; null: the items lie on none, or on several
  account_id bigint references steam_accounts (id),
  -- what its customer compares with the offer's message
  code text not null unique check (code ~ '^[A-Z2-9]{4}-[A-Z2-9]{4}$'),
  -- Steam's numbers of the copies in it, in their order
  asset_ids text[] not null,
  state text not null default 'asked' check (
    state in (
      'asked', 'sent', 'in_escrow', 'accepted', 'declined', 'countered', 'expired', 'cancelled', 'failed'
    )
  ),
  -- Steam's number of it; null: it was not sent, or nobody has heard of that yet
  steam_id text unique check (steam_id ~ '^[1-9]\d{0,19}$'),
  -- where its customer accepts it
  url text,
  -- how often this order was tried since somebody last said so, this time included
  try_no int not null check (try_no between 1 and 3),
  -- how often Steam was asked to send it or for its code, and when it was asked last
  calls int not null default 0 check (calls >= 0),
  called_at timestamptz,
  asked_at timestamptz not null,
  sent_at timestamptz,
  expires_at timestamptz,
  -- Steam hands accepted items over then
  escrow_until timestamptz,
  -- the shop wants it back: its order is not to be delivered any more
  recalled_at timestamptz,
  ended_at timestamptz,
  -- why it did not do what it should
  problem text check (
    problem in (
      'items_unassigned', 'accounts_differ', 'account_unavailable', 'trade_link_invalid', 'items_unavailable',
      'tries_spent', 'not_recorded', 'unknown_to_steam'
    )
  ),
  -- nothing follows before somebody has looked at it
  needs_staff boolean not null default false,
  -- what they said: try again, or nothing more is to be done
  answered text check (answered in ('retry', 'dismissed')),
  constraint trade_offers_sent check ((steam_id is null) = (sent_at is null)),
  constraint trade_offers_ended check ((state in ('asked', 'sent', 'in_escrow')) = (ended_at is null)),
  constraint trade_offers_numbered check (state not in ('sent', 'in_escrow', 'accepted') or steam_id is not null),
  constraint trade_offers_on_hold check ((state = 'in_escrow') <= (escrow_until is not null)),
  constraint trade_offers_answered check (answered is null or needs_staff)
);

-- Of many that would send one order one does.
create unique index trade_offers_one_underway on trade_offers (order_id) where state in ('asked', 'sent', 'in_escrow');
create index trade_offers_by_order on trade_offers (order_id, id desc);
create index trade_offers_underway on trade_offers (state, id) where state in ('asked', 'sent', 'in_escrow');
create index trade_offers_waiting on trade_offers (id) where needs_staff and answered is null;

create function check_trade_offer_change() returns trigger language plpgsql
security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.state <> new.state and (old.state, new.state) not in (
    ('asked', 'sent'), ('asked', 'cancelled'), ('asked', 'failed'), ('sent', 'in_escrow'), ('sent', 'accepted'),
    ('sent', 'declined'), ('sent', 'countered'), ('sent', 'expired'), ('sent', 'cancelled'), ('sent', 'failed'),
    ('in_escrow', 'accepted'), ('in_escrow', 'declined'), ('in_escrow', 'expired'), ('in_escrow', 'cancelled'),
    ('in_escrow', 'failed')
  ) then
    raise exception 'a trade offer does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if old.steam_id is not null and new.steam_id is distinct from old.steam_id then
    raise exception 'a trade offer keeps its number' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke all on function check_trade_offer_change() from public;

create trigger trade_offer_change before update on trade_offers
  for each row execute function check_trade_offer_change();

create trigger audit after insert or update on trade_offers for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

grant select,
  insert (order_id, account_id, code, asset_ids, state, try_no, asked_at, ended_at, problem, needs_staff),
  update (
    state, steam_id, url, calls, called_at, sent_at, expires_at, escrow_until, recalled_at, ended_at, problem,
    needs_staff, answered
  ) on trade_offers to {{server}};

alter table settings
  -- paid orders wait: the shop's accounts send nothing by themselves
  add column sending_paused boolean not null default false;
grant update (sending_paused) on settings to {{server}};
