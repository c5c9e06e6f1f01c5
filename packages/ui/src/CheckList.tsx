import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { classNames } from './classNames.ts'

interface CheckListProps {
  items: readonly { text: string; met: boolean }[]
  /** said after a rule that is kept: "done" */
  metLabel: string
  className?: string
}

/** Rules that a value must keep, ticked off while it is typed: a password's letters and digits. */
export const CheckList = ({ items, metLabel, className }: CheckListProps) => (
  <ul className={classNames('flex flex-wrap gap-x-4 gap-y-1.5', className)}>
    {items.map(({ text, met }) => (
      <li
        key={text}
        className={classNames('flex items-center gap-2 text-[13px]/[18px]', met ? 'text-bamboo' : 'text-bone-2')}
      >
        {met ? (
          <IconCircleCheckFilled aria-hidden="true" size={16} />
        ) : (
          <IconCircle aria-hidden="true" size={16} stroke={1.6} />
        )}
        {text}
        {met && <span className="sr-only">{metLabel}</span>}
      </li>
    ))}
  </ul>
)
