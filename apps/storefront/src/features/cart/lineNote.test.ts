import type { CartEntry } from '@pandrop/contract/cart'
import { textFor } from '@pandrop/dictionaries/languages'
import { formatPrice } from '@pandrop/money/format'
import { expect, test } from 'vitest'
import { dayOf, timeOf } from '../../dates.ts'
import { lineNote } from './lineNote.ts'

const text = textFor('en')

const item: CartEntry['item'] = {
  id: 1,
  title: 'AK-47 | Case Hardened (Field-Tested)',
  type: 'Rifle',
  quality: 'Classified',
  exterior: 'Field-Tested',
  price: 200.84,
  old_price: 228,
  img_url: 'a.webp',
  img_url_big: 'b.webp',
  category: 'cs2',
  weapon: 'AK-47',
  finish: 'Case Hardened',
  phase: '',
  float: 0.1837,
  paint_seed: 661,
  variant: 'normal',
  is_new: false,
  state: 'available',
  available_from: null,
}

const line: CartEntry = {
  item_id: 1,
  is_variation: false,
  count: 1,
  price: 200.84,
  seen_price: 200.84,
  state: 'available',
  reserved_until: null,
  held_by: null,
  reserved_for_you: false,
  deal_id: null,
  item,
}

const noteOf = (changed: Partial<CartEntry>) => lineNote({ ...line, ...changed }, text, (units) => formatPrice(units))

test('a line that is as the customer left it says nothing', () => {
  expect(noteOf({})).toBeUndefined()
})

test('a changed price is said with the price before, whichever way it went', () => {
  expect(noteOf({ seen_price: 190 })?.text).toContain('gone up. It was €190.00')
  expect(noteOf({ seen_price: 210 })?.text).toContain('gone down. It was €210.00')
})

test('a sold line says that it is not counted, even when its price had changed', () => {
  expect(noteOf({ state: 'sold', seen_price: 190 })).toMatchObject({ kind: 'gone' })
})

test('a reserved line says when it may come back', () => {
  expect(noteOf({ state: 'reserved' })?.text).toContain('within 31 minutes')
  const held = { ...item, available_from: '2026-12-24T12:00:00.000Z' }
  expect(noteOf({ state: 'reserved', item: held })?.text).toContain('24.12.2026')
})

test('a line that somebody else pays for says until when, by the clock of the visitor', () => {
  const soon = Date.now() + 20 * 60_000
  const held = { state: 'reserved', reserved_until: new Date(soon).toISOString(), held_by: 'payment' } as const
  expect(noteOf(held)?.text).toContain(`back by ${timeOf(soon)}`)
})

test.each([3 * 86_400_000, 60_000])(
  'a line that a deal holds says until when, and whose it is, %i ms before',
  (left) => {
    const later = Date.now() + left
    const held = { state: 'reserved', reserved_until: new Date(later).toISOString(), held_by: 'deal' } as const
    expect(noteOf(held)?.text).toContain(`another customer, until ${dayOf(later)}`)
    expect(noteOf({ ...held, deal_id: 7 })?.text).toContain(`In your deal until ${dayOf(later)}`)
  },
)

test('a line that the own payment holds is not gone', () => {
  const until = new Date(2026, 10, 21, 14, 5).toISOString()
  expect(noteOf({ state: 'reserved', reserved_until: until, reserved_for_you: true })).toEqual({
    kind: 'yours',
    text: 'Held by your open card payment. Cancel the payment to take it out of the cart.',
  })
})
