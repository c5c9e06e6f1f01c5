import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { keepQueue, readQueue } from './queue.ts'

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
