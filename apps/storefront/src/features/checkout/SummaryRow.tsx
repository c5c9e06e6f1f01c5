import { classNames } from '@pandrop/ui/classNames'
import type { ReactNode } from 'react'

interface SummaryRowProps {
  label: string
  muted?: boolean
  children: ReactNode
}

/** A name and its amount; belongs into a `<dl>`. */
export const SummaryRow = ({ label, muted, children }: SummaryRowProps) => (
  <div className={classNames('flex items-baseline justify-between gap-4', muted ? 'text-bone-2' : 'text-bone-1')}>
    <dt>{label}</dt>
    <dd className="text-right">{children}</dd>
  </div>
)
