import type { StockFinding } from '@pandrop/contract/staff/stock-taking'
import { expect, test } from 'vitest'
import { emptyDraft, readDraft, referenceOf } from './foundDraft.ts'

const finding: StockFinding = {
  id: 7,
  kind: 'unknown',
  state: 'open',
  account: { id: 1, label: 'Vault' },
  asset_id: '1',
  booked: null,
  market_name: 'AK-47 | Redline (Field-Tested)',
  float: 0.2,
  paint_seed: 5,
  tradable_from: null,
  found_at: '2026-11-21T12:00:00.000Z',
  hidden: false,
  item: null,
  skins: [{ id: 'ak-47-redline', phase: '', reference: 27.15 }],
  ended_at: null,
  ended_by: null,
  reason: null,
}

test('nothing typed leaves price and cost to the shop, a cost of 0 is known', () => {
  expect(readDraft(finding, emptyDraft)).toEqual({ item: { finding: 7 } })
  expect(readDraft(finding, { ...emptyDraft, price: '31,40', cost: '0' })).toEqual({
    item: { finding: 7, price: 31.4, cost: 0 },
  })
  expect(readDraft(finding, { ...emptyDraft, price: 'much', cost: 'x' })).toMatchObject({
    errors: { price: expect.anything(), cost: expect.anything() },
  })
})

test('a name that several skins have needs the phase, and its price is that one’s', () => {
  const skins = [
    { id: 'doppler-phase-1', phase: 'Phase 1', reference: 600 },
    { id: 'doppler-ruby', phase: 'Ruby', reference: 4000 },
  ]
  const doppler = { ...finding, skins }
  expect(readDraft(doppler, emptyDraft)).toMatchObject({ errors: { skin: expect.anything() } })
  expect(readDraft(doppler, { ...emptyDraft, skin: 'doppler-ruby' })).toEqual({
    item: { finding: 7, skin_id: 'doppler-ruby' },
  })
  expect(referenceOf(doppler, '')).toBeNull()
  expect(referenceOf(doppler, 'doppler-ruby')).toBe(4000)
})

test('a painted copy whose float Steam did not tell needs float and seed', () => {
  const untold = { ...finding, float: null, paint_seed: null }
  expect(readDraft(untold, { ...emptyDraft, float: '1.2' })).toMatchObject({
    errors: { float: expect.anything(), seed: expect.anything() },
  })
  expect(readDraft(untold, { ...emptyDraft, float: '0,31', seed: '4' })).toEqual({
    item: { finding: 7, float: 0.31, paint_seed: 4 },
  })
  expect(readDraft({ ...untold, market_name: '★ Karambit' }, emptyDraft)).toEqual({ item: { finding: 7 } })
})
