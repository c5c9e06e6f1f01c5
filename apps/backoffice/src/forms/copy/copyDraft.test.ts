import type { StaffSkin } from '@pandrop/contract/staff/items'
import { expect, test } from 'vitest'
import {
  copyDraftOf,
  kindOf,
  noCopy,
  priceOrReference,
  readAsset,
  readCopy,
  readFloat,
  readSeed,
  variantsOf,
  withVariantOf,
} from './copyDraft.ts'

const kind = (exterior: string, variant: 'normal' | 'stattrak', reference_price: number) => ({
  exterior,
  variant,
  reference_price,
  in_stock: 0,
  cheapest: null,
})

const redline: StaffSkin = {
  id: 'ak-47-redline',
  market_name: 'AK-47 | Redline',
  phase: '',
  type: 'Rifle',
  rarity: 'Classified',
  img: 'x',
  wear: { min: 0.1, max: 0.7 },
  kinds: [kind('FT', 'normal', 20), kind('FT', 'stattrak', 60)],
}

const vanilla: StaffSkin = { ...redline, id: 'karambit', wear: null, kinds: [kind('NP', 'normal', 900)] }

test('the exterior follows the float, and a comma is as good as a point', () => {
  const { facts, exterior } = readCopy({ ...noCopy, skin_id: redline.id, float: '0,15', paint_seed: '661' }, redline)
  expect(exterior).toBe('FT')
  expect(facts).toEqual({ skin_id: redline.id, variant: 'normal', exterior: 'FT', float: 0.15, paint_seed: 661 })
})

test('a float that the finish cannot have is said with its limits, and so is a seed that no copy has', () => {
  const { facts, errors } = readCopy({ ...noCopy, skin_id: redline.id, float: '0.05', paint_seed: '1001' }, redline)
  expect(facts).toBeNull()
  expect(errors).toEqual({
    float: 'This finish has floats from 0.1 to 0.7',
    paint_seed: 'A whole number from 0 to 1000',
  })
  expect(readCopy({ ...noCopy, skin_id: redline.id }, redline).exterior).toBeNull()
})

test('a vanilla knife has neither float nor seed, whatever stands in their fields', () => {
  const typed = { ...noCopy, skin_id: vanilla.id, float: '0.2', paint_seed: '7' }
  expect(readCopy(typed, vanilla).facts).toMatchObject({ exterior: 'NP', float: null, paint_seed: null })
})

test('of a skin there are the variants that the catalogue lists, each with its reference', () => {
  expect(variantsOf(redline)).toEqual(['normal', 'stattrak'])
  expect(kindOf(redline, 'FT', 'stattrak')?.reference_price).toBe(60)
  expect(kindOf(redline, 'FN', 'normal')).toBeUndefined()
})

test('a float is read with a point or a comma, and nothing else is one', () => {
  expect(['0.1834', '0,1834', '.5', '1', '0', ' '].map(readFloat)).toEqual([0.1834, 0.1834, 0.5, 1, 0, undefined])
  expect(['2', '1.5', '-0.1', 'worn', '0.'].map(readFloat)).toEqual([null, null, null, null, null])
})

test('what is known of a copy stands in its form as it is typed', () => {
  const copy = { variant: 'normal' as const, float: 0.25, paint_seed: 7 }
  expect(copyDraftOf('x', copy)).toEqual({ skin_id: 'x', variant: 'normal', float: '0.25', paint_seed: '7' })
  expect(copyDraftOf('x', { ...copy, float: 0.0000001 }).float).toBe('0.0000001')
  expect(copyDraftOf('x', { ...copy, float: 0 }).float).toBe('0')
  expect(copyDraftOf('x', { ...copy, float: null, paint_seed: null })).toMatchObject({ float: '', paint_seed: '' })
})

test('a seed and a number of Steam are whole numbers within their bounds, and nothing typed is neither', () => {
  expect(['412', ' 0 ', '1001', '4.5', 'x', ''].map(readSeed)).toEqual([412, 0, null, null, null, undefined])
  expect(['38001', 'x1', '1'.repeat(21), ' '].map(readAsset)).toEqual(['38001', null, null, undefined])
})

test('a variant that the skin does not have gives way to one that it has', () => {
  const souvenir = { ...noCopy, skin_id: redline.id, variant: 'souvenir' as const }
  expect(withVariantOf(souvenir, redline).variant).toBe('normal')
  expect(withVariantOf(souvenir, undefined).variant).toBe('souvenir')
  expect(withVariantOf({ ...souvenir, variant: 'stattrak' }, redline).variant).toBe('stattrak')
})

test('the price is the reference of such a copy, and follows it, until somebody types one', () => {
  const of = (variant: 'normal' | 'stattrak') => kindOf(redline, 'FT', variant)?.reference_price
  expect(priceOrReference(null, of('normal'))).toEqual({ shown: '20.00', price: 20 })
  expect(priceOrReference(null, of('stattrak'))).toEqual({ shown: '60.00', price: 60 })
  expect(priceOrReference(null, undefined)).toEqual({ shown: '', price: null })
  expect(priceOrReference('59,5', of('stattrak'))).toEqual({ shown: '59,5', price: 59.5 })
  expect(priceOrReference('', of('stattrak'))).toEqual({ shown: '', price: null })
  expect(priceOrReference('cheap', of('stattrak'))).toEqual({ shown: 'cheap', price: null })
})
