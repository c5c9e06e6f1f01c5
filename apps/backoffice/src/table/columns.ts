import type { ReactNode } from 'react'

/** One column of DataTable. */
export interface Column<Row> {
  /** unique in its table */
  id: string
  header: string
  /** the header is read out but not shown: a column of pictures or buttons */
  headerHidden?: boolean
  cell: (row: Row) => ReactNode
  /** sums and counts stand right */
  align?: 'left' | 'right'
  /** ids, times and dates are set in mono */
  mono?: boolean
  /** secondary: bone-2 */
  muted?: boolean
  /** takes what is left of the width and is cut off with an ellipsis; one per table reads best */
  grow?: boolean
  /** left out on narrow screens: from so many px on */
  from?: 640 | 1024 | 1280 | 1440
  /** classes of its cells, for a width: "w-28" */
  className?: string
}

const hiddenBelow = {
  640: 'compact:hidden',
  1024: 'tight:hidden',
  1280: 'not-desktop:hidden',
  1440: 'max-[1440px]:hidden',
} as const

/** Classes that head and cells of a column share. */
export const columnClass = <Row>({ align, grow, from, className }: Column<Row>): (string | undefined | false)[] => [
  align === 'right' && 'text-right',
  grow ? 'w-full max-w-0 min-w-40' : 'whitespace-nowrap',
  from && hiddenBelow[from],
  className,
]
