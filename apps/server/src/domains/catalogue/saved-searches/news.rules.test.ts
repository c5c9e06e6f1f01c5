import { expect, test } from 'vitest'
import { bitsOf } from '../listing/effects.rules.ts'
import { filterOf } from '../listing/filter.rules.ts'
import { digestOf, fits, isNews, type NewsItem, quietSince } from './news.rules.ts'

const item: NewsItem = {
  id: 1,
  kind_no: 7,
  weapon: 'AK-47',
  float: 0.2,
  paint_seed: 661,
  stickers: 2,
  names: [{ value: 'Crown (Foil)', label: 'Crown (Foil)' }],
  price_cents: 5000,
  on_sale: false,
  is_new: false,
}

const asked = (filters: Parameters<typeof filterOf>[0], kinds = [7]) => ({
  kindBits: bitsOf(kinds),
  filter: filterOf(filters, {}),
})

test('an item fits where a list with these filters shows it', () => {
  expect(fits(asked({ price_till: 50, float_from: 0.2, paint_seed: 661 }), item)).toBe(true)
  expect(fits(asked({ price_till: 49.99 }), item)).toBe(false)
  expect(fits(asked({ float_till: 0.19 }), item)).toBe(false)
  expect(fits(asked({ paint_seed: 662 }), item)).toBe(false)
  expect(fits(asked({ stickers_min: 2, attached: ['Crown (Foil)', 'Dawn'] }), item)).toBe(true)
  expect(fits(asked({ stickers_min: 3 }), item)).toBe(false)
  expect(fits(asked({ attached: ['Dawn'] }), item)).toBe(false)
  expect(fits(asked({ sale: true }), item)).toBe(false)
  expect(fits(asked({}, [8]), item)).toBe(false)
})

test('another price is news where it brings the item into the list, and nowhere else', () => {
  const below = asked({ price_till: 60 })
  expect(isNews(below, item, null)).toBe(true)
  expect(isNews(below, item, { price_cents: 6001, on_sale: false })).toBe(true)
  expect(isNews(below, item, { price_cents: 5500, on_sale: false })).toBe(false)
  expect(isNews(asked({ sale: true }), { ...item, on_sale: true }, { price_cents: 5500, on_sale: false })).toBe(true)
})

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

test('a mail names ten items at most, all searches in turn, each item once', () => {
  const found = [
    { searchId: 1, itemIds: numbers(100, 30) },
    { searchId: 2, itemIds: [100, 200, 201] },
    { searchId: 3, itemIds: [100, 200] },
  ]
  expect(digestOf(found)).toEqual([
    { searchId: 1, itemIds: numbers(100, 8), more: 22 },
    { searchId: 2, itemIds: [200, 201], more: 0 },
  ])
  expect(digestOf([])).toEqual([])
})

test('a mail keeps its customer quiet for a day', () => {
  expect(quietSince(new Date('2026-11-21T12:00:00Z'))).toEqual(new Date('2026-11-20T12:00:00Z'))
})
