import { randomUUID } from 'node:crypto'
import type { TestCustomer, TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import type pg from 'pg'
import { expect } from 'vitest'
import { balanceOf } from '../../../../ledger/balance.ts'
import { isClean, verifyLedger } from '../../../../ledger/verify.ts'
import { proveBooks } from '../../../backoffice/reconciliation/proof.ts'
import { plantDispute } from '../../../payments/disputes/testing/planted.ts'

export const tradeUrl = 'https://steamcommunity.com/tradeoffer/new/?partner=46143802&token=Kx9_-aB2'
export const steamid = '76561198006409530'

/** A checkout form without a mistake; what a test is about is put over it. */
export const checkoutBody = (change: Record<string, unknown> = {}): Record<string, unknown> => ({
  tradeUrl,
  name: 'Marta',
  surname: 'Kovač',
  email: 'marta@example.org',
  phone: '+386 40 512 809',
  country: 'SI',
  city: 'Ljubljana',
  address: 'Bambusova 1',
  postCode: '1000',
  paymentMethod: 'balance',
  ...change,
})

/** Posts a checkout; without a key of the test's own each call is an attempt of its own. */
export const buy = (
  { browser }: Pick<TestCustomer, 'browser'>,
  change: Record<string, unknown> = {},
  key: string = randomUUID(),
): Promise<Reply> =>
  browser.post('/api/purchase/product', checkoutBody(change), { headers: { 'idempotency-key': key } })

/** The first available items of a seeded shop, all put at one price. */
export const takeItems = async ({ database }: TestShop, count: number, priceCents = 1000): Promise<number[]> => {
  const { rows } = await database.ownerPool.query(
    `update items set price_cents = $2, old_price_cents = null
     where id in (select id from items where state = 'available' and available_from is null order by id limit $1)
     returning id`,
    [count, priceCents],
  )
  const ids = rows.map(({ id }) => id as number)
  if (ids.length < count) throw new Error(`the shop has no ${count} items left`)
  return ids.sort((left, right) => left - right)
}

/** How often each answer came: the refusal's code, or OK. */
export const tally = (replies: Reply[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { status, body } of replies) {
    const name = status === 200 ? 'OK' : `${status} ${body.code}`
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** The books are right, in themselves and against all that they are for: the very checks of `ledger verify`. */
export const expectCleanBooks = async (pool: pg.Pool): Promise<void> => {
  const report = await verifyLedger(pool)
  expect(report, JSON.stringify(report)).toSatisfy(isClean)
  const { differences, found } = await proveBooks(pool)
  expect({ differences, found }, 'what the books hold for what they are for').toEqual({ differences: [], found: 0 })
}

/** Cents on a customer's balance. */
export const balanceCentsOf = ({ database }: TestShop, { id }: TestCustomer): Promise<number> =>
  balanceOf(database.pool, id)

/** How many orders a customer has. */
export const ordersOf = async ({ database }: TestShop, { id }: TestCustomer): Promise<number> => {
  const { rows } = await database.pool.query('select count(*) from orders where customer_id = $1', [id])
  return rows[0].count
}

/** The bank disputes the charge that a customer's money came from; answers the dispute's id. */
export const disputeMoneyOf = async (shop: TestShop, { id: customer }: TestCustomer): Promise<string> => {
  const { rows } = await shop.database.pool.query('select id from payments where customer_id = $1', [customer])
  return plantDispute(shop, { customer, payment: rows[0].id }, { state: 'open', takings: 0 })
}
