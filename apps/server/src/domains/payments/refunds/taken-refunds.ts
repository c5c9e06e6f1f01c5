import { type Cents, cents } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import { addTaken, lockStranded, type StrandedRow } from './taken-refunds.sql.ts'

/**
 * Takes what card refunds of a charge did not bring to the card, up to an amount: a dispute has it instead, so that it
 * is owed to the card no longer. The caller holds the charge and books it.
 * @returns what was taken of which refund
 */
export const takeStranded = async (tx: Transaction, paymentId: string, amount: Cents): Promise<StrandedRow[]> => {
  const taken: StrandedRow[] = []
  let left: number = amount
  for (const { id, cents: stranded } of await lockStranded(tx, paymentId)) {
    const part = Math.min(left, stranded)
    if (part === 0) break
    await addTaken(tx, id, part)
    taken.push({ id, cents: cents(part) })
    left -= part
  }
  return taken
}
