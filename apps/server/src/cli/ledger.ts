import { formatCents } from '@pandrop/money/format'
import { type DisagreementKind, proveBooks } from '../domains/backoffice/reconciliation/proof.ts'
import { isClean, type LedgerReport, verifyLedger } from '../ledger/verify.ts'
import type { Command } from './command.ts'
import { printJson } from './table.ts'

/** `ledger verify`: reads all books; exit code 1 and a list when something differs. */
export const ledgerVerify: Command = {
  name: 'ledger verify',
  does: 'proves the books: in themselves, and each posting against what it is for; ends with 1 where they are wrong',
  usage: 'ledger verify',
  reads: true,
  run: async (context) => {
    const report = await verifyLedger(context.pool)
    const proven = await proveBooks(context.pool)
    const isRight = isClean(report) && proven.found === 0
    if (context.json)
      printJson(context, { right: isRight, ...report, found: proven.found, differences: proven.differences })
    else for (const line of describe(report, proven)) context.print(line)
    return isRight ? 0 : 1
  },
}

type Proven = Awaited<ReturnType<typeof proveBooks>>

const words: Record<DisagreementKind, string> = {
  not_booked: 'is not in the books',
  amount_differs: 'has another amount in the books',
  not_known: 'is in the books for nothing that is known',
  wrong_customer: "is on another customer's account",
  sum_differs: 'holds something else than there is reason for',
  discount_differs: 'keeps another discount in the books than its lines have',
  lines_differ: 'does not cost what its lines add up to',
  refunded_differs: 'has given back something else than its lines say',
  other_customer: 'belongs to another customer than what it is for',
  month_differs: 'reads otherwise than it was kept when it was locked',
  item_differs: 'is sold or reserved without an order or deal, or in one without being so',
}

const describe = (report: LedgerReport, { differences: disagreements, found }: Proven): string[] => {
  const read = `${report.transactions} transactions with ${report.entries} entries were read`
  if (isClean(report) && found === 0) {
    return [`The books are right: ${read}; all sums are zero, all balances agree, each posting is what it is for.`]
  }
  const imbalanced = report.imbalancedTransactions.map(
    ({ transactionId, reference, entries, cents }) =>
      `  transaction ${transactionId} (${reference}): ${entries} entries that sum to ${formatCents(cents)}`,
  )
  const differences = report.balanceDifferences.map(
    ({ customerId, balanceCents, entriesCents }) =>
      `  customer ${customerId}: balance ${formatCents(balanceCents)}, entries sum to ${formatCents(entriesCents)}`,
  )
  const left = found - disagreements.length
  return [
    `THE BOOKS ARE WRONG: ${read}; together they sum to ${formatCents(report.total)}.`,
    ...imbalanced,
    ...differences,
    ...disagreements.map(inWords),
    ...(left > 0 ? [`  and ${left} more`] : []),
  ]
}

const inWords = ({ kind, reference, account, expected, found }: Proven['differences'][number]): string => {
  const amounts = [
    ...(expected === null ? [] : [`expected ${formatCents(expected)}`]),
    ...(found === null ? [] : [`found ${formatCents(found)}`]),
  ]
  const told = amounts.length > 0 ? `: ${amounts.join(', ')}` : ''
  return `  ${reference}${account === null ? '' : ` on ${account}`} ${words[kind]}${told}`
}
