import { randomUUID } from 'node:crypto'
import type { PriceChange, PricePreview } from '@pandrop/contract/staff/price-changes'
import type { TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { expect } from 'vitest'
import { runDueJobs } from '../../../../jobs/runner.ts'
import type { TestStaff } from '../../../identity/staff/testing/as-staff.ts'

type Operator = Pick<TestStaff, 'browser'>

/** What prices are to be, in the words of the wire. */
export type Terms = Record<string, string | number | boolean>

/** Asks what new prices of these items would come to. */
export const askPreview = ({ browser }: Operator, ids: number[], terms: Terms): Promise<Reply> => {
  const words = Object.entries(terms).map(([name, value]) => [name, String(value)])
  return browser.get(`/api/staff/price-changes/preview?${new URLSearchParams([['ids', ids.join()], ...words])}`)
}

/** The same where it must succeed. */
export const preview = async (staff: Operator, ids: number[], terms: Terms): Promise<PricePreview> => {
  const reply = await askPreview(staff, ids, terms)
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 })
  return reply.body.preview as PricePreview
}

/** Sends a change with the token of a preview. */
export const order = (
  { browser }: Operator,
  ids: number[],
  terms: Terms,
  { token, deep, key = randomUUID() }: { token: string; deep?: boolean; key?: string },
): Promise<Reply> => {
  const body = { items: { ids }, ...terms, token, ...(deep !== undefined && { deep }) }
  return browser.post('/api/staff/price-changes', body, { headers: { 'idempotency-key': key } })
}

/** Previews and sends; answers the change as it was noted. */
export const orderPrices = async (staff: Operator, ids: number[], terms: Terms): Promise<PriceChange> => {
  const { token } = await preview(staff, ids, terms)
  const reply = await order(staff, ids, terms, { token, deep: true })
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 })
  return reply.body.change as PriceChange
}

/** The change as it stands. */
export const changeOf = async ({ browser }: Operator, id: number): Promise<PriceChange> =>
  (await browser.get(`/api/staff/price-changes/${id}`)).body.change as PriceChange

/** Does what waits in the queue, and answers the change as it is then. */
export const carryOut = async ({ shop, database }: TestShop, staff: Operator, id: number): Promise<PriceChange> => {
  await runDueJobs(shop, database.serverUrl)
  return changeOf(staff, id)
}

/** Prices of these items in cents, by ascending id. */
export const centsOf = async ({ database }: TestShop, ids: number[]): Promise<number[]> => {
  const { rows } = await database.pool.query('select price_cents from items where id = any($1) order by id', [ids])
  return rows.map(({ price_cents }) => price_cents)
}

/** Items of a seeded shop that no change has had yet, at 10.00 each, by ascending id. */
export const takeFresh = async ({ database }: TestShop, count: number): Promise<number[]> => {
  const { rows } = await database.ownerPool.query(
    `update items set price_cents = 1000, old_price_cents = null
     where id in (
       select id from items i
       where state = 'available' and available_from is null and price_cents <> 1000 and cost_cents is null
         and not exists (select from price_change_lines l where l.item_id = i.id)
         and not exists (select from order_lines line where line.item_id = i.id)
       order by id limit $1
     )
     returning id`,
    [count],
  )
  if (rows.length < count) throw new Error(`the shop has no ${count} items left`)
  return rows.map(({ id }) => id as number).sort((one, other) => one - other)
}
