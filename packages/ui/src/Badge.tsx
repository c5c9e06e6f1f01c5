import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'

export type BadgeKind = 'discount' | 'new' | 'stattrak' | 'souvenir' | 'plain'

const kinds: Record<BadgeKind, string> = {
  discount: 'bg-bamboo text-on-bamboo',
  new: 'bg-bone-0 text-ink-0',
  stattrak: 'bg-stattrak-ground text-stattrak',
  souvenir: 'bg-souvenir-ground text-souvenir',
  plain: 'bg-ink-2 text-bone-1',
}

interface BadgeProps {
  kind: BadgeKind
  /** 20 px on cards, 32 px in the facts of a details page */
  size?: 'card' | 'detail'
  children: ReactNode
  className?: string
}

/** A small mark on a card: −12%, New, StatTrak™, Souvenir; `plain` for facts. */
export const Badge = ({ kind, size = 'card', children, className }: BadgeProps) => (
  <span
    className={classNames(
      'inline-flex items-center whitespace-nowrap font-sans font-[680]',
      size === 'card' ? 'h-5 rounded-[7px] px-[7px] text-[11px]/5' : 'h-8 rounded-badge px-3 text-[13px]/8 font-[580]',
      kinds[kind],
      className,
    )}
  >
    {children}
  </span>
)
