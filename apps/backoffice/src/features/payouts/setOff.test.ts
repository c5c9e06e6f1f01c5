import { expect, test } from 'vitest'
import { isOwing, splitOf } from './setOff.ts'

const payout = (customer: number, amount: number, owed = 0) => ({
  customer_id: customer,
  amount,
  hold: { owed, disputed: owed > 0, blocked: false },
})

test('what a customer owes is set off once over all of their payouts, to the cent', () => {
  expect(splitOf([payout(1, 80.1, 100.3), payout(2, 50), payout(1, 80, 100.3)])).toEqual({
    setOff: 100.3,
    leaves: 109.8,
  })
  expect(splitOf([payout(1, 80, 100)])).toEqual({ setOff: 80, leaves: 0 })
})

test('payouts of those who owe nothing need no set-off', () => {
  expect(isOwing([payout(1, 80)])).toBe(false)
  expect(isOwing([payout(1, 80), payout(2, 5, 0.01)])).toBe(true)
})
