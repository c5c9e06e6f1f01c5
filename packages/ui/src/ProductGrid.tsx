import { Children, type ReactNode } from 'react'
import { classNames } from './classNames.ts'

interface ProductGridProps {
  /** the filter panel stands beside the grid and takes 312 px of it (only where the screen is wide) */
  filterOpen?: boolean
  /** what the list holds, for screen readers */
  label: string
  /** the list is loading: skeletons are inside */
  busy?: boolean
  /** ProductCards or ProductCardSkeletons */
  children: ReactNode
  className?: string
}

/** One to six columns: the table is in css/grid.css. */
export const ProductGrid = ({ filterOpen = false, label, busy, children, className }: ProductGridProps) => (
  <ul
    aria-label={label}
    aria-busy={busy || undefined}
    data-filter-open={filterOpen ? '' : undefined}
    className={classNames('product-grid', className)}
  >
    {Children.map(children, (child) => (
      <li className="min-w-0">{child}</li>
    ))}
  </ul>
)
