import { IconCheck } from '@tabler/icons-react'
import { classNames } from './classNames.ts'

interface StepMarkProps {
  number: number
  /** the step is filled in: a green tick takes the number's place */
  done?: boolean
  /** said instead of the tick: "Done" */
  doneLabel?: string
}

/** A drop with a step's number, beside the title of a Panel. */
export const StepMark = ({ number, done = false, doneLabel }: StepMarkProps) => (
  <span
    className={classNames(
      'inline-grid size-7 flex-none place-items-center drop-shape type-label font-[680]',
      done ? 'bg-bamboo text-on-bamboo' : 'bg-ink-3 text-bone-0',
    )}
  >
    {done ? <IconCheck aria-hidden="true" size={17} stroke={2.2} className="falls" /> : number}
    {done && doneLabel && <span className="sr-only">{doneLabel}</span>}
  </span>
)
