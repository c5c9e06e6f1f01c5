import { ok, type Result, refuse } from '@pandrop/contract/result'
import { cents } from '@pandrop/money/money'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { insertPaymentEvent, lockPayment } from '../payments/payments.sql.ts'
import { propose } from '../second-person/propose.ts'
import { selectHeldRefund } from './held.sql.ts'
import { markSettledElsewhere, selectHeldWorth } from './settled-elsewhere.sql.ts'

/** Which held payment was settled at the provider by hand. */
export interface SettlingElsewhere {
  paymentId: string
  /** staff:<id> */
  by: string
  /** for the record */
  why: string
  /** who asks, where a second person may have to agree */
  staffId?: number | undefined
  /** whether a second person has agreed */
  isApproved?: boolean
  /** names the attempt */
  key?: string | undefined
}

/** What became of it. */
export interface SettledElsewhere {
  /** false: it was noted before, or it waits */
  changed: boolean
  /** it waits for a second person */
  proposed: boolean
}

type NotNoted = 'payment_not_held' | 'second_person_needed' | 'money_proposed'

/**
 * Notes that what a held payment was charged went back, or was settled otherwise, in the provider's dashboard. Nothing
 * was booked when it came, so nothing is booked now: it is held no longer. Above the limit it waits for a second
 * person.
 * @returns refuses payment_not_held also where a refund of ours was made for it, and money_proposed while one waits
 */
export const settleElsewhere = (
  context: StaffContext,
  settling: SettlingElsewhere,
): Promise<Result<SettledElsewhere, NotNoted>> =>
  inTransaction(context.pool, (tx) => settleElsewhereWithin(tx, context, settling))

/** The same inside a transaction that does more. */
export const settleElsewhereWithin = async (
  tx: Transaction,
  { clock }: Pick<StaffContext, 'clock'>,
  { paymentId, by, why, staffId, isApproved = false, key }: SettlingElsewhere,
): Promise<Result<SettledElsewhere, NotNoted>> => {
  const payment = await lockPayment(tx, paymentId)
  if (payment?.reason !== 'mismatch') return refuse('payment_not_held')
  if (payment.settled_elsewhere_at !== null) return ok({ changed: false, proposed: false })
  if (await selectHeldRefund(tx, paymentId)) return refuse('payment_not_held')
  const at = clock.now()
  const held = await selectHeldWorth(tx, paymentId)
  if (!held) throw new Error(`payment ${paymentId} has disappeared`)
  if (held.needs_second && !isApproved) {
    const subject = { kind: 'settled_elsewhere', orderId: null, paymentId, customerId: payment.customer_id } as const
    const wish = { ...subject, amount: cents(held.cents), terms: {}, reason: why, proposer: staffId, key, at }
    const kept = await propose(tx, wish)
    return kept.ok ? ok({ changed: false, proposed: true }) : kept
  }
  await markSettledElsewhere(tx, paymentId, at, by)
  await insertPaymentEvent(tx, {
    paymentId,
    state: payment.state,
    by,
    at,
    why: `settled at the provider by hand: ${why}`,
  })
  return ok({ changed: true, proposed: false })
}
