import type { Answer } from '@pandrop/contract/call'
import type { importBankAnswer as importCall, StaffBankAnswer } from '@pandrop/contract/staff/bank'
import { bankAnswerBytesMax } from '@pandrop/contract/staff/bank-limits'
import { importBankAnswer, listBankAnswers } from '@pandrop/contract/staff/routes/payouts'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { showMoment } from '../../format.ts'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { payoutsChanged, payoutsKey } from '../../hooks/payoutsChanged.ts'
import { useCall } from '../../hooks/useCall.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { bankTexts } from '../../texts/bank.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { StatementFacts } from '../../ui/StatementFacts.tsx'
import { BankLines, countsText } from './BankLines.tsx'

const columns: readonly Column<StaffBankAnswer>[] = [
  { id: 'at', header: bankTexts.importedAt, mono: true, muted: true, cell: (row) => showMoment(row.imported_at) },
  { id: 'format', header: bankTexts.format, mono: true, cell: ({ format }) => format },
  { id: 'message', header: bankTexts.message, mono: true, grow: true, cell: (row) => row.message_id },
  { id: 'by', header: bankTexts.madeBy, from: 1024, cell: (row) => row.imported_by },
  { id: 'lines', header: bankTexts.lines, align: 'right', cell: ({ lines }) => lines },
  {
    id: 'look',
    header: bankTexts.toLookAt,
    align: 'right',
    cell: (row) => <span className={row.to_look_at > 0 ? 'font-[640] text-danger' : undefined}>{row.to_look_at}</span>,
  },
]

/** Files that the bank gave: imported one by one, each with what it came to. */
export const BankAnswers = () => {
  const list = usePages(listBankAnswers, { key: [...payoutsKey, 'answers'] })
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState<string | null>(null)
  const [tooLong, setTooLong] = useState(false)
  const [result, setResult] = useState<Answer<typeof importCall> | null>(null)
  const { run, running, failureText } = useCall(importBankAnswer, {
    quiet: true,
    failed: bankTexts.importFailed,
    onDone: async (answer) => {
      setResult(answer)
      await payoutsChanged()
    },
  })
  const take = (file: File | undefined) => {
    if (!file) return
    setName(file.name)
    setResult(null)
    setTooLong(file.size > bankAnswerBytesMax)
    if (file.size <= bankAnswerBytesMax) void run({ file })
  }
  return (
    <ListPanel
      title={bankTexts.answers}
      titled
      aside={
        <StaffButton
          loading={running}
          icon={<IconUpload aria-hidden="true" size={18} stroke={1.6} />}
          onClick={() => input.current?.click()}
        >
          {bankTexts.import}
        </StaffButton>
      }
    >
      <input
        ref={input}
        type="file"
        accept=".xml,text/xml,application/xml"
        aria-label={bankTexts.import}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          take(target.files?.[0])
          // The same file again is a choice too.
          target.value = ''
        }}
      />
      <div className="flex flex-col gap-3 px-4 pb-3">
        <p role="status" className="text-bone-2">
          {running && name ? bankTexts.importing(name) : bankTexts.importHint}
        </p>
        <FormAlert text={tooLong ? bankTexts.tooLong : failureText} />
        {result && <ImportResult result={result} name={name ?? ''} onClose={() => setResult(null)} />}
      </div>
      <DataTable
        label={bankTexts.answers}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ format, message_id }) => bankTexts.rowName(format, message_id)}
        href={({ id }) => paths.bankAnswer(id)}
        empty={bankTexts.noAnswers}
      />
    </ListPanel>
  )
}

interface ImportResultProps {
  result: Answer<typeof importCall>
  /** of the file */
  name: string
  onClose: () => void
}

/** What a file of the bank came to, line by line; what has to be looked at stands first. */
const ImportResult = ({ result, name, onClose }: ImportResultProps) => (
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
    {result.statements.map((statement) => (
      <div key={`${statement.account} ${statement.closes_on}`} className="max-w-[560px]">
        <StatementFacts statement={statement} />
      </div>
    ))}
    <BankLines lines={result.lines} className="max-h-80" />
  </section>
)

const summaryOf = ({ changed, counts }: ImportResultProps['result'], name: string): string => {
  if (!changed) return bankTexts.importedBefore(name)
  return countsText(counts)
}
