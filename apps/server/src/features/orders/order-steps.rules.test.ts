import {
  isRefundable,
  type OrderEventKind,
  type OrderState,
  type OrderStep,
  orderStates,
  orderSteps,
  orderTransitions,
} from '@pandrop/contract/order-states'
import { describe, expect, test } from 'vitest'
import { decideHold, decideStep, possibleWith, sortHolds } from './order-steps.rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-28T12:00:00Z')

const order = (state: OrderState, lastStep: OrderEventKind = 'paid', protectedUntil: Date | null = null) => ({
  ...{ id: 7, state, lastStep, protectedUntil },
})

const steps = Object.keys(orderSteps) as OrderStep[]

test('a step leads only where the table of transitions leads', () => {
  for (const { from, to } of Object.values(orderSteps)) expect(orderTransitions[from]).toContain(to)
})

test.each(steps)('%s is taken from its own state and from no other', (step) => {
  for (const state of orderStates) {
    const decided = decideStep(order(state), step, now)
    expect(decided.ok, state).toBe(state === orderSteps[step].from)
  }
})

describe('a step that was just taken', () => {
  test.each(steps)('%s is welcome again and does nothing', (step) => {
    expect(decideStep(order(orderSteps[step].to, step), step, now)).toEqual({ ok: true, value: 'again' })
  })

  test('is only the last one: a new order was not declined, and one that was sent again neither', () => {
    expect(decideStep(order('processing', 'paid'), 'trade_declined', now).ok).toBe(false)
    expect(decideStep(order('processing', 'trade_declined'), 'trade_declined', now).ok).toBe(true)
  })
})

describe('a delivered order', () => {
  test('is not completed before its trade protection is over, and the refusal says when that is', () => {
    expect(decideStep(order('accepted', 'delivered', later), 'completed', now)).toMatchObject({
      refusal: 'order_state_wrong',
      values: { order: '7', state: 'accepted', possible: 'completed (from 2026-11-28 12:00 UTC), reverse, refund' },
    })
  })

  test('is completed in the moment in which it ends', () => {
    expect(decideStep(order('accepted', 'delivered', later), 'completed', later)).toEqual({ ok: true, value: 'now' })
  })
})

test('what is possible is what would not be refused', () => {
  for (const state of orderStates) {
    const can = possibleWith(order(state), now)
    expect(can.includes('refund'), state).toBe(isRefundable(state))
    const names = {
      trade_sent: 'trade-sent',
      trade_declined: 'trade-declined',
      cancelled: 'cancel',
      reversed: 'reverse',
    }
    for (const step of steps) {
      const name = step in names ? names[step as keyof typeof names] : step
      expect(can.includes(name), `${step} in ${state}`).toBe(decideStep(order(state), step, now).ok)
    }
  }
})

describe('an order that is held', () => {
  const why = { reason: 'paid again by transfer', isAdministrator: true }

  test.each(steps)('%s is refused where the items would be gone after it, and nowhere else', (step) => {
    const isOff = step === 'trade_sent' || step === 'delivered'
    expect(decideHold(['disputed'], step, undefined).ok).toBe(!isOff)
    expect(decideHold([], step, undefined)).toEqual({ ok: true, value: '' })
  })

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

test('an order in a final state offers nothing', () => {
  expect(decideStep(order('reversed'), 'delivered', now)).toMatchObject({ values: { possible: 'nothing' } })
})
