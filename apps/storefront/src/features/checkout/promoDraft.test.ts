import { cents } from '@pandrop/money/money'
import { expect, test } from 'vitest'
import { type AppliedPromo, keepPromo, readOffer, readPromo } from './promoDraft.ts'

const createStorage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage
}

const promo: AppliedPromo = { code: 'PANDA10', discount: { type: 'percent', percent: 10 } }
const cart = { customerId: 7, itemIds: [1, 2] }

test('an applied code is found again by the same customer as long as something of its cart is left', () => {
  const storage = createStorage()
  keepPromo(storage, cart, promo)
  expect(readPromo(storage, { customerId: 7, itemIds: [2, 3] })).toEqual(promo)
  expect(readPromo(storage, { customerId: 7, itemIds: [3] })).toBeNull()
  expect(readPromo(storage, { customerId: 8, itemIds: [1, 2] })).toBeNull()
})

test('a code that was removed is gone', () => {
  const storage = createStorage()
  keepPromo(storage, cart, promo)
  keepPromo(storage, cart, null)
  expect(readPromo(storage, cart)).toBeNull()
})

test.each(['{', '7', '{"customerId":7,"itemIds":[1]}', '{"customerId":7,"itemIds":[1],"promo":{"code":"A"}}'])(
  'what somebody else left there (%s) is no code',
  (text) => {
    const storage = createStorage()
    storage.setItem('promo-draft', text)
    expect(readPromo(storage, cart)).toBeNull()
  },
)

test('an offer of the server becomes a discount', () => {
  expect(readOffer({ code: 'FIRST5', discount_type: 'fixed', discount_amount: 5 })).toEqual({
    code: 'FIRST5',
    discount: { type: 'fixed', amount: cents(500) },
  })
  expect(readOffer({ code: 'PANDA10', discount_type: 'percent', discount_amount: 12.5 })).toEqual({
    code: 'PANDA10',
    discount: { type: 'percent', percent: 12.5 },
  })
})
