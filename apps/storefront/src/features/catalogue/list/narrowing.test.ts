import { textFor } from '@pandrop/dictionaries/languages'
import { formatPrice } from '@pandrop/money/format'
import { expect, test } from 'vitest'
import type { ListSearch, Shelf } from '../../../search.ts'
import { activeFilters, floatLabel, priceLabel } from './activeFilters.ts'
import { changeFilters } from './listAddress.ts'
import { countActive, isNarrowed } from './narrowing.ts'

const text = textFor('en')
const format = (euro: number) => formatPrice(euro)
const chips = (search: ListSearch, shelf: Shelf = 'all') => activeFilters({ search, shelf, text, format })

test('every value has a chip of its own, the price range has one', () => {
  const search = {
    price_from: 25,
    price_till: 500,
    exterior_names: ['Minimal Wear', 'Field-Tested'],
    quality: ['Covert'],
  }
  expect(chips(search).map(({ label }) => label)).toEqual(['€25–€500', 'Minimal Wear', 'Field-Tested', 'Covert'])
})

test('a chip takes away its own filter and nothing else', () => {
  const search = { type: ['Rifle'], quality: ['Covert', 'Classified'], page: 3 }
  const removal = chips(search)[0]?.removal ?? {}
  expect(changeFilters(search, removal)).toEqual({ type: ['Rifle'], quality: ['Classified'] })
})

test('an open end of the price range is said in words', () => {
  expect(priceLabel(text, { till: 10 }, format)).toBe('Under €10')
  expect(priceLabel(text, { from: 250 }, format)).toBe('€250+')
  expect(priceLabel(text, { from: 0.05, till: 10.5 }, format)).toBe('€0.05–€10.50')
  expect(priceLabel(text, {}, format)).toBeUndefined()
})

test('the float range has one chip, a collection one for each', () => {
  const search = { float_from: 0.07, float_till: 0.15, collection: ['The Cobblestone Collection'] }
  expect(chips(search).map(({ label }) => label)).toEqual(['Float 0.07–0.15', 'The Cobblestone Collection'])
  expect(floatLabel(text, { from: 0.15 })).toBe('Float 0.15+')
  expect(floatLabel(text, { till: 0.07 })).toBe('Float under 0.07')
  const [float] = chips(search)
  expect(changeFilters(search, float?.removal ?? {})).toEqual({ collection: ['The Cobblestone Collection'] })
})

test('the flag of the sale list is no filter there, but it is one elsewhere', () => {
  expect(chips({ sale: true }, 'sale')).toEqual([])
  expect(chips({ sale: true }).map(({ label }) => label)).toEqual(['On sale'])
  expect(isNarrowed({ search: { sale: true }, shelf: 'sale' })).toBe(false)
})

test('sorting and paging do not narrow a list', () => {
  expect(isNarrowed({ search: { sort: 'asc', page: 2 }, shelf: 'all' })).toBe(false)
  expect(isNarrowed({ search: { search: 'fade' }, shelf: 'all' })).toBe(true)
})

test('the button for the filters counts what stands as chips', () => {
  const searches: ListSearch[] = [
    {},
    { price_from: 5, search: 'fade', type: ['Knife'], page: 2 },
    { price_till: 5, float_from: 0, quality: ['Covert', 'Classified'], collection: ['The Alpha Collection'] },
    { sale: true, new: true },
  ]
  for (const shelf of ['all', 'new', 'sale'] as const) {
    for (const search of searches) expect(countActive({ search, shelf })).toBe(chips(search, shelf).length)
  }
})
