import type { StaffOffer } from '@pandrop/contract/staff/offers'
import { expect, test } from 'vitest'
import { draftOf, isComplete, readDraft, type ShelfDraft } from './shelfDraft.ts'

const offer = {
  quality: 'field_tested',
  variant: 'normal',
  float: 0.2,
  paint_seed: null,
  asset_id: '38001',
  skin: { id: 'ak-47-redline' },
} as StaffOffer

const skin = {
  wear: { min: 0.1, max: 0.7 },
  kinds: [
    { exterior: 'FT', variant: 'normal', reference_price: 27.15, in_stock: 0, cheapest: null },
    { exterior: 'MW', variant: 'normal', reference_price: 60, in_stock: 0, cheapest: null },
  ] as const,
}

const read = (change: Partial<ShelfDraft> = {}, of: typeof skin | undefined = skin) => {
  const draft = { ...draftOf(offer), ...change }
  const said = readDraft(draft, offer, of && { wear: of.wear, kinds: [...of.kinds] })
  return { ...said, complete: isComplete(draft, said) }
}

test('the form begins with what the offer knows, and the price with the reference', () => {
  expect(draftOf(offer)).toMatchObject({ skin: 'ak-47-redline', float: '0.2', seed: '', asset: '38001', price: null })
  expect(read()).toMatchObject({ exterior: 'FT', price: 27.15, reference: 27.15, complete: false })
  expect(read({ seed: '412' })).toMatchObject({ seed: 412, complete: true })
})

test('the exterior follows the float, and the reference follows both until a price is typed', () => {
  expect(read({ float: '0,1' })).toMatchObject({ exterior: 'MW', price: 60 })
  expect(read({ float: '0.1', price: '59,5' })).toMatchObject({ price: 59.5, reference: 60 })
  expect(read({ float: '0.5' })).toMatchObject({ exterior: 'BS', reference: null, price: null, complete: false })
})

test('what cannot be meant is not sent', () => {
  for (const wrong of [{ seed: '1001' }, { seed: '' }, { float: '2' }, { float: '' }, { asset: 'x1' }, { skin: '' }])
    expect(read({ seed: '412', ...wrong }).complete, JSON.stringify(wrong)).toBe(false)
  expect(read({ seed: '412', price: '' }).complete).toBe(false)
})
