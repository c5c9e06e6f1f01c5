import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { PandaFace } from './PandaFace.tsx'

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

/** The centred 480 px panel of the success, failure and processing pages. */
export const StatusPanel = ({ title, text, status, asleep, actions, className }: StatusPanelProps) => (
  <section
    className={classNames(
      'raised mx-auto flex w-full max-w-[480px] flex-col items-center rounded-modal px-8 py-11 text-center',
      'compact:px-5',
      className,
    )}
  >
    <PandaFace size={96} asleep={asleep} />
    <h1 className="mt-5 type-h2">{title}</h1>
    {text && <div className="mt-2.5 text-bone-1">{text}</div>}
    <div role="status" className="mt-4 empty:hidden">
      {status}
    </div>
    {actions && <div className="mt-6 flex w-full flex-col gap-3 sm:flex-row sm:justify-center">{actions}</div>}
  </section>
)
