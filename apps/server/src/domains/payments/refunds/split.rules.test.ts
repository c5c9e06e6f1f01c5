import { cents, sum, vatWithin } from '@pandrop/money/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { backOf, type LineBack, type PaidLine, restOf, takenBack } from './split.rules.ts'

const line = (parts: Partial<Record<keyof PaidLine, number>> = {}): PaidLine => {
  const { lineNo = 1, price = 6100, discount = 0, vat = 1100, refunded = 0 } = parts
  return { lineNo, price: cents(price), discount: cents(discount), vat: cents(vat), refunded: cents(refunded) }
}

const anyLine = fc
  .record({ price: fc.integer({ min: 1, max: 100_000_000 }), off: fc.integer({ min: 0, max: 100 }), vat: fc.nat(27) })
  .map(({ price, off, vat }) => {
    const discount = Math.floor((price * off) / 100)
    return line({ price, discount, vat: vatWithin(cents(price - discount), vat) })
  })

/** Gives a line back in so many steps, each a share of what is left, the last one all of it. */
const inSteps = (start: PaidLine, shares: readonly number[]): LineBack[] => {
  let left = start
  return [...shares, 1].map((share) => {
    const back = backOf(left, cents(Math.floor(restOf(left) * share)))
    left = { ...left, refunded: cents(left.refunded + back.amount) }
    return back
  })
}

describe('what goes back of a line', () => {
  test('is all of its VAT and discount where it goes back whole', () => {
    expect(backOf(line({ discount: 610, vat: 990 }), cents(5490))).toMatchObject({ vat: 990, discount: 610 })
  })

  test('is half of them with half of it', () => {
    expect(backOf(line({ discount: 610, vat: 990 }), cents(2745))).toMatchObject({ vat: 495, discount: 305 })
  })

  test('is nothing where nothing was paid', () => {
    expect(backOf(line({ discount: 6100, vat: 0 }), cents(0))).toMatchObject({ amount: 0, vat: 0, discount: 0 })
  })

  test('is never more than is left', () => {
    expect(() => backOf(line({ refunded: 6000 }), cents(101))).toThrow(/no 101 left/)
  })

  test('adds up to the line, however many refunds it takes and wherever they stop', () => {
    const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 })
    fc.assert(
      fc.property(anyLine, shares, (start, steps) => {
        const backs = inSteps(start, steps)
        expect(sum(backs.map(({ amount }) => amount))).toBe(start.price - start.discount)
        if (start.price === start.discount) return
        expect(sum(backs.map(({ vat }) => vat))).toBe(start.vat)
        expect(sum(backs.map(({ discount }) => discount))).toBe(start.discount)
        for (const back of backs) expect(Math.min(back.vat, back.discount)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

test('what the shop gives back sums to zero with the amount, and repeated refunds undo the sale to the cent', () => {
  fc.assert(
    fc.property(anyLine, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }), (start, steps) => {
      const all = inSteps(start, steps).map((back) => takenBack([back]))
      for (const { amount, sales, vat, promo } of all) expect(amount + sales + vat + promo).toBe(0)
      if (start.price === start.discount) return
      expect(sum(all.map(({ sales }) => sales))).toBe(-(start.price - start.vat))
    }),
  )
})
