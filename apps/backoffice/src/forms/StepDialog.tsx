import type { ApiFailure } from '@pandrop/api-client/errors'
import type { Lifecycle, Step } from '@pandrop/contract/lifecycle/lifecycle'
import { type ReactNode, useState } from 'react'
import type { CallHandle } from '../hooks/useCall.ts'
import type { StepTexts } from '../texts/forms.ts'
import { FormDialog } from './FormDialog.tsx'

/** What a field is asked for with: by a step of what, after which failure. */
interface Asked<Subject> {
  step: string
  subject: Subject
  failure: ApiFailure | null
}

/** A field as it is drawn. */
interface DrawnField<Subject> extends Asked<Subject> {
  /** for a text field, a text area or a select */
  control: { value: string; error: string | undefined; onChange: (event: { target: { value: string } }) => void }
  /** for whatever else */
  type: (typed: string) => void
}

/** A field of the call that takes a step. */
export interface StepField<Subject> {
  /** in the call's body */
  name: string
  /** whether it is asked for; absent: by the steps that need or take it (contract/lifecycle) */
  isAsked?: (asked: Asked<Subject>) => boolean
  /** whether it must be filled in where it is asked for, even by a step that only takes it */
  isRequired?: boolean
  /** what stands in it to begin with; absent: nothing */
  first?: (subject: Subject) => string
  /** what is sent of what was typed, null where that cannot be meant; absent: the words, without blanks around them */
  read?: (typed: string) => unknown
  /** said where it is missing or cannot be meant */
  invalid?: string
  /** the name of a field that what is typed here empties */
  empties?: string
  draw: (field: DrawnField<Subject>) => ReactNode
}

interface StepDialogProps<Subject> {
  lifecycle: Lifecycle
  step: string
  subject: Subject
  /** all that its noun's steps can be asked for, in the order of the screen */
  fields: readonly StepField<Subject>[]
  texts: StepTexts
  /** what the step is about, in front of what it means: a title, an amount */
  about?: string
  call: Pick<CallHandle<never>, 'running' | 'failure' | 'failureText' | 'fieldErrors'>
  /** gets the fields that were filled in, as the call's body names them */
  onSend: (filled: Readonly<Record<string, unknown>>) => unknown
  onClose: () => void
}

/** Asks before a step of whatever has a lifecycle is taken, with the fields that the step needs or takes. */
export const StepDialog = <Subject,>(props: StepDialogProps<Subject>) => {
  const { lifecycle, step, subject, texts, about, call, onSend, onClose } = props
  const { needs = [], takes = [] } = lifecycle.steps[step] as Step
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [tried, setTried] = useState(false)
  const asked = { step, subject, failure: call.failure }
  const isAsked = ({ name, isAsked }: StepField<Subject>): boolean =>
    // What is filled in stays to be seen.
    Boolean(typed[name]) || (isAsked?.(asked) ?? (needs.includes(name) || takes.includes(name)))
  const fields = props.fields.filter(isAsked).map((field) => {
    const { name, first, read = readWords, isRequired = needs.includes(name) } = field
    const value = typed[name] ?? first?.(subject) ?? ''
    const sent = read(value)
    return { field, value, sent, isInvalid: sent === null || (isRequired && sent === undefined) }
  })
  const errorOf = ({ field, isInvalid }: (typeof fields)[number]): string | undefined =>
    call.fieldErrors[field.name] ?? (tried && isInvalid ? field.invalid : undefined)
  const send = (): void => {
    setTried(true)
    if (fields.some(({ isInvalid }) => isInvalid)) return
    const filled = fields.filter(({ sent }) => sent !== undefined)
    void onSend(Object.fromEntries(filled.map(({ field, sent }) => [field.name, sent])))
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.title}
      text={about ? `${about}. ${texts.text}` : texts.text}
      submitLabel={texts.submit}
      danger={texts.danger}
      busy={call.running}
      failure={fields.some(({ field }) => call.fieldErrors[field.name]) ? undefined : call.failureText}
      onSubmit={send}
    >
      {fields.map((shown) => {
        const { name, empties, draw: Field } = shown.field
        const type = (next: string) => setTyped({ ...typed, [name]: next, ...(empties && { [empties]: '' }) })
        const onChange = (event: { target: { value: string } }) => type(event.target.value)
        const control = { value: shown.value, error: errorOf(shown), onChange }
        return <Field key={name} {...asked} control={control} type={type} />
      })}
    </FormDialog>
  )
}

const readWords = (typed: string): string | undefined => typed.trim() || undefined
