import type { ImportedBankLine } from '@pandrop/contract/staff/bank'
import { classNames } from '@pandrop/ui/classNames'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { Link } from '@tanstack/react-router'
import { showEuro } from '../../format.ts'
import { paths } from '../../paths.ts'
import { bankTexts } from '../../texts/bank.ts'
import { statementTexts } from '../../texts/statements.ts'
import { BookLine } from './BookLine.tsx'

const heads = [
  { name: bankTexts.outcome },
  { name: bankTexts.offer },
  { name: bankTexts.customer },
  { name: bankTexts.reference },
  { name: bankTexts.says },
  { name: bankTexts.amount, right: true },
]

const linkClass = 'rounded-check underline underline-offset-2'

const wordOf = (outcome: string): string => bankTexts.outcomes[outcome] ?? outcome

/** How many lines of a file of the bank came to what. */
export const countsText = (counts: readonly { outcome: string; lines: number }[]): string =>
  counts.length === 0 ? bankTexts.noLines : counts.map(({ outcome, lines }) => `${wordOf(outcome)} ${lines}`).join(', ')

interface BankLinesProps {
  lines: readonly ImportedBankLine[]
  /** where lines that nothing is behind may be booked; absent: they are only shown */
  answerId?: number
  className?: string
}

/** What the bank says, line by line, each with its payout and whom it is for. */
export const BankLines = ({ lines, answerId, className }: BankLinesProps) =>
  lines.length > 0 && (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={bankTexts.lines} tabIndex={0} className={classNames('overflow-auto', className)}>
      <table className="w-full border-collapse">
        <caption className="sr-only">{bankTexts.lines}</caption>
        <thead>
          <tr className="text-left type-meta text-bone-2">
            {heads.map(({ name, right }) => (
              <th key={name} scope="col" className={classNames('py-2 font-[560]', right ? 'text-right' : 'pr-4')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file never change their place
            <Line key={place} line={line} answerId={answerId} />
          ))}
        </tbody>
      </table>
    </section>
  )

const outcomeOf = ({ outcome, booking, provider_payout_id: payout }: ImportedBankLine): string => {
  if (booking) return statementTexts.bookedAs(booking.cost, booking.by)
  return payout === null ? wordOf(outcome) : statementTexts.providerPayout
}

const Line = ({ line, answerId }: { line: ImportedBankLine; answerId: number | undefined }) => (
  <tr className="border-line border-t">
    <td className="py-2 pr-4 whitespace-nowrap">
      {line.bookable && answerId !== undefined ? (
        <BookLine answerId={answerId} line={line} />
      ) : line.look ? (
        <StatusBadge kind="error" label={outcomeOf(line)} className="bg-ink-3" />
      ) : line.provider_payout_id === null ? (
        outcomeOf(line)
      ) : (
        <Link to={paths.providerPayout(line.provider_payout_id)} className={linkClass}>
          {outcomeOf(line)}
        </Link>
      )}
    </td>
    <td className="type-mono py-2 pr-4 text-[12.5px]/5">
      {line.offer_id !== null && (
        <Link to={paths.offer(line.offer_id)} className={linkClass}>
          {line.offer_id}
        </Link>
      )}
    </td>
    <td className="py-2 pr-4">
      {line.customer && (
        <Link to={paths.customer(line.customer.id)} className={linkClass}>
          {line.customer.name}
        </Link>
      )}
    </td>
    <td className="type-mono min-w-48 py-2 pr-4 text-[12.5px]/5 wrap-anywhere">
      {line.payout_id === null ? (
        (line.words ?? line.end_to_end_id)
      ) : (
        <Link to={paths.payout(line.payout_id)} className={linkClass}>
          {line.end_to_end_id}
        </Link>
      )}
    </td>
    <td className="py-2 pr-4 text-bone-1">
      {line.bank_status} {line.reason}
    </td>
    <td className="py-2 text-right whitespace-nowrap tabular-nums">
      {line.amount === null ? '' : showEuro(line.amount)}
    </td>
  </tr>
)
