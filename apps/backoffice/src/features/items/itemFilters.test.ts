import { expect, test } from 'vitest'
import { filtersOf, filtersOn, orderOf } from './itemFilters.ts'

test('without a word what is on sale is shown, newest first; a search looks through everything', () => {
  expect(filtersOf({})).toEqual({ tab: 'on_sale' })
  expect(orderOf({})).toBe('newest')
  expect(filtersOf({ search: 'redline' })).toEqual({ tab: 'all', search: 'redline' })
  expect(filtersOf({ search: 'redline', tab: 'hidden' })).toEqual({ tab: 'hidden', search: 'redline' })
})

test('what somebody wrote into the address and what means nothing is left out', () => {
  const odd = { tab: 'stolen', type: 'Rocket', price_from: '-1', days_min: 'many', sale: 'perhaps', account: '0' }
  expect(filtersOf(odd)).toEqual({ tab: 'on_sale' })
  expect(orderOf({ order: 'luck' })).toBe('newest')
})

test('filters of the bar are counted, tab and search are not', () => {
  const words = { tab: 'all', search: 'ak', type: 'Rifle', exterior: 'FN', margin_below: '0', new: 'true' }
  expect(filtersOn(filtersOf(words))).toBe(4)
})
