import { classNames } from './classNames.ts'

/**
 * A shimmering box in the place of something that is loading. Hidden from screen readers: the list around it says
 * that it is busy.
 * @param className its size, and its radius where 8 px is wrong
 */
export const Skeleton = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={classNames('shimmer block', !className.includes('rounded') && 'rounded-badge', className)}
  />
)
