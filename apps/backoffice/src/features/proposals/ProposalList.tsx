import { type MoneyProposal, proposalStates } from '@pandrop/contract/staff/proposals'
import { listMoneyProposals } from '@pandrop/contract/staff/routes/orders'
import { Link } from '@tanstack/react-router'
import { showEuro, showMoment } from '../../format.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { proposalKindNames, proposalStateNames, proposalTexts as texts } from '../../texts/proposals.ts'
import { DecideProposal } from './DecideProposal.tsx'

const link = 'rounded-check underline underline-offset-2 hover:text-bone-0'

const Subject = ({ proposal: { order_id: order, payment_id: payment } }: { proposal: MoneyProposal }) => {
  if (order !== null)
    return (
      <Link to={paths.order(order)} className={link}>
        {texts.order(order)}
      </Link>
    )
  return (
    payment && (
      <Link to={paths.payment(payment)} className={link}>
        {texts.payment}
      </Link>
    )
  )
}

const columns: readonly Column<MoneyProposal>[] = [
  { id: 'at', header: texts.at, cell: (row) => showMoment(row.proposed_at), mono: true, from: 640 },
  {
    id: 'customer',
    header: texts.customer,
    cell: ({ customer }) => (
      <Link to={paths.customer(customer.id)} className={link}>
        {customer.name}
      </Link>
    ),
    from: 1024,
  },
  {
    id: 'kind',
    header: texts.kind,
    cell: (row) => (
      <span className="block whitespace-normal">
        {proposalKindNames[row.kind]} <Subject proposal={row} />
      </span>
    ),
  },
  { id: 'reason', header: texts.reason, cell: ({ reason }) => reason, grow: true, muted: true, from: 640 },
  { id: 'by', header: texts.by, cell: (row) => row.proposed_by?.name ?? texts.shop, from: 1024 },
  { id: 'amount', header: texts.amount, cell: ({ amount }) => showEuro(amount), align: 'right' },
]

const decided: Column<MoneyProposal> = {
  id: 'decided',
  header: texts.decided,
  cell: (row) => row.decided_by?.name,
}

const decide: Column<MoneyProposal> = {
  id: 'decide',
  header: texts.decide,
  headerHidden: true,
  align: 'right',
  cell: (proposal) => <DecideProposal proposal={proposal} />,
}

const options = proposalStates.map((state) => ({
  value: state === 'proposed' ? '' : state,
  label: proposalStateNames[state],
}))

/** Refunds after a delivery and held money by state, those that wait first. */
export const ProposalList = () => {
  const [{ money: word = '' }, change] = useAddress()
  const state = proposalStates.find((known) => known === word) ?? 'proposed'
  const list = usePages(listMoneyProposals, { key: ['proposals'], query: { state } })
  return (
    <ListPanel
      title={texts.table}
      filters={
        <FilterTabs
          label={texts.filter}
          options={options}
          value={state === 'proposed' ? '' : state}
          onChange={(next) => change({ money: next || undefined })}
        />
      }
    >
      <DataTable
        label={texts.table}
        columns={[...columns, state === 'proposed' ? decide : decided]}
        list={list}
        rowKey={({ id }) => id}
        empty={state === 'proposed' ? texts.noneWaiting : texts.none}
      />
    </ListPanel>
  )
}
