import type { StatementLine } from '@pandrop/contract/staff/customers'
import { listCustomerStatement } from '@pandrop/contract/staff/routes/customers'
import { Link } from '@tanstack/react-router'
import { showEuro, showMoment } from '../../format.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { customerTexts, movementNames, readable } from '../../texts/customers.ts'
import { Section } from '../../ui/Section.tsx'

const linkOf = (about: StatementLine['about']): { to: string; name: string } | null => {
  if (about?.type === 'order') return { to: paths.order(Number(about.id)), name: customerTexts.orderName(about.id) }
  if (about?.type === 'deposit') return { to: paths.payment(about.id), name: customerTexts.depositName(about.id) }
  if (about?.type === 'dispute') return { to: paths.dispute(about.id), name: customerTexts.disputeName(about.id) }
  return null
}

const linkClass = 'rounded-check font-[560] underline hover:text-bone-0'

const About = ({ about, reference }: StatementLine) => {
  // On another tab of the page that it stands on.
  if (about?.type === 'adjustment')
    return (
      <Link to="." search={{ tab: 'adjustments' } as never} resetScroll={false} className={linkClass}>
        {customerTexts.adjustmentName(about.id)}
      </Link>
    )
  const link = linkOf(about)
  return link ? (
    <Link to={link.to} className={linkClass}>
      {link.name}
    </Link>
  ) : (
    <span title={reference}>{reference}</span>
  )
}

const columns: readonly Column<StatementLine>[] = [
  { id: 'at', header: customerTexts.at, cell: ({ at }) => showMoment(at), mono: true },
  { id: 'kind', header: customerTexts.kind, cell: ({ kind }) => movementNames[kind] ?? readable(kind) },
  { id: 'about', header: customerTexts.about, cell: About, mono: true, grow: true, from: 640 },
  { id: 'why', header: customerTexts.why, cell: ({ reason }) => reason, muted: true, from: 1280 },
  { id: 'by', header: customerTexts.by, cell: ({ by }) => by, mono: true, from: 1024 },
  { id: 'amount', header: customerTexts.amount, cell: ({ amount }) => showEuro(amount), align: 'right' },
  { id: 'after', header: customerTexts.after, cell: (line) => showEuro(line.balance_after), align: 'right', from: 640 },
]

interface StatementTableProps {
  customerId: number
  /** first and last day, in the shop's zone; absent while nobody knows them */
  days: { from: string; till: string } | undefined
}

/** Movements of a balance on some days, newest first. */
export const StatementTable = ({ customerId, days }: StatementTableProps) => {
  const list = usePages(listCustomerStatement, {
    key: ['customers', 'statement'],
    params: { id: customerId },
    query: days,
    enabled: days !== undefined,
  })
  return (
    <Section title={customerTexts.movements} titleHidden flush>
      <DataTable
        label={customerTexts.movements}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        empty={customerTexts.statementNone}
      />
    </Section>
  )
}
