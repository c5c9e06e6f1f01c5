import type { TextKey } from '@pandrop/dictionaries/translate'
import { classNames } from '@pandrop/ui/classNames'
import { useText } from '../../hooks/useText.ts'
import { momentOf, type Order } from './orderParts.ts'

type Event = Order['timeline'][number]

interface StepProps {
  event: Event
  newest: boolean
  /** a line leads on to an older step */
  leadsOn: boolean
}

const Step = ({ event: { kind, at, note }, newest, leadsOn }: StepProps) => {
  const text = useText()
  return (
    <li aria-current={newest ? 'step' : undefined} className="relative pb-6 pl-7 last:pb-0">
      {leadsOn && <span aria-hidden="true" className="absolute top-5 bottom-0 left-[5px] w-px bg-line-2" />}
      <span
        aria-hidden="true"
        className={classNames(
          'drop-shape absolute top-1.5 left-0 size-[11px] rotate-45',
          newest ? 'bg-bamboo' : 'bg-ink-1 shadow-edge-ui',
        )}
      />
      <span className={classNames('block', newest ? 'font-[640] text-bone-0' : 'text-bone-1')}>
        {text(`order_event_${kind}` as TextKey)}
      </span>
      <time dateTime={new Date(at * 1000).toISOString()} className="block type-mono text-bone-2">
        {momentOf(at)}
      </time>
      {note && (
        <figure className="mt-2 rounded-badge bg-ink-2 px-3 py-2">
          <figcaption className="type-meta text-bone-2">{text('order_note_from_us')}</figcaption>
          <blockquote className="break-words text-bone-1">{note}</blockquote>
        </figure>
      )}
    </li>
  )
}

/** What has happened to an order, the newest step first and marked. */
export const OrderTimeline = ({ timeline }: Pick<Order, 'timeline'>) => {
  const text = useText()
  const newestFirst = timeline.map((event, place) => ({ event, place })).reverse()
  return (
    <section aria-labelledby="order-timeline" className="mt-6 pt-6 shadow-[inset_0_1px_0_var(--color-line)]">
      <h3 id="order-timeline" className="mb-4 type-label text-bone-2">
        {text('order_timeline')}
      </h3>
      <ol>
        {newestFirst.map(({ event, place }) => (
          <Step key={place} event={event} newest={place === timeline.length - 1} leadsOn={place > 0} />
        ))}
      </ol>
    </section>
  )
}
