import { daysBefore } from '@pandrop/money/days'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { settleDispute } from './disputes.ts'
import { markDisputeAsked, selectDisputesToAsk } from './due-disputes.sql.ts'

const daysBetween = 1
const disputesPerRunMax = 50
// A provider that is away would otherwise cost every dispute its timeout.
const unansweredMax = 3

const by = 'ask_disputes'

/**
 * Asks the provider once a day how each dispute stands that the bank has not decided: a notice that was lost, an answer
 * that was given at the provider's own desk, a due date of before it was kept here.
 */
export const askDisputes = async (shop: Shop): Promise<void> => {
  const { pool, clock, env, payments } = shop
  const at = clock.now()
  let unanswered = 0
  for (const { id } of await selectDisputesToAsk(pool, daysBefore(at, daysBetween), disputesPerRunMax)) {
    // Marked first: one that always fails goes to the end of the queue and holds nobody up.
    await markDisputeAsked(pool, id, at)
    const found = await payments.retrieveDispute(id)
    if (found.outcome === 'unavailable') unanswered += 1
    if (found.outcome === 'found') {
      await inTransaction(pool, (tx) => settleDispute(tx, found.report, { by, at, publicUrl: env.PUBLIC_URL }))
    }
    if (unanswered === unansweredMax) break
  }
  if (unanswered > 0) shop.log.warn({ unanswered }, 'the payment provider did not answer about some disputes')
}
