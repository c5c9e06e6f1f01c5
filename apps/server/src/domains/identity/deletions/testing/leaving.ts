import type { TestCustomer, TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { expect } from 'vitest'
import { deleteDueAccounts } from '../../../orders/deletions/delete-accounts.ts'
import { prove } from '../../proof/testing/proofs.ts'

/** Asks for the deletion as the dialog does, proven a moment before. */
export const askToLeave = async (customer: TestCustomer): Promise<Reply> => {
  await prove(customer)
  return customer.browser.post('/api/user/deletion', {})
}

/** The same where it must succeed. */
export const leaving = async <Customer extends TestCustomer>(customer: Customer): Promise<Customer> => {
  const reply = await askToLeave(customer)
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 })
  return customer
}

/** Lets the fourteen days go by, and the job come round. */
export const deleteLeaving = async (shop: TestShop): Promise<void> => {
  shop.clock.advance({ days: 14 })
  await deleteDueAccounts(shop.shop)
}

/** Whether the customer's rows are erased. */
export const isGone = async ({ database }: TestShop, { id }: Pick<TestCustomer, 'id'>): Promise<boolean> => {
  const { rows } = await database.ownerPool.query(
    `select email = 'deleted-' || id || '@deleted.invalid' as gone from customers where id = $1`,
    [id],
  )
  return rows[0].gone
}
