import { expect, test } from 'vitest'
import {
  askedByPercent,
  askedByPrices,
  chosenOf,
  itemsBody,
  newBody,
  nothingTyped,
  wrongFields,
} from './campaignForm.ts'

const named = chosenOf({ ids: '12,13' })
const typed = { ...nothingTyped, name: ' Winter ', percent: '20', until: '2126-12-24T18:00' }

test('items are chosen by the address: by number, or by the filters of their list', () => {
  expect(named).toEqual({ asked: { ids: '12,13' }, items: { ids: [12, 13] } })
  expect(chosenOf({ tab: 'on_sale', type: 'Rifle', newest: '9' })).toEqual({
    asked: { tab: 'on_sale', type: 'Rifle', newest_id: '9' },
    items: { found: { tab: 'on_sale', type: 'Rifle' }, newest_id: 9 },
  })
  const none: Record<string, string>[] = [{}, { ids: 'x' }, { tab: 'on_sale' }, { newest: '9' }]
  for (const words of none) expect(chosenOf(words)).toBeNull()
})

test('only what can be meant is asked and sent', () => {
  if (!named) throw new Error('nothing is chosen')
  expect(askedByPercent(named, typed, null)).toEqual({ ids: '12,13', percent: 20 })
  expect(askedByPercent(named, { ...typed, percent: '91' }, null)).toBeNull()
  expect([...wrongFields(nothingTyped)]).toEqual(['name', 'percent', 'until'])
  expect([...wrongFields(typed)]).toEqual([])
  expect(newBody(typed, named.items)).toEqual({
    name: 'Winter',
    percent: 20,
    until: '2126-12-24T18:00:00.000Z',
    items: { ids: [12, 13] },
  })
})

test('prices of their own begin with what the percentage made, and each can be typed', () => {
  if (!named) throw new Error('nothing is chosen')
  const rows = [
    { id: 12, price: 9.5 },
    { id: 13, price: 8 },
  ]
  expect(askedByPrices(rows, { 13: '7,25' })).toEqual({ prices: '12:9.5,13:7.25' })
  expect(askedByPrices(rows, { 13: 'x' })).toEqual({ prices: '12:9.5' })
  expect(itemsBody(named, 'prices', { rows, prices: { 13: '7,25' } })).toEqual({
    prices: [
      { id: 12, price: 9.5 },
      { id: 13, price: 7.25 },
    ],
  })
  expect(itemsBody(named, 'prices', { rows, prices: { 13: 'x' } })).toBeNull()
  expect(newBody({ ...typed, kind: 'prices' }, { ids: [1] })).not.toHaveProperty('percent')
})
