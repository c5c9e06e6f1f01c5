import { caseWarnDays } from '@pandrop/contract/lifecycle/case'
import { daysBefore } from '@pandrop/money/days'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { lockCasesToClose, lockCasesToWarn, noteWarned } from './case-jobs.sql.ts'
import { mailCaseNews } from './case-mails.ts'
import { closesAt } from './cases.rules.ts'
import { caseSettings } from './own-cases.ts'
import { endCase } from './staff-cases.ts'

/**
 * Ends cases whose customers have not answered for as long as the settings say, and tells them three days before
 * (docs/behaviour/orders.md#case-ends); runs every ten minutes. What was told stands in the transaction that queues the
 * mail, so that a crash between the two tells nobody twice.
 */
export const closeQuietCases = ({ pool, clock, env }: Pick<Shop, 'pool' | 'clock' | 'env'>): Promise<void> =>
  inTransaction(pool, async (tx) => {
    const now = clock.now()
    const { close_days: closeDays } = await caseSettings(tx)
    const due = await lockCasesToClose(tx, daysBefore(now, closeDays), daysBefore(now, caseWarnDays))
    for (const row of due) {
      const { customer_id: customerId, order_id: orderId } = row
      await endCase(tx, row, { by: 'close_quiet_cases', at: now })
      await mailCaseNews(tx, { template: 'case_solved', customerId, orderId }, env.PUBLIC_URL)
    }
    for (const row of await lockCasesToWarn(tx, daysBefore(now, closeDays - caseWarnDays))) {
      await noteWarned(tx, row.id, now)
      const standing = {
        ...row,
        state: 'waits_for_customer',
        warned_at: now,
        solved_at: null,
        last_step: null,
      } as const
      const { customer_id: customerId, order_id: orderId } = row
      const until = closesAt(standing, closeDays)
      await mailCaseNews(tx, { template: 'case_closing', customerId, orderId, until }, env.PUBLIC_URL)
    }
  })
