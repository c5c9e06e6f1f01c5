import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWaiting } from '../hooks/useStaffCounts.ts'
import { addressOf } from '../table/queue.ts'
import { shellTexts } from '../texts/shell.ts'
import { QueueSteps } from './QueueSteps.tsx'
import { SearchBox } from './SearchBox.tsx'

interface PageProps {
  /** the h1, and the document's title behind how much waits */
  title: string
  /** pages above this one, topmost first: Orders above an order */
  trail?: readonly { name: string; to: string }[]
  /** beside the title: a status badge */
  mark?: ReactNode
  /** at the right end of the header row, after the search: buttons */
  actions?: ReactNode
  children: ReactNode
}

let hasArrived = false

/**
 * Whoever walks on by link finds the focus on the new page's title; a first visit leaves it to the browser. Each
 * address mounts its page anew (routes.tsx).
 */
const useFocusOnArrival = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Not from the row that somebody came back to, nor from what the next of a queue can be done with.
    const taken = document.activeElement?.closest('[data-row], [data-lit]')
    if (hasArrived && !taken) heading.current?.focus({ preventScroll: true })
    hasArrived = true
  }, [])
  return heading
}

/** Every page of the back office: header row with title, search and actions, then its panels 12 px apart. */
export const Page = ({ title, trail, mark, actions, children }: PageProps) => {
  const heading = useFocusOnArrival()
  const { count } = useWaiting()
  useEffect(() => {
    document.title = shellTexts.titleOf(title, count)
  }, [title, count])
  return (
    <>
      <header className="flex min-h-[72px] flex-wrap items-center gap-x-3 gap-y-2 py-4">
        <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          {trail && <Trail trail={trail} />}
          <h1 ref={heading} tabIndex={-1} className="type-page min-w-0 break-words outline-none">
            {title}
          </h1>
          {mark}
        </div>
        <QueueSteps />
        <SearchBox />
        {actions}
      </header>
      <div className="flex flex-col gap-3">{children}</div>
    </>
  )
}

const Trail = ({ trail }: Required<Pick<PageProps, 'trail'>>) => (
  <nav aria-label={shellTexts.trail} className="flex items-center gap-2 text-bone-2">
    {trail.map(({ name, to }) => (
      <span key={to} className="flex items-center gap-2">
        <Link to={addressOf(to)} className="rounded-check py-1 font-[560] hover:text-bone-0">
          {name}
        </Link>
        <IconChevronRight aria-hidden="true" size={16} stroke={1.6} />
      </span>
    ))}
  </nav>
)
