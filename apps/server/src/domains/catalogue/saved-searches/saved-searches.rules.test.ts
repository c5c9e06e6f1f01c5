import { expect, test } from 'vitest'
import { tidyFilters } from './saved-searches.rules.ts'

test('the same list is kept as the same filters, in whichever order its values were ticked', () => {
  const one = tidyFilters({ heroes: ['AWP', 'AK-47', 'AWP'], type: [], price_till: 900 })
  expect(one).toEqual({ ok: true, value: { heroes: ['AK-47', 'AWP'], price_till: 900 } })
  expect(tidyFilters({ price_till: 900, heroes: ['AK-47', 'AWP'], search: undefined })).toEqual(one)
})

test('a list that nothing narrows is not kept', () => {
  expect(tidyFilters({})).toMatchObject({ ok: false, refusal: 'saved_search_empty' })
  expect(tidyFilters({ quality: [] })).toMatchObject({ ok: false, refusal: 'saved_search_empty' })
})
