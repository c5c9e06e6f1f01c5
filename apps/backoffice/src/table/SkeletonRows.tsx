import { classNames } from '@pandrop/ui/classNames'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { type Column, columnClass } from './columns.ts'

const rowsShown = 8

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[]
  selectable: boolean
}

/** Rows of shimmer, as high as those that follow. */
export const SkeletonRows = <Row,>({ columns, selectable }: SkeletonRowsProps<Row>) =>
  Array.from({ length: rowsShown }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <tr key={index} className="h-11 shadow-[inset_0_-1px_0_var(--color-line)]">
      {selectable && <td />}
      {columns.map((column) => (
        <td key={column.id} className={classNames('px-3 first:pl-4 last:pr-4', ...columnClass(column))}>
          <Skeleton className={classNames('h-3.5', column.grow ? 'w-1/2' : 'w-16', column.align && 'ml-auto')} />
        </td>
      ))}
    </tr>
  ))
