import { expect, test } from 'vitest'
import { noTerms, readCost, readTerms, termFields } from './itemDraft.ts'

test('an empty field means that nobody knows, and a cost of nothing is a cost', () => {
  const { terms, errors } = readTerms({ ...noTerms, price: '12,5', cost: '0' }, termFields)
  expect(errors).toEqual({})
  expect(terms).toEqual({
    price: 12.5,
    cost: 0,
    source_ref: null,
    account: null,
    asset_id: null,
    external_id: null,
    available_from: null,
    new_until: null,
    stickers: '',
    charm: '',
    name_tag: '',
    note: '',
  })
  expect(readCost('')).toBeNull()
  expect(readCost('0,00')).toBe(0)
})

test('what cannot be meant is said beside its field, and nothing of it is sent', () => {
  const { terms, errors } = readTerms({ ...noTerms, price: '0', cost: '-3', asset_id: 'A12' }, termFields)
  expect(Object.keys(errors)).toEqual(['price', 'cost', 'asset_id'])
  expect(Object.keys(terms)).not.toContain('cost')
})

test('only the named fields are read: what nobody typed is not sent', () => {
  expect(readTerms({ ...noTerms, account: '7' }, ['account'])).toEqual({ terms: { account: 7 }, errors: {} })
})
