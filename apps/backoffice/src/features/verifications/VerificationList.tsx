import {
  isVerificationApproved,
  isVerificationPending,
  type VerificationRequestState,
  verificationRequestStates,
} from '@pandrop/contract/lifecycle/verification'
import { listVerifications } from '@pandrop/contract/staff/routes/verifications'
import type { VerificationRow } from '@pandrop/contract/staff/verifications'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { showMoment } from '../../format.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { SearchField } from '../../table/SearchField.tsx'
import { verificationListTexts as texts, verificationStateNames } from '../../texts/verifications.ts'
import { WaitMark } from '../../ui/WaitMark.tsx'
import { verificationsKey } from './verificationQueries.ts'

const everyMilliseconds = 30_000
const all = 'all'
const names = texts.columns

const kindOf = (state: VerificationRequestState) => {
  if (isVerificationApproved(state)) return 'success'
  return isVerificationPending(state) ? 'waiting' : 'error'
}

/** How a verification stands. */
export const VerificationBadge = ({ state }: { state: VerificationRequestState }) => (
  <StatusBadge kind={kindOf(state)} label={verificationStateNames[state]} />
)

const columns: readonly Column<VerificationRow>[] = [
  { id: 'id', header: names.id, cell: ({ id }) => `#${id}`, mono: true },
  {
    id: 'wait',
    header: names.wait,
    cell: ({ wait, asked_at: since }) => wait && <WaitMark since={since} wait={wait} />,
    align: 'right',
    mono: true,
  },
  { id: 'asked', header: names.asked, cell: (row) => showMoment(row.asked_at), mono: true, muted: true, from: 1024 },
  { id: 'customer', header: names.customer, cell: ({ customer }) => customer.name, grow: true },
  {
    id: 'documents',
    header: names.documents,
    cell: ({ documents, seen_elsewhere: elsewhere }) => (elsewhere ? texts.elsewhere : documents),
    align: 'right',
    from: 640,
  },
  { id: 'first', header: names.first, cell: (row) => row.first_approved_by?.name, muted: true, from: 1280 },
  { id: 'decided', header: names.decided, cell: (row) => row.decided_by?.name, muted: true, from: 1024 },
  { id: 'state', header: names.state, cell: ({ state }) => <VerificationBadge state={state} />, from: 640 },
]

const tabs = [
  ...verificationRequestStates.map((value) => ({ value: value as string, label: verificationStateNames[value] })),
  { value: all, label: texts.all },
]

/** The requests that wait, or those that are looked for. */
export const VerificationList = () => {
  const [{ state: word, search = '' }, changeAddress] = useAddress()
  // Without a word in the address the queue is shown; the search looks through every state.
  const named = verificationRequestStates.find((known) => known === word)
  const state = named ?? (word === all || search !== '' ? undefined : 'pending')
  const query = { ...(state && { state }), ...(search && { search }) }
  const list = usePages(listVerifications, { key: verificationsKey, query, every: everyMilliseconds })
  const empty = search
    ? { title: texts.nothingFound, text: texts.nothingFoundText }
    : { title: texts.empty, text: texts.emptyText }
  return (
    <ListPanel
      title={texts.queue}
      filters={
        <FilterTabs
          label={texts.filter}
          options={tabs}
          value={state ?? all}
          onChange={(next) => changeAddress({ state: next })}
        />
      }
      aside={<SearchField label={texts.search} value={search} onChange={(words) => changeAddress({ search: words })} />}
    >
      <DataTable
        label={texts.queue}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ id }) => texts.rowName(id)}
        href={({ id }) => paths.verification(id)}
        empty={empty}
      />
    </ListPanel>
  )
}

const ofCustomer = columns.filter(({ id }) => id !== 'customer')

/** Everything that one customer has asked, newest first. */
export const CustomerVerifications = ({ customerId }: { customerId: number }) => {
  const query = { customer: customerId }
  const list = usePages(listVerifications, { key: [...verificationsKey, 'of customer'], query })
  return (
    <ListPanel title={texts.ofCustomer} titled>
      <DataTable
        label={texts.ofCustomer}
        columns={ofCustomer}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ id }) => texts.rowName(id)}
        href={({ id }) => paths.verification(id)}
        empty={{ title: texts.none }}
      />
    </ListPanel>
  )
}
