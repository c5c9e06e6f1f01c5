import type { ItemNews } from '@pandrop/contract/item'
import { expect, test } from 'vitest'
import { changeOf, sameNews, standingOf } from './standing.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const asked: ItemNews = { state: 'available', price: 27, old_price: null }

test('an item under trade protection is for sale later, and from that moment on it is', () => {
  const item = { state: 'available', available_from: '2026-11-21T12:00:00.001Z' } as const
  expect(standingOf(item, now)).toBe('later')
  expect(standingOf(item, now + 1)).toBe('for_sale')
})

test('what is sold or reserved is that, whatever else holds', () => {
  expect(standingOf({ state: 'sold', available_from: '2030-01-01T00:00:00Z' }, now)).toBe('sold')
  expect(standingOf({ state: 'reserved', available_from: null }, now)).toBe('reserved')
  expect(standingOf({ state: 'available', available_from: null }, now)).toBe('for_sale')
})

test('a visitor hears that an item is sold, reserved or free again', () => {
  expect(changeOf(asked, { ...asked, state: 'sold' })).toEqual({ kind: 'sold' })
  expect(changeOf(asked, { ...asked, state: 'reserved' })).toEqual({ kind: 'reserved' })
  expect(changeOf({ ...asked, state: 'reserved' }, asked)).toEqual({ kind: 'back' })
})

test('a visitor hears of a new price, but not of the price of what cannot be bought', () => {
  expect(changeOf(asked, { ...asked, price: 25, old_price: 27 })).toEqual({ kind: 'price', from: 27, to: 25 })
  expect(changeOf({ ...asked, state: 'sold' }, { ...asked, state: 'sold', price: 25 })).toBeUndefined()
  expect(changeOf(asked, asked)).toBeUndefined()
})

test('news that say what is known are no news', () => {
  expect(sameNews(asked, { ...asked })).toBe(true)
  expect(sameNews(asked, { ...asked, old_price: 30 })).toBe(false)
})
