import type { StaffOrder } from '@pandrop/contract/staff/orders'
import { Timeline } from '@pandrop/ui/Timeline'
import { showMoment } from '../../format.ts'
import { orderEventNames, orderTexts as texts } from '../../texts/orders.ts'

type Event = StaffOrder['timeline'][number]

const whoOf = ({ by, by_name }: Event): string => by_name ?? (by.startsWith('customer:') ? texts.byCustomer : by)

const Label = ({ event }: { event: Event }) => (
  <>
    {orderEventNames[event.kind]} <span className="font-normal text-bone-2">{texts.by(whoOf(event))}</span>
    <span className="block font-normal break-words text-bone-1">{event.why}</span>
  </>
)

/** What has happened, who did it, why, and what the customer was told. */
export const OrderTimeline = ({ order: { timeline } }: { order: StaffOrder }) => (
  <div className="raised rounded-large p-4">
    <Timeline
      title={texts.timeline}
      noteLabel={texts.toldCustomer}
      steps={timeline.map((event) => ({
        label: <Label event={event} />,
        at: Math.floor(Date.parse(event.at) / 1000),
        moment: showMoment(event.at),
        note: event.note,
      }))}
      className="[&>h3]:type-panel [&>h3]:text-bone-0"
    />
  </div>
)
