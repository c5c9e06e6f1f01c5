import { expect, test } from 'vitest'
import { pairsOf, type Side, sidesOf } from './postings.rules.ts'

const side = (account: string, cents: number): Side => ({ account, tax: null, cents })

test('debits meet credits in their order, and the same sides make the same pairs', () => {
  const sides = [side('customer', -5490), side('promo', -610), side('sales', 5110), side('vat', 990)]
  const shown = pairsOf(sides).map(({ debit, credit, cents }) => [debit.account, credit.account, cents])
  expect(shown).toEqual([
    ['customer', 'sales', 5110],
    ['customer', 'vat', 380],
    ['promo', 'vat', 610],
  ])
})

test('whatever the sides are, the pairs move what they do', () => {
  for (let seed = 1; seed < 200; seed += 1) {
    const amounts = Array.from({ length: 2 + (seed % 6) }, (_, place) => ((seed * (place + 7) * 7919) % 2001) - 1000)
    const last = -amounts.reduce((sum, amount) => sum + amount, 0)
    const sides = [...amounts, last].map((cents, place) => side(`a${place}`, cents)).filter(({ cents }) => cents !== 0)
    const moved = new Map(sides.map(({ account }) => [account, 0]))
    for (const { debit, credit, cents } of pairsOf(sides)) {
      moved.set(debit.account, (moved.get(debit.account) ?? 0) - cents)
      moved.set(credit.account, (moved.get(credit.account) ?? 0) + cents)
      expect(cents).toBeGreaterThan(0)
    }
    expect([...moved]).toEqual(sides.map(({ account, cents }) => [account, cents]))
  }
})

test('sales of several rates are parted by their lines, to the cent', () => {
  const parts = [
    { country: 'DE', rate: '19', net_cents: 1000, vat_cents: 190 },
    { country: 'DE', rate: '7', net_cents: 500, vat_cents: 35 },
  ]
  const entries: [string, number][] = [
    ['sales', 1501],
    ['vat', 225],
    ['bank', -1726],
  ]
  const shown = sidesOf(entries, parts).map(({ account, tax, cents }) => [account, tax?.rate ?? null, cents])
  expect(shown).toEqual([
    ['sales', '19', 1001],
    ['sales', '7', 500],
    ['vat', '19', 190],
    ['vat', '7', 35],
    ['bank', null, -1726],
  ])
})
