import type { ItemDetails } from '@pandrop/contract/item'
import { textFor } from '@pandrop/dictionaries/languages'
import { expect, test } from 'vitest'
import { itemHead } from './itemHead.ts'

const text = textFor('en')
const shop = 'https://pandrop.example'

const redline: ItemDetails = {
  id: 7,
  title: 'AK-47 | Redline (Field-Tested)',
  type: 'Rifle',
  quality: 'Classified',
  exterior: 'Field-Tested',
  price: 27.1,
  old_price: null,
  img_url: 'skins/ak-redline-456.webp',
  img_url_full: null,
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
  cases: [],
  inspect_link: null,
  protected_until: '2026-11-28T08:00:00.000Z',
  price_history: [],
  market_history: [],
  lowest_price_30_days: null,
  reference: null,
  same_seed: 0,
  same_finish: [],
  similar: [],
}

const headOf = (change: Partial<ItemDetails> = {}) => itemHead(text, { ...redline, ...change }, shop)

test('an item for sale tells search engines its price in EUR and that it is in stock', () => {
  const head = headOf()
  expect(head.noindex).toBe(false)
  expect(head.canonical).toBe('/products/cs2/all/7')
  expect(head.jsonLd?.[0]).toMatchObject({
    '@type': 'Product',
    name: 'AK-47 | Redline (Field-Tested)',
    sku: '7',
    category: 'Counter-Strike 2 > Rifle > AK-47',
    itemCondition: 'https://schema.org/UsedCondition',
    offers: { price: '27.10', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  })
})

test('every address in JSON-LD is whole, because readers take it out of the page', () => {
  const [product, trail] = headOf().jsonLd ?? []
  expect(product).toMatchObject({
    image: 'https://pandrop.example/storage/skins/ak-redline-900.webp',
    offers: { url: 'https://pandrop.example/products/cs2/all/7' },
  })
  const addresses = JSON.stringify(trail).match(/"item":"[^"]*"/g)
  expect(addresses).toEqual([
    '"item":"https://pandrop.example/"',
    '"item":"https://pandrop.example/products"',
    '"item":"https://pandrop.example/products?type=Rifle"',
    '"item":"https://pandrop.example/products/cs2/all/7"',
  ])
})

test('the breadcrumb is told as it is shown', () => {
  expect(headOf().jsonLd?.[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home' },
      { position: 2, name: 'Products' },
      { position: 3, name: 'Rifle' },
      { position: 4, name: 'AK-47 | Redline' },
    ],
  })
})

test('a sold item is kept out of search engines', () => {
  const head = headOf({ state: 'sold' })
  expect(head.noindex).toBe(true)
  expect(head.description).not.toContain('€')
  expect(head.jsonLd?.[0]).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
})

test('a reserved item is out of stock, and one under trade protection says from when it is in stock', () => {
  expect(headOf({ state: 'reserved' }).jsonLd?.[0]).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  })
  const protectedUntil = '2026-12-01T09:00:00.000Z'
  expect(headOf({ available_from: protectedUntil }).jsonLd?.[0]).toMatchObject({
    offers: { availabilityStarts: protectedUntil },
  })
})

test('who gets the link sees exterior and float; the float is cut, not rounded, as everywhere', () => {
  expect(headOf().description).toContain('AK-47 | Redline (Field-Tested) with float 0.2214 for €27.10')
})

test('a shared link shows the card of the item, under an address that changes with the price', () => {
  const alt = 'AK-47 | Redline (Field-Tested)'
  expect(headOf().sharePicture).toEqual({ src: '/og/items/7.jpg?v=27.1', alt })
  expect(headOf({ price: 26.9 }).sharePicture).toEqual({ src: '/og/items/7.jpg?v=26.9', alt })
  expect(headOf({ state: 'sold' }).sharePicture).toEqual({ src: '/og/items/7.jpg?v=sold', alt })
})

test('the big picture is loaded ahead in both sizes, in the smaller format', () => {
  expect(headOf().preloadPicture).toMatchObject({
    src: '/storage/skins/ak-redline-456.webp',
    srcSet: '/storage/skins/ak-redline-456.avif 456w, /storage/skins/ak-redline-900.avif 900w',
    type: 'image/avif',
  })
})
