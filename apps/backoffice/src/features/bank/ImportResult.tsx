import type { Answer } from '@pandrop/contract/call'
import type { importDeskBankAnswer } from '@pandrop/contract/staff/bank'
import { bankTexts } from '../../texts/bank.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { BankLines, countsText } from './BankLines.tsx'

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
      <StaffButton kind="tertiary" onClick={onClose}>
        {bankTexts.dismiss}
      </StaffButton>
    </div>
    <p role="status" className="text-bone-1">
      {summaryOf(result, name)}
    </p>
    <BankLines lines={result.lines} className="max-h-80" />
  </section>
)

const summaryOf = ({ changed, counts }: ImportResultProps['result'], name: string): string => {
  if (!changed) return bankTexts.importedBefore(name)
  return countsText(counts)
}
