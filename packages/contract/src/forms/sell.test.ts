import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sellForm } from './sell.ts'

const filled = {
  title: '★ Karambit | Doppler',
  price: '1,700.00',
  quality: 'factory_new',
  item_url: 'https://steamcommunity.com/id/marta/inventory/#730_2_31415926',
}

const problemsOf = (values: Record<string, unknown>): string[] => {
  const first = new Map<unknown, string>()
  for (const { path, message } of z.safeParse(sellForm, values).error?.issues ?? []) {
    if (!first.has(path[0])) first.set(path[0], message)
  }
  return [...first.values()]
}

test('a complete proposal is what the call takes', () => {
  expect(z.parse(sellForm, { ...filled, title: ' AWP | Asiimov ' })).toEqual({
    ...filled,
    title: 'AWP | Asiimov',
    price: 1700,
  })
})

test('an empty form is refused field by field in the order of the form', () => {
  expect(problemsOf({ title: ' ', price: '', quality: '', item_url: '' })).toEqual([
    'skin_name_required',
    'price_required',
    'quality_required',
    'inventory_link_required',
  ])
})

test('what is on the copy may be left out, and is told where it cannot be read', () => {
  const attached = { stickers: 'Crown (Foil)@0.12', charm: '', name_tag: 'Panda' }
  expect(z.parse(sellForm, { ...filled, ...attached })).toMatchObject(attached)
  const wrong = { stickers: 'a;b;c;d;e;f', charm: '#7', name_tag: 'x'.repeat(21) }
  expect(problemsOf({ ...filled, ...wrong })).toEqual([
    'stickers_unreadable',
    'charm_unreadable',
    'name_tag_unreadable',
  ])
})

test.each([
  ['1700', 1700],
  ['1,700.00', 1700],
  ['1.700,00', 1700],
  ['1 700', 1700],
  ['€1,700', 1700],
  ['12.345', 12_345],
  ['12,5', 12.5],
  ['0.01', 0.01],
  ['1,000,000', 1_000_000],
])('the price %s is %d', (price, units) => {
  expect(z.parse(sellForm, { ...filled, price }).price).toBe(units)
})

test.each(['0', '0.00', '-5', 'ten', '1e3', '0.005', '1,70,0', 'Infinity', '1.2.3'])('%s is no price', (price) => {
  expect(problemsOf({ ...filled, price })).toEqual(['price_not_positive'])
})

test('more than a million is no wish', () => {
  expect(problemsOf({ ...filled, price: '1000000.01' })).toEqual(['field_invalid'])
})

test.each([
  'https://steamcommunity.com/id/marta/inventory',
  'https://steamcommunity.com/id/marta_k-2/inventory/',
  'https://steamcommunity.com/profiles/76561198006409530/inventory/#730_2_31415926',
  'https://steamcommunity.com/profiles/76561198006409530/inventory?l=german#730',
])('%s is an inventory', (item_url) => {
  expect(problemsOf({ ...filled, item_url })).toEqual([])
})

test.each([
  'http://steamcommunity.com/id/marta/inventory',
  'steamcommunity.com/id/marta/inventory',
  'https://steamcommunity.com.evil.example/id/marta/inventory',
  'https://steamcommunity.com@evil.example/id/marta/inventory',
  'https://marta:x@steamcommunity.com/id/marta/inventory',
  'https://steamcommunity.com:8443/id/marta/inventory',
  'https://steamcommunity.com/id/marta',
  'https://steamcommunity.com/id/marta/inventory-of-mine',
  'https://steamcommunity.com/tradeoffer/new/?partner=1&token=a',
  'https://steamcommunity.com/linkfilter/?url=https://evil.example/inventory/',
  'https://steamcommunity.com/profiles/1/inventory',
  'javascript:alert(1)',
])('%s is no inventory', (item_url) => {
  expect(problemsOf({ ...filled, item_url })).toEqual(['inventory_link_invalid'])
})

test('a quality that the game does not know is refused', () => {
  expect(problemsOf({ ...filled, quality: 'mint' })).toEqual(['quality_required'])
})
