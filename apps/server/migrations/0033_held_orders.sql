-- Why: an order whose card payment is disputed, or whose customer is blocked or may not pay, stood among those to
-- deliver like any other, and was delivered. What holds an order is said here once, for the step that is decided under
-- its lock and for every list and count that leaves it out.

create view order_holds as
-- Its own payment: a release lets the customer pay again, but does not pay for this order.
select placed.id as order_id,
  case dispute.state when 'lost' then 'dispute_lost' else 'disputed' end as hold
from disputes as dispute
join orders as placed on placed.payment_id = dispute.payment_id
where dispute.state in ('open', 'lost')
union all
-- What concerns the customer holds what is still to be handed over.
select placed.id, 'customer_blocked'
from customers as customer
join orders as placed on placed.customer_id = customer.id
where customer.blocked_at is not null and placed.state in ('processing', 'in_process')
union all
select placed.id, 'on_hold'
from disputes as dispute
join orders as placed on placed.customer_id = dispute.customer_id
where dispute.state in ('open', 'lost') and dispute.released_at is null
  and placed.payment_id is distinct from dispute.payment_id and placed.state in ('processing', 'in_process');

-- Disputes that take money, by themselves: they are few among many, and the view begins with them.
create index disputes_taking on disputes (payment_id) where state in ('open', 'lost');

grant select on order_holds to {{server}};
