import { ok, type Result, refuse } from '@pandrop/contract/result'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import type { StaffContext } from '../../shop.ts'
import { holidaysOf } from '../offers/holidays.ts'
import { changeOffer } from '../offers/locked-offer.ts'
import { mailOfferNews, type OfferNews } from '../offers/offer-mails.ts'
import { accountWordsFor } from './account-words.ts'
import { failureWordsFor } from './failure-words.ts'
import { selectHeld } from './held.sql.ts'
import { type LockedPayout, lockPayout } from './locked-payout.ts'
import { bookConfirmed, bookFailed, bookReturned, bookSent } from './payout-books.ts'
import { payoutExpectedAt } from './payout-day.rules.ts'
import { decidePayoutStep, type PayoutState, type PayoutStep, payoutSteps } from './payout-steps.rules.ts'
import { markApproved, markFailed, markReturned, markSent } from './payouts.sql.ts'

/** Who does what with which payout. */
export interface PayoutDoing {
  payoutId: string
  /** staff:<id> or the name of a job */
  by: string
  /** for the record; the customer never sees it */
  why?: string | undefined
}

/** What became of a payout. */
export interface PayoutDone {
  state: PayoutState
  /** false: it had been done before, nothing was changed and nobody told again */
  changed: boolean
}

export type PayoutOutcome = Result<
  PayoutDone,
  'payout_not_found' | 'payout_state_wrong' | 'payout_not_approved' | 'payout_held'
>

/**
 * Records that a payout was handed to the bank by other means than a file.
 * @returns refuses payout_not_found, payout_state_wrong once it is settled, payout_not_approved, and payout_held while
 *   a payment of its customer is disputed or they owe the shop
 */
export const recordPayoutSent = (context: StaffContext, doing: PayoutDoing): Promise<PayoutOutcome> =>
  step(context, doing, 'sent', (tx, payout, at) =>
    sendPayout(tx, payout, { ...doing, at, context, fileId: null, why: because('it was handed to the bank', doing) }),
  )

/** Records that the bank has paid a payout that was sent. Refuses as recordPayoutSent, but for the approval. */
export const recordPayoutConfirmed = (context: StaffContext, doing: PayoutDoing): Promise<PayoutOutcome> =>
  step(context, doing, 'confirmed', (tx, payout, at) =>
    confirmPayout(tx, payout, { ...doing, at, context, why: because('the bank has paid it', doing) }),
  )

/**
 * Records that a payout came to nothing: the offer is ready for another. Refuses as recordPayoutConfirmed.
 * @param doing.reason told to the customer: an ISO 20022 code such as AC01, or the operator's own words
 */
export const recordPayoutFailed = (
  context: StaffContext,
  doing: PayoutDoing & { reason: string },
): Promise<PayoutOutcome> =>
  step(context, doing, 'failed', (tx, payout, at) =>
    failPayout(tx, payout, { ...doing, at, context, why: because('it came to nothing', doing) }),
  )

/**
 * Records that money which the bank had paid came back: the offer is ready for another payout. Refuses as
 * recordPayoutConfirmed.
 * @param doing.reason told to the customer, as in recordPayoutFailed
 */
export const recordPayoutReturned = (
  context: StaffContext,
  doing: PayoutDoing & { reason: string },
): Promise<PayoutOutcome> =>
  step(context, doing, 'returned', (tx, payout, at) =>
    returnPayout(tx, payout, { ...doing, at, context, why: because('it came back', doing) }),
  )

const because = (rule: string, { why }: Pick<PayoutDoing, 'why'>): string => (why ? `${rule}: ${why}` : rule)

const step = (
  context: StaffContext,
  { payoutId }: PayoutDoing,
  name: PayoutStep,
  take: (tx: Transaction, payout: LockedPayout, at: Date) => Promise<void>,
): Promise<PayoutOutcome> =>
  inTransaction(context.pool, async (tx) => {
    const payout = await lockPayout(tx, payoutId)
    if (!payout) return refuse('payout_not_found')
    const decided = decidePayoutStep(payout, name)
    if (!decided.ok) return decided
    const { to: state } = payoutSteps[name]
    if (decided.value === 'again') return ok({ state, changed: false })
    if (name === 'sent' && (await selectHeld(tx, [payoutId]))) {
      return refuse('payout_held', { values: { payout: payoutId } })
    }
    await take(tx, payout, context.clock.now())
    return ok({ state, changed: true })
  })

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
  await tell(tx, payout, context, { template: 'payout_sent', until: payoutExpectedAt(dates, await holidaysOf(tx)) })
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
  await tell(tx, payout, context, { template: 'payout_approved' })
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
  if (state === 'sent') await bookFailed(tx, { payoutId, cents, by, at })
  const note = await failureWordsFor(tx, payout.customerId, reason)
  await tell(tx, payout, context, { template: 'payout_failed', note })
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
  await tell(tx, payout, context, { template: 'payout_returned', note })
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
