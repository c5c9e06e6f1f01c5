import { createText } from '@pandrop/dictionaries/translate'
import { expect, test } from 'vitest'
import { addTexts } from './shown.ts'
import { mergeOverEnglish } from './translation.ts'

test('a translation stands over the English texts, also over those that come later', () => {
  const text = createText('de', mergeOverEnglish({ nav_home: 'Start', cart_title: 'Warenkorb' }))
  expect(text('nav_home')).toBe('Start')
  expect(text('nav_products')).toBe('Products')
  addTexts({ cart_title: 'Cart', home_browse: 'Browse skins' })
  expect(text('cart_title')).toBe('Warenkorb')
  expect(text('home_browse')).toBe('Browse skins')
})
