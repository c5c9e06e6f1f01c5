import { formatCents } from '@pandrop/money/format'
import { isClean, type LedgerReport, verifyLedger } from '../ledger/verify.ts'
import type { Command } from './command.ts'

/** `ledger verify`: reads all books; exit code 1 and a list when something differs. */
export const ledgerVerify: Command = {
  name: 'ledger verify',
  does: 'checks that every transaction sums to zero and every balance is the sum of its entries',
  run: async ({ pool, print }) => {
    const report = await verifyLedger(pool)
    for (const line of describe(report)) print(line)
    return isClean(report) ? 0 : 1
  },
}

const describe = (report: LedgerReport): string[] => {
  const read = `${report.transactions} transactions with ${report.entries} entries were read`
  if (isClean(report)) return [`The books are right: ${read}; all sums are zero, all balances agree.`]
  const imbalanced = report.imbalancedTransactions.map(
    ({ transactionId, reference, entries, cents }) =>
      `  transaction ${transactionId} (${reference}): ${entries} entries that sum to ${formatCents(cents)}`,
  )
  const differences = report.balanceDifferences.map(
    ({ customerId, balanceCents, entriesCents }) =>
      `  customer ${customerId}: balance ${formatCents(balanceCents)}, entries sum to ${formatCents(entriesCents)}`,
  )
  return [
    `THE BOOKS ARE WRONG: ${read}; together they sum to ${formatCents(report.total)}.`,
    ...imbalanced,
    ...differences,
  ]
}
