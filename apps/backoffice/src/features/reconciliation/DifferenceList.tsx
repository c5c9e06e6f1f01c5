import type { Difference } from '@pandrop/contract/staff/bank'
import { Link } from '@tanstack/react-router'
import { showEuro, showMoment } from '../../format.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import type { TableList } from '../../table/tableList.ts'
import { reconciliationTexts } from '../../texts/bank.ts'

const numbered = {
  order: paths.order,
  offer: paths.offer,
  customer: paths.customer,
  provider_payout: paths.providerPayout,
} as const

const addressOf = ({ to, id }: NonNullable<Difference['link']>): string => {
  if (to === 'payout') return paths.payout(id)
  if (to === 'payment') return paths.payment(id)
  return numbered[to](Number(id))
}

const Reference = ({ reference, link }: Difference) => {
  const address = link && addressOf(link)
  return address ? (
    <Link to={address} className="underline underline-offset-2">
      {reference}
    </Link>
  ) : (
    reference
  )
}

const amountOf = (amount: number | null): string => (amount === null ? '–' : showEuro(amount))

const columns: readonly Column<Difference>[] = [
  {
    id: 'where',
    header: reconciliationTexts.where,
    muted: true,
    from: 640,
    cell: ({ part }) => reconciliationTexts.parts[part],
  },
  {
    id: 'what',
    header: reconciliationTexts.what,
    cell: ({ kind }) => reconciliationTexts.kinds[kind] ?? kind,
  },
  {
    id: 'reference',
    header: reconciliationTexts.reference,
    mono: true,
    grow: true,
    cell: (row) => <Reference {...row} />,
  },
  {
    id: 'at',
    header: reconciliationTexts.at,
    mono: true,
    muted: true,
    from: 1280,
    cell: ({ at }) => at && showMoment(at),
  },
  {
    id: 'expected',
    header: reconciliationTexts.expected,
    align: 'right',
    cell: ({ expected }) => <span className="tabular-nums">{amountOf(expected)}</span>,
  },
  {
    id: 'found',
    header: reconciliationTexts.foundColumn,
    align: 'right',
    cell: ({ found }) => <span className="font-[640] text-danger tabular-nums">{amountOf(found)}</span>,
  },
]

interface DifferenceListProps {
  label: string
  list: TableList<Difference>
  empty: { title: string; text?: string }
}

/** What differs, with where to look. */
export const DifferenceList = ({ label, list, empty }: DifferenceListProps) => (
  <DataTable
    label={label}
    columns={columns}
    list={list}
    rowKey={({ part, kind, reference }) => `${part} ${kind} ${reference}`}
    empty={empty}
  />
)
