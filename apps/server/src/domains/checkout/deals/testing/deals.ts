import { randomUUID } from 'node:crypto'
import type { StaffDeal } from '@pandrop/contract/staff/deals'
import type { TestCustomer, TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { expect } from 'vitest'
import type { TestStaff } from '../../../identity/staff/testing/as-staff.ts'

/** What an operator types, without a mistake: 15 EUR for a day. */
export const usualDeal = { price: 15, hours: 24 }

/** Deals as one member of the staff makes them. */
export const dealsBy = (operator: TestStaff) => {
  const create = (body: Record<string, unknown>, key: string = randomUUID()): Promise<Reply> =>
    operator.browser.post('/api/staff/deals', body, { headers: { 'idempotency-key': key } })
  return {
    create,
    /** one that is made */
    made: async (
      { id }: Pick<TestCustomer, 'id'>,
      items: number[],
      change: Record<string, unknown> = {},
    ): Promise<StaffDeal> => {
      const reply = await create({ customer_id: id, item_ids: items, ...usualDeal, ...change })
      expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 })
      return reply.body.deal as StaffDeal
    },
    shown: async (id: number): Promise<StaffDeal> =>
      (await operator.browser.get(`/api/staff/deals/${id}`)).body.deal as StaffDeal,
    withdraw: (id: number): Promise<Reply> => operator.browser.post(`/api/staff/deals/${id}/withdraw`, {}),
  }
}

/** Posts the purchase of a deal; without a key of the test's own each call is an attempt of its own. */
export const buyDeal = ({ browser }: Pick<TestCustomer, 'browser'>, id: number, key: string = randomUUID()) =>
  browser.post('/api/purchase/prompt', { prompt_id: id, terms: true }, { headers: { 'idempotency-key': key } })

/** What became of a deal, in the order in which it happened. */
export const dealStory = async ({ database }: TestShop, id: number): Promise<string> => {
  const { rows } = await database.pool.query('select kind from deal_events where deal_id = $1 order by id', [id])
  return rows.map(({ kind }) => kind).join(' ')
}
