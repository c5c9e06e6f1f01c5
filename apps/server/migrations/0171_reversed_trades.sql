-- Why: a customer could accept a trade offer of an order and take the trade back in Steam, and nobody heard of it: only
-- offers were followed after they were accepted. Steam is asked until its protection is over (docs/delivery.md), once
-- more at its end, and until it has answered nothing is completed or due to be paid out. Whoever takes a trade back is
-- kept out until somebody of the staff has looked, unless the settings say otherwise.

alter table trade_offers
  -- of one that was accepted: when Steam is asked next whether its customer has taken it back; null: not any more
  add column check_at timestamptz,
  drop constraint trade_offers_problem_check,
  add constraint trade_offers_problem_check check (
    problem in (
      'items_unassigned', 'accounts_differ', 'account_unavailable', 'trade_link_invalid', 'items_unavailable',
      'tries_spent', 'not_recorded', 'unknown_to_steam', 'reversed'
    )
  ),
  add constraint trade_offers_checked check (check_at is null or state = 'accepted');
create index trade_offers_to_check on trade_offers (check_at) where check_at is not null;
grant update (check_at) on trade_offers to {{server}};

alter table trade_requests
  -- likewise
  add column check_at timestamptz,
  add constraint trade_requests_checked check (check_at is null or state = 'accepted');
create index trade_requests_to_check on trade_requests (check_at) where check_at is not null;
grant update (check_at) on trade_requests to {{server}};

update trade_offers trade
set check_at = trade.ended_at
from orders placed
where placed.id = trade.order_id and placed.state = 'accepted' and trade.state = 'accepted' and trade.problem is null;

update trade_requests request
set check_at = request.ended_at
from offers o
where o.id = request.offer_id and o.state = 'awaiting_item' and request.state = 'accepted' and request.problem is null;

alter table settings
  -- whoever takes a trade back is blocked until somebody of the staff lets them in again
  add column reversal_blocks boolean not null default true;

-- Null: the shop itself, which heard from Steam that a trade was taken back. One of the staff decides it then.
alter table money_proposals
  alter column proposed_by drop not null,
  add constraint money_proposals_proposer check (proposed_by is not null or kind = 'reversed');
