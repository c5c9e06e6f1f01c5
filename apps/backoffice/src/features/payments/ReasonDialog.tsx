import type { Answer, Call, Route } from '@pandrop/contract/call'
import type { CallOf } from '@pandrop/contract/calls'
import { type ReactNode, useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ReasonField } from '../../forms/ReasonField.tsx'
import { type CallHandle, useCall } from '../../hooks/useCall.ts'
import { formTexts } from '../../texts/forms.ts'
import { refreshAfterStep } from './paymentQueries.ts'

interface ReasonDialogProps<R extends Route, C extends Call> {
  call: R
  /** of what the call is about */
  id: string
  title: string
  text: ReactNode
  submitLabel: string
  failed: string
  /** toast after success; '' says nothing */
  done: (answer: Answer<C>) => string
  /** why nothing was done although the call succeeded; the dialog stays open and says it */
  problemOf?: (answer: Answer<C>) => string | undefined
  danger?: boolean
  /** letters at most, as the call's contract says */
  max?: number
  onClose: () => void
}

/** Asks why, and then does what moves money or lifts a block. */
export const ReasonDialog = <R extends Route, C extends Call = CallOf<R>>(props: ReasonDialogProps<R, C>) => {
  const { call, id, title, text, submitLabel, failed, done, problemOf, danger, max, onClose } = props
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const { run, running, failureText } = useCall(call, { failed, done, quiet: true, onDone: refreshAfterStep })
  const send = async () => {
    setProblem(undefined)
    // Every call here takes an id and a reason; what they answer differs.
    const answer = await (run as CallHandle<Call>['run'])({ params: { id }, body: { reason: reason.trim() } } as never)
    if (!answer) return
    const told = problemOf?.(answer as Answer<C>)
    if (told) setProblem(told)
    else onClose()
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      text={text}
      submitLabel={submitLabel}
      danger={danger}
      busy={running}
      failure={problem ?? failureText}
      disabledReason={reason.trim() ? undefined : formTexts.reasonMissing}
      onSubmit={() => void send()}
    >
      <ReasonField value={reason} onChange={setReason} max={max} />
    </FormDialog>
  )
}
