import type { RefusalOf } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type * as calls from '@pandrop/contract/staff/customer-copies'
import type { CustomerCopy } from '@pandrop/contract/staff/customer-copies'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { insertCustomerEvent } from '../accounts/customer-events.ts'
import { askerOf, isCustomer, lockCopied } from './asked-by-staff.sql.ts'
import { standingHandover } from './handovers.sql.ts'
import { expireExports, newestExport } from './personal-exports.sql.ts'
import { beginExport, shownExport } from './personal-exports.ts'

/** The newest copy of a customer's data as staff see it; null: none was asked for. */
export const newestCopy = async (q: Queryable, customerId: number, now: Date): Promise<CustomerCopy | null> => {
  const row = await newestExport(q, customerId)
  if (!row) return null
  const [asker, handover] = await Promise.all([askerOf(q, row.id), standingHandover(q, row.id)])
  return {
    ...shownExport(row, now),
    asked_by: asker?.name ?? null,
    handover: handover
      ? {
          reason: handover.reason,
          proposed_by: { id: handover.proposed_by, name: handover.proposer },
          proposed_at: handover.proposed_at.toISOString(),
          approved_by: handover.approver,
          fetched_by: handover.fetcher,
        }
      : null,
  }
}

/** The same, of a customer who may not exist. Refuses customer_not_found. */
export const copyForStaff = async (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  customerId: number,
): Promise<Result<CustomerCopy | null, 'customer_not_found'>> =>
  (await isCustomer(pool, customerId))
    ? ok(await newestCopy(pool, customerId, clock.now()))
    : refuse('customer_not_found')

interface Asked {
  customerId: number
  staffId: number
  /** for the record */
  why: string
}

/**
 * Has a copy of their data made for a customer who asked otherwise than in the shop
 * (docs/behaviour/accounts.md#copy-by-staff): in their language, mailed to a proven address, fetched by themselves. One
 * that is made or ready is answered. It does not count among the three that they may ask for in a day.
 * Refuses customer_not_found, and customer_deleted for an account that is gone.
 */
export const askCopyFor = (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  { customerId, staffId, why }: Asked,
): Promise<Result<CustomerCopy | null, RefusalOf<typeof calls.askCustomerCopy>>> =>
  inTransaction(pool, async (tx) => {
    const at = clock.now()
    const customer = await lockCopied(tx, customerId)
    if (!customer) return refuse('customer_not_found')
    if (customer.is_deleted) return refuse('customer_deleted')
    await expireExports(tx, at)
    if (await beginExport(tx, { customerId, language: customer.language, at, askedBy: staffId })) {
      await insertCustomerEvent(tx, { customerId, kind: 'copy_asked', by: `staff:${staffId}`, at, why })
    }
    return ok(await newestCopy(tx, customerId, at))
  })
