import { firstRow } from '../../../db/statement.ts'

/**
 * A condition that holds for a payout which waits: its customer owes something (disputes/debts.ts), or a dispute of
 * theirs is open or lost and not released. One that was paid out of this payout holds it no longer: two people have
 * looked at it.
 * @param payout a row of payouts
 */
export const mustWait = (payout: string): string => `exists (
     select from disputes dispute
     where dispute.customer_id = ${payout}.customer_id and dispute.state in ('open', 'lost') and (
       dispute.debited_cents + dispute.collected_cents < dispute.cents
       or dispute.released_at is null and not exists (
         select from debt_collections paid
         join payouts payer on paid.reference like 'payout:' || payer.id || ':set-off%'
         where paid.dispute_id = dispute.id and payer.offer_id = ${payout}.offer_id
       )
     )
   )`

/** The first of these payouts that waits; asked again behind every lock. */
export const selectHeld = firstRow<{ id: string }, [payoutIds: string[]]>(
  'select_payout_held',
  `select payout.id
   from payouts payout
   where payout.id = any($1) and payout.state = 'requested' and ${mustWait('payout')}
   order by payout.offer_id
   limit 1`,
)

/** The first of these payouts that waits and whose customer owes nothing that could be set off. */
export const selectHeldWithoutDebt = firstRow<{ id: string }, [payoutIds: string[]]>(
  'select_payout_held_without_debt',
  `select payout.id
   from payouts payout
   where payout.id = any($1) and ${mustWait('payout')} and not exists (
     select from disputes
     where customer_id = payout.customer_id and state in ('open', 'lost') and debited_cents + collected_cents < cents
   )
   order by payout.offer_id
   limit 1`,
)
