import { expect, test } from 'vitest'
import { firstDraft, type PriceDraft, readDraft } from './priceDraft.ts'

const read = (change: Partial<PriceDraft>) => readDraft({ ...firstDraft, ...change })

test.each<[PriceDraft['way'], string, number | null]>([
  ['percent', '-10', -10],
  ['percent', ' −12,5 % ', -12.5],
  ['percent', '+5', 5],
  ['percent', '-96', null],
  ['percent', '1.005', null],
  ['percent', '', null],
  ['amount', '-1.50 €', -1.5],
  ['set', '0.02', null],
  ['set', '-5', null],
  ['set', '12.49', 12.49],
  ['reference', '0.9525', 0.9525],
  ['reference', '0', null],
  ['cost', '12.5', 12.5],
  ['cost', '91', null],
  ['cost', 'much', null],
])('%s %s is read as %s', (way, amount, expected) => {
  expect(read({ way, amount })?.amount ?? null).toBe(expected)
})

test('the margin of the range needs no number, whatever is left of another', () => {
  expect(read({ way: 'range', amount: '-10' })).toEqual({
    way: 'range',
    ending: 'none',
    above_cost: true,
    with_campaigns: false,
  })
})
