import { type CaseState, isSolvedCase } from '@pandrop/contract/lifecycle/case'
import type { CaseRow } from '@pandrop/contract/staff/cases'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { showMoment } from '../../format.ts'
import type { Column } from '../../table/columns.ts'
import { caseKindNames, caseStateNames, caseListTexts as texts } from '../../texts/cases.ts'
import { WaitMark } from '../../ui/WaitMark.tsx'

const names = texts.columns

/** Whom a case waits for. */
export const CaseBadge = ({ state }: { state: CaseState }) => (
  <StatusBadge kind={isSolvedCase(state) ? 'success' : 'waiting'} label={caseStateNames[state]} />
)

/** Columns of lists of cases. */
export const caseColumns: readonly Column<CaseRow>[] = [
  { id: 'id', header: names.case, cell: ({ id }) => `#${id}`, mono: true },
  {
    id: 'waits',
    header: names.waits,
    cell: ({ wait, waits_since: since }) => wait && <WaitMark since={since} wait={wait} />,
    align: 'right',
    mono: true,
  },
  { id: 'since', header: names.since, cell: (row) => showMoment(row.waits_since), mono: true, muted: true, from: 1280 },
  { id: 'about', header: names.about, cell: ({ kind }) => caseKindNames[kind], grow: true },
  {
    id: 'customer',
    header: names.customer,
    cell: ({ customer }) => customer.name,
    className: 'max-w-44 truncate',
    from: 640,
  },
  { id: 'order', header: names.order, cell: (row) => `#${row.order_id}`, mono: true, from: 640 },
  { id: 'assigned', header: names.assigned, cell: (row) => row.assigned_to?.name, muted: true, from: 1024 },
  { id: 'state', header: names.state, cell: ({ state }) => <CaseBadge state={state} />, from: 640 },
]
