import { expect, test } from 'vitest'
import { filtersOf, filtersOn, orderOf } from './skinFilters.ts'

test('an address says what the list is narrowed by; words that mean nothing are as good as none', () => {
  const filters = filtersOf({
    search: 'redline',
    type: 'Rifle',
    picture: 'painted',
    older_than: '-3',
    on_sale: 'false',
  })
  expect(filters).toMatchObject({ search: 'redline', type: 'Rifle', on_sale: 'false' })
  expect([filters.picture, filters.older_than]).toEqual([undefined, undefined])
  expect(filtersOn(filters)).toBe(2)
  expect([orderOf({ order: 'oldest' }), orderOf({ order: 'luck' })]).toEqual(['oldest', 'on_sale'])
})
