import { classNames } from './classNames.ts'

interface SpinnerProps {
  /** said by screen readers; leave it out where a text beside the spinner says the same */
  label?: string
  className?: string
}

/** A turning drop outline. It appears after 150 ms, so quick answers show none. */
export const Spinner = ({ label, className }: SpinnerProps) => (
  <span role={label ? 'status' : undefined} className={classNames('inline-flex', className)}>
    <span className="spinner" aria-hidden="true" />
    {label && <span className="sr-only">{label}</span>}
  </span>
)
