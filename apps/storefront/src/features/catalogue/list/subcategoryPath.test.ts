import { expect, test } from 'vitest'
import { subcategoryPath } from './subcategoryPath.ts'

const rifle = { name: 'Rifle', url: 'rifle' }
const ak = { name: 'AK-47', url: 'ak-47' }

test('a subcategory stands in the path and keeps the other filters', () => {
  const list = { shelf: 'all', search: { type: ['Knife'], price_till: 25, page: 3 } } as const
  const mutable = { ...list, search: { ...list.search, type: ['Knife'] } }
  expect(subcategoryPath(mutable, rifle)).toBe('/products/cs2/rifle?price_till=25')
  expect(subcategoryPath(mutable, rifle, ak)).toBe('/products/rifle/ak-47?price_till=25')
  expect(subcategoryPath(mutable)).toBe('/products?price_till=25')
})

test('the new and sale lists have no category in their path, so a subcategory is a filter there', () => {
  expect(subcategoryPath({ shelf: 'sale', search: {} }, rifle, ak)).toBe('/sale?heroes=AK-47&type=Rifle')
})
