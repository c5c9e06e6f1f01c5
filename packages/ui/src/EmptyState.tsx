import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { Mark } from './Mark.tsx'

interface EmptyStateProps {
  title: string
  /** one line */
  text?: string
  /** decoration in place of the logo's face; it must keep its box while it loads */
  picture?: ReactNode
  /** one button or link */
  action?: ReactNode
  /** h1 where the state is the whole page */
  heading?: 'h1' | 'h2'
  className?: string
}

/** Nothing here: the shop's mark, a title, one line, one way on. Not-found pages use it too. */
export const EmptyState = ({ title, text, picture, action, heading: Heading = 'h2', className }: EmptyStateProps) => (
  <div
    className={classNames('raised flex flex-col items-center rounded-modal px-6 pt-11 pb-10 text-center', className)}
  >
    {picture ?? <Mark size={96} />}
    <Heading className="mt-5 type-h3">{title}</Heading>
    {text && <p className="mt-1.5 text-bone-1">{text}</p>}
    {action && <div className="mt-5">{action}</div>}
  </div>
)
