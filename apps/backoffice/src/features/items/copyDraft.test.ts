import type { StaffSkin } from '@pandrop/contract/staff/items'
import { expect, test } from 'vitest'
import { kindOf, noCopy, readCopy, variantsOf } from './copyDraft.ts'

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
