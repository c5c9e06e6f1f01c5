import { cancelDeskOrder, reverseDeskOrder } from '@pandrop/api-client/staff-orders-endpoints'
import type { DeskOrder } from '@pandrop/contract/staff/orders'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { stepTexts } from '../../texts/order-dialogs.ts'
import { DestinationField, firstDestination } from './DestinationField.tsx'
import { refreshAfterStep } from './orderQuery.ts'
import { noWords, sentWords, WordFields } from './WordFields.tsx'

interface EndDialogProps {
  step: 'cancelled' | 'reversed'
  order: DeskOrder
  onClose: () => void
}

/** Ends an order and gives all that is left of its money back. */
export const EndDialog = ({ step, order, onClose }: EndDialogProps) => {
  const [words, setWords] = useState(noWords)
  const [destination, setDestination] = useState(() => firstDestination(order))
  const { title, text, submit, failed, done } = stepTexts[step]
  // They take and answer the same; their paths alone differ.
  const call = (step === 'cancelled' ? cancelDeskOrder : reverseDeskOrder) as typeof cancelDeskOrder
  const { run, running, failureText } = useCall(call, { failed, done, quiet: true, onDone: refreshAfterStep })
  const send = async () => {
    if (await run({ params: { id: order.id }, body: { ...(destination && { destination }), ...sentWords(words) } }))
      onClose()
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      text={text}
      submitLabel={submit}
      danger
      busy={running}
      failure={failureText}
      onSubmit={() => void send()}
    >
      <DestinationField order={order} value={destination} onChange={setDestination} />
      <WordFields words={words} onChange={setWords} />
    </FormDialog>
  )
}
