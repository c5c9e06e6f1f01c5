import type { Category } from '@pandrop/contract/catalogue'
import { textFor } from '@pandrop/dictionaries/languages'
import { expect, test } from 'vitest'
import { chosenTypes, listHeading, scopeOf, weaponsOf } from './listScope.ts'

const text = textFor('en')

const categories: Category[] = [
  {
    id: 1,
    name: 'CS2',
    url: 'cs2',
    subcategories: [
      { id: 4, name: 'Rifle', url: 'rifle', subcategories: [{ id: 1007, name: 'AK-47', url: 'ak-47' }] },
      { id: 8, name: 'Knife', url: 'knife', subcategories: [{ id: 1507, name: 'Karambit', url: 'karambit' }] },
    ],
  },
]

test('a category of any level is found by url, name or id', () => {
  expect(scopeOf({ category: 'rifle' }, categories)).toEqual({ type: 'Rifle' })
  expect(scopeOf({ category: 'cs2', subcategory: '8' }, categories)).toEqual({ type: 'Knife' })
  expect(scopeOf({ category: 'all', subcategory: 'AK-47' }, categories)).toEqual({ type: 'Rifle', weapon: 'AK-47' })
})

test('all, cs2 and no category mean the whole shelf', () => {
  for (const params of [{}, { category: 'all' }, { category: 'cs2' }, { category: 'cs2', subcategory: 'all' }]) {
    expect(scopeOf(params, categories)).toEqual({})
  }
})

test("the heading is the chosen type, or 'All Items'", () => {
  expect(listHeading(text, {}, {})).toBe('All Items')
  expect(listHeading(text, { type: ['Rifle'] }, {})).toBe('Rifle')
  expect(listHeading(text, { type: ['Rifle', 'Knife'] }, {})).toBe('Rifle, Knife')
  expect(listHeading(text, { type: ['Knife'] }, { type: 'Rifle' })).toBe('Rifle')
  expect(listHeading(text, {}, { type: 'Rifle', weapon: 'AK-47' })).toBe('AK-47')
})

test('only weapons of the chosen types are offered', () => {
  expect(weaponsOf(chosenTypes({ type: ['Knife'] }, {}), categories)).toEqual(new Set(['Karambit']))
  expect(weaponsOf([], categories)).toEqual(new Set(['AK-47', 'Karambit']))
})
