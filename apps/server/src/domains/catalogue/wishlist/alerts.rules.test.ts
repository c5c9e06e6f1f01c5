import { expect, test } from 'vitest'
import { digestOf, quietSince } from './alerts.rules.ts'

test('a mail keeps its entry quiet for a day', () => {
  expect(quietSince(new Date('2026-11-21T12:00:00Z'))).toEqual(new Date('2026-11-20T12:00:00Z'))
})

test('a digest names the three cheapest items of each entry and counts the others', () => {
  const hit = (wish_id: number, item_id: number, price_cents: number) => ({ wish_id, item_id, price_cents })
  const hits = [hit(1, 10, 100), hit(2, 20, 150), hit(1, 11, 200), hit(1, 12, 300), hit(1, 13, 400), hit(1, 14, 500)]
  expect(digestOf(hits)).toEqual([
    { wishId: 1, itemIds: [10, 11, 12], more: 2 },
    { wishId: 2, itemIds: [20], more: 0 },
  ])
  expect(digestOf([])).toEqual([])
})
