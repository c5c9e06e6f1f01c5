import { type DisputeState, disputeLifecycle, disputeStates } from '@pandrop/contract/lifecycle/dispute'
import { transitionsOf } from '@pandrop/contract/lifecycle/lifecycle'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plantCharge, plantDispute } from './testing/planted.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.stop())

// What took money is no question any more; a closed question has a test of its own below.
const transitions = transitionsOf(disputeLifecycle).filter(([, to]) => to !== 'inquiry')

const asServer = (sql: string, values: unknown[]) => shop.database.pool.query(sql, values)

const move = (id: string, state: DisputeState, begins: boolean) =>
  asServer(
    `update disputes
     set state = $2, takings = takings + $3, closed_at = case when $2 in ('won', 'lost') then now() end
     where id = $1`,
    [id, state, begins ? 1 : 0],
  )

test('a dispute goes where a bank may bring it and nowhere else', async () => {
  const charge = await plantCharge(shop)
  for (const from of disputeStates) {
    for (const to of disputeStates) {
      if (from === to) continue
      const id = await plantDispute(shop, charge, { state: from, takings: from === 'inquiry' ? 0 : 1 })
      const moved = move(id, to, from === 'won')
      if (transitions.some(([begin, end]) => begin === from && end === to)) await moved
      else await expect(moved, `${from} → ${to}`).rejects.toThrow(`a dispute does not go from ${from} to ${to}`)
    }
  }
})

test('a closed question may be open again; one that took money is no question any more', async () => {
  const charge = await plantCharge(shop)
  await move(await plantDispute(shop, charge, { state: 'won', takings: 0 }), 'inquiry', false)
  const taken = await plantDispute(shop, charge, { state: 'won', takings: 1 })
  await expect(move(taken, 'inquiry', false)).rejects.toThrow('does not go from won to inquiry')
})

test('what was won takes its money anew or stays so', async () => {
  const charge = await plantCharge(shop)
  const id = await plantDispute(shop, charge, { state: 'won', takings: 1 })
  await expect(move(id, 'lost', false)).rejects.toThrow('it takes its money again or stays so')
})

test('a dispute stays with its charge and stays what it is', async () => {
  const [charge, other] = [await plantCharge(shop), await plantCharge(shop)]
  const id = await plantDispute(shop, charge, { state: 'open', takings: 2 })
  const asOwner = (sql: string, value: unknown) => shop.database.ownerPool.query(sql, [id, value])
  await expect(asOwner('update disputes set payment_id = $2 where id = $1', other.payment)).rejects.toThrow(
    'stays with its charge',
  )
  await expect(asOwner('update disputes set kind = $2 where id = $1', 'refund')).rejects.toThrow('stays what it is')
  await expect(asOwner('update disputes set takings = $2 where id = $1', 1)).rejects.toThrow('stays what it is')
})

test('disputes take no more of a charge than came', async () => {
  const charge = await plantCharge(shop)
  await plantDispute(shop, charge, { state: 'open', takings: 1, cents: 600 })
  const second = await plantDispute(shop, charge, { state: 'open', takings: 1, cents: 400 })
  await expect(asServer('update disputes set cents = $2 where id = $1', [second, 401])).rejects.toThrow(
    'more would leave charge',
  )
})
