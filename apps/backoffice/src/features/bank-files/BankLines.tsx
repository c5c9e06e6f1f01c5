import type { ImportedBankLine } from '@pandrop/contract/staff/bank'
import { classNames } from '@pandrop/ui/classNames'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { Link } from '@tanstack/react-router'
import { showEuro } from '../../format.ts'
import { paths } from '../../paths.ts'
import { bankTexts } from '../../texts/bank.ts'

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

/** What the bank says, line by line, each with its payout and whom it is for. */
export const BankLines = ({ lines, className }: { lines: readonly ImportedBankLine[]; className?: string }) =>
  lines.length > 0 && (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={bankTexts.lines} tabIndex={0} className={classNames('overflow-auto', className)}>
      <table className="w-full border-collapse">
        <caption className="sr-only">{bankTexts.lines}</caption>
        <thead>
          <tr className="text-left type-meta text-bone-2">
            {heads.map(({ name, right }) => (
              <th key={name} scope="col" className={classNames('py-2 pr-4 font-[560]', right && 'pr-0 text-right')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file never change their place
            <Line key={place} line={line} />
          ))}
        </tbody>
      </table>
    </section>
  )

const Line = ({ line }: { line: ImportedBankLine }) => (
  <tr className="border-line border-t">
    <td className="py-2 pr-4 whitespace-nowrap">
      {line.look ? (
        <StatusBadge kind="error" label={wordOf(line.outcome)} className="bg-ink-3" />
      ) : (
        wordOf(line.outcome)
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
    <td className="type-mono py-2 pr-4 text-[12.5px]/5 break-all">
      {line.payout_id === null ? (
        line.end_to_end_id
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
