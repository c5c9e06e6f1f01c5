import { classNames } from '@pandrop/ui/classNames'
import type { ReactNode } from 'react'

interface FactsProps {
  facts: readonly {
    /** what it is: "Paid by" */
    term: string
    /** left out altogether where it is null or undefined */
    value: ReactNode
    /** ids, times */
    mono?: boolean
  }[]
  className?: string
}

/** Terms and what they are, two columns of a panel. */
export const Facts = ({ facts, className }: FactsProps) => (
  <dl className={classNames('grid grid-cols-[fit-content(60%)_minmax(0,1fr)] gap-x-4 gap-y-2', className)}>
    {facts
      .filter(({ value }) => value !== null && value !== undefined)
      .map(({ term, value, mono }) => (
        <div key={term} className="contents">
          <dt className="text-bone-2">{term}</dt>
          <dd className={classNames('min-w-0 break-words text-right', mono && 'type-mono text-[12.5px]/5')}>{value}</dd>
        </div>
      ))}
  </dl>
)
