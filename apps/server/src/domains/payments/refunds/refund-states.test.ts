import { transitionsOf } from '@pandrop/contract/lifecycle/lifecycle'
import { type RefundState, refundLifecycle, refundStates } from '@pandrop/contract/lifecycle/refund'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plantCharge, plantDispute, plantRefund } from '../disputes/testing/planted.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.stop())

const transitions = transitionsOf(refundLifecycle)

const asServer = (sql: string, values: unknown[]) => shop.database.pool.query(sql, values)

const move = (id: string, state: RefundState) =>
  asServer(`update refunds set state = $2, settled_at = case when $2 <> 'pending' then now() end where id = $1`, [
    id,
    state,
  ])

test.each(['card', 'foreign'])(
  'a %s refund goes where the provider may bring it and nowhere else',
  async (destination) => {
    for (const from of refundStates) {
      for (const to of refundStates) {
        if (from === to) continue
        const id = await plantRefund(shop, await plantCharge(shop), { destination, state: from })
        const moved = move(id, to)
        if (transitions.some(([begin, end]) => begin === from && end === to)) await moved
        else await expect(moved, `${from} → ${to}`).rejects.toThrow(`a refund does not go from ${from} to ${to}`)
      }
    }
  },
)

test('a refund to the balance has arrived and stays so', async () => {
  const id = await plantRefund(shop, await plantCharge(shop), { destination: 'balance', state: 'succeeded' })
  for (const state of ['pending', 'failed'] as const) await expect(move(id, state)).rejects.toThrow()
  for (const state of ['pending', 'failed']) {
    const begun = plantRefund(shop, await plantCharge(shop), { destination: 'balance', state })
    await expect(begun).rejects.toThrow('refunds_balance_is_at_once')
  }
})

test('a refund against a dispute stands until that is won, and is never on its way', async () => {
  const charge = await plantCharge(shop)
  for (const state of ['open', 'lost', 'won'] as const) {
    const dispute = await plantDispute(shop, charge, { state, takings: 1 })
    const id = await plantRefund(shop, charge, { destination: 'dispute', state: 'succeeded', dispute })
    await expect(move(id, 'pending')).rejects.toThrow('a refund does not go from succeeded to pending')
    if (state === 'won') await move(id, 'failed')
    else await expect(move(id, 'failed'), state).rejects.toThrow('stands against a dispute that is not won')
    if (state === 'won') await expect(move(id, 'succeeded')).rejects.toThrow('does not go from failed to succeeded')
  }
})

test('what a refund is of, for whom and how much never changes', async () => {
  const [charge, other] = [await plantCharge(shop), await plantCharge(shop)]
  const id = await plantRefund(shop, charge, { destination: 'card', state: 'pending' })
  const changes: [set: string, value: unknown][] = [
    ['cents', 99],
    ['amount_minor', 99],
    ['payment_id', other.payment],
    ['customer_id', other.customer],
    ['destination', 'foreign'],
  ]
  for (const [column, value] of changes) {
    const changed = shop.database.ownerPool.query(`update refunds set ${column} = $2 where id = $1`, [id, value])
    await expect(changed, column).rejects.toThrow()
    await expect(asServer(`update refunds set ${column} = $2 where id = $1`, [id, value])).rejects.toThrow('permission')
  }
  await asServer('update refunds set provider_refund_id = $2 where id = $1', [id, `re_of_${id}`])
  await expect(asServer('update refunds set provider_refund_id = $2 where id = $1', [id, 're_x'])).rejects.toThrow(
    'is what it was',
  )
})

test('no more leaves a charge than came: by the card, its bank and the balance together', async () => {
  const charge = await plantCharge(shop)
  await plantDispute(shop, charge, { state: 'lost', takings: 1, cents: 600 })
  await plantRefund(shop, charge, { destination: 'card', state: 'pending', cents: 400 })
  const more = { destination: 'card', state: 'pending', cents: 1 }
  await expect(plantRefund(shop, charge, more)).rejects.toThrow('more would leave charge')
  // What went to the balance is the customer's, of which the bank takes again: 600 more, not 601.
  await plantRefund(shop, charge, { destination: 'balance', state: 'succeeded', cents: 600 })
  const given = { destination: 'balance', state: 'succeeded', cents: 1 }
  await expect(plantRefund(shop, charge, given)).rejects.toThrow('more would leave charge')
})
