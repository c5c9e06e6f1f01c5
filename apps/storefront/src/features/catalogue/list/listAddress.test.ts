import { expect, test } from 'vitest'
import { changeFilters, listPath, toggled } from './listAddress.ts'

const everything = { shelf: 'all', params: {} } as const

test('a change of a filter leads back to the first page', () => {
  expect(changeFilters({ page: 4, type: ['Rifle'] }, { quality: ['Covert'] })).toEqual({
    type: ['Rifle'],
    quality: ['Covert'],
  })
})

test('a page that is named is kept, together with the filters', () => {
  expect(changeFilters({ search: 'fade' }, { page: 3 })).toEqual({ search: 'fade', page: 3 })
})

test('what is at its default does not stand in the address', () => {
  const search = changeFilters({ sort: 'asc', type: ['Knife'], search: 'fade' }, { sort: 'desc', type: [], search: '' })
  expect(search).toEqual({})
  expect(listPath(everything, search)).toBe('/products')
})

test('equal filters stand in the same address, whichever was chosen first', () => {
  const typeFirst = changeFilters(changeFilters({}, { type: ['Knife'] }), { price_from: 20 })
  const priceFirst = changeFilters(changeFilters({}, { price_from: 20 }), { type: ['Knife'] })
  expect(listPath(everything, typeFirst)).toBe(listPath(everything, priceFirst))
})

test('the new and sale lists keep their flag whatever is reset', () => {
  expect(listPath({ shelf: 'sale', params: {} })).toBe('/sale')
  expect(listPath({ shelf: 'new', params: {} }, { new: true, type: ['Knife'] })).toBe('/new?type=Knife')
  expect(listPath({ shelf: 'sale', params: {} }, { sale: false, new: true })).toBe('/sale?new=true')
})

test('a category stays in the path while filters change', () => {
  expect(listPath({ shelf: 'all', params: { category: 'rifle' } }, { price_till: 25 })).toBe(
    '/products/rifle?price_till=25',
  )
})

test('a value that is chosen twice is gone again', () => {
  expect(toggled(undefined, 'Covert')).toEqual(['Covert'])
  expect(toggled(['Covert', 'Classified'], 'Covert')).toEqual(['Classified'])
})
