import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { Difference } from '@pandrop/contract/staff/bank'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import {
  type AskedPaymentRow,
  type AskedRefundRow,
  countOfDay,
  selectDisputesOfDay,
  selectKnownOfPayment,
  selectPaymentsOfDay,
  selectRefundsOfDay,
} from './ask-provider.sql.ts'
import {
  type AskedDispute,
  disputeDifference,
  paymentDifference,
  refundDifference,
  unheardDifferences,
} from './provider-word.rules.ts'
import { type Period, readPeriod } from './reconciliation.ts'

/** What one stretch of asking came to; `next` goes on behind it. */
export interface Asked {
  asked_at: string
  asked: number
  left: number
  next: string | null
  differences: Difference[]
}

// A provider allows about a hundred requests a second; this is one screen's worth of waiting.
const askedMax = 25
const atOnce = 5

/** Payments are asked about first, then refunds, then disputes; each by id. */
interface Place {
  noun: 'payment' | 'refund' | 'dispute'
  id: string
}

const nobody = '00000000-0000-0000-0000-000000000000'
const first: Place = { noun: 'payment', id: nobody }

const place = /^(?:(payment|refund):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})|(dispute):(\S{1,255}))$/

const placeOf = (mark: string): Place | undefined => {
  const [, noun, id, dispute, disputeId] = place.exec(mark) ?? []
  if (dispute !== undefined) return { noun: 'dispute', id: disputeId ?? '' }
  return id === undefined ? undefined : { noun: noun === 'refund' ? 'refund' : 'payment', id }
}

/** What the provider is asked about; `ask` answers what differs, of a payment also its refunds and disputes. */
interface Question extends Place {
  ask: () => Promise<Difference[] | 'unavailable'>
}

/**
 * Asks the provider about the payments, refunds and disputes of one day, 25 at a time, and tells which ones it knows
 * otherwise, and what it knows of those payments' charges that we have never heard of. Nothing is changed: what is
 * pending is settled by its own job, and what differs is for a person.
 * @param asking.after the `next` of the call before
 * @returns refuses invalid_input, and provider_unavailable as soon as it does not answer
 */
export const askProvider = async (
  { pool, clock, payments }: Pick<Shop, 'pool' | 'clock' | 'payments'>,
  { day, after }: { day: string; after?: string | undefined },
): Promise<Result<Asked, 'invalid_input' | 'provider_unavailable'>> => {
  const period = readPeriod(day, day)
  if (!period.ok) return period
  const begin = after === undefined ? first : placeOf(after)
  if (!begin) return refuse('invalid_input', { errors: { after: ['field_invalid'] } })
  const questions = await questionsOf(pool, payments, { ...period.value, begin })
  const differences: Difference[] = []
  for (let at = 0; at < questions.length; at += atOnce) {
    const found = await Promise.all(questions.slice(at, at + atOnce).map(({ ask }) => ask()))
    for (const one of found) {
      if (one === 'unavailable') return refuse('provider_unavailable')
      differences.push(...one)
    }
  }
  const last = questions.at(-1) ?? begin
  const left = await leftBehind(pool, period.value, last)
  const next = left > 0 ? `${last.noun}:${last.id}` : null
  return ok({ asked_at: clock.now().toISOString(), asked: questions.length, left, next, differences })
}

const leftBehind = async (q: Queryable, { from, until }: Period, { noun, id }: Place): Promise<number> => {
  const payment = noun === 'payment' ? id : null
  const refund = noun === 'refund' ? id : noun === 'payment' ? nobody : null
  const count = await countOfDay(q, {
    from,
    until,
    paymentId: payment,
    refundId: refund,
    disputeId: noun === 'dispute' ? id : '',
  })
  return count?.left ?? 0
}

const questionsOf = async (
  q: Queryable,
  provider: Shop['payments'],
  { from, until, begin }: Period & { begin: Place },
): Promise<Question[]> => {
  const questions: Question[] = []
  const left = () => askedMax - questions.length
  if (begin.noun === 'payment') {
    const rows = await selectPaymentsOfDay(q, from, until, begin.id, left())
    questions.push(
      ...rows.map((row) => ({ noun: 'payment' as const, id: row.id, ask: () => askPayment(q, provider, row) })),
    )
  }
  if (begin.noun !== 'dispute' && left() > 0) {
    const rows = await selectRefundsOfDay(q, from, until, begin.noun === 'refund' ? begin.id : nobody, left())
    questions.push(...rows.map((row) => ({ noun: 'refund' as const, id: row.id, ask: () => askRefund(provider, row) })))
  }
  if (left() > 0) {
    const rows = await selectDisputesOfDay(q, from, until, begin.noun === 'dispute' ? begin.id : '', left())
    questions.push(
      ...rows.map((row) => ({ noun: 'dispute' as const, id: row.id, ask: () => askDispute(provider, row) })),
    )
  }
  return questions
}

const some = (difference: Difference | null): Difference[] => (difference ? [difference] : [])

const askPayment = async (q: Queryable, provider: Shop['payments'], row: AskedPaymentRow) => {
  const found = await provider.retrieveSession(row.provider_session_id)
  if (found.outcome === 'unavailable') return 'unavailable'
  const own = some(paymentDifference(row, found.outcome === 'found' ? found.report : null))
  if (row.payment_intent === null) return own
  const moves = await provider.movesOfIntent(row.payment_intent)
  if (moves.outcome === 'unavailable') return 'unavailable'
  const known = await selectKnownOfPayment(q, row.id)
  return known ? [...own, ...unheardDifferences(row, known, moves)] : own
}

const askRefund = async (provider: Shop['payments'], row: AskedRefundRow) => {
  const found = await provider.retrieveRefund(row.provider_refund_id)
  if (found.outcome === 'unavailable') return 'unavailable'
  return some(refundDifference(row, found.outcome === 'made' ? found.report : null))
}

const askDispute = async (provider: Shop['payments'], row: AskedDispute) => {
  const found = await provider.retrieveDispute(row.id)
  if (found.outcome === 'unavailable') return 'unavailable'
  return some(disputeDifference(row, found.outcome === 'found' ? found.report : null))
}
