import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { AttachedNames, type AttachedRow, attachedColumns } from './attached.rules.ts'
import { type Bounds, priceCentsMax } from './narrowing.rules.ts'
import { Slices, type StockPart } from './stock.rules.ts'
import { priceRangeOf, tallyOf } from './tally.rules.ts'

interface Copy {
  index: number
  price: number
  float: number | null
  paintSeed: number | null
  stickers: string[]
  onSale: boolean
  isNew: boolean
}

const kindsCount = 4

// The last kind is a vanilla one.
const copies: fc.Arbitrary<Copy[]> = fc.array(
  fc
    .record({
      index: fc.nat(kindsCount - 1),
      price: fc.integer({ min: 1, max: 9 }),
      hundredths: fc.nat(20),
      seed: fc.nat(3),
      stickers: fc.array(fc.constantFrom('Crown', 'Dawn', 'Run'), { maxLength: 3 }),
      onSale: fc.boolean(),
      isNew: fc.boolean(),
    })
    .map(({ hundredths, seed, ...copy }) => {
      const isPainted = copy.index < kindsCount - 1
      return { ...copy, float: isPainted ? hundredths / 100 : null, paintSeed: isPainted ? seed : null }
    }),
  { maxLength: 60, size: 'max' },
)

const bounds: fc.Arbitrary<Bounds> = fc.record({
  priceFrom: fc.nat(9),
  priceTill: fc.oneof(fc.constant(priceCentsMax), fc.nat(9)),
  floats: fc.option(fc.record({ from: fc.constantFrom(0, 0.05, 0.1), till: fc.constantFrom(0.1, 0.15, 1) })),
  paintSeed: fc.option(fc.nat(3), { freq: 3 }),
  attached: fc.option(
    fc.record({
      stickersMin: fc.integer({ min: 1, max: 3 }),
      groups: fc.array(
        fc.subarray(['Crown', 'Dawn']).map((values) => new Set(values)),
        { maxLength: 2 },
      ),
    }),
  ),
})

const names = new AttachedNames()

const attachedIn = (own: readonly Copy[]): StockPart['attached'] => {
  const rows = own.flatMap(({ stickers }, place): AttachedRow[] =>
    stickers.length > 0 ? [[place, stickers, null]] : [],
  )
  return rows.length > 0 ? attachedColumns(rows, (place) => place, names) : null
}

const partsOf = (copies: readonly Copy[]): Map<number, StockPart[]> => {
  const parts = new Map<number, StockPart[]>()
  for (const { index, onSale, isNew } of copies) {
    const known = parts.get(index) ?? []
    parts.set(index, known)
    if (known.some((part) => part.onSale === onSale && part.isNew === isNew)) continue
    const own = copies
      .filter((copy) => copy.index === index && copy.onSale === onSale && copy.isNew === isNew)
      .sort((left, right) => (left.float ?? 0) - (right.float ?? 0))
    const floats = own.flatMap(({ float }) => (float === null ? [] : [float]))
    known.push({
      onSale,
      isNew,
      ids: own.map((_, place) => place),
      prices: own.map(({ price }) => price),
      oldPrices: onSale ? own.map(({ price }) => price + 1) : null,
      listed: own.map(() => 0),
      floats: floats.length > 0 ? floats : null,
      paintSeeds: floats.length > 0 ? own.map(({ paintSeed }) => paintSeed ?? -1) : null,
      attached: attachedIn(own),
    })
  }
  return parts
}

test('whatever is asked for, total, counts and prices are those of the items that pass', () => {
  fc.assert(
    fc.property(copies, bounds, fc.boolean(), fc.boolean(), (all, asked, sale, isNew) => {
      const slices = new Slices(kindsCount)
      slices.fill(partsOf(all))
      const filter = { bounds: asked, sale, isNew }
      const counted = { slices, filter, asked: new Uint8Array(kindsCount).fill(1) }
      const tally = tallyOf(counted)
      const { priceFrom, priceTill, floats, paintSeed, attached } = asked
      const passing = all
        .filter(({ price }) => price >= priceFrom && price <= priceTill)
        .filter(({ float }) => !floats || (float !== null && float >= floats.from && float <= floats.till))
        .filter((copy) => paintSeed === null || copy.paintSeed === paintSeed)
        .filter(({ stickers }) => !attached || stickers.length >= attached.stickersMin)
        .filter(({ stickers }) => !attached || attached.groups.every((group) => stickers.some((one) => group.has(one))))
        .filter((copy) => (copy.onSale || !sale) && (copy.isNew || !isNew))
      const prices = passing.map(({ price }) => price)
      expect(tally.total).toBe(passing.length)
      expect([...tally.counts]).toEqual(
        [0, 1, 2, 3].map((index) => passing.filter((copy) => copy.index === index).length),
      )
      expect(priceRangeOf(counted)).toEqual(
        passing.length ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
      )
    }),
    { numRuns: 2000 },
  )
})
