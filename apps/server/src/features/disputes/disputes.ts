import { type Cents, cents, negate, zero } from '@pandrop/money/money'
import type { Transaction } from '../../db/transaction.ts'
import { customerAccount, systemAccount } from '../../ledger/accounts.ts'
import { lockBalance } from '../../ledger/balance.ts'
import { type Entry, post } from '../../ledger/post.ts'
import type { DisputeReport } from '../../ports/payments/provider.ts'
import { collectDebt } from './debts.ts'
import { mailDispute } from './dispute-mails.ts'
import { isNews, splitOver, takenBy } from './disputes.rules.ts'
import {
  closeDispute,
  type DisputedPaymentRow,
  insertDispute,
  insertDisputeEvent,
  lockDisputedPayment,
  selectDispute,
  selectDisputedCents,
} from './disputes.sql.ts'

/** Who brought a report of a dispute, when, and the shop's address for mails. */
export interface Hearing {
  /** provider:<event id> */
  by: string
  at: Date
  /** origin of the shop */
  publicUrl: string
}

/** What of a dispute is booked. */
interface Booked {
  cents: Cents
  /** what the balance has paid of it, at once and from later credits */
  debited: Cents
}

/**
 * Brings a dispute to the state that the provider reports. An open one takes its amount from the customer's balance as
 * far as that goes and books the rest as receivable; a won one gives both back; a lost one leaves it so. The customer
 * cannot spend until it is won or an operator lets them (readings.md, Money). Notices may come twice, at once and in
 * any order.
 * @returns a sentence for the log; null where the charge is not ours
 */
export const settleDispute = async (
  tx: Transaction,
  report: DisputeReport,
  hearing: Hearing,
): Promise<string | null> => {
  const { disputeId, paymentIntent, state, reason } = report
  const payment = paymentIntent === null ? undefined : await lockDisputedPayment(tx, paymentIntent)
  if (!payment) return null
  // Locked before anything is read: a purchase, or a debt that is collected, comes before or after the whole.
  await lockBalance(tx, payment.customer_id)
  const known = await selectDispute(tx, disputeId)
  if (!isNews(known?.state ?? null, state)) return `dispute ${disputeId} is ${known?.state} already`
  const { by, at } = hearing
  if (!known && state !== 'won') await insertDisputeEvent(tx, payment.id, 'disputed', by, at, `disputed: ${reason}`)
  if (state !== 'open') {
    await insertDisputeEvent(tx, payment.id, `dispute_${state}`, by, at, `the bank's decision on ${disputeId}`)
  }
  if (!known) return begin(tx, payment, { report, hearing })
  const booked = { cents: cents(known.cents), debited: cents(known.debited_cents + known.collected_cents) }
  if (state === 'won') await giveBack(tx, payment, { disputeId, booked, hearing })
  if (state !== 'open') await closeDispute(tx, disputeId, state, at)
  // What comes back pays what the customer owes for another charge, which this one no longer adds to.
  if (state === 'won') await collectAgain(tx, payment, { disputeId, booked, hearing })
  await tell(tx, payment, { report, booked, hearing })
  return `dispute ${disputeId} of payment ${payment.id} is ${state}`
}

interface News {
  report: DisputeReport
  hearing: Hearing
}

// One that was won before we heard of it has taken nothing, and there is nothing to tell.
const begin = async (tx: Transaction, payment: DisputedPaymentRow, { report, hearing }: News): Promise<string> => {
  const { disputeId, state, amountMinor, currency, reason } = report
  const { id: paymentId, customer_id: customerId } = payment
  const taken = await takenOf(tx, payment, report)
  const booked =
    state === 'won'
      ? { cents: taken.cents, debited: zero }
      : await takeBack(tx, payment, { disputeId, amount: taken.cents, hearing })
  await insertDispute(
    tx,
    ...([disputeId, paymentId, customerId, amountMinor, currency] as const),
    ...([booked.cents, booked.debited, state, reason, hearing.at] as const),
  )
  if (state !== 'won') await tell(tx, payment, { report, booked, hearing })
  const odd = taken.isOdd ? `; it names ${amountMinor} ${currency}, look at it` : ''
  const money = `${booked.cents} cents, ${booked.debited} debited${odd}`
  return `dispute ${disputeId} of payment ${paymentId} is ${state}: ${money}`
}

