import { Timeline } from '@pandrop/ui/Timeline'
import { momentOf } from '../../dates.ts'
import { useText } from '../../hooks/useText.ts'
import type { Order } from './orderParts.ts'

/** What has happened to an order. */
export const OrderTimeline = ({ timeline }: Pick<Order, 'timeline'>) => {
  const text = useText()
  return (
    <Timeline
      title={text('timeline_title')}
      noteLabel={text('timeline_note')}
      steps={timeline.map(({ kind, at, note }) => ({
        label: text(`order_event_${kind}`),
        at,
        moment: momentOf(at),
        note,
      }))}
      className="mt-6 pt-6 shadow-[inset_0_1px_0_var(--color-line)]"
    />
  )
}
