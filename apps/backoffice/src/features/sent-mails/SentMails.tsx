import { listSentMails, sendMailAgain } from '@pandrop/contract/staff/routes/sent-mails'
import type { SentMail } from '@pandrop/contract/staff/sent-mails'
import { Link } from '@tanstack/react-router'
import { showMoment } from '../../format.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { useCall } from '../../hooks/useCall.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { RowButton } from '../../table/RowButton.tsx'
import { SearchField } from '../../table/SearchField.tsx'
import { sentMailTexts as texts } from '../../texts/sent-mails.ts'

const key = ['sent-mails'] as const

const To = ({ mail: { recipient, customer_id: customerId } }: { mail: SentMail }) =>
  customerId === null ? (
    recipient
  ) : (
    <Link to={paths.customer(customerId)} className="relative rounded-check underline hover:text-bone-0">
      {recipient}
    </Link>
  )

const Again = ({ mail: { id, recipient, subject } }: { mail: SentMail }) => {
  const call = useCall(sendMailAgain, {
    failed: texts.againFailed,
    done: ({ to }) => texts.againDone(to),
    onDone: () => queryClient.invalidateQueries({ queryKey: key }),
  })
  return (
    <RowButton
      label={texts.againOf(subject, recipient)}
      onClick={() => {
        if (!call.running) void call.run({ params: { id }, body: {} })
      }}
    >
      {texts.again}
    </RowButton>
  )
}

const subject: Column<SentMail> = {
  id: 'subject',
  header: texts.columns.subject,
  cell: (row) => row.subject,
  grow: true,
}

const others: readonly Column<SentMail>[] = [
  {
    id: 'template',
    header: texts.columns.template,
    cell: ({ template }) => template ?? texts.staff,
    mono: true,
    muted: true,
    from: 1280,
  },
  { id: 'at', header: texts.columns.at, cell: (row) => showMoment(row.sent_at), mono: true, muted: true, from: 640 },
  {
    id: 'actions',
    header: texts.columns.actions,
    headerHidden: true,
    align: 'right',
    cell: (mail) => mail.may_repeat && <Again mail={mail} />,
  },
]

const ofCustomer = [subject, ...others]
const ofAll: readonly Column<SentMail>[] = [
  {
    ...subject,
    cell: (mail) => (
      <>
        <span className="block truncate">{mail.subject}</span>
        <span className="block truncate text-[13px]/[18px] text-bone-2">
          <To mail={mail} />
        </span>
      </>
    ),
  },
  ...others,
]

/** Mails that left within ninety days, newest first; those to everybody can be searched for by address. */
export const SentMails = ({ customerId }: { customerId?: number }) => {
  const [words, changeAddress] = useAddress()
  const search = customerId === undefined ? words.to : undefined
  const query = { ...(search && { search }), ...(customerId !== undefined && { customer: customerId }) }
  const list = usePages(listSentMails, { key, query })
  return (
    <ListPanel
      title={texts.title}
      titled={customerId === undefined}
      aside={
        customerId === undefined && (
          <SearchField
            label={texts.search}
            value={words.to ?? ''}
            onChange={(to) => changeAddress({ to })}
            className="w-64 compact:w-full"
          />
        )
      }
    >
      <DataTable
        label={texts.title}
        columns={customerId === undefined ? ofAll : ofCustomer}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ subject: about, recipient }) => texts.rowName(about, recipient)}
        empty={{ title: search ? texts.noneFound : texts.none }}
      />
    </ListPanel>
  )
}
