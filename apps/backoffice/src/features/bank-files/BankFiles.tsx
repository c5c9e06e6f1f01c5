import type { Answer } from '@pandrop/contract/call'
import type { listBankFiles as filesCall, StaffBankFile } from '@pandrop/contract/staff/bank'
import { createBankFile, listBankFiles } from '@pandrop/contract/staff/routes/payouts'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { showEuro, showMoment } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { payoutsChanged, payoutsKey } from '../../hooks/payoutsChanged.ts'
import { useCall } from '../../hooks/useCall.ts'
import { usePages } from '../../hooks/usePages.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { bankTexts } from '../../texts/bank.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'

const key = [...payoutsKey, 'files'] as const

const columns: readonly Column<StaffBankFile>[] = [
  { id: 'id', header: bankTexts.fileId, mono: true, cell: ({ id }) => id },
  { id: 'at', header: bankTexts.createdAt, mono: true, muted: true, cell: (file) => showMoment(file.created_at) },
  { id: 'by', header: bankTexts.madeBy, from: 1024, cell: (file) => file.made_by },
  { id: 'message', header: bankTexts.message, mono: true, grow: true, from: 640, cell: (file) => file.message_id },
  { id: 'day', header: bankTexts.executed, mono: true, from: 1280, cell: (file) => dayOf(file.execution_day) },
  { id: 'settled', header: bankTexts.settled, cell: (file) => <CameTo {...file} /> },
  {
    id: 'sum',
    header: bankTexts.sum,
    align: 'right',
    cell: ({ amount }) => <span className="font-[640] tabular-nums">{showEuro(amount)}</span>,
  },
  {
    id: 'fetch',
    header: bankTexts.fetch,
    headerHidden: true,
    cell: ({ id, message_id: message }) => (
      <a
        href={`/api/staff/bank-files/${id}/content`}
        download={`${message}.xml`}
        aria-label={bankTexts.fetchFile(message)}
        className="rounded-check py-1 font-[560] underline underline-offset-2"
      >
        {bankTexts.fetch}
      </a>
    ),
  },
]

const dayOf = (day: string): string => day.split('-').reverse().join('.')

const CameTo = (file: StaffBankFile) => (
  <span className={file.failed > 0 ? 'font-[640] text-danger' : undefined}>{bankTexts.cameTo(file)}</span>
)

/** What the next file would hold, and the files that were made. */
export const BankFiles = () => {
  const list = usePages(listBankFiles, { key })
  const next = useQuery({
    queryKey: [...key, 'next'],
    queryFn: ({ signal }) => api.send(listBankFiles, { query: { limit: 1 }, signal }),
  })
  return (
    <>
      <Section title={bankTexts.next}>
        {next.data ? <NextFile {...next.data} /> : <Skeleton className="h-20 max-w-md" />}
      </Section>
      <ListPanel title={bankTexts.files} titled>
        <DataTable
          label={bankTexts.files}
          columns={columns}
          list={list}
          rowKey={({ id }) => id}
          empty={bankTexts.noFiles}
        />
      </ListPanel>
    </>
  )
}

const NextFile = ({ waiting, account }: Pick<Answer<typeof filesCall>, 'waiting' | 'account'>) => {
  const [asking, setAsking] = useState(false)
  const { run, running, failureText, forget } = useCall(createBankFile, {
    quiet: true,
    failed: bankTexts.makeFailed,
    done: ({ file, unreadable }) =>
      bankTexts.made(
        file.message_id,
        unreadable.map(({ offer_id: offer }) => offer),
      ),
    onDone: async () => {
      setAsking(false)
      await payoutsChanged()
    },
    onFailure: () => void payoutsChanged(),
  })
  const close = () => {
    setAsking(false)
    forget()
  }
  const noAccount = account === null ? bankTexts.accountMissing : undefined
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <Facts
        className="w-full max-w-md"
        facts={[
          { term: bankTexts.waiting, value: bankTexts.waitingCount(waiting.payouts) },
          { term: bankTexts.sum, value: <strong className="font-[640]">{showEuro(waiting.amount)}</strong> },
          { term: bankTexts.from, value: account ?? bankTexts.fromMissing },
        ]}
      />
      <StaffButton
        kind="primary"
        disabledReason={waiting.payouts === 0 ? bankTexts.nothingWaits : noAccount}
        onClick={() => setAsking(true)}
      >
        {bankTexts.make}
      </StaffButton>
      {asking && (
        <FormDialog
          open
          onClose={close}
          title={bankTexts.makeTitle(waiting.payouts)}
          text={bankTexts.makeText(showEuro(waiting.amount))}
          submitLabel={bankTexts.make}
          busy={running}
          failure={failureText}
          onSubmit={() => void run({ body: {} })}
        />
      )}
    </div>
  )
}
