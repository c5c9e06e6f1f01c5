import { cents } from '@pandrop/money/money'
import { expect, test } from 'vitest'
import { type BoughtItem, toOrderRow } from './orders.rules.ts'

const awp: BoughtItem = {
  itemId: 7,
  title: 'AWP | Asiimov (Field-Tested)',
  imgUrl: 'items/awp.png',
  quality: 'Covert',
  type: 'Sniper Rifle',
  attachments: null,
  phase: '',
  paid: cents(12_345),
}
const glock: BoughtItem = { ...awp, itemId: 8, title: 'Glock-18 | Fade (Factory New)', paid: cents(5) }

const order = {
  id: 3,
  state: 'processing' as const,
  createdAt: new Date('2026-11-21T12:00:00.900Z'),
  total: cents(12_345),
  items: [awp] as [BoughtItem, ...BoughtItem[]],
}

test('an order of one item is one row, with every name that the wire doubles', () => {
  expect(toOrderRow(order, 'Credits')).toEqual({
    id: 3,
    created_at: 1_795_262_400,
    status: 'processing',
    currency: 'Credits',
    title: 'AWP | Asiimov (Field-Tested)',
    quantity: 1,
    count: 1,
    sum: 123.45,
    total: 123.45,
    img_url: 'items/awp.png',
    image_url: 'items/awp.png',
    item_id: 7,
    item_quality: 'Covert',
    item_type: 'Sniper Rifle',
    phase: '',
  })
})

test('an order of two items carries both, each with its own price, and their sum', () => {
  const row = toOrderRow({ ...order, total: cents(12_350), items: [awp, glock] }, 'Credits')
  expect(row).toMatchObject({ quantity: 2, sum: 123.5, total: 123.5 })
  expect(row.items).toMatchObject([
    { item_id: 7, sum: 123.45, quantity: 1 },
    { item_id: 8, sum: 0.05, title: 'Glock-18 | Fade (Factory New)' },
  ])
})
