import type { Answer } from '@pandrop/contract/call'
import type { ImportedBankLine, importDeskBankAnswer } from '@pandrop/contract/staff/bank'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { Link } from '@tanstack/react-router'
import { showEuro } from '../../format.ts'
import { paths } from '../../paths.ts'
import { bankTexts } from '../../texts/bank.ts'
import { DeskButton } from '../../ui/DeskButton.tsx'

interface ImportResultProps {
  result: Answer<typeof importDeskBankAnswer>
  /** of the file */
  name: string
  onClose: () => void
}

/** What a file of the bank came to, line by line; what has to be looked at stands first. */
export const ImportResult = ({ result, name, onClose }: ImportResultProps) => (
  <section aria-label={bankTexts.result} className="flex flex-col gap-3 rounded-large bg-ink-2 p-4">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h3 className="type-panel">{bankTexts.resultOf(result.format, result.message_id)}</h3>
      <DeskButton kind="tertiary" onClick={onClose}>
        {bankTexts.dismiss}
      </DeskButton>
    </div>
    <p role="status" className="text-bone-1">
      {summaryOf(result, name)}
    </p>
    {result.lines.length > 0 && (
      <div className="max-h-80 overflow-auto">
        <table className="w-full border-collapse">
          <thead>
            <tr className="text-left type-meta text-bone-2">
              <th scope="col" className="py-2 pr-3 font-[560]">
                {bankTexts.outcome}
              </th>
              <th scope="col" className="py-2 pr-3 font-[560]">
                {bankTexts.reference}
              </th>
              <th scope="col" className="py-2 pr-3 font-[560]">
                {bankTexts.says}
              </th>
              <th scope="col" className="py-2 text-right font-[560]">
                {bankTexts.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {result.lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file never change their place
              <Line key={place} line={line} />
            ))}
          </tbody>
        </table>
      </div>
    )}
  </section>
)

const summaryOf = ({ changed, counts }: ImportResultProps['result'], name: string): string => {
  if (!changed) return bankTexts.importedBefore(name)
  const told = counts.map(({ outcome, lines }) => `${bankTexts.outcomes[outcome] ?? outcome} ${lines}`)
  return told.length === 0 ? bankTexts.noLines : told.join(', ')
}

const Line = ({ line }: { line: ImportedBankLine }) => (
  <tr className="border-line border-t">
    <td className="py-2 pr-3 whitespace-nowrap">
      {line.look ? (
        <StatusBadge kind="error" label={bankTexts.outcomes[line.outcome] ?? line.outcome} className="bg-ink-3" />
      ) : (
        (bankTexts.outcomes[line.outcome] ?? line.outcome)
      )}
    </td>
    <td className="type-mono py-2 pr-3 text-[12.5px]/5 break-all">
      {line.payout_id === null ? (
        line.end_to_end_id
      ) : (
        <Link to={paths.payout(line.payout_id)} className="underline underline-offset-2">
          {line.end_to_end_id}
        </Link>
      )}
    </td>
    <td className="py-2 pr-3 text-bone-1">
      {line.bank_status} {line.reason}
    </td>
    <td className="py-2 text-right tabular-nums">{line.amount === null ? '' : showEuro(line.amount)}</td>
  </tr>
)
