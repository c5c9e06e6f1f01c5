import { classNames } from './classNames.ts'

interface StepperProps {
  /** names the list: "Steps" */
  label: string
  /** in order; shown as "1 Amount" */
  steps: readonly string[]
  /** 1 is the first step */
  current: number
  className?: string
}

/** Where a form of several steps stands: labelled bars of 3 px. */
export const Stepper = ({ label, steps, current, className }: StepperProps) => (
  <ol aria-label={label} className={classNames('flex gap-2', className)}>
    {steps.map((step, index) => {
      const reached = index < current
      return (
        <li key={step} aria-current={index + 1 === current ? 'step' : undefined} className="flex-1">
          <span aria-hidden="true" className={classNames('block h-[3px]', reached ? 'bg-bone-0' : 'bg-ink-3')} />
          <span className={classNames('mt-2.5 block type-label', reached ? 'text-bone-0' : 'text-bone-2')}>
            {index + 1} {step}
          </span>
        </li>
      )
    })}
  </ol>
)
