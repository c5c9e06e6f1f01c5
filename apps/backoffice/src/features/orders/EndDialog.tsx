import type { EndCause } from '@pandrop/contract/order-states'
import type { StaffOrder } from '@pandrop/contract/staff/orders'
import { cancelDeskOrder, reverseDeskOrder } from '@pandrop/contract/staff/routes/orders'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { proposedText, stepTexts } from '../../texts/order-dialogs.ts'
import { CauseField } from './CauseField.tsx'
import { DestinationField, firstDestination } from './DestinationField.tsx'
import { refreshAfterStep } from './orderQuery.ts'
import { noWords, sentWords, WordFields } from './WordFields.tsx'

interface EndDialogProps {
  step: 'cancelled' | 'reversed'
  order: StaffOrder
  onClose: () => void
}

/** Ends an order and gives all that is left of its money back. */
export const EndDialog = ({ step, order, onClose }: EndDialogProps) => {
  const [words, setWords] = useState(noWords)
  const [destination, setDestination] = useState(() => firstDestination(order))
  const [cause, setCause] = useState<EndCause>()
  const [tried, setTried] = useState(false)
  const { title, text, submit, failed, done } = stepTexts[step]
  const options = { failed, done, quiet: true, onDone: refreshAfterStep }
  const cancelling = useCall(cancelDeskOrder, options)
  const reversing = useCall(reverseDeskOrder, {
    ...options,
    done: ({ proposed }) => (proposed ? proposedText : done),
  })
  const { running, failureText } = step === 'cancelled' ? cancelling : reversing
  const send = async () => {
    setTried(true)
    const params = { id: order.id }
    const body = { ...(destination && { destination }), ...sentWords(words) }
    if (step === 'reversed') {
      if (await reversing.run({ params, body })) onClose()
    } else if (cause && (await cancelling.run({ params, body: { cause, ...body } }))) onClose()
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
      {step === 'cancelled' && <CauseField value={cause} onChange={setCause} missing={tried} />}
      <DestinationField order={order} value={destination} onChange={setDestination} />
      <WordFields words={words} onChange={setWords} />
    </FormDialog>
  )
}
