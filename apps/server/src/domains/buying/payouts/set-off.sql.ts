import { statement } from '../../../db/statement.ts'

/** Payouts whose customer owes something, in the order in which balances are locked; asked again behind their locks. */
export const selectOwing = statement<{ id: string; customer_id: number }, [payoutIds: string[]]>(
  'select_payouts_of_owing',
  `select payout.id, payout.customer_id
   from payouts payout
   where payout.id = any($1) and exists (
     select from disputes
     where customer_id = payout.customer_id and state in ('open', 'lost') and debited_cents + collected_cents < cents
   )
   order by payout.customer_id, payout.offer_id`,
)
