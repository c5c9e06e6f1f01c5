import { takeOfferStep } from '@pandrop/contract/staff/routes/offers'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ReasonField } from '../../forms/ReasonField.tsx'
import { TextArea } from '../../forms/TextArea.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { offerFormTexts } from '../../texts/offerForms.ts'
import { sendOnCtrlEnter } from './CounterForm.tsx'
import type { StepDialogProps } from './stepDialogProps.ts'

const words = {
  not_received: {
    title: offerFormTexts.notReceived,
    text: offerFormTexts.notReceivedText,
    button: offerFormTexts.notReceivedButton,
    done: offerFormTexts.notReceivedDone,
  },
  reversed: {
    title: offerFormTexts.reversed,
    text: offerFormTexts.reversedText,
    button: offerFormTexts.reversedButton,
    done: offerFormTexts.reversedDone,
  },
  ready: {
    title: offerFormTexts.ready,
    text: offerFormTexts.readyText,
    button: offerFormTexts.readyButton,
    done: offerFormTexts.readyDone,
  },
} as const

export type PlainStep = keyof typeof words

/** Steps that need no more than a word: not received, reversed, ready. */
export const PlainStepDialog = ({ offer, name, onClose, onDone, onMovedOn }: StepDialogProps & { name: PlainStep }) => {
  const { title, text, button, done } = words[name]
  const [note, setNote] = useState('')
  const [reason, setReason] = useState('')
  const call = useCall(takeOfferStep, {
    failed: offerFormTexts.stepFailed,
    quiet: true,
    onDone: (answer) => onDone(answer.offer, done(offer.title)),
    onFailure: (failure) => failure.httpStatus === 409 && onMovedOn(failure),
  })
  const send = (): void => {
    const told = note.trim().replace(/\s+/g, ' ') || undefined
    const kept = reason.trim().replace(/\s+/g, ' ') || undefined
    const seen = offer.timeline.at(-1)?.id
    void call.run({ params: { id: offer.id }, body: { step: name, note: told, reason: kept, seen } })
  }
  return (
    <FormDialog
      open
      danger={name !== 'ready'}
      onClose={onClose}
      title={title}
      text={`${offer.title}. ${text}`}
      submitLabel={button}
      busy={call.running}
      failure={call.failureText}
      onSubmit={send}
    >
      <TextArea
        label={offerFormTexts.customerNote}
        hint={offerFormTexts.optional}
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={sendOnCtrlEnter}
      />
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  )
}
