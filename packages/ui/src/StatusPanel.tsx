import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { Mark } from './Mark.tsx'

interface StatusPanelProps {
  title: string
  /** what happened and what happens next */
  text?: ReactNode
  /** a StatusBadge or a Spinner with its line; announced when it changes */
  status?: ReactNode
  /** asleep on failures */
  asleep?: boolean
  /** at most two buttons */
  actions?: ReactNode
  className?: string
}

// Here and not in the face: every page begins with that.
const closedEyes = (
  <g fill="none" strokeWidth="2.2" strokeLinecap="round" className="stroke-bone-0">
    <path d="M14.6 36.2a4.6 3.4 0 0 0 8.2 1.6" />
    <path d="M49.4 36.2a4.6 3.4 0 0 1-8.2 1.6" />
  </g>
)

/** The centred 480 px panel of the success, failure and processing pages. */
export const StatusPanel = ({ title, text, status, asleep, actions, className }: StatusPanelProps) => (
  <section
    className={classNames(
      'raised mx-auto flex w-full max-w-[480px] flex-col items-center rounded-modal px-8 py-11 text-center',
      'compact:px-5',
      className,
    )}
  >
    <Mark size={96} eyes={asleep ? closedEyes : undefined} />
    <h1 className="mt-5 type-h2">{title}</h1>
    {text && <div className="mt-2.5 text-bone-1">{text}</div>}
    <div role="status" className="mt-4 empty:hidden">
      {status}
    </div>
    {actions && <div className="mt-6 flex w-full flex-col gap-3 sm:flex-row sm:justify-center">{actions}</div>}
  </section>
)
