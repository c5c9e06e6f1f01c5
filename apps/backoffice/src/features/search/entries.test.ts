import { expect, test } from 'vitest'
import { entriesOf, type Found, pagesNamed } from './entries.ts'

const nothing: Found = {
  status: 'OK',
  orders: [],
  customers: [],
  items: [],
  offers: [],
  payments: [],
  payouts: [],
  credit_notes: [],
  receipts: [],
  promo_codes: [],
  tags: [],
}

test('two customers with one address are told apart by their number and their state', () => {
  const of = (id: number, state: 'verified' | 'unverified') => ({ id, name: 'Marta Kovač', email: 'm@x.org', state })
  const entries = entriesOf({ ...nothing, customers: [of(14, 'verified'), of(20, 'unverified')] })
  expect(entries.map(({ title, text }) => `${title} ${text}`)).toEqual([
    'Marta Kovač, #14 m@x.org, verified',
    'Marta Kovač, #20 m@x.org, not verified',
  ])
})

test('a credit note opens its order', () => {
  const note = { id: 3, number: 'CN-2026-000003', order_id: 48_213, customer: 'Marta Kovač' }
  expect(entriesOf({ ...nothing, credit_notes: [note] })).toMatchObject([
    { title: 'CN-2026-000003', text: 'Order 48213, Marta Kovač', href: '/orders/48213' },
  ])
})

test('a promo code says what it gives and how it goes, and opens its page', () => {
  const promo = { id: 7, code: 'PANDA10', uses: 3, uses_max: 100, state: 'running' as const }
  const found = { ...nothing, promo_codes: [{ ...promo, discount: { percent: 10 } }] }
  expect(entriesOf(found)).toMatchObject([
    { title: 'PANDA10', text: '10 % off, used 3 of 100, running', href: '/promo/7' },
  ])
})

test('a page of the back office is found by the beginning of a word of its name', () => {
  expect(pagesNamed('bank').map(({ href }) => href)).toEqual(['/payouts/files'])
  expect(pagesNamed(' ORD').map(({ title }) => title)).toEqual(['Orders'])
  for (const typed of ['', 'o', 'rders', '48213']) expect(pagesNamed(typed), typed).toEqual([])
})

test('an item opens its page in the back office, whether the shop shows it or not', () => {
  const item = { id: 2212, title: '★ Karambit | Doppler', price: 1700, state: 'hidden' as const }
  expect(entriesOf({ ...nothing, items: [item] })).toMatchObject([
    { title: '★ Karambit | Doppler', text: '#2212, €1,700.00, Hidden', href: '/items/2212' },
  ])
})
