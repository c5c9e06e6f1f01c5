import { type ListOrder, listOrders } from '@pandrop/contract/limits'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bounds, priceCentsMax } from './narrowing.rules.ts'
import { idsOfAll, idsOnPage, type Listed } from './order.rules.ts'
import { Slices, type StockPart } from './stock.rules.ts'
import { tallyOf } from './tally.rules.ts'
import type { PagePart } from './window.rules.ts'

interface Copy {
  id: number
  index: number
  price: number
  oldPrice: number | null
  float: number | null
  paintSeed: number | null
  listed: number
}

const kindsCount = 6
const oldestDay = '2026-08-01'

/** Of the last kinds one has an old reference, one none and one no age. */
const references: Listed['references'] = [
  { cents: 4, day: '2026-08-02' },
  { cents: 9, day: '2026-08-01' },
  { cents: 2, day: null },
  { cents: 5, day: '2026-07-31' },
  undefined,
  { cents: 7, day: '2026-11-29' },
]

// The last kind is a vanilla one.
const copies: fc.Arbitrary<Copy[]> = fc
  .array(fc.tuple(fc.nat(kindsCount - 1), fc.integer({ min: 1, max: 9 }), fc.nat(4), fc.nat(3), fc.nat(5)), {
    maxLength: 80,
    size: 'max',
  })
  .map((drawn) =>
    drawn.map(([index, price, hundredths, cut, listed], id) => ({
      id,
      index,
      price,
      oldPrice: cut > 1 ? price + cut : null,
      float: index === kindsCount - 1 ? null : hundredths / 100,
      paintSeed: index === kindsCount - 1 ? null : hundredths % 3,
      listed,
    })),
  )

const bounds: fc.Arbitrary<Bounds> = fc.record({
  priceFrom: fc.oneof(fc.constant(0), fc.nat(9)),
  priceTill: fc.oneof(fc.constant(priceCentsMax), fc.nat(9)),
  floats: fc.option(fc.record({ from: fc.constantFrom(0, 0.01), till: fc.constantFrom(0.03, 1) }), { freq: 2 }),
  paintSeed: fc.option(fc.nat(3), { freq: 2 }),
  attached: fc.constant(null),
})

const pages: fc.Arbitrary<PagePart> = fc.record({ limit: fc.integer({ min: 1, max: 15 }), offset: fc.nat(60) })

const partOf = (own: readonly Copy[], onSale: boolean): StockPart => ({
  onSale,
  isNew: false,
  ids: own.map(({ id }) => id),
  prices: own.map(({ price }) => price),
  oldPrices: onSale ? own.map(({ oldPrice }) => oldPrice ?? 0) : null,
  listed: own.map(({ listed }) => listed),
  floats: own[0]?.float === null ? null : own.map(({ float }) => float ?? 0),
  paintSeeds: own[0]?.float === null ? null : own.map(({ paintSeed }) => paintSeed ?? 0),
  attached: null,
})

const slicesOf = (all: readonly Copy[]): Slices => {
  const slices = new Slices(kindsCount)
  const parts = new Map<number, StockPart[]>()
  for (let index = 0; index < kindsCount; index += 1) {
    const own = all.filter((copy) => copy.index === index).sort((one, other) => (one.float ?? 0) - (other.float ?? 0))
    const [reduced, others] = [own.filter(({ oldPrice }) => oldPrice), own.filter(({ oldPrice }) => !oldPrice)]
    const known = [partOf(reduced, true), partOf(others, false)].filter(({ ids }) => ids.length > 0)
    if (known.length > 0) parts.set(index, known)
  }
  slices.fill(parts)
  return slices
}

/** What each order goes by, as its description says it. */
const plain: Record<ListOrder, (copy: Copy) => number> = {
  asc: ({ price }) => price,
  desc: ({ price }) => -price,
  float: ({ float }) => float ?? 2,
  discount: ({ price, oldPrice }) => (oldPrice ? price / oldPrice : 1),
  newest: ({ listed }) => -listed,
  reference: ({ price, index }) => {
    const reference = references[index]
    const isOld = reference?.day !== null && (reference?.day ?? '') < oldestDay
    return reference && !isOld ? price / reference.cents : 1000
  },
}

const within = ({ priceFrom, priceTill, floats, paintSeed }: Bounds) => {
  return ({ price, float, paintSeed: own }: Copy): boolean =>
    price >= priceFrom &&
    price <= priceTill &&
    (floats === null || (float !== null && float >= floats.from && float <= floats.till)) &&
    (paintSeed === null || own === paintSeed)
}

test('whatever a list is sorted by and narrowed to, a page holds what a plain sort puts there', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...listOrders),
      copies,
      bounds,
      fc.boolean(),
      pages,
      (order, all, asked, isSale, page) => {
        const slices = slicesOf(all)
        const filter = { bounds: asked, sale: isSale, isNew: false }
        const { counts } = tallyOf({ slices, filter, asked: new Uint8Array(kindsCount).fill(1) })
        const listed = { slices, references, filter, counts, oldestDay }
        const matching = all.filter(within(asked)).filter(({ oldPrice }) => !isSale || oldPrice)
        const tie = order === 'newest' || order === 'desc' ? -1 : 1
        const expected = matching
          .toSorted((one, other) => plain[order](one) - plain[order](other) || (one.id - other.id) * tie)
          .slice(page.offset, page.offset + page.limit)
          .map(({ id }) => id)
        expect(idsOnPage(listed, order, page)).toEqual(expected)
        expect(new Set(idsOfAll(listed))).toEqual(new Set(matching.map(({ id }) => id)))
      },
    ),
    { numRuns: 4000 },
  )
})

test('an order that was asked for before knows of what changed since', () => {
  const first: Copy = { id: 1, index: 0, price: 5, oldPrice: null, float: 0.2, paintSeed: 1, listed: 10 }
  const slices = slicesOf([first, { ...first, id: 2, index: 1, listed: 20, float: 0.3 }])
  const filter = { bounds: { priceFrom: 0, priceTill: priceCentsMax, floats: null, paintSeed: null, attached: null } }
  const listed = { slices, references, filter: { ...filter, sale: false, isNew: false }, oldestDay }
  const page = { limit: 1, offset: 0 }
  const firstOf = (order: ListOrder) => idsOnPage({ ...listed, counts: slices.all.counts }, order, page)
  expect([firstOf('newest'), firstOf('float')]).toEqual([[2], [1]])
  slices.replace(0, [partOf([{ ...first, listed: 30, float: 0.4 }], false)])
  expect([firstOf('newest'), firstOf('float')]).toEqual([[1], [2]])
})
