-- Why: an operator sent the trade offer that asks for what a customer sells, and typed its number. Accounts of the shop
-- ask by themselves (docs/delivery.md), with the discipline of what they send: what is to be asked for is written down
-- with a code before anybody is asked, and Steam is asked for that code before it is sent once more.

create table trade_requests (
  id bigint generated always as identity primary key,
  offer_id bigint not null references offers (id),
  -- who asks; null: nobody could
  account_id bigint references steam_accounts (id),
  -- what its customer compares with the message
  code text not null unique check (code ~ '^[A-Z2-9]{4}-[A-Z2-9]{4}$'),
  -- Steam's number of the customer's copy, and what Steam tells of it; null: none of theirs is it
  asset_id text check (asset_id ~ '^\d{1,20}$'),
  float double precision check (float between 0 and 1),
  paint_seed int check (paint_seed between 0 and 1000),
  state text not null default 'asked' check (
    state in (
      'asked', 'sent', 'in_escrow', 'accepted', 'declined', 'countered', 'expired', 'cancelled', 'failed'
    )
  ),
  -- Steam's number of it; null: it was not sent, or nobody has heard of that yet
  steam_id text unique check (steam_id ~ '^[1-9]\d{0,19}$'),
  -- where its customer accepts it
  url text,
  -- how often this offer was tried since somebody last said so, this time included
  try_no int not null check (try_no between 1 and 3),
  -- how often Steam was asked to send it or for its code, and when it was asked last
  calls int not null default 0 check (calls >= 0),
  called_at timestamptz,
  asked_at timestamptz not null,
  sent_at timestamptz,
  expires_at timestamptz,
  -- Steam hands an accepted item over then
  escrow_until timestamptz,
  -- the shop wants it back: its offer does not wait for it any more
  recalled_at timestamptz,
  ended_at timestamptz,
  -- why it did not do what it should
  problem text check (
    problem in (
      'account_unavailable', 'trade_link_invalid', 'inventory_private', 'item_missing', 'item_differs', 'items_alike',
      'items_unavailable', 'tries_spent', 'not_recorded', 'unknown_to_steam', 'reversed'
    )
  ),
  -- nothing follows before somebody has looked at it
  needs_staff boolean not null default false,
  -- what they said: ask again, or nothing more is to be done
  answered text check (answered in ('retry', 'dismissed')),
  constraint trade_requests_sent check ((steam_id is null) = (sent_at is null)),
  constraint trade_requests_ended check ((state in ('asked', 'sent', 'in_escrow')) = (ended_at is null)),
  constraint trade_requests_numbered check (state not in ('sent', 'in_escrow', 'accepted') or steam_id is not null),
  constraint trade_requests_asks check (
    state not in ('asked', 'sent', 'in_escrow', 'accepted') or (asset_id is not null and account_id is not null)
  ),
  constraint trade_requests_on_hold check ((state = 'in_escrow') <= (escrow_until is not null)),
  constraint trade_requests_answered check (answered is null or needs_staff)
);

-- Of many that would ask for one offer's item one does, and no copy is asked for twice at once.
create unique index trade_requests_one_underway on trade_requests (offer_id)
  where state in ('asked', 'sent', 'in_escrow');
create unique index trade_requests_one_of_a_copy on trade_requests (asset_id)
  where state in ('asked', 'sent', 'in_escrow');
create index trade_requests_by_offer on trade_requests (offer_id, id desc);
create index trade_requests_underway on trade_requests (state, id) where state in ('asked', 'sent', 'in_escrow');
create index trade_requests_waiting on trade_requests (id) where needs_staff and answered is null;

create trigger trade_request_change before update on trade_requests
  for each row execute function check_trade_offer_change();

create trigger audit after insert or update on trade_requests for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

grant select,
  insert (
    offer_id, account_id, code, asset_id, float, paint_seed, state, try_no, asked_at, ended_at, problem,
    needs_staff
  ),
  update (
    state, steam_id, url, calls, called_at, sent_at, expires_at, escrow_until, recalled_at, ended_at, problem,
    needs_staff, answered
  ) on trade_requests to {{server}};

alter table offers
  -- the account that its copy came to; null: nobody has written down which
  add column steam_account_id bigint references steam_accounts (id);
grant update (steam_account_id) on offers to {{server}};
