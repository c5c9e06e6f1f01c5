import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo } from 'react'
import { keepQueue, readQueue, stepTo } from '../table/queue.ts'
import { isKeyForPage } from '../table/useRowKeys.ts'
import { shellTexts } from '../texts/shell.ts'
import { KeyHint } from '../ui/KeyHint.tsx'

/** The queue that this page was opened from, where it stands in it, and what is beside it. */
const useQueue = () => {
  const pathname = useLocation({ select: (location) => location.pathname })
  return useMemo(() => {
    const queue = readQueue()
    const at = queue ? queue.hrefs.indexOf(pathname) : -1
    if (!queue || at === -1) return null
    return { queue, at, count: queue.hrefs.length, previous: queue.hrefs[at - 1], next: queue.hrefs[at + 1] }
  }, [pathname])
}

/** The way to the previous and the next of the queue that somebody came from; p and n do the same. */
export const QueueSteps = () => {
  const place = useQueue()
  const navigate = useNavigate()
  useEffect(() => {
    if (!place) return
    keepQueue({ ...place.queue, at: place.at, isLeft: true })
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isKeyForPage(event)) return
      const to = event.key === 'n' ? place.next : event.key === 'p' ? place.previous : undefined
      if (to === undefined) return
      event.preventDefault()
      stepTo(to)
      void navigate({ to })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [place, navigate])
  // A queue of one has nothing to walk to.
  if (!place || place.count < 2) return null
  const { at, count, previous, next } = place
  return (
    <nav
      aria-label={shellTexts.queue}
      className="flex items-center gap-1 type-meta text-bone-2 tight:order-last tight:w-full tight:justify-between"
    >
      <Step to={previous} name={shellTexts.queuePrevious} shortcut="p">
        <IconChevronLeft aria-hidden="true" size={18} stroke={1.6} />
      </Step>
      <span role="status" className="tabular-nums">
        {shellTexts.queuePlace(at + 1, count)}
      </span>
      <Step to={next} name={shellTexts.queueNext} shortcut="n">
        <IconChevronRight aria-hidden="true" size={18} stroke={1.6} />
      </Step>
    </nav>
  )
}

interface StepProps {
  /** undefined at the end of the queue */
  to: string | undefined
  name: string
  shortcut: string
  children: ReactNode
}

const Step = ({ to, name, shortcut, children }: StepProps) =>
  to === undefined ? null : (
    <Link
      to={to}
      aria-label={name}
      aria-keyshortcuts={shortcut}
      title={name}
      onClick={() => stepTo(to)}
      className="inline-flex h-10 items-center gap-1 rounded-badge px-1.5 hover:bg-ink-2 hover:text-bone-0"
    >
      {shortcut === 'n' && <KeyHint>{shortcut}</KeyHint>}
      {children}
      {shortcut === 'p' && <KeyHint>{shortcut}</KeyHint>}
    </Link>
  )
