import type { StaffPayment } from '@pandrop/contract/staff/payments'
import { Timeline } from '@pandrop/ui/Timeline'
import { showMoment } from '../../format.ts'
import { paymentStateNames, paymentTexts as texts } from '../../texts/payments.ts'

type Event = StaffPayment['timeline'][number]

const whoOf = ({ by, by_name }: Event): string => by_name ?? (by.startsWith('customer:') ? texts.byCustomer : by)

const Label = ({ event }: { event: Event }) => (
  <>
    {paymentStateNames[event.state]}{' '}
    <span className="font-normal break-words text-bone-2">{texts.by(whoOf(event))}</span>
    <span className="block font-normal break-words text-bone-1">{event.why}</span>
  </>
)

/** What happened to a payment, who did it and why. */
export const PaymentTimeline = ({ payment: { timeline } }: { payment: StaffPayment }) => (
  <div className="raised rounded-large p-4">
    <Timeline
      title={texts.timeline}
      noteLabel={texts.noteLabel}
      steps={timeline.map((event) => ({
        label: <Label event={event} />,
        at: Math.floor(Date.parse(event.at) / 1000),
        moment: showMoment(event.at),
        note: null,
      }))}
      className="[&>h3]:type-panel [&>h3]:text-bone-0"
    />
  </div>
)
