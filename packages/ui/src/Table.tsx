import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'

export interface TableColumn<Row> {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  align?: 'left' | 'right'
  /** the head is read out but not shown: a column of buttons */
  headHidden?: boolean
  className?: string
}

interface TableProps<Row> {
  /** names the table for screen readers: "Order history" */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** what stands for a row at 768 px and below, and in the cards view */
  card: (row: Row) => ReactNode
  /** on wide screens; narrow ones always have cards */
  view?: 'table' | 'cards'
  /** empty rows fill the table up to this many, so that it keeps its height on the last page */
  rowsMin?: number
  className?: string
}

/** Rows as a table on wide screens and as cards on narrow ones. */
export const Table = <Row,>({ rows, card, rowKey, view = 'table', className, ...table }: TableProps<Row>) => (
  <div className={className}>
    {view === 'table' && <WideTable {...table} rows={rows} rowKey={rowKey} />}
    <ul
      aria-label={table.caption}
      className={classNames(
        'grid gap-3',
        view === 'table' ? 'wide:hidden print:hidden' : 'wide:grid-cols-2 desktop:grid-cols-3',
      )}
    >
      {rows.map((row) => (
        <li key={rowKey(row)} className="raised rounded-card p-4">
          {card(row)}
        </li>
      ))}
    </ul>
  </div>
)

type WideTableProps<Row> = Pick<TableProps<Row>, 'caption' | 'columns' | 'rows' | 'rowKey' | 'rowsMin'>

const WideTable = <Row,>({ caption, columns, rows, rowKey, rowsMin = 0 }: WideTableProps<Row>) => (
  <div className="raised overflow-x-auto rounded-card narrow:hidden print:block!">
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="h-[42px] border-b border-line">
          {columns.map((column) => (
            <th key={column.key} scope="col" className={cellClass(column, 'type-label text-bone-2')}>
              {column.headHidden ? <span className="sr-only">{column.head}</span> : column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="h-[72px] border-b border-line transition-colors last:border-0 hover:bg-ink-2"
          >
            {columns.map((column) => (
              <td key={column.key} className={cellClass(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <FillerRows count={rowsMin - rows.length} />
    </table>
  </div>
)

const cellClass = <Row,>({ align, className }: TableColumn<Row>, extra?: string) =>
  classNames('px-4 whitespace-nowrap', align === 'right' && 'text-right', className, extra)

const FillerRows = ({ count }: { count: number }) => (
  <tbody aria-hidden="true" className="print:hidden">
    {Array.from({ length: Math.max(0, count) }, (_, index) => `filler ${index}`).map((key) => (
      <tr key={key} className="h-[72px]">
        <td />
      </tr>
    ))}
  </tbody>
)
