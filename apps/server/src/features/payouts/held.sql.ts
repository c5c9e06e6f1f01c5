import { firstRow } from '../../db/statement.ts'

/**
 * A condition that holds for a customer whose payouts wait: a dispute of theirs is open, or lost and not released, or
 * they owe something (disputes/debts.ts).
 * @param customerId a column
 */
export const mustWait = (customerId: string): string => `exists (
     select from disputes
     where customer_id = ${customerId} and state <> 'won'
       and (released_at is null or debited_cents + collected_cents < cents)
   )`

/** The first of these payouts whose customer's payouts wait; asked again behind every lock. */
export const selectHeld = firstRow<{ id: string }, [payoutIds: string[]]>(
  'select_payout_held',
  `select payout.id
   from payouts payout
   where payout.id = any($1) and ${mustWait('payout.customer_id')}
   order by payout.offer_id
   limit 1`,
)
