import { expect, test } from 'vitest'
import { categoryTree, scopeOf } from './categories.rules.ts'

const tree = categoryTree([
  { type: 'Rifle', weapon: 'AK-47', def_index: 7 },
  { type: 'Sniper Rifle', weapon: 'SSG 08', def_index: 40 },
  { type: 'Pistol', weapon: 'Glock-18', def_index: 4 },
])

test('types stand in the order of the icon row, and only those in stock', () => {
  expect(tree.subcategories.map(({ name }) => name)).toEqual(['Pistol', 'Rifle', 'Sniper Rifle'])
})

test('a category answers to its url, its name and its id, on every level', () => {
  expect(scopeOf('sniper-rifle', tree)).toEqual({ type: 'Sniper Rifle' })
  expect(scopeOf('Rifle', tree)).toEqual({ type: 'Rifle' })
  expect(scopeOf('ssg-08', tree)).toEqual({ weapon: 'SSG 08' })
  expect(scopeOf('1007', tree)).toEqual({ weapon: 'AK-47' })
  for (const everything of ['cs2', '1', 'all', undefined]) expect(scopeOf(everything, tree)).toEqual({})
})

test('a category that does not exist is not mistaken for everything', () => {
  expect(scopeOf('hats', tree)).toBeUndefined()
})
