import { expect, test } from 'vitest'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { login } from './accounts.ts'
import { calls } from './calls.ts'
import { addToCart } from './cart.ts'
import { listItems } from './catalogue.ts'
import { messages } from './messages.ts'
import { refusals } from './refusals.ts'

test('every call can be described to a machine: all its schemas have a JSON form', () => {
  for (const [name, call] of Object.entries(calls)) {
    const sent = [call.answer, 'body' in call ? call.body : undefined, 'query' in call ? call.query : undefined]
    for (const schema of sent) {
      if (schema) expect(() => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), name).not.toThrow()
    }
  }
})

test('no two calls share a method and path', () => {
  const places = Object.values(calls).map((call) => `${call.method} ${call.path}`)
  expect(new Set(places).size).toBe(places.length)
})

test('an unknown field in a body is named, never dropped silently', () => {
  const parsed = mini.safeParse(login.body, { username: 'a@b.co', password: 'x', role: 'admin' })
  expect(parsed.success).toBe(false)
  expect(parsed.error?.issues[0]).toMatchObject({ code: 'unrecognized_keys', keys: ['role'] })
  expect(parsed.error?.issues[0]?.message).toBe('field_unknown')
})

test('ids may come as digits, and nothing else passes as an id', () => {
  expect(mini.parse(addToCart.body, { id: '12' }).id).toBe(12)
  for (const forged of ['-1', '1e3', '0', 1.5, -4, true, {}, [], '99999999999999999999'])
    expect(mini.safeParse(addToCart.body, { id: forged }).success, String(forged)).toBe(false)
})

test('a list query is read from text, and unknown names are dropped', () => {
  const parsed = mini.parse(listItems.query, {
    page: '2',
    sale: 'true',
    type: 'Rifle,Knife',
    price_from: '1.5',
    utm: 'x',
  })
  expect(parsed).toEqual({ page: 2, sale: true, type: ['Rifle', 'Knife'], price_from: 1.5 })
})

test('every refusal has a text', () => {
  for (const refusal of Object.values(refusals))
    expect('text' in refusal ? refusal.text : messages[refusal.message]).toBeTruthy()
})

// Our own pages never ask for another quantity: every item exists once (docs/behaviour/orders.md#one-of-each). A client
// that does has the text for its failure all the same.
test('the cart and its promo codes speak the fixed messages to the letter', () => {
  expect(Object.values(messages)).toEqual(
    expect.arrayContaining([
      'Failed to fetch cart content',
      'Invalid response format from server',
      'Failed to add item to cart',
      'Item added to cart!',
      'Failed to update quantity',
      'Unknown error occurred',
      'Failed to remove item from cart',
      'Failed to remove selected items',
      'Failed to clear cart',
      'Failed to remove item',
      'Item removed from cart',
      'Failed to refresh cart. Please try again.',
      'This item is already in your cart',
      'Your cart is empty.',
      'Invalid promo code',
      'Failed to apply promo code',
    ]),
  )
})
