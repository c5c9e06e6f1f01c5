import { expect, test } from 'vitest'
import { insightOf, startPrice } from './counterInsight.ts'

const quote = { reference_price: 60, margin_from: 10, margin_percent: 22, suggested_price: 46.8 }
const offer = { user_price: 50, quote }

test('a price is held against the reference, the wish and what is suggested', () => {
  expect(insightOf(46.8, offer)).toEqual({
    marginPercent: 22,
    aboveWish: -3.2,
    aboveSuggested: null,
    aboveReference: false,
  })
  expect(insightOf(50.1, offer)).toMatchObject({ aboveWish: 0.1, aboveSuggested: 3.3 })
  expect(insightOf(66, offer)).toMatchObject({ marginPercent: -10, aboveReference: true })
})

test('without a reference only the wish is left to compare with', () => {
  expect(insightOf(40, { user_price: 50, quote: null })).toEqual({
    marginPercent: null,
    aboveWish: -10,
    aboveSuggested: null,
    aboveReference: false,
  })
})

test('a counter-offer begins with what is suggested, and never above the wish', () => {
  expect(startPrice(offer)).toBe(46.8)
  expect(startPrice({ ...offer, user_price: 40 })).toBe(40)
  expect(startPrice({ user_price: 40, quote: null })).toBeUndefined()
})
