import { Skeleton } from '@pandrop/ui/Skeleton'
import type { ReactNode } from 'react'

const grid = 'grid items-start gap-3 desktop:grid-cols-[minmax(0,1fr)_360px]'

interface TwoColumnsProps {
  /** what was before */
  aside: ReactNode
  children: ReactNode
}

/** What is set, beside what was set before. */
export const TwoColumns = ({ aside, children }: TwoColumnsProps) => (
  <div className={grid}>
    <div className="flex min-w-0 flex-col gap-3">{children}</div>
    {aside}
  </div>
)

/** The same while it loads. */
export const TwoColumnsLoading = ({ label }: { label: string }) => (
  <div role="status" className={grid}>
    <span className="sr-only">{label}</span>
    <Skeleton className="h-96 rounded-large" />
    <Skeleton className="h-96 rounded-large" />
  </div>
)
