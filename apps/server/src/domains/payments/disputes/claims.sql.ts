import type { DisputeState } from '@pandrop/contract/lifecycle/dispute'
import { firstRow, statement } from '../../../db/statement.ts'

/** A charge that something is taken of; its row is locked. */
export interface ChargeRow {
  id: string
  customer_id: number
  purpose: 'topup' | 'purchase'
  /** what it was charged, in the smallest unit of currency */
  amount_minor: number
  currency: string
  /** what it brought to the books; 0 where it was never booked */
  booked_cents: number
  /** what it was agreed to bring, booked or not */
  worth_cents: number
  refunded_minor: number
}

// Held money is booked once it goes back (staff-payments/held.ts), anything else when it succeeds.
const chargeColumns = `payment.id, payment.customer_id, payment.purpose,
  coalesce(payment.charged_minor, payment.amount_minor) as amount_minor, payment.currency, payment.refunded_minor,
  payment.credit_cents as worth_cents,
  case
    when payment.state = 'Success' then payment.credit_cents
    else (
      select coalesce(max(back.cents), 0) from refunds back
      where back.payment_id = payment.id and back.destination = 'card' and payment.reason = 'mismatch'
    )
  end as booked_cents`

// First of all locks, as everywhere: whatever is heard about one charge goes one after the other.
export const lockDisputedCharge = firstRow<ChargeRow, [paymentIntent: string]>(
  'lock_disputed_charge',
  `select ${chargeColumns} from payments payment where payment_intent = $1 for update`,
)

/** The same for a charge that the caller holds. */
export const selectCharge = firstRow<ChargeRow, [paymentId: string]>(
  'select_charge',
  `select ${chargeColumns} from payments payment where id = $1`,
)

/** What a dispute holds of its charge. */
export interface ClaimRow {
  id: string
  state: DisputeState
  takings: number
  cents: number
  debited_cents: number
  /** paid by the customer since */
  collected_cents: number
  settled_cents: number
  again_cents: number
}

const claimColumns = 'id, state, takings, cents, debited_cents, collected_cents, settled_cents, again_cents'

// Oldest first. They change under the lock of the charge and, where a debt is collected, of the customer's balance.
export const selectClaims = statement<ClaimRow, [paymentId: string]>(
  'select_claims',
  `select ${claimColumns} from disputes where payment_id = $1 and state in ('open', 'lost') order by opened_at, id`,
)

export const selectClaim = firstRow<ClaimRow, [disputeId: string]>(
  'select_claim',
  `select ${claimColumns} from disputes where id = $1`,
)

/** A dispute begins to take, for the first time or again: what an earlier taking has settled counts no longer. */
export const beginTaking = firstRow<{ takings: number }, [id: string, state: DisputeState]>(
  'begin_taking',
  `update disputes
   set takings = takings + 1, state = $2, cents = 0, debited_cents = 0, settled_cents = 0, again_cents = 0,
     closed_at = case when $2 = 'lost' then coalesce(closed_at, told_at) end
   where id = $1
   returning takings`,
)

export const standAsWon = statement<never, [id: string, at: Date]>(
  'stand_as_won',
  `update disputes set state = 'won', closed_at = $2 where id = $1`,
)

interface TakingMore {
  disputeId: string
  cents: number
  debitedCents: number
  settledCents: number
  againCents: number
}

/** Adds to what a dispute has taken; what was settled counts as debited, because nobody owes it. */
export const takeMoreOf = statement<never, TakingMore>(
  'take_more_of_charge',
  `update disputes
   set cents = cents + :cents, debited_cents = debited_cents + :debitedCents,
     settled_cents = settled_cents + :settledCents, again_cents = again_cents - :againCents
   where id = :disputeId`,
)

interface Settlement {
  disputeId: string
  refundId: string
  taking: number
  cents: number
  at: Date
}

export const insertSettlement = statement<never, Settlement>(
  'insert_settlement',
  `insert into dispute_settlements (dispute_id, refund_id, taking, cents, settled_at)
   values (:disputeId, :refundId, :taking, :cents, :at)
   on conflict (dispute_id, refund_id, taking) do update set cents = dispute_settlements.cents + excluded.cents`,
)

/** What a dispute that is won had settled. */
export interface SettledRow {
  refund_id: string
  cents: number
}

export const undoSettlements = statement<SettledRow, [disputeId: string, taking: number, at: Date]>(
  'undo_settlements',
  `update dispute_settlements
   set undone_at = $3
   where dispute_id = $1 and taking = $2 and undone_at is null
   returning refund_id, cents`,
)
