import { type ReactNode, useId } from 'react'
import { classNames } from './classNames.ts'

interface PanelProps {
  /** heading of the panel; it names the region */
  title?: ReactNode
  /** 28 px mark before the title: a step's number or tick */
  mark?: ReactNode
  /** right of the title */
  aside?: ReactNode
  children: ReactNode
  className?: string
}

/** A raised box on the page: form sections, summaries, facts. */
export const Panel = ({ title, mark, aside, children, className }: PanelProps) => {
  const titleId = useId()
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      className={classNames('raised rounded-modal p-6 compact:p-4', className)}
    >
      {title && (
        <div className="mb-5 flex items-center gap-3">
          {mark}
          <h2 id={titleId} className="min-w-0 flex-1 type-h3">
            {title}
          </h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
