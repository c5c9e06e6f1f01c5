import { isDecided, isQuestion, isWon } from '@pandrop/contract/lifecycle/dispute'
import { type Cents, cents, zero } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import { systemAccount } from '../../../ledger/accounts.ts'
import { lockBalance } from '../../../ledger/balance.ts'
import type { DisputeReport } from '../../../ports/payments/provider.ts'
import { beginTaking, type ChargeRow, lockDisputedCharge, selectCharge, selectClaim } from './claims.sql.ts'
import { chargeWith, claimedBy, claimsOn, referenceOf, type TakenFrom, takeOf } from './claims.ts'
import { mailDispute } from './dispute-mails.ts'
import { effectOf, isNews, type Standing, takenBy } from './disputes.rules.ts'
import {
  type DisputeRow,
  insertDispute,
  insertDisputeEvent,
  insertInquiryEvent,
  noteAnswer,
  selectDispute,
  standDispute,
} from './disputes.sql.ts'
import { giveBackClaim } from './give-back-claim.ts'

/** Who brought a report of a dispute, when, and the shop's address for mails. */
export interface NoticeSource {
  /** provider:<event id> */
  by: string
  at: Date
  /** origin of the shop */
  publicUrl: string
}

interface News {
  report: DisputeReport
  source: NoticeSource
}

/**
 * Brings a dispute to the state that the provider reports. An open one takes its amount from the customer's balance as
 * far as that goes and books the rest as receivable; a won one gives both back; a lost one leaves it so. An inquiry
 * takes nothing. The customer cannot spend until it is won or an operator lets them
 * (docs/behaviour/money.md#spending-held). Notices may come twice, at once and in any order.
 * @returns a sentence for the log; null where the charge is not ours
 */
export const settleDispute = async (
  tx: Transaction,
  report: DisputeReport,
  source: NoticeSource,
): Promise<string | null> => {
  const { disputeId, paymentIntent, state } = report
  const held = paymentIntent === null ? undefined : await lockDisputedCharge(tx, paymentIntent)
  // Read anew behind the lock: what the holder before us wrote is seen.
  const charge = held && (await selectCharge(tx, held.id))
  if (!charge) return null
  // Before anything is decided by what stands: a purchase, or a debt that is paid, comes before or after the whole.
  await lockBalance(tx, charge.customer_id)
  const known = await selectDispute(tx, disputeId)
  const told = standingOf(report, source)
  // Beside how it stands: that it was answered is news of a state that is known.
  if (known) await noteAnswer(tx, { disputeId, ...report.answer, toldAt: told.toldAt })
  if (!isNews(known ? standingKnown(known) : null, told)) return `dispute ${disputeId} is ${known?.state} already`
  const effect = effectOf(known?.state ?? null, state)
  await note(tx, charge.id, { known, news: { report, source } })
  const { toldAt } = told
  if (!known) await insert(tx, charge, { report, source }, toldAt)
  if (effect === 'take') return take(tx, charge, { report, source }, known)
  const given =
    effect === 'give_back'
      ? await giveBackClaim(tx, charge, { disputeId, ...source })
      : { ...(await borneBy(tx, disputeId)), toCard: zero }
  if (known) await standDispute(tx, { ...report, toldAt, at: source.at })
  if (known && known.takings > 0 && known.state !== state) await tell(tx, charge, { report, source }, given)
  return `dispute ${disputeId} of payment ${charge.id} is ${state}`
}

// What the customer bears for it as it stands.
const borneBy = async (tx: Transaction, disputeId: string): Promise<TakenFrom> => {
  const claim = await selectClaim(tx, disputeId)
  if (!claim) throw new Error(`dispute ${disputeId} has disappeared`)
  const { held, owed } = claimedBy(claim)
  return { debited: held, owed }
}

// An undated notice, which no provider of ours sends, counts as said when it is heard.
const standingOf = ({ state, status, toldAt }: DisputeReport, { at }: NoticeSource): Standing => ({
  state,
  isInquiry: isInquiry(status),
  toldAt: toldAt ?? at,
})