const takenOf = async (tx: Transaction, payment: DisputedPaymentRow, report: DisputeReport) => {
  const others = await selectDisputedCents(tx, payment.id)
  const charge = {
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    refundedMinor: payment.refunded_minor,
    // Only a success was booked: money that is held never was.
    bookedCents: payment.state === 'Success' ? cents(payment.credit_cents) : zero,
    disputedCents: cents(others?.cents ?? 0),
  }
  return takenBy(charge, report)
}

const takeBack = async (
  tx: Transaction,
  { customer_id: customerId }: DisputedPaymentRow,
  { disputeId, amount, hearing }: { disputeId: string; amount: Cents; hearing: Hearing },
): Promise<Booked> => {
  const { debited, owed } = splitOver(await lockBalance(tx, customerId), amount)
  await book(tx, {
    reference: `dispute:${disputeId}`,
    kind: 'dispute',
    entries: [
      { account: customerAccount(customerId), cents: negate(debited) },
      { account: systemAccount('receivable'), cents: negate(owed) },
      { account: systemAccount('provider_clearing'), cents: amount },
    ],
    hearing,
  })
  return { cents: amount, debited }
}

const giveBack = async (
  tx: Transaction,
  { customer_id: customerId }: DisputedPaymentRow,
  { disputeId, booked, hearing }: { disputeId: string; booked: Booked; hearing: Hearing },
): Promise<void> => {
  await book(tx, {
    reference: wonReference(disputeId),
    kind: 'dispute_won',
    entries: [
      { account: customerAccount(customerId), cents: booked.debited },
      { account: systemAccount('receivable'), cents: cents(booked.cents - booked.debited) },
      { account: systemAccount('provider_clearing'), cents: negate(booked.cents) },
    ],
    hearing,
  })
}

const collectAgain = async (
  tx: Transaction,
  { customer_id: customerId }: DisputedPaymentRow,
  { disputeId, booked, hearing }: { disputeId: string; booked: Booked; hearing: Hearing },
): Promise<void> => {
  if (booked.debited === 0) return
  const reference = wonReference(disputeId)
  await collectDebt(tx, { customerId, credited: booked.debited, reference, ...hearing })
}

const wonReference = (disputeId: string): string => `dispute:${disputeId}:won`

interface Posting {
  reference: string
  kind: 'dispute' | 'dispute_won'
  entries: Entry[]
  hearing: Hearing
}

const book = async (tx: Transaction, { reference, kind, entries, hearing: { by, at } }: Posting): Promise<void> => {
  const moved = entries.filter((entry) => entry.cents !== 0)
  // A charge that was never booked takes nothing out of the books.
  if (moved.length === 0) return
  const posted = await post(tx, { reference, kind, entries: moved, by, at })
  if (!posted.ok) throw new Error(`the books refused ${reference}: ${posted.refusal}`)
}

const tell = async (
  tx: Transaction,
  payment: DisputedPaymentRow,
  { report, booked, hearing }: News & { booked: Booked },
): Promise<void> => {
  const { state, amountMinor, currency } = report
  await mailDispute(tx, {
    state,
    customerId: payment.customer_id,
    paymentId: payment.id,
    disputed: { amount_minor: amountMinor, currency },
    debited: booked.debited,
    owed: cents(booked.cents - booked.debited),
    link: `${hearing.publicUrl}/account/${payment.purpose === 'topup' ? 'transactions' : 'orders'}`,
  })
}
