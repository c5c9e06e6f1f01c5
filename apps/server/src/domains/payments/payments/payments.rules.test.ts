import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPaymentId, renewedExpiry, settlement, unitsOf } from './payments.rules.ts'

const id = '0b7a4a30-58f4-4d55-8f50-94f3f0a3b6b1'

const agreed = {
  id,
  state: 'Pending' as const,
  reason: null,
  amount_minor: 10_000,
  currency: 'EUR',
  provider_session_id: 'cs_1',
  cancel_asked_at: null,
}

const reported = { sessionId: 'cs_1', paymentId: id, state: 'paid' as const, amountMinor: 10_000, currency: 'EUR' }

test('a paid report makes a pending payment a success', () => {
  expect(settlement(agreed, reported)).toMatchObject({ state: 'Success', reason: null })
})

test('a late success still counts after the payment was cancelled or had failed', () => {
  for (const [state, reason] of [
    ['Cancelled', 'expired'],
    ['Error', 'payment_failed'],
  ] as const) {
    expect(settlement({ ...agreed, state, reason }, reported)).toMatchObject({ state: 'Success' })
  }
})

test('success never regresses, whatever is reported afterwards', () => {
  const report = fc.record({
    sessionId: fc.constantFrom('cs_1', 'cs_2'),
    paymentId: fc.constantFrom(id, null, 'other'),
    state: fc.constantFrom('open', 'processing', 'paid', 'failed', 'expired'),
    amountMinor: fc.nat(),
    currency: fc.constantFrom('EUR', 'USD'),
  })
  fc.assert(
    fc.property(report, (late) => {
      expect(settlement({ ...agreed, state: 'Success' }, late)).toBeNull()
    }),
  )
})

test('another amount, currency, session or payment is a mismatch that only an operator resolves', () => {
  for (const difference of [
    { amountMinor: 9_999 },
    { amountMinor: 10_000.5 },
    { currency: 'USD' },
    { sessionId: 'cs_2' },
    { paymentId: null },
  ]) {
    const held = settlement(agreed, { ...reported, ...difference })
    expect(held).toMatchObject({ state: 'Error', reason: 'mismatch' })
    expect(settlement({ ...agreed, state: 'Error', reason: 'mismatch' }, reported)).toBeNull()
  }
})

test('an expired session cancels what is pending and says whether the customer had turned back', () => {
  const expired = { ...reported, state: 'expired' as const }
  expect(settlement(agreed, expired)).toMatchObject({ state: 'Cancelled', reason: 'expired' })
  expect(settlement({ ...agreed, cancel_asked_at: new Date(0) }, expired)).toMatchObject({ reason: 'cancelled' })
  expect(settlement({ ...agreed, state: 'Error', reason: 'payment_failed' }, expired)).toBeNull()
})

test('a declined card leaves the payment pending: its session stays open and may be paid', () => {
  expect(settlement(agreed, { ...reported, state: 'open' })).toBeNull()
  expect(settlement(agreed, { ...reported, state: 'processing' })).toBeNull()
})

test('a failure after the card page is an error', () => {
  expect(settlement(agreed, { ...reported, state: 'failed' })).toMatchObject({ reason: 'payment_failed' })
})

test('only a UUID in lower case is taken for a payment id', () => {
  expect(isPaymentId(id)).toBe(true)
  for (const text of ['', id.toUpperCase(), `${id} `, '-'.repeat(36), `${id}\n`, null]) {
    expect(isPaymentId(text)).toBe(false)
  }
})

test("a mismatch tells what was charged, unless the money is not this payment's", () => {
  const other = { ...reported, amountMinor: 10_001, currency: 'PLN' }
  expect(settlement(agreed, other)).toMatchObject({ charged: { amountMinor: 10_001, currency: 'PLN' } })
  expect(settlement(agreed, { ...other, sessionId: 'cs_2' })).toMatchObject({ reason: 'mismatch', charged: null })
  expect(settlement(agreed, { ...other, paymentId: null })).toMatchObject({ reason: 'mismatch', charged: null })
})

test('a session asked for anew gets a whole session, and more where our clock is behind', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  expect(renewedExpiry(after(28), now)).toEqual(after(31))
  expect(renewedExpiry(after(31), now)).toEqual(after(36))
})

test('an amount is told in units of its currency, however many decimals that has', () => {
  expect(unitsOf(3600, 3)).toBe(3.6)
  expect(unitsOf(1500, 0)).toBe(1500)
})
