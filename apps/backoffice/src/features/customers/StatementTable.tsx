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
  return about?.type === 'deposit' ? { to: paths.payment(about.id), name: customerTexts.depositName(about.id) } : null
}

const About = ({ about, reference }: StatementLine) => {
  const link = linkOf(about)
  return link ? (
    <Link to={link.to} className="rounded-check font-[560] underline hover:text-bone-0">
      {link.name}
    </Link>
  ) : (
    <span title={reference}>{reference}</span>
  )
}

const columns: readonly Column<StatementLine>[] = [
  { id: 'at', header: customerTexts.at, cell: ({ at }) => showMoment(at), mono: true },
  { id: 'kind', header: customerTexts.kind, cell: ({ kind }) => movementNames[kind] ?? readable(kind) },
  { id: 'about', header: customerTexts.about, cell: About, mono: true, grow: true },
  { id: 'why', header: customerTexts.why, cell: ({ reason }) => reason, muted: true, from: 1280 },
  { id: 'by', header: customerTexts.by, cell: ({ by }) => by, mono: true, from: 1024 },
  { id: 'amount', header: customerTexts.amount, cell: ({ amount }) => showEuro(amount), align: 'right' },
  { id: 'after', header: customerTexts.after, cell: (line) => showEuro(line.balance_after), align: 'right', from: 640 },
]

/** Movements of a balance, newest first. */
export const StatementTable = ({ customerId }: { customerId: number }) => {
  const list = usePages(listCustomerStatement, {
    key: ['customers', 'statement'],
    params: { id: customerId },
  })
  return (
    <Section title={customerTexts.statement} titleHidden flush>
      <DataTable
        label={customerTexts.statement}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        empty={customerTexts.statementNone}
      />
    </Section>
  )
}
