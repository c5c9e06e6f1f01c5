import { staffStepsOf } from '@pandrop/contract/lifecycle/lifecycle'
import { orderLifecycle } from '@pandrop/contract/lifecycle/order'
import { describe, expect, test } from 'vitest'
import { decideHold, sortHolds } from './order-steps.rules.ts'

describe('an order that is held', () => {
  const why = { reason: 'paid again by transfer', isAdministrator: true }

  test.each(staffStepsOf(orderLifecycle))(
    '%s is refused where the items would be gone after it, and nowhere else',
    (step) => {
      const isOff = step === 'trade_sent' || step === 'delivered'
      expect(decideHold(['disputed'], step, undefined).ok).toBe(!isOff)
      expect(decideHold([], step, undefined)).toEqual({ ok: true, value: '' })
    },
  )

  test('says whose fault it is: the payment’s before the customer’s', () => {
    expect(decideHold(['dispute_lost', 'customer_blocked'], 'delivered', undefined)).toMatchObject({
      refusal: 'payment_disputed',
    })
    for (const hold of ['customer_blocked', 'on_hold'] as const)
      expect(decideHold([hold], 'trade_sent', undefined)).toMatchObject({ refusal: 'customer_held' })
  })

  test('goes out by an administrator’s word alone, and the record keeps everything that held it', () => {
    expect(decideHold(['disputed'], 'delivered', { ...why, isAdministrator: false })).toMatchObject({
      refusal: 'staff_role_missing',
    })
    expect(decideHold(['disputed', 'customer_blocked'], 'delivered', why)).toEqual({
      ok: true,
      value: 'although its payment is disputed and the customer is blocked (paid again by transfer)',
    })
  })

  test('names the heaviest first, each once', () => {
    expect(sortHolds(['on_hold', 'disputed', 'on_hold', 'dispute_lost'])).toEqual([
      'dispute_lost',
      'disputed',
      'on_hold',
    ])
  })
})
