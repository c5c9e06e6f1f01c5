import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bounds, priceCentsMax } from './narrowing.rules.ts'
import { Slice } from './stock.rules.ts'
import { type ListPage, type Window, windowOf } from './window.rules.ts'

interface Copy {
  id: number
  index: number
  price: number
  float: number | null
}

const kindsCount = 12
const everyBit = 2 ** kindsCount - 1

// The last kind is a vanilla one.
const copies: fc.Arbitrary<Copy[]> = fc
  .array(fc.tuple(fc.nat(kindsCount - 1), fc.nat(6), fc.nat(20)), { maxLength: 120, size: 'max' })
  .map((drawn) =>
    drawn.map(([index, spread, hundredths], id) => ({
      id,
      index,
      price: 1 + index * 3 + spread,
      float: index === kindsCount - 1 ? null : hundredths / 100,
    })),
  )

const bounds: fc.Arbitrary<Bounds> = fc.record({
  priceFrom: fc.oneof(fc.constant(0), fc.nat(40)),
  priceTill: fc.oneof(fc.constant(priceCentsMax), fc.nat(45)),
  floats: fc.option(fc.record({ from: fc.constantFrom(0, 0.05), till: fc.constantFrom(0.1, 0.15, 1) })),
  paintSeed: fc.constant(null),
  attached: fc.constant(null),
})

const pages: fc.Arbitrary<ListPage> = fc.record({
  direction: fc.constantFrom('asc', 'desc'),
  limit: fc.integer({ min: 1, max: 15 }),
  offset: fc.oneof(fc.nat(30), fc.nat(130)),
})

const sliceOf = (all: readonly Copy[]): Slice => {
  const parts = new Map<number, Parameters<Slice['replace']>[1]>()
  for (let index = 0; index < kindsCount; index += 1) {
    const own = all.filter((copy) => copy.index === index).sort((left, right) => (left.float ?? 0) - (right.float ?? 0))
    const prices = own.map(({ price }) => price)
    const floats = own.flatMap(({ float }) => (float === null ? [] : [float]))
    const facts = { ids: own.map(({ id }) => id), prices, oldPrices: null, listed: own.map(() => 0), paintSeeds: null }
    const part = { onSale: false, isNew: false, attached: null, ...facts, floats: floats.length > 0 ? floats : null }
    if (own.length > 0) parts.set(index, [part])
  }
  const slice = new Slice(kindsCount)
  slice.fill(parts)
  return slice
}

const countsOf = (all: readonly Copy[]): Int32Array => {
  const counts = new Int32Array(kindsCount)
  for (const { index } of all) counts[index] = (counts[index] ?? 0) + 1
  return counts
}

const within = ({ priceFrom, priceTill, floats }: Bounds) => {
  return ({ price, float }: Copy): boolean =>
    price >= priceFrom &&
    price <= priceTill &&
    (floats === null || (float !== null && float >= floats.from && float <= floats.till))
}

const inOrder = (all: readonly Copy[], { direction }: ListPage): Copy[] =>
  [...all].sort((left, right) => (left.price - right.price || left.id - right.id) * (direction === 'asc' ? 1 : -1))

const found = (matching: readonly Copy[], { indexes, offset, priceFrom, priceTill }: Window, page: ListPage) =>
  inOrder(matching, page)
    .filter(({ index, price }) => indexes.includes(index) && price >= priceFrom && price <= priceTill)
    .slice(offset, offset + page.limit)

test('a window holds the page', () => {
  fc.assert(
    fc.property(copies, bounds, pages, fc.oneof(fc.constant(everyBit), fc.nat(everyBit)), (all, bound, page, bits) => {
      const slice = sliceOf(all)
      const matching = all.filter((copy) => (bits >> copy.index) & 1 && within(bound)(copy))
      const window = windowOf({ slice, all: slice, counts: countsOf(matching), bounds: bound, page })
      const expected = inOrder(matching, page).slice(page.offset, page.offset + page.limit)
      expect(found(matching, window, page)).toEqual(expected)
    }),
    { numRuns: 3000 },
  )
})

test('a page far from the beginning asks for few kinds', () => {
  const all = Array.from({ length: 1200 }, (_, id) => ({ id, index: id % 12, price: 100 * (id % 12) + 1, float: 0.1 }))
  const slice = sliceOf(all)
  const page: ListPage = { direction: 'asc', limit: 12, offset: 1000 }
  const bound = { priceFrom: 0, priceTill: priceCentsMax }
  const window = windowOf({ slice, all: slice, counts: slice.counts, bounds: bound, page })
  expect(window).toMatchObject({ indexes: [10], offset: 0, priceTill: 1001 })
})
