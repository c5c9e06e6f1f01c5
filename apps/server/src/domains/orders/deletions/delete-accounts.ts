import type { Shop } from '../../../shop.ts'
import { hindrancesOf } from '../../identity/deletions/deletions.ts'
import { dueDeletions, eraseAccount } from '../../identity/deletions/erase-account.ts'
import { creditNotePaper } from '../credit-notes/credit-notes.ts'
import { selectUnkept, type UnkeptRow } from '../papers/kept-papers.sql.ts'
import { keepPaper } from '../papers/kept-papers.ts'
import type { PaperFile } from '../papers/paper-pdf.ts'
import { paymentConfirmation } from '../payment-confirmations/payment-confirmations.ts'
import { receiptFile } from '../receipts/receipts.ts'

// Papers of the archive are in English.
const language = 'en'

const drawn = (shop: Shop, { kind, paper }: UnkeptRow): Promise<PaperFile | undefined> => {
  if (kind === 'receipt') return receiptFile(shop, Number(paper), language)
  if (kind === 'credit_note') return creditNotePaper(shop, { id: Number(paper) }, language)
  return paymentConfirmation(shop, { paymentId: paper }, language)
}

const keepPapersOf = async (shop: Shop, customerId: number): Promise<void> => {
  for (const row of await selectUnkept(shop.pool, customerId)) {
    const file = await drawn(shop, row)
    if (!file) throw new Error(`${row.kind} ${row.paper} is issued and cannot be drawn`)
    await keepPaper(shop, { customerId, ...row }, file)
  }
}

const deleteAccount = async (shop: Shop, customerId: number): Promise<void> => {
  if ((await hindrancesOf(shop.pool, customerId)).length > 0) return
  await keepPapersOf(shop, customerId)
  await eraseAccount(shop, customerId)
}

/**
 * Deletes the accounts whose fourteen days are over: their papers are kept sealed, then all else is erased
 * (docs/behaviour/accounts.md#deletion-erases). One that is needed for something meanwhile waits for the next time; one
 * that cannot be deleted keeps no other from it, and is told of at the end.
 */
export const deleteDueAccounts = async (shop: Shop): Promise<void> => {
  const failures: unknown[] = []
  for (const customerId of await dueDeletions(shop)) {
    await deleteAccount(shop, customerId).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be deleted`)
}
