import { type ReactNode, useId } from 'react'
import { classNames } from './classNames.ts'

export interface TimelineStep {
  /** what happened */
  label: ReactNode
  /** seconds since 1970 */
  at: number
  /** the same in words, in the visitor's time zone */
  moment: string
  /** somebody's own words on it */
  note: string | null
}

interface TimelineProps {
  title: string
  /** whose words the notes are: "From us" */
  noteLabel: string
  /** oldest first */
  steps: readonly TimelineStep[]
  className?: string
}

/** What has happened to something, the newest step first and marked. */
export const Timeline = ({ title, noteLabel, steps, className }: TimelineProps) => {
  const titleId = useId()
  const newestFirst = steps.map((step, place) => ({ step, place })).reverse()
  return (
    <section aria-labelledby={titleId} className={className}>
      <h3 id={titleId} className="mb-4 type-label text-bone-2">
        {title}
      </h3>
      <ol>
        {newestFirst.map(({ step, place }) => (
          <Step key={place} step={step} noteLabel={noteLabel} newest={place === steps.length - 1} leadsOn={place > 0} />
        ))}
      </ol>
    </section>
  )
}

interface StepProps {
  step: TimelineStep
  noteLabel: string
  newest: boolean
  /** a line leads on to an older step */
  leadsOn: boolean
}

const Step = ({ step: { label, at, moment, note }, noteLabel, newest, leadsOn }: StepProps) => (
  <li aria-current={newest ? 'step' : undefined} className="relative pb-6 pl-7 last:pb-0">
    {leadsOn && <span aria-hidden="true" className="absolute top-5 bottom-0 left-[5px] w-px bg-line-2" />}
    <span
      aria-hidden="true"
      className={classNames(
        'drop-shape absolute top-1.5 left-0 size-[11px] rotate-45',
        newest ? 'bg-bamboo' : 'bg-ink-1 shadow-edge-ui',
      )}
    />
    <span className={classNames('block', newest ? 'font-[640] text-bone-0' : 'text-bone-1')}>{label}</span>
    <time dateTime={new Date(at * 1000).toISOString()} className="block type-mono text-bone-2">
      {moment}
    </time>
    {note && (
      <figure className="mt-2 rounded-badge bg-ink-2 px-3 py-2">
        <figcaption className="type-meta text-bone-2">{noteLabel}</figcaption>
        <blockquote className="break-words text-bone-1">{note}</blockquote>
      </figure>
    )}
  </li>
)
