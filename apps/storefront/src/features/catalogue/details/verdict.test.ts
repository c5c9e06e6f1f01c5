import type { ItemMarket } from '@pandrop/contract/item'
import { expect, test } from 'vitest'
import { verdictOf } from './verdict.ts'

const item = { float: 0.2, price: 96, state: 'available' as const, reference: { price: 100, day: null } }

const alone = { others: 0, cheaper: 0, as_dear: 0, better: 0, alike: 0, better_cheaper: 0 }

const placed = (among: Partial<ItemMarket['among']>, judged: Partial<typeof item | { float: null }> = {}) =>
  verdictOf({ ...item, ...judged }, { among: { ...alone, others: 11, ...among } })?.place

test('a price is held against the reference in whole percent, where there is one', () => {
  expect(verdictOf(item, { among: alone })).toEqual({ percent: -4, place: { kind: 'only' } })
  expect(verdictOf({ ...item, reference: null }, { among: alone })?.percent).toBeNull()
})

test('the best float and the lowest price are said of one copy alone', () => {
  expect(placed({})).toEqual({ kind: 'best_cheapest', count: 12 })
  expect(placed({ cheaper: 3 })).toEqual({ kind: 'best', count: 12 })
  expect(placed({ better: 3 })).toEqual({ kind: 'cheapest', count: 12 })
  expect(placed({ alike: 1, cheaper: 1 })).toBeNull()
  expect(placed({ as_dear: 1, better: 2 })).toEqual({ kind: 'unbeaten' })
})

test('a copy that better ones undercut is told so, with their number', () => {
  expect(placed({ cheaper: 5, better: 4, better_cheaper: 3 })).toEqual({ kind: 'beaten', count: 3 })
  expect(placed({ cheaper: 5, better: 4 })).toEqual({ kind: 'unbeaten' })
})

test('knives without paint are judged by their price', () => {
  expect(placed({ cheaper: 2 }, { float: null })).toEqual({ kind: 'dearer', count: 2 })
  expect(placed({}, { float: null })).toEqual({ kind: 'cheapest', count: 12 })
  expect(placed({ as_dear: 2 }, { float: null })).toBeNull()
})

test('of a sold item nothing is said, nor where there is nothing to say', () => {
  expect(verdictOf({ ...item, state: 'sold' }, { among: alone })).toBeUndefined()
  const tied = { ...alone, others: 1, alike: 1, as_dear: 1 }
  expect(verdictOf({ ...item, reference: null }, { among: tied })).toBeUndefined()
})
