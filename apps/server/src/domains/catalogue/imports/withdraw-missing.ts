import type { RefusalOf } from '@pandrop/contract/call'
import type { WithdrawalCause } from '@pandrop/contract/lifecycle/item'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { withdrawMissingItems as call } from '@pandrop/contract/staff/imports'
import { inTransaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { takeStepWithMany } from '../staff-items/item-steps.ts'
import { lockItems } from '../staff-items/item-writes.sql.ts'
import { selectStillMissing } from './import-rows.sql.ts'
import { selectImport, selectNewestReport } from './imports.sql.ts'

interface Withdrawing {
  importId: number
  itemIds: readonly number[]
  because: WithdrawalCause
  /** staff:<id> */
  by: string
}

/**
 * Lets items go that a report did not find on their Steam account. Those that have another account or number of Steam
 * since, are reserved or gone stay as they are: the report says nothing of them any more.
 * @returns how many went and how many stayed; refuses import_not_found, and import_not_newest where a later report of
 *   the account knows better
 */
export const withdrawMissing = (
  { pool, clock }: Pick<StaffContext, 'pool' | 'clock'>,
  { importId, itemIds, because, by }: Withdrawing,
): Promise<Result<{ changed: number; kept: number }, RefusalOf<typeof call>>> =>
  inTransaction(pool, async (tx) => {
    const found = await selectImport(tx, importId)
    if (!found) return refuse('import_not_found')
    const { accountId = 0 } = found.options
    const newest = await selectNewestReport(tx, accountId)
    if (newest && newest.id !== importId) return refuse('import_not_newest', { values: { import: `${newest.id}` } })
    const asked = [...new Set(itemIds)]
    // Before anybody asks where they are: whoever moves one meanwhile waits.
    await lockItems(tx, asked)
    const missing = await selectStillMissing(tx, importId, accountId, asked)
    const ids = missing.map(({ item_id: id }) => id)
    const { changed } = await takeStepWithMany(tx, 'withdraw', { itemIds: ids, because, by, at: clock.now() })
    return ok({ changed, kept: asked.length - changed })
  })
