import { classNames } from '@pandrop/ui/classNames'
import { type StaffCounts, useStaffCounts } from '../hooks/useStaffCounts.ts'
import { shellTexts } from '../texts/shell.ts'
import type { Queue } from './navigation.ts'

interface QueueCount {
  count: number
  /** a deadline of one of them is near: the badge turns amber */
  near: boolean
}

const queuesOf = (counts: StaffCounts): Record<Queue, QueueCount> => ({
  orders: { count: counts.orders_to_deliver, near: false },
  offers: { count: counts.offers_to_answer, near: counts.offers_urgent > 0 },
  payments: { count: counts.payments_waiting, near: false },
  payouts: { count: counts.payouts_waiting, near: false },
  adjustments: { count: counts.adjustments_waiting, near: false },
  failed: { count: counts.mails_failed + counts.jobs_failed, near: false },
})

/** What waits behind an entry of the sidebar; nothing is shown while nothing is known. */
export const SidebarCount = ({ queue }: { queue: Queue }) => {
  const counts = useStaffCounts()
  const waiting = counts && queuesOf(counts)[queue]
  if (!waiting || waiting.count === 0) return null
  return (
    <span
      className={classNames(
        'grid h-5 min-w-6 place-items-center rounded-check px-1.5 type-meta font-[640]',
        waiting.near ? 'bg-warn text-ink-0' : 'bg-ink-3 text-bone-1',
      )}
    >
      <span aria-hidden="true">{shellTexts.badge(waiting.count)}</span>
      <span className="sr-only">{shellTexts.waiting(waiting.count)}</span>
    </span>
  )
}
