import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useInSight } from '../hooks/useInSight.ts'

interface ViewsProps {
  /** names the group: "Pages about payouts" */
  label: string
  views: readonly { to: string; name: string }[]
}

/** Pages about one thing, beside each other: tabs that are links. */
export const Views = ({ label, views }: ViewsProps) => {
  const row = useRef<HTMLElement>(null)
  useInSight(row, '[aria-current]')
  return (
    <nav ref={row} aria-label={label} className="scroller -mx-1 flex min-w-0 gap-1 px-1 py-1">
      {views.map(({ to, name }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: true, includeSearch: false }}
          activeProps={{ className: 'bg-ink-3 text-bone-0', 'aria-current': 'page' }}
          inactiveProps={{ className: 'text-bone-1 hover:bg-ink-2 hover:text-bone-0' }}
          className="inline-flex h-9 flex-none items-center rounded-badge px-3 font-[560] transition-colors"
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
