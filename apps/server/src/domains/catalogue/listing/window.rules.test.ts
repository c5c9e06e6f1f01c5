import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bounds, priceCentsMax } from './narrowing.rules.ts'
import { Shelf } from './stock.rules.ts'
import { type ListPage, type Window, windowOf } from './window.rules.ts'

interface Copy {
  id: number
  place: number
  price: number
  float: number | null
}

const kindsCount = 12
const everyBit = 2 ** kindsCount - 1

// The last kind is a vanilla one.
const copies: fc.Arbitrary<Copy[]> = fc
  .array(fc.tuple(fc.nat(kindsCount - 1), fc.nat(6), fc.nat(20)), { maxLength: 120, size: 'max' })
  .map((drawn) =>
    drawn.map(([place, spread, hundredths], id) => ({
      id,
      place,
      price: 1 + place * 3 + spread,
      float: place === kindsCount - 1 ? null : hundredths / 100,
    })),
  )

const bounds: fc.Arbitrary<Bounds> = fc.record({
  priceFrom: fc.oneof(fc.constant(0), fc.nat(40)),
  priceTill: fc.oneof(fc.constant(priceCentsMax), fc.nat(45)),
  floats: fc.option(fc.record({ from: fc.constantFrom(0, 0.05), till: fc.constantFrom(0.1, 0.15, 1) })),
})

const pages: fc.Arbitrary<ListPage> = fc.record({
  direction: fc.constantFrom('asc', 'desc'),
  limit: fc.integer({ min: 1, max: 15 }),
  offset: fc.oneof(fc.nat(30), fc.nat(130)),
})

const shelfOf = (all: readonly Copy[]): Shelf => {
  const parts = new Map<number, Parameters<Shelf['replace']>[1]>()
  for (let place = 0; place < kindsCount; place += 1) {
    const own = all.filter((copy) => copy.place === place)
    const prices = own.map(({ price }) => price)
    const floats = own.flatMap(({ float }) => (float === null ? [] : [float]))
    const part = {
      on_sale: false,
      is_new: false,
      count: own.length,
      price_min: Math.min(...prices),
      price_max: Math.max(...prices),
      float_min: floats.length ? Math.min(...floats) : null,
      float_max: floats.length ? Math.max(...floats) : null,
    }
    if (own.length > 0) parts.set(place, [part])
  }
  const shelf = new Shelf(kindsCount)
  shelf.fill(parts)
  return shelf
}

const within = ({ priceFrom, priceTill, floats }: Bounds) => {
  return ({ price, float }: Copy): boolean =>
    price >= priceFrom &&
    price <= priceTill &&
    (floats === null || (float !== null && float >= floats.from && float <= floats.till))
}

const inOrder = (all: readonly Copy[], { direction }: ListPage): Copy[] =>
  [...all].sort((left, right) => (left.price - right.price || left.id - right.id) * (direction === 'asc' ? 1 : -1))

const found = (matching: readonly Copy[], { places, offset, priceFrom, priceTill }: Window, page: ListPage) =>
  inOrder(matching, page)
    .filter(({ place, price }) => places.includes(place) && price >= priceFrom && price <= priceTill)
    .slice(offset, offset + page.limit)

test('a window holds the page', () => {
  fc.assert(
    fc.property(copies, bounds, pages, fc.oneof(fc.constant(everyBit), fc.nat(everyBit)), (all, bound, page, bits) => {
      const passing = Uint8Array.from({ length: kindsCount }, (_, place) => (bits >> place) & 1)
      const shelf = shelfOf(all)
      const window = windowOf({ shelf, all: shelf, passing, bounds: bound, page })
      const matching = all.filter((copy) => passing[copy.place] && within(bound)(copy))
      const expected = inOrder(matching, page).slice(page.offset, page.offset + page.limit)
      expect(found(matching, window, page)).toEqual(expected)
    }),
    { numRuns: 3000 },
  )
})

test('a page far from the beginning asks for few kinds', () => {
  const all = Array.from({ length: 1200 }, (_, id) => ({ id, place: id % 12, price: 100 * (id % 12) + 1, float: 0.1 }))
  const shelf = shelfOf(all)
  const passing = new Uint8Array(kindsCount).fill(1)
  const page: ListPage = { direction: 'asc', limit: 12, offset: 1000 }
  const bound: Bounds = { priceFrom: 0, priceTill: priceCentsMax, floats: null }
  const window = windowOf({ shelf, all: shelf, passing, bounds: bound, page })
  expect(window).toMatchObject({ places: [10], offset: 0, priceTill: 1001 })
})
