import { randomBytes } from 'node:crypto'
import type { TestShop } from '@pandrop/testkit/shop'
import { longAgo } from '../../../identity/staff/testing/as-staff.ts'
import { approveByNames } from '../proposals.ts'
import { requestedPayout } from './ready-offers.ts'

/** A member of staff who never signs in; answers the id. */
export const staffMember = async ({ database }: TestShop): Promise<number> => {
  const name = `Staff ${randomBytes(4).toString('hex')}`
  const { rows } = await database.ownerPool.query(
    `insert into staff (name, email, role, password_hash, created_at)
     values ($1, $2, 'operator', 'none', $3) returning id`,
    [name, `${name.replace(' ', '.')}@shop.example`, longAgo],
  )
  return rows[0].id
}

/** Has two people want payouts, or all that wait; for tests about what comes after. */
export const approve = async (shop: TestShop, payouts: string[] | 'all' = 'all'): Promise<void> => {
  const [proposedBy, approvedBy] = [await staffMember(shop), await staffMember(shop)]
  const approved = await approveByNames(shop.shop, { payouts, proposedBy, approvedBy, by: 'Test' })
  if (!approved.ok && approved.refusal !== 'payouts_none') throw new Error(approved.refusal)
}

/** An offer whose payout was asked for, and which two people want to be paid. */
export const approvedPayout = async (shop: TestShop): ReturnType<typeof requestedPayout> => {
  const payout = await requestedPayout(shop)
  await approve(shop, [payout.payoutId])
  return payout
}
