import { takeOfferStep } from '@pandrop/contract/staff/routes/offers'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { TextArea } from '../../forms/TextArea.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { formTexts } from '../../texts/forms.ts'
import { offerFormTexts } from '../../texts/offerForms.ts'
import { sendOnCtrlEnter } from './CounterForm.tsx'
import type { StepDialogProps } from './stepDialogProps.ts'

/** Turns an offer down; the customer reads why. */
export const DeclineDialog = ({ offer, onClose, onDone, onMovedOn }: StepDialogProps) => {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const call = useCall(takeOfferStep, {
    failed: offerFormTexts.declineFailed,
    quiet: true,
    onDone: (answer) => onDone(answer.offer, offerFormTexts.declined(offer.title)),
    onFailure: (failure) => failure.httpStatus === 409 && onMovedOn(failure),
  })
  const note = reason.trim().replace(/\s+/g, ' ')
  const send = (): void => {
    setTried(true)
    if (note !== '')
      void call.run({ params: { id: offer.id }, body: { step: 'rejected', note, seen: offer.timeline.at(-1)?.id } })
  }
  return (
    <FormDialog
      open
      danger
      onClose={onClose}
      title={offerFormTexts.decline}
      text={`${offer.title}. ${offerFormTexts.declineText}`}
      submitLabel={offerFormTexts.declineButton}
      busy={call.running}
      failure={call.failureText}
      onSubmit={send}
    >
      <TextArea
        label={formTexts.reason}
        hint={formTexts.reasonToCustomer}
        error={tried && note === '' ? formTexts.reasonMissing : call.fieldErrors.note}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={sendOnCtrlEnter}
      />
    </FormDialog>
  )
}
