import type { CustomerSession, StaffCustomer } from '@pandrop/contract/staff/customers'
import { endCustomerSessions } from '@pandrop/contract/staff/routes/customers'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { showMoment } from '../../format.ts'
import { useCall } from '../../hooks/useCall.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { wholeList } from '../../table/tableList.ts'
import { customerTexts } from '../../texts/customers.ts'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { keepCustomer } from './useCustomer.ts'

const deviceOf = ({ browser, system }: CustomerSession): string =>
  [browser, system].filter(Boolean).join(', ') || customerTexts.unknownDevice

const columnsWith = (onEnd: (session: number) => void): readonly Column<CustomerSession>[] => [
  { id: 'device', header: customerTexts.device, cell: deviceOf, grow: true },
  { id: 'address', header: customerTexts.network, cell: ({ address }) => address, mono: true, from: 640 },
  { id: 'since', header: customerTexts.since, cell: (row) => showMoment(row.created_at), mono: true, from: 1024 },
  { id: 'seen', header: customerTexts.seen, cell: (row) => showMoment(row.seen_at), mono: true, from: 640 },
  {
    id: 'end',
    header: customerTexts.endSession,
    headerHidden: true,
    align: 'right',
    cell: ({ id }) => (
      <StaffButton kind="tertiary" onClick={() => onEnd(id)}>
        {customerTexts.endSession}
      </StaffButton>
    ),
  },
]

interface EndDialogProps {
  customerId: number
  /** null: all of them */
  session: number | null
  onClose: () => void
}

const EndDialog = ({ customerId, session, onClose }: EndDialogProps) => {
  const client = useQueryClient()
  const end = useCall(endCustomerSessions, {
    failed: customerTexts.endFailed,
    done: customerTexts.ended,
    quiet: true,
    onDone: (answer) => keepCustomer(client, answer.customer),
  })
  const send = (reason: string) =>
    end.run({ params: { id: customerId }, body: { reason, ...(session !== null && { session }) } })
  return (
    <ReasonDialog
      title={session === null ? customerTexts.endTitle : customerTexts.endOneTitle}
      text={session === null ? customerTexts.endText : customerTexts.endOneText}
      submitLabel={session === null ? customerTexts.endAll : customerTexts.endSession}
      danger
      call={end}
      send={send}
      onClose={onClose}
    />
  )
}

/** Where a customer is signed in; one session or all of them can be ended. */
export const SessionsPanel = ({ customer: { id, sessions } }: { customer: StaffCustomer }) => {
  const [ending, setEnding] = useState<number | 'all' | null>(null)
  const columns = useMemo(() => columnsWith(setEnding), [])
  const list = wholeList({ data: sessions, isError: false, error: null, isFetching: false, refetch: () => undefined })
  return (
    <Section
      title={customerTexts.sessions}
      flush
      aside={
        <StaffButton
          kind="danger"
          onClick={() => setEnding('all')}
          {...(sessions.length === 0 && { disabledReason: customerTexts.endAllOff })}
        >
          {customerTexts.endAll}
        </StaffButton>
      }
    >
      <DataTable
        label={customerTexts.sessions}
        columns={columns}
        list={list}
        rowKey={(session) => session.id}
        empty={customerTexts.sessionsNone}
      />
      {ending !== null && (
        <EndDialog customerId={id} session={ending === 'all' ? null : ending} onClose={() => setEnding(null)} />
      )}
    </Section>
  )
}
