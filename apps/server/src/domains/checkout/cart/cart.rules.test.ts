import type { Item } from '@pandrop/contract/item'
import { cartItemsMax } from '@pandrop/contract/limits'
import { expect, test } from 'vitest'
import { decideAdding } from './cart.rules.ts'

const now = new Date('2026-11-21T12:00:00Z')

const awp: Item = {
  id: 7,
  title: 'AWP | Asiimov (Field-Tested)',
  type: 'Sniper Rifle',
  quality: 'Covert',
  exterior: 'Field-Tested',
  price: 123.45,
  old_price: null,
  img_url: '',
  img_url_big: '',
  category: 'cs2',
  weapon: 'AWP',
  finish: 'Asiimov',
  phase: '',
  float: 0.2,
  paint_seed: 1,
  variant: 'normal',
  is_new: false,
  state: 'available',
  available_from: null,
}

const ask = (item: Item | undefined, inCart: number[] = []) => decideAdding({ itemId: 7, item, inCart, now })

test('an item that is available goes into the cart', () => {
  expect(ask(awp)).toEqual({ ok: true, value: awp })
})

test('an item is in the cart once, even after it was sold', () => {
  expect(ask(awp, [7])).toMatchObject({ refusal: 'item_already_in_cart' })
  expect(ask({ ...awp, state: 'sold' }, [7])).toMatchObject({ refusal: 'item_already_in_cart' })
})

test('an item that does not exist does not go into the cart', () => {
  expect(ask(undefined)).toMatchObject({ refusal: 'item_not_found' })
})

test('an item that is sold, reserved or under trade protection does not go into the cart', () => {
  expect(ask({ ...awp, state: 'sold' })).toMatchObject({ refusal: 'item_unavailable' })
  expect(ask({ ...awp, state: 'reserved' })).toMatchObject({ refusal: 'item_unavailable' })
  expect(ask({ ...awp, available_from: '2026-11-21T12:00:00.001Z' })).toMatchObject({ refusal: 'item_unavailable' })
  expect(ask({ ...awp, available_from: '2026-11-21T12:00:00.000Z' })).toMatchObject({ ok: true })
})

test('a cart ends at 50 items', () => {
  const others = Array.from({ length: cartItemsMax }, (_, index) => index + 100)
  expect(ask(awp, others)).toMatchObject({ refusal: 'cart_full' })
  expect(ask(awp, others.slice(1))).toMatchObject({ ok: true })
})
