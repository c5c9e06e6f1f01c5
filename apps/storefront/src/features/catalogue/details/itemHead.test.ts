import type { ItemDetails } from '@pandrop/contract/item'
import { dictionaryOf } from '@pandrop/dictionaries/languages'
import { createText } from '@pandrop/dictionaries/translate'
import { expect, test } from 'vitest'
import { itemHead } from './itemHead.ts'

const text = createText('en', dictionaryOf('en'))

const redline: ItemDetails = {
  id: 7,
  title: 'AK-47 | Redline (Field-Tested)',
  type: 'Rifle',
  quality: 'Classified',
  exterior: 'Field-Tested',
  price: 27.1,
  old_price: null,
  img_url: 'skins/ak-redline-456.webp',
  img_url_big: 'skins/ak-redline-900.webp',
  category: 'cs2',
  weapon: 'AK-47',
  finish: 'Redline',
  phase: '',
  float: 0.22149,
  paint_seed: 661,
  variant: 'normal',
  is_new: false,
  state: 'available',
  available_from: null,
  min_float: 0.1,
  max_float: 0.7,
  collection: '',
  similar: [],
}

test('an item for sale tells search engines its price in EUR and that it is in stock', () => {
  const head = itemHead(text, redline)
  expect(head.noindex).toBe(false)
  expect(head.canonical).toBe('/products/cs2/all/7')
  expect(head.jsonLd?.[0]).toMatchObject({
    '@type': 'Product',
    name: 'AK-47 | Redline (Field-Tested)',
    offers: { price: '27.10', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  })
})

test('a sold item is kept out of search engines', () => {
  const head = itemHead(text, { ...redline, state: 'sold' })
  expect(head.noindex).toBe(true)
  expect(head.description).not.toContain('€')
  expect(head.jsonLd?.[0]).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
})

test('the float in the description is cut, not rounded, as everywhere', () => {
  expect(itemHead(text, redline).description).toContain('0.2214 for €27.10')
})

test('the big picture is loaded ahead in both sizes', () => {
  expect(itemHead(text, redline).preloadPicture).toMatchObject({
    src: '/storage/skins/ak-redline-456.webp',
    srcSet: '/storage/skins/ak-redline-456.webp 456w, /storage/skins/ak-redline-900.webp 900w',
  })
})
