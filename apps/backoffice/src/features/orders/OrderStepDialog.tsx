import { type OrderStep, orderLifecycle } from '@pandrop/contract/lifecycle/order'
import type { StaffOrder } from '@pandrop/contract/staff/orders'
import { takeOrderStep } from '@pandrop/contract/staff/routes/orders'
import { TextField } from '@pandrop/ui/TextField'
import { StepDialog, type StepField } from '../../forms/StepDialog.tsx'
import { tradeFields } from '../../forms/tradeFields.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { proposedText, stepTexts, orderFormTexts as texts } from '../../texts/order-dialogs.ts'
import { isHeldObstacle } from '../../texts/orders.ts'
import {
  CauseField,
  DestinationField,
  firstCause,
  firstDestination,
  NoteField,
  RecordReasonField,
} from './orderFields.tsx'
import { refreshAfterStep } from './orderQuery.ts'

interface OrderStepDialogProps {
  step: OrderStep
  order: StaffOrder
  onClose: () => void
}

const fields: StepField<StaffOrder>[] = [
  {
    name: 'override_reason',
    // Of an administrator, who hands over what is held.
    isAsked: ({ step, subject }) =>
      subject.actions.some(({ action, obstacle }) => action === step && isHeldObstacle(obstacle)),
    isRequired: true,
    invalid: texts.reasonMissing,
    draw: ({ control }) => (
      <TextField
        label={texts.override}
        hint={texts.overrideHint}
        required
        maxLength={300}
        autoComplete="off"
        {...control}
      />
    ),
  },
  ...tradeFields<StaffOrder>({ label: texts.tradeOffer, hint: texts.tradeOfferHint }),
  {
    name: 'cause',
    first: (order) => firstCause(order) ?? '',
    invalid: texts.causeMissing,
    draw: ({ control }) => <CauseField {...control} />,
  },
  {
    name: 'destination',
    first: (order) => firstDestination(order) ?? '',
    draw: ({ control, subject }) => <DestinationField order={subject} {...control} />,
  },
  { name: 'note', isAsked: () => true, draw: ({ control }) => <NoteField {...control} /> },
  { name: 'reason', isAsked: () => true, draw: ({ control }) => <RecordReasonField {...control} /> },
]

/** Asks before a step of an order is taken; one that gives money back may have to wait for a second person. */
export const OrderStepDialog = ({ step, order, onClose }: OrderStepDialogProps) => {
  const { failed, done } = stepTexts[step]
  const call = useCall(takeOrderStep, {
    failed,
    done: ({ proposed }) => (proposed ? proposedText : done),
    quiet: true,
    onDone: refreshAfterStep,
  })
  return (
    <StepDialog
      lifecycle={orderLifecycle}
      step={step}
      subject={order}
      fields={fields}
      texts={stepTexts[step]}
      call={call}
      onSend={async (filled) => {
        if (await call.run({ params: { id: order.id }, body: { step, ...filled } })) onClose()
      }}
      onClose={onClose}
    />
  )
}
