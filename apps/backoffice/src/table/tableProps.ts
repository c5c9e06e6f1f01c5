import type { ReactNode } from 'react'
import type { Column } from './columns.ts'
import type { Selection } from './selection.ts'
import type { TableList } from './tableList.ts'

/** What a list of the back office is drawn from (DataTable). */
export interface DataTableProps<Row> {
  /** names the table: "Orders" */
  label: string
  /** define them outside of the component, or in useMemo */
  columns: readonly Column<Row>[]
  /** from `usePages`, or from a whole list by `wholeList` */
  list: TableList<Row>
  rowKey: (row: Row) => string | number
  /** where a row leads (paths.ts): Enter and a click anywhere on the row follow it */
  href?: (row: Row) => string
  /** for rows that open something on the page instead of leading away */
  onOpen?: (row: Row) => void
  /** what the row's link or button says to a screen reader: "Order 48213" */
  rowName?: (row: Row) => string
  /** rows that matter less than the others are grey */
  isFaint?: (row: Row) => boolean
  /** from `useSelection`: rows get a checkbox, `x` ticks it */
  selection?: Selection
  /** what to say where there are no rows; an object of EmptyState's title, text and action */
  empty: { title: string; text?: string; action?: ReactNode }
  /** below a row, as wide as the table; nothing for a row that is closed */
  detail?: (row: Row) => ReactNode
}
