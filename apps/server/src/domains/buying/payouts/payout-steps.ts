import type { RefusalOf } from '@pandrop/contract/call'
import type { StaffStepOf, Step } from '@pandrop/contract/lifecycle/lifecycle'
import { isOnItsWay, type PayoutState, payoutLifecycle } from '@pandrop/contract/lifecycle/payout'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type * as calls from '@pandrop/contract/staff/payouts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { because, type StepDone, type StepWords, takeStep } from '../../../lifecycle/take-step.ts'
import type { StaffContext } from '../../../shop.ts'
import { workingCalendarOf } from '../holidays/holidays.ts'
import { changeOffer } from '../offers/locked-offer.ts'
import { mailOfferNews, type OfferNews } from '../offers/offer-mails.ts'
import { accountWordsFor } from './account-words.ts'
import { failureWordsFor } from './failure-words.ts'
import { selectHeld } from './held.sql.ts'
import { type LockedPayout, lockPayout, payoutNoun } from './locked-payout.ts'
import { bookConfirmed, bookFailed, bookReturned, bookSent } from './payout-books.ts'
import { payoutExpectedAt } from './payout-day.rules.ts'
import { markApproved, markFailed, markReturned, markSent } from './payouts.sql.ts'

/** Who takes a step with which payout; the reason of one that came to nothing is told to the customer. */
export interface PayoutStepping extends StepWords {
  payoutId: string
  /** of those: for the record, which the customer never sees */
  why?: string | undefined
}

export type PayoutOutcome = Result<StepDone<PayoutState>, RefusalOf<typeof calls.takePayoutStep> | 'invalid_input'>

type PayoutStep = StaffStepOf<typeof payoutLifecycle>

/**
 * Records what became of a payout outside of the bank's files: it was handed to the bank, the bank has paid it, it came
 * to nothing, or its money came back. After the latter two the offer is ready for another payout.
 * @param stepping.reason of failed and returned told to the customer: an ISO 20022 code such as AC01, or the operator's
 *   own words; needed there
 * @returns refuses payout_not_found, payout_state_wrong with what is possible instead, invalid_input without a needed
 *   reason, and of sent payout_not_approved, and payout_held while a payment of its customer is disputed or they owe
 *   the shop
 */
export const takePayoutStep = (
  context: StaffContext,
  step: PayoutStep,
  stepping: PayoutStepping,
): Promise<PayoutOutcome> =>
  inTransaction(context.pool, async (tx): Promise<PayoutOutcome> => {
    const { payoutId, reason } = stepping
    const subject = await lockPayout(tx, payoutId)
    const at = context.clock.now()
    return takeStep(payoutNoun, { subject, step, at }, async (payout) => {
      const isHeld = step === 'sent' && (await selectHeld(tx, [payoutId])) !== undefined
      if (isHeld) return refuse('payout_held', { values: { payout: payoutId } })
      const record = recordOf(context, step, stepping, at)
      if (step === 'sent') await sendPayout(tx, payout, { ...record, fileId: null })
      else if (step === 'confirmed') await confirmPayout(tx, payout, record)
      else if (!reason) return refuse('invalid_input', { errors: { reason: ['field_invalid'] } })
      else if (step === 'failed') await failPayout(tx, payout, { ...record, reason })
      else await returnPayout(tx, payout, { ...record, reason })
      return ok({ state: payoutLifecycle.steps[step].to, changed: true })
    })
  })

// What the customer is told is kept beside the payout; the record needs it no second time.
const recordOf = (
  context: StaffContext,
  step: PayoutStep,
  { by, reason, why }: PayoutStepping,
  at: Date,
): StepRecord => {
  const { record, tellsReason }: Step = payoutLifecycle.steps[step]
  return { context, by, at, why: because(record ?? '', { reason: tellsReason ? why : reason }) }
}

/** What a step writes down. */
export interface StepRecord {
  context: Pick<StaffContext, 'env'>
  by: string
  at: Date
  why: string
}

/** Marks a locked payout in state requested as sent: timeline, books and mail. */
export const sendPayout = async (
  tx: Transaction,
  payout: LockedPayout,
  { context, by, at, why, fileId }: StepRecord & { fileId: number | null },
): Promise<void> => {
  const { id: payoutId, transfer: cents, offer } = payout
  await markSent(tx, payoutId, at, fileId)
  await changeOffer(tx, offer, { kind: 'payout_sent', to: offer.state, by, at, why })
  await bookSent(tx, { payoutId, cents, by, at })
  const dates = { state: 'sent', requestedAt: at, sentAt: at } as const
  await tell(tx, payout, context, {
    template: payoutLifecycle.steps.sent.mail,
    until: payoutExpectedAt(dates, await workingCalendarOf(tx)),
  })
}

/** Marks a locked payout in state sent as paid, and its offer as done. */
export const confirmPayout = async (
  tx: Transaction,
  payout: LockedPayout,
  { context, by, at, why }: StepRecord,
): Promise<void> => {
  const { id: payoutId, transfer: cents, offer } = payout
  await markApproved(tx, payoutId, at)
  await changeOffer(tx, offer, { kind: 'payout_confirmed', to: 'approved', by, at, why })
  await bookConfirmed(tx, { payoutId, cents, by, at })
  await tell(tx, payout, context, { template: payoutLifecycle.steps.confirmed.mail })
}

/** Ends a locked payout that is not settled: the offer can be paid out again, and what was sent is owed again. */
export const failPayout = async (
  tx: Transaction,
  payout: LockedPayout,
  { context, by, at, why, reason }: StepRecord & { reason: string },
): Promise<void> => {
  const { id: payoutId, transfer: cents, offer, state } = payout
  await markFailed(tx, payoutId, at, reason)
  await changeOffer(tx, offer, { kind: 'payout_failed', to: 'ready_for_payout', by, at, why })
  if (isOnItsWay(state)) await bookFailed(tx, { payoutId, cents, by, at })
  const note = await failureWordsFor(tx, payout.customerId, reason)
  await tell(tx, payout, context, { template: payoutLifecycle.steps.failed.mail, note })
}

/** Takes a locked payout back that was paid and returned: what it paid is owed again, and the offer is ready for it. */
export const returnPayout = async (
  tx: Transaction,
  payout: LockedPayout,
  { context, by, at, why, reason }: StepRecord & { reason: string },
): Promise<void> => {
  const { id: payoutId, transfer: cents, offer } = payout
  await markReturned(tx, payoutId, at, reason)
  await changeOffer(tx, offer, { kind: 'payout_returned', to: 'ready_for_payout', by, at, why })
  await bookReturned(tx, { payoutId, cents, by, at })
  const note = await failureWordsFor(tx, payout.customerId, reason)
  await tell(tx, payout, context, { template: payoutLifecycle.steps.returned.mail, note })
}

const tell = async (
  tx: Transaction,
  { customerId, transfer, ibanMasked, offer: { id: offerId, title } }: LockedPayout,
  { env }: Pick<StaffContext, 'env'>,
  news: Pick<OfferNews, 'template' | 'until' | 'note'>,
): Promise<void> => {
  const account = await accountWordsFor(tx, { customerId, ibanMasked })
  await mailOfferNews(tx, { customerId, offerId, title, price: transfer, account, ...news }, env.PUBLIC_URL)
}
