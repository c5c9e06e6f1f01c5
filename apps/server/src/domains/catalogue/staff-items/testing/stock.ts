import { randomUUID } from 'node:crypto'
import type { StaffItem } from '@pandrop/contract/staff/items'
import type { Reply } from '@pandrop/testkit/visitor'
import { expect } from 'vitest'
import type { TestStaff } from '../../../identity/staff/testing/as-staff.ts'

/** A copy of a well-known skin at its reference price; what a test is about is put over it. */
export const redlineCopy = (change: Record<string, unknown> = {}): Record<string, unknown> => ({
  skin_id: 'ak-47-redline',
  exterior: 'FT',
  variant: 'normal',
  float: 0.2134,
  paint_seed: 661,
  price: 27.15,
  ...change,
})

/** Posts a copy; without a key of the test's own each call is an attempt of its own. */
export const postItem = (
  { browser }: Pick<TestStaff, 'browser'>,
  change: Record<string, unknown> = {},
  key: string = randomUUID(),
): Promise<Reply> => browser.post('/api/staff/items', redlineCopy(change), { headers: { 'idempotency-key': key } })

/** The same where it must succeed. */
export const putInStock = async (staff: TestStaff, change: Record<string, unknown> = {}): Promise<StaffItem> => {
  const reply = await postItem(staff, change)
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 })
  return reply.body.item as StaffItem
}

/** Posts a change of an item. */
export const postChange = (
  { browser }: Pick<TestStaff, 'browser'>,
  id: number,
  change: Record<string, unknown>,
): Promise<Reply> => browser.post(`/api/staff/items/${id}`, change)

/** Posts a step with an item. */
export const postStep = (
  { browser }: Pick<TestStaff, 'browser'>,
  id: number,
  step: 'hide' | 'show' | 'withdraw',
  because?: string,
): Promise<Reply> => browser.post(`/api/staff/items/${id}/steps`, { step, ...(because && { because }) })
