import type { Adjustment, AdjustmentState } from '@pandrop/contract/staff/adjustments'
import { listAdjustments } from '@pandrop/contract/staff/routes/customers'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { showEuro, showMoment } from '../../format.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { adjustmentKindNames, adjustmentStateNames, adjustmentTexts } from '../../texts/adjustments.ts'
import { Decide } from './Decide.tsx'

const kinds = { proposed: 'waiting', booked: 'success', rejected: 'error' } as const

const customerColumn: Column<Adjustment> = {
  id: 'customer',
  header: adjustmentTexts.customer,
  cell: ({ customer }) => (
    <Link to={paths.customer(customer.id)} className="rounded-check font-[560] underline hover:text-bone-0">
      {customer.name}
    </Link>
  ),
}

const common: readonly Column<Adjustment>[] = [
  { id: 'kind', header: adjustmentTexts.kind, cell: ({ kind }) => adjustmentKindNames[kind], from: 640 },
  { id: 'reason', header: adjustmentTexts.reason, cell: ({ reason }) => reason, grow: true, muted: true },
  { id: 'by', header: adjustmentTexts.by, cell: (row) => row.proposed_by.name, from: 1024 },
  { id: 'amount', header: adjustmentTexts.amount, cell: ({ amount }) => showEuro(amount), align: 'right' },
]

const at: Column<Adjustment> = {
  id: 'at',
  header: adjustmentTexts.at,
  cell: (row) => showMoment(row.proposed_at),
  mono: true,
  from: 640,
}

const outcome: readonly Column<Adjustment>[] = [
  { id: 'decided', header: adjustmentTexts.decided, cell: (row) => row.decided_by?.name, from: 1024 },
  {
    id: 'state',
    header: adjustmentTexts.state,
    cell: ({ state }) => <StatusBadge kind={kinds[state]} label={adjustmentStateNames[state]} />,
  },
]

const decide: Column<Adjustment> = {
  id: 'decide',
  header: adjustmentTexts.decide,
  headerHidden: true,
  align: 'right',
  cell: (adjustment) => adjustment.state === 'proposed' && <Decide adjustment={adjustment} />,
}

const everywhere = [at, customerColumn, ...common, ...outcome, decide]
const waitingOnly = [at, customerColumn, ...common, decide]
const ofOneCustomer = [at, ...common, ...outcome, decide]

interface AdjustmentTableProps {
  /** of one customer alone */
  customerId?: number
  /** in one state alone */
  state?: AdjustmentState | undefined
  /** in the panel's head */
  filters?: ReactNode
}

/** Adjustments of balances, newest first; those that wait can be decided here. */
export const AdjustmentTable = ({ customerId, state, filters }: AdjustmentTableProps) => {
  const query = { ...(customerId && { customer: customerId }), ...(state && { state }) }
  const list = usePages(listAdjustments, { key: ['adjustments'], query })
  const columns = customerId ? ofOneCustomer : state === 'proposed' ? waitingOnly : everywhere
  return (
    <ListPanel title={adjustmentTexts.table} filters={filters}>
      <DataTable
        label={adjustmentTexts.table}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        empty={state === 'proposed' ? adjustmentTexts.noneWaiting : adjustmentTexts.none}
      />
    </ListPanel>
  )
}
