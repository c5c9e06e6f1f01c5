import type { EndCause } from '@pandrop/contract/lifecycle/order'
import type { StaffOrder } from '@pandrop/contract/staff/orders'
import { takeOrderStep } from '@pandrop/contract/staff/routes/orders'
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
  const { run, running, failureText } = useCall(takeOrderStep, {
    failed,
    done: ({ proposed }) => (proposed ? proposedText : done),
    quiet: true,
    onDone: refreshAfterStep,
  })
  const isCauseMissing = step === 'cancelled' && cause === undefined
  const send = async () => {
    setTried(true)
    if (isCauseMissing) return
    const body = { step, ...(cause && { cause }), ...(destination && { destination }), ...sentWords(words) }
    if (await run({ params: { id: order.id }, body })) onClose()
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
