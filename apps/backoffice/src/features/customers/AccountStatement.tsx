import { type StatementMonth, statementPdfLinesMax } from '@pandrop/contract/staff/account-statements'
import { getAccountStatement } from '@pandrop/contract/staff/routes/customers'
import { buttonClass } from '@pandrop/ui/Button'
import { IconDownload } from '@tabler/icons-react'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { showCount, showEuro } from '../../format.ts'
import { type AddressWords, useAddress } from '../../hooks/useAddress.ts'
import { RangePicker } from '../../range/RangePicker.tsx'
import { askedDays } from '../../range/range.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { wholeList } from '../../table/tableList.ts'
import { customerTexts } from '../../texts/customers.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { Sums } from '../../ui/Sums.tsx'
import { StatementTable } from './StatementTable.tsx'

const statementQuery = (customerId: number, words: AddressWords) => {
  const query = askedDays(words)
  return queryOptions({
    queryKey: ['customers', 'account-statement', customerId, query],
    queryFn: ({ signal }) => api.send(getAccountStatement, { params: { id: customerId }, query, signal }),
    placeholderData: keepPreviousData,
  })
}

const columns: readonly Column<StatementMonth>[] = [
  { id: 'month', header: customerTexts.month, mono: true, grow: true, cell: ({ month }) => month },
  { id: 'lines', header: customerTexts.lines, align: 'right', cell: ({ lines }) => showCount(lines), from: 1024 },
  { id: 'opening', header: customerTexts.opening, align: 'right', cell: (row) => showEuro(row.opening), from: 640 },
  { id: 'came', header: customerTexts.came, align: 'right', cell: ({ came }) => showEuro(came), from: 640 },
  { id: 'went', header: customerTexts.went, align: 'right', cell: ({ went }) => showEuro(went), from: 640 },
  { id: 'closing', header: customerTexts.closing, align: 'right', cell: ({ closing }) => showEuro(closing) },
]

interface OfDays {
  customerId: number
  from: string
  till: string
  lines: number
}

const icon = <IconDownload aria-hidden="true" size={18} stroke={1.6} />

const Files = ({ customerId, from, till, lines }: OfDays) => {
  const fileOf = (format: 'csv' | 'pdf') => (
    <a
      href={`/api/staff/customers/${customerId}/account-statement/${format}?from=${from}&till=${till}`}
      download
      className={buttonClass({ kind: 'secondary', size: 40 })}
    >
      {icon}
      {customerTexts.files[format]}
    </a>
  )
  return (
    <>
      {fileOf('csv')}
      {lines <= statementPdfLinesMax ? (
        fileOf('pdf')
      ) : (
        <StaffButton icon={icon} disabled disabledReason={customerTexts.pdfOff(statementPdfLinesMax)}>
          {customerTexts.files.pdf}
        </StaffButton>
      )}
    </>
  )
}

/** What some days came to on a balance, by month, with its files and every movement; the days stand in the address. */
export const AccountStatement = ({ customerId }: { customerId: number }) => {
  const [words] = useAddress()
  const { data: statement, ...reading } = useQuery(statementQuery(customerId, words))
  const sum = (name: string, units: number | undefined) => ({
    name,
    value: units === undefined ? undefined : showEuro(units),
  })
  return (
    <>
      <Sums
        sums={[
          sum(customerTexts.opening, statement?.opening),
          sum(customerTexts.came, statement?.came),
          sum(customerTexts.went, statement?.went),
          sum(customerTexts.closing, statement?.closing),
        ]}
      />
      <ListPanel
        title={customerTexts.statement}
        filters={<RangePicker shownRange={statement} />}
        aside={statement && <Files customerId={customerId} {...statement} />}
      >
        <DataTable
          label={customerTexts.byMonth}
          columns={columns}
          list={wholeList({ data: statement?.months, ...reading })}
          rowKey={({ month }) => month}
          empty={customerTexts.statementNone}
        />
      </ListPanel>
      <StatementTable customerId={customerId} days={statement && { from: statement.from, till: statement.till }} />
      <p className="max-w-prose type-meta text-bone-2">{customerTexts.statementAbout}</p>
    </>
  )
}
