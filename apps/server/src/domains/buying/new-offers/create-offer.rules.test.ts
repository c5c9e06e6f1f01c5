import { expect, test } from 'vitest'
import { type NamedSkin, type OfferForm, readOffer } from './create-offer.rules.ts'

const link = 'https://steamcommunity.com/id/bamboo/inventory#730_2_38412345678'

const form: OfferForm = { title: 'my redline', price: 12.34, quality: 'field_tested', item_url: link }

const redline: NamedSkin = {
  id: 'ak-47-redline',
  title: 'AK-47 | Redline',
  type: 'Rifle',
  exteriors: ['MW', 'FT', 'WW', 'BS'],
  variants: ['normal', 'stattrak'],
}

test('a skin that the catalogue does not know keeps the name that its owner gave it, and has no variant', () => {
  expect(readOffer({ ...form, variant: 'stattrak' }, undefined)).toEqual({
    ok: true,
    value: {
      title: 'my redline',
      skin: null,
      quality: 'field_tested',
      wish: 1234,
      itemUrl: 'https://steamcommunity.com/id/bamboo/inventory/#730_2_38412345678',
      attachments: null,
    },
  })
})

test('a skin of the catalogue has its market name, and is normal unless said otherwise', () => {
  const chosen = { ...form, skin_id: redline.id }
  expect(readOffer(chosen, redline)).toMatchObject({
    value: { title: 'AK-47 | Redline', skin: { id: 'ak-47-redline', variant: 'normal' } },
  })
  expect(readOffer({ ...chosen, variant: 'stattrak' }, redline)).toMatchObject({
    value: { skin: { variant: 'stattrak' } },
  })
})

test('a copy that cannot exist is refused beside the field at fault, and every fault at once', () => {
  const errorsOf = (change: Partial<OfferForm>, skin: NamedSkin | undefined = redline) => {
    const read = readOffer({ ...form, skin_id: redline.id, ...change }, skin)
    return read.ok ? undefined : [read.refusal, read.errors]
  }
  expect(errorsOf({ quality: 'factory_new' })).toEqual(['offer_invalid', { quality: ['quality_impossible'] }])
  expect(errorsOf({ quality: 'not_painted' })).toEqual(['offer_invalid', { quality: ['quality_impossible'] }])
  expect(errorsOf({ variant: 'souvenir' })).toEqual(['offer_invalid', { variant: ['variant_impossible'] }])
  expect(readOffer({ ...form, skin_id: 'no-such' }, undefined)).toMatchObject({
    errors: { title: ['field_invalid'] },
  })
  expect(errorsOf({ item_url: 'https://example.org', quality: 'factory_new', variant: 'souvenir' })).toEqual([
    'offer_invalid',
    { item_url: ['inventory_link_invalid'], quality: ['quality_impossible'] },
  ])
})
