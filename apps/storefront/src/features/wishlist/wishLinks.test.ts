import { expect, test } from 'vitest'
import { wishListPath } from './wishLinks.ts'

const redline = {
  title: 'AK-47 | Redline (Field-Tested)',
  variant: 'normal',
  weapon: 'AK-47',
  finish: 'Redline',
  phase: '',
  exterior: 'Field-Tested',
}

const searchOf = (path: string) => Object.fromEntries(new URL(path, 'http://shop').searchParams)

test('a wish leads to the list of its finish, exterior and class, cheapest first', () => {
  expect(searchOf(wishListPath(redline))).toEqual({
    exterior_names: 'Field-Tested',
    item_class: 'Normal',
    search: 'AK-47 Redline',
    sort: 'asc',
  })
})

test.each([
  ['★ Karambit | Doppler (Factory New)', 'normal', '★'],
  ['★ StatTrak™ Karambit | Doppler (Factory New)', 'stattrak', '★ StatTrak™'],
  ['StatTrak™ AK-47 | Redline (Field-Tested)', 'stattrak', 'StatTrak™'],
  ['Souvenir AWP | Dragon Lore (Field-Tested)', 'souvenir', 'Souvenir'],
])('the class of %s as %s is %s', (title, variant, itemClass) => {
  expect(searchOf(wishListPath({ ...redline, title, variant })).item_class).toBe(itemClass)
})

test('a phase is searched for too, and a vanilla knife by its weapon alone', () => {
  expect(searchOf(wishListPath({ ...redline, phase: 'Phase 2' })).search).toBe('AK-47 Redline Phase 2')
  expect(searchOf(wishListPath({ ...redline, finish: '' })).search).toBe('AK-47')
})
