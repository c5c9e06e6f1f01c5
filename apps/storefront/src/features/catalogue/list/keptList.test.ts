import { expect, test } from 'vitest'
import { keptFilters, nameOfList } from './keptList.ts'

const text = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ')
const format = (euro: number) => `€${euro}`

test('a list is kept with what its path and shelf say, without order and page', () => {
  const search = { price_till: 900, sort: 'asc', page: 3, copies: true } as const
  expect(keptFilters({ search, shelf: 'sale', scope: { type: 'Rifle', weapon: 'AK-47' } })).toEqual({
    price_till: 900,
    heroes: ['AK-47'],
    sale: true,
  })
  expect(keptFilters({ search: { sort: 'asc', page: 2 }, shelf: 'all', scope: {} })).toEqual({})
})

test('its name says all that narrows it, and is no longer than a name may be', () => {
  const name = (search: object, shelf: 'all' | 'new' = 'all') =>
    nameOfList({ search, shelf, scope: {}, text: text as never, format })
  expect(name({ search: 'kara p2', price_till: 900 })).toBe('kara p2, filter_price_under €900')
  expect(name({ heroes: ['AK-47'] }, 'new')).toContain('filter_new')
  expect(name({ heroes: Array.from({ length: 30 }, (_, at) => `Weapon ${at}`) }).length).toBeLessThanOrEqual(80)
})
