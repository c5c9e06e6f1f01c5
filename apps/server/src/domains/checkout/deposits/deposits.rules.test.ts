import { cents } from '@pandrop/money/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planDeposit } from './deposits.rules.ts'

const inHundredths = { minorDigits: 2, payableDigits: 2, minimumMinor: 50 }
const maxTopUpCents = cents(1_000_000)
const inEuro = { currencyValue: 1, ...inHundredths, maxTopUpCents, minTopUpCents: cents(100) }
const inZloty = { currencyValue: 4.25, ...inHundredths, maxTopUpCents, minTopUpCents: cents(100) }
const inYen = {
  currencyValue: 170.5,
  minorDigits: 0,
  payableDigits: 0,
  minimumMinor: 50,
  maxTopUpCents,
  minTopUpCents: cents(100),
}
const inDinar = {
  currencyValue: 0.36,
  minorDigits: 3,
  payableDigits: 2,
  minimumMinor: 0,
  maxTopUpCents,
  minTopUpCents: cents(100),
}

test('a top-up in euros credits what it charges', () => {
  expect(planDeposit({ amount: 100, ...inEuro })).toEqual({
    ok: true,
    value: { amountMinor: 10_000, creditCents: 10_000 },
  })
  expect(planDeposit({ amount: '19.9', ...inEuro })).toMatchObject({ value: { amountMinor: 1990, creditCents: 1990 } })
})

test('a top-up in another currency credits amount ÷ stored value in half-even cents', () => {
  expect(planDeposit({ amount: 100, ...inZloty })).toMatchObject({ value: { amountMinor: 10_000, creditCents: 2353 } })
  const rate = { currencyValue: 8, ...inHundredths, minimumMinor: 0, maxTopUpCents, minTopUpCents: cents(1) }
  expect(planDeposit({ amount: 0.2, ...rate })).toMatchObject({ value: { creditCents: 2 } })
  expect(planDeposit({ amount: 0.28, ...rate })).toMatchObject({ value: { creditCents: 4 } })
})

test('currencies are charged in their own smallest unit, and half of one is no amount', () => {
  expect(planDeposit({ amount: 1500, ...inYen })).toMatchObject({ value: { amountMinor: 1500, creditCents: 880 } })
  expect(planDeposit({ amount: 1500.5, ...inYen })).toMatchObject({ refusal: 'amount_invalid' })
  expect(planDeposit({ amount: 3.6, ...inDinar })).toMatchObject({ value: { amountMinor: 3600, creditCents: 1000 } })
})

test('nothing but a positive number with two decimals at most is an amount', () => {
  for (const amount of [
    0,
    -1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1.001,
    1e21,
    1e-7,
    '1e3',
    '',
    '0x10',
    ' 5',
    '5,00',
  ]) {
    expect(planDeposit({ amount, ...inEuro }), String(amount)).toMatchObject({
      refusal: 'amount_invalid',
      errors: { amount: ['amount_invalid'] },
    })
  }
})

test('the minimum of the settings holds in the chosen currency and is told in it', () => {
  expect(planDeposit({ amount: 0.99, ...inEuro })).toMatchObject({
    refusal: 'amount_below_minimum',
    values: { min: '1.00' },
  })
  expect(planDeposit({ amount: 4.24, ...inZloty })).toMatchObject({
    refusal: 'amount_below_minimum',
    errors: { amount: ['amount_below_minimum'] },
  })
  expect(planDeposit({ amount: 4.25, ...inZloty })).toMatchObject({ ok: true })
})

test('at most 10,000 EUR, and never more than the provider can charge', () => {
  expect(planDeposit({ amount: 10_000, ...inEuro })).toMatchObject({ value: { creditCents: 1_000_000 } })
  expect(planDeposit({ amount: 10_000.01, ...inEuro })).toMatchObject({ refusal: 'amount_above_maximum' })
  expect(planDeposit({ amount: 42_500.01, ...inZloty })).toMatchObject({ values: { max: '42,500.00' } })
  const inRupiah = { currencyValue: 19_000, ...inHundredths, maxTopUpCents, minTopUpCents: cents(100) }
  expect(planDeposit({ amount: 1_000_000, ...inRupiah })).toMatchObject({ values: { max: '999,999.99' } })
})

test('no accepted amount is credited more than half a cent away from its exact worth', () => {
  const wish = fc.record({
    hundredths: fc.integer({ min: 1, max: 1_000_000 }),
    rate: fc.integer({ min: 1_000_000, max: 10_000_000_000 }),
  })
  fc.assert(
    fc.property(wish, ({ hundredths, rate }) => {
      const currencyValue = rate / 1e8
      const plan = planDeposit({
        amount: hundredths / 100,
        currencyValue,
        ...inHundredths,
        maxTopUpCents,
        minTopUpCents: cents(1),
      })
      if (!plan.ok) return
      expect(Math.abs(plan.value.creditCents - hundredths / currencyValue)).toBeLessThanOrEqual(0.5 + 1e-6)
    }),
  )
})

test('what is counted in hundredths but charged in whole units takes no fraction', () => {
  const inKrona = {
    currencyValue: 145,
    minorDigits: 2,
    payableDigits: 0,
    minimumMinor: 0,
    maxTopUpCents,
    minTopUpCents: cents(100),
  }
  expect(planDeposit({ amount: 1450, ...inKrona })).toMatchObject({
    value: { amountMinor: 145_000, creditCents: 1000 },
  })
  expect(planDeposit({ amount: 1450.5, ...inKrona })).toMatchObject({ refusal: 'amount_invalid' })
})

test('the least that the provider charges holds where it is above the minimum of the settings', () => {
  const inKoruna = {
    currencyValue: 25,
    minorDigits: 2,
    payableDigits: 2,
    minimumMinor: 1500,
    maxTopUpCents,
    minTopUpCents: cents(10),
  }
  expect(planDeposit({ amount: 14.99, ...inKoruna })).toMatchObject({
    refusal: 'amount_below_minimum',
    values: { min: '15.00' },
  })
  expect(planDeposit({ amount: 15, ...inKoruna })).toMatchObject({ value: { amountMinor: 1500, creditCents: 60 } })
})
