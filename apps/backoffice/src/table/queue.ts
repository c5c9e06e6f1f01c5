import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** The list that somebody opened a row of, as it stood then: what they came from, and what comes next. */
export interface Queue {
  /** of the list, with its filters */
  address: string
  /** where its rows lead, in their order */
  hrefs: readonly string[]
  /** the one that was looked at last */
  at: number
  /** whether a row of it was looked at since the list was */
  isLeft: boolean
}

// Of the tab: a reload keeps it, another tab has its own.
const storageKey = 'desk_queue'

/** The queue of this tab; null before a row of any was opened. */
export const readQueue = (): Queue | null => {
  const kept = sessionStorage.getItem(storageKey)
  return kept === null ? null : (JSON.parse(kept) as Queue)
}

export const keepQueue = (queue: Queue): void => sessionStorage.setItem(storageKey, JSON.stringify(queue))

interface QueueReturn {
  /** where the rows lead; undefined in a table whose rows lead nowhere */
  hrefs: readonly string[] | undefined
  isReady: boolean
  focusRow: (index: number) => void
}

/**
 * Whoever comes back to a list finds the row from which they left, or what has taken its place.
 * @returns what to call when a row is followed
 */
export const useQueueReturn = ({ hrefs, isReady, focusRow }: QueueReturn): ((at: number) => void) => {
  // A table may be drawn without a router; then nothing is left and nothing come back to.
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | null
  const hasLooked = useRef(false)
  useEffect(() => {
    if (hasLooked.current || !isReady || !hrefs) return
    hasLooked.current = true
    const queue = readQueue()
    if (!queue?.isLeft || queue.address !== addressIn(router) || hrefs.length === 0) return
    keepQueue({ ...queue, isLeft: false })
    const place = hrefs.indexOf(queue.hrefs[queue.at] ?? '')
    focusRow(place === -1 ? Math.min(queue.at, hrefs.length - 1) : place)
  }, [router, hrefs, isReady, focusRow])
  return (at) => {
    if (hrefs) keepQueue({ address: addressIn(router), hrefs, at, isLeft: true })
  }
}

const addressIn = (router: ReturnType<typeof useRouter> | null): string => {
  const { pathname = '', searchStr = '' } = router?.latestLocation ?? {}
  return `${pathname}${searchStr}`
}

/** The list above a page, with the filters under which it was left. */
export const addressOf = (list: string): string => {
  const queue = readQueue()
  return queue?.address.split('?')[0] === list ? queue.address : list
}

let steppedTo: string | null = null

/** Somebody walks on to the next of their queue: what can be done with it gets the focus, not its title. */
export const stepTo = (href: string): void => {
  steppedTo = href
}

/** Whether a page was come to by walking on; asked once. */
export const wasSteppedTo = (href: string): boolean => {
  const was = steppedTo === href
  if (was) steppedTo = null
  return was
}
