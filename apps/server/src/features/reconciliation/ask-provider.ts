import { messages } from '@pandrop/contract/messages'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { Difference } from '@pandrop/contract/staff/bank'
import type { Shop } from '../../shop.ts'
import { paymentDifference } from './differences.rules.ts'
import { type AskedPaymentRow, countPaymentsOfDay, selectPaymentsOfDay } from './reconciliation.sql.ts'
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

const first = '00000000-0000-0000-0000-000000000000'
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Asks the provider about the payments of one day, 25 at a time, and tells which ones it knows otherwise. Nothing is
 * changed: what is pending is settled by its own job, and what differs is for a person.
 * @param asking.after the `next` of the call before
 * @returns refuses invalid_input, and provider_unavailable as soon as it does not answer
 */
export const askProvider = async (
  { pool, clock, payments }: Pick<Shop, 'pool' | 'clock' | 'payments'>,
  { day, after = first }: { day: string; after?: string | undefined },
): Promise<Result<Asked, 'invalid_input' | 'provider_unavailable'>> => {
  const period = readPeriod(day, day)
  if (!period.ok) return period
  if (!uuid.test(after)) return refuse('invalid_input', { errors: { after: [messages.field_invalid] } })
  const { from, until }: Period = period.value
  const rows = await selectPaymentsOfDay(pool, from, until, after, askedMax)
  const differences: Difference[] = []
  for (let at = 0; at < rows.length; at += atOnce) {
    const found = await Promise.all(rows.slice(at, at + atOnce).map((row) => ask(payments, row)))
    for (const one of found) {
      if (one === 'unavailable') return refuse('provider_unavailable')
      if (one) differences.push(one)
    }
  }
  const last = rows.at(-1)?.id ?? after
  const [count] = await countPaymentsOfDay(pool, from, until, last)
  const left = count?.payments ?? 0
  const asked_at = clock.now().toISOString()
  return ok({ asked_at, asked: rows.length, left, next: left > 0 ? last : null, differences })
}

const ask = async (
  provider: Shop['payments'],
  payment: AskedPaymentRow,
): Promise<Difference | null | 'unavailable'> => {
  const found = await provider.retrieveSession(payment.provider_session_id)
  if (found.outcome === 'unavailable') return 'unavailable'
  return paymentDifference(payment, found.outcome === 'found' ? found.report : null)
}
