import type { Queryable } from '../../../db/statement.ts'
import { type About, aboutOf, refundIn } from './about.rules.ts'
import { selectRefundTargets } from './account-statements.sql.ts'

/**
 * What movements of a balance are about.
 * @param references as the ledger has them
 * @returns by reference; null where there is nothing that people could look up
 */
export const aboutMovements = async (
  q: Queryable,
  references: readonly string[],
): Promise<(reference: string) => About | null> => {
  const refunds = references.map(refundIn).filter((id) => id !== null)
  const found = refunds.length > 0 ? await selectRefundTargets(q, refunds) : []
  const targets = new Map(found.map((target) => [target.id, target]))
  return (reference) => aboutOf(reference, targets.get(refundIn(reference) ?? ''))
}
