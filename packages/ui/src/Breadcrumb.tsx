import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'

interface BreadcrumbProps {
  /** "Breadcrumb" */
  label: string
  /** from the home page down; the last one is the page itself and no link */
  steps: readonly { key: string; content: ReactNode }[]
  className?: string
}

/** The way here. Phones show the last two steps. */
export const Breadcrumb = ({ label, steps, className }: BreadcrumbProps) => (
  <nav aria-label={label} className={className}>
    <ol className="flex items-center gap-2 text-[13px]/5 text-bone-2">
      {steps.map(({ key, content }, index) => {
        const last = index === steps.length - 1
        return (
          <li
            key={key}
            aria-current={last ? 'page' : undefined}
            className={classNames(
              'flex items-center gap-2 whitespace-nowrap [&_a:hover]:text-bone-0',
              last && 'min-w-0 font-[580] text-bone-0',
              index < steps.length - 2 && 'compact:hidden',
            )}
          >
            {last ? <span className="truncate">{content}</span> : content}
            {!last && <IconChevronRight aria-hidden="true" size={15} stroke={1.6} />}
          </li>
        )
      })}
    </ol>
  </nav>
)
