import type { OrderRow } from '@pandrop/contract/purchase'
import { expect, test } from 'vitest'
import { flattenOrders } from './orderLines.ts'

const line = (title: string, sum: number) => ({
  title,
  quantity: 1,
  count: 1,
  sum,
  total: sum,
  img_url: `${title}.webp`,
  image_url: `${title}.webp`,
  item_id: 1,
  item_quality: 'Covert',
  item_type: 'Rifle',
  phase: '',
})

const order = (id: number, created_at: number, parts: Partial<OrderRow> = {}): OrderRow => ({
  ...line(`order ${id}`, 10),
  id,
  created_at,
  status: 'processing',
  currency: 'Credits',
  ...parts,
})

test('the newest order comes first, whatever order they arrive in', () => {
  expect(flattenOrders([order(1, 100), order(3, 300), order(2, 200)]).map(({ orderId }) => orderId)).toEqual([3, 2, 1])
})

test('lines replace their order and inherit its date, status and currency', () => {
  const bundle = order(7, 50, { status: 'completed', items: [line('Vulcan', 4), line('Fade', 6)] })
  expect(flattenOrders([bundle])).toMatchObject([
    { orderId: 7, at: 50_000, status: 'completed', currency: 'Credits', title: 'Vulcan', sum: 4 },
    { orderId: 7, at: 50_000, status: 'completed', currency: 'Credits', title: 'Fade', sum: 6 },
  ])
})

test('every row has a key of its own', () => {
  const rows = flattenOrders([order(7, 50, { items: [line('Vulcan', 4), line('Vulcan', 4)] }), order(8, 50)])
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3)
})
