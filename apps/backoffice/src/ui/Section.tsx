import { classNames } from '@pandrop/ui/classNames'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  /** the title is read out but not shown, where the page's title says it */
  titleHidden?: boolean
  /** at the right of the title: a link, tabs, a button */
  aside?: ReactNode
  /** the content reaches the edges: a table */
  flush?: boolean
  className?: string
  children: ReactNode
}

/** A panel of a page: radius 14, a hairline edge, h2. */
export const Section = ({ title, titleHidden, aside, flush, className, children }: SectionProps) => {
  const titleId = useId()
  const head = !titleHidden || Boolean(aside)
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(
        'relative min-w-0 rounded-large bg-ink-1',
        // The edge lies over what reaches it.
        'after:pointer-events-none after:absolute after:inset-0 after:z-(--layer-sticky) after:rounded-large',
        'after:shadow-edge',
        flush && 'overflow-clip',
        className,
      )}
    >
      <div
        className={classNames(
          'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4',
          head ? 'min-h-12 py-2' : 'sr-only',
          // Without a title it holds what the content is chosen with.
          titleHidden && 'print:hidden',
        )}
      >
        <h2 id={titleId} className={titleHidden ? 'sr-only' : 'type-panel'}>
          {title}
        </h2>
        {aside}
      </div>
      <div className={classNames(!flush && (head ? 'px-4 pb-4' : 'p-4'))}>{children}</div>
    </section>
  )
}
