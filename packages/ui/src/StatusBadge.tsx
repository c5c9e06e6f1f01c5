import { IconCircleCheckFilled, IconCircleXFilled, IconClockFilled } from '@tabler/icons-react'
import { classNames } from './classNames.ts'

/** The three kinds (docs/behaviour/look.md#status-kinds); `waiting` is what needs time or somebody. */
export type StatusKind = 'success' | 'waiting' | 'error'

const faces = {
  success: { Icon: IconCircleCheckFilled, colour: 'text-bamboo' },
  waiting: { Icon: IconClockFilled, colour: 'text-warn' },
  error: { Icon: IconCircleXFilled, colour: 'text-danger' },
} as const

interface StatusBadgeProps {
  kind: StatusKind
  /** the status in words */
  label: string
  className?: string
}

/** A status as filled icon and word, 26 px high. */
export const StatusBadge = ({ kind, label, className }: StatusBadgeProps) => {
  const { Icon, colour } = faces[kind]
  return (
    <span
      className={classNames(
        'inline-flex h-[26px] items-center gap-2 rounded-badge bg-ink-2 pr-2.5 pl-2 whitespace-nowrap',
        'type-meta font-[580]',
        colour,
        className,
      )}
    >
      <Icon aria-hidden="true" size={15} />
      {label}
    </span>
  )
}
