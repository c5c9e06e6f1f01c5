import { classNames } from '@pandrop/ui/classNames'
import { shellTexts } from '../texts/shell.ts'
import type { Queue } from './navigation.ts'

interface QueueCount {
  count: number
  /** a deadline of one of them is near: the badge turns amber */
  near: boolean
}

/** How many wait in each queue; nothing is known of a queue that is absent. */
const useQueueCounts = (): Partial<Record<Queue, QueueCount>> => ({})

/** What waits behind an entry of the sidebar. */
export const SidebarCount = ({ queue }: { queue: Queue }) => {
  const waiting = useQueueCounts()[queue]
  if (!waiting || waiting.count === 0) return null
  return (
    <span
      className={classNames(
        'grid h-5 min-w-6 place-items-center rounded-check px-1.5 type-meta font-[640]',
        waiting.near ? 'bg-warn text-ink-0' : 'bg-ink-3 text-bone-1',
      )}
    >
      <span aria-hidden="true">{waiting.count}</span>
      <span className="sr-only">{shellTexts.waiting(waiting.count)}</span>
    </span>
  )
}