const standingKnown = ({ state, status, told_at: toldAt }: DisputeRow): Standing => ({
  state,
  isInquiry: isInquiry(status),
  toldAt,
})

const isInquiry = (status: string): boolean => status.startsWith('warning_')

interface Noted {
  known: DisputeRow | undefined
  news: News
}

/** Writes into the timelines what is new; the same state said again is not. */
const note = async (tx: Transaction, paymentId: string, { known, news }: Noted): Promise<void> => {
  const { disputeId, state, status, reason } = news.report
  const { by, at } = news.source
  if (known?.state === state) return
  if (isInquiry(status)) {
    const why = isQuestion(state) ? `the bank asks about it: ${reason}` : `the bank's question ${disputeId} is closed`
    return insertInquiryEvent(tx, paymentId, by, at, why).then(() => undefined)
  }
  const begins = (known?.takings ?? 0) === 0 && !isWon(state)
  if (begins) await insertDisputeEvent(tx, { paymentId, kind: 'disputed', by, at, why: `disputed: ${reason}` })
  if (isDecided(state)) {
    const why = `the bank's decision on ${disputeId}${status === state ? '' : ` (${status})`}`
    await insertDisputeEvent(tx, { paymentId, kind: `dispute_${state}`, by, at, why })
  } else if (!begins)
    await insertDisputeEvent(tx, { paymentId, kind: 'disputed', by, at, why: `disputed again: ${reason}` })
}

const insert = async (tx: Transaction, charge: ChargeRow, { report, source }: News, toldAt: Date): Promise<void> => {
  const { id: paymentId, customer_id: customerId } = charge
  await insertDispute(tx, { ...report, ...report.answer, paymentId, customerId, toldAt, at: source.at })
}

const take = async (
  tx: Transaction,
  charge: ChargeRow,
  { report, source }: News,
  known: DisputeRow | undefined,
): Promise<string> => {
  const { disputeId, state, amountMinor, currency } = report
  const { by, at } = source
  const claim = await begin(tx, report)
  if (known) await standDispute(tx, { ...report, toldAt: report.toldAt ?? at, at })
  const taken = takenBy(chargeWith(charge, await claimsOn(tx, charge.id)), report)
  const borne = await takeOf(tx, charge, {
    claim,
    amount: taken.cents,
    wasAgain: cents(-taken.again),
    reference: claim.takings > 1 ? referenceOf(claim, 'again') : referenceOf(claim),
    into: [
      { account: systemAccount('paid_twice'), cents: cents(-taken.again) },
      { account: systemAccount('provider_clearing'), cents: cents(taken.cents + taken.again) },
    ],
    by,
    at,
  })
  await tell(tx, charge, { report, source }, { ...borne, toCard: zero })
  const odd = taken.isOdd ? `; it names ${amountMinor} ${currency}, look at it` : ''
  const money = `${taken.cents} cents, ${borne.debited} debited${taken.again > 0 ? `, ${taken.again} again` : ''}${odd}`
  return `dispute ${disputeId} of payment ${charge.id} is ${state}: ${money}`
}

const begin = async (tx: Transaction, { disputeId, state }: DisputeReport) => {
  const begun = await beginTaking(tx, disputeId, state)
  if (!begun) throw new Error(`dispute ${disputeId} has disappeared`)
  return { id: disputeId, takings: begun.takings }
}

const tell = async (
  tx: Transaction,
  charge: ChargeRow,
  { report, source }: News,
  { debited, owed, toCard }: TakenFrom & { toCard: Cents },
): Promise<void> => {
  const { state, amountMinor, currency } = report
  if (isQuestion(state)) return
  await mailDispute(tx, {
    state,
    customerId: charge.customer_id,
    paymentId: charge.id,
    disputed: { amount_minor: amountMinor, currency },
    debited,
    owed,
    toCard,
    link: `${source.publicUrl}/account/${charge.purpose === 'topup' ? 'transactions' : 'orders'}`,
  })
}
