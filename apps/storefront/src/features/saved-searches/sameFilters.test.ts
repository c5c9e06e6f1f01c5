import { expect, test } from 'vitest'
import { narrowsAnything, sameFilters } from './sameFilters.ts'

test('a list is the same in whichever order its values were ticked', () => {
  expect(sameFilters({ heroes: ['AWP', 'AK-47'], sale: true }, { sale: true, heroes: ['AK-47', 'AWP'] })).toBe(true)
  expect(sameFilters({ heroes: ['AWP'] }, { heroes: ['AWP'], sale: true })).toBe(false)
})

test('a list that nothing narrows cannot be kept', () => {
  expect([narrowsAnything({}), narrowsAnything({ heroes: [] }), narrowsAnything({ sale: true })]).toEqual([
    false,
    false,
    true,
  ])
})
