import { type CaseKind, caseWordsMax } from '@pandrop/contract/lifecycle/case'
import { writeInCase } from '@pandrop/contract/routes/cases'
import { Button } from '@pandrop/ui/Button'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { SelectField } from '@pandrop/ui/SelectField'
import { TextArea } from '@pandrop/ui/TextArea'
import { useState } from 'react'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { PictureField } from './PictureField.tsx'
import type { useCaseDraft } from './useCaseDraft.ts'

interface CaseFormProps {
  orderId: number
  /** what is typed */
  typed: ReturnType<typeof useCaseDraft>
  /** of a new conversation: what it can be about, and the order's items */
  begins?: { kinds: readonly CaseKind[]; items: readonly string[] }
  /** of one that was solved: it is opened again with the message */
  reopens?: number
  onSent: () => unknown
  onCancel?: () => void
}

/** A message to the shop: what it is about where it begins a conversation, its words and its pictures. */
export const CaseForm = ({ orderId, typed, begins, reopens, onSent, onCancel }: CaseFormProps) => {
  const text = useText()
  const toast = useToasts()
  const failureText = useFailureText()
  const { draft, change, clear } = typed
  const [tried, setTried] = useState(false)
  const call = useCall(writeInCase, {
    failed: 'case_failed',
    quiet: true,
    onDone: async () => {
      clear()
      setTried(false)
      toast.success(text('case_sent'))
      await onSent()
    },
    // A picture of a draft that is a day old is gone: what remains can be sent.
    onFailure: ({ code }) => code === 'case_picture_gone' && change({ pictures: [] }),
  })
  const kind = begins?.kinds.find((known) => known === draft.kind)
  const words = draft.text.trim()
  const send = () => {
    setTried(true)
    if (call.running || words === '' || (begins && !kind)) return
    const about = begins ? { kind, lines: draft.lines } : {}
    const again = reopens === undefined ? {} : { case_id: reopens }
    const { pictures } = draft
    void call.run({ body: { order_id: orderId, ...about, ...again, text: words, pictures } })
  }
  const toggle = (line: number) =>
    change(({ lines }) => ({ lines: lines.includes(line) ? lines.filter((one) => one !== line) : [...lines, line] }))
  return (
    <SubmitForm onSubmit={send} className="flex flex-col gap-5">
      {begins && (
        <SelectField
          label={text('case_kind')}
          placeholder={text('case_kind')}
          options={begins.kinds.map((value) => ({ value, label: text(`case_kind_${value}`) }))}
          value={kind ?? ''}
          error={tried && !kind ? text('case_kind') : undefined}
          onChange={({ target }) => change({ kind: target.value })}
        />
      )}
      {begins && begins.items.length > 1 && (
        <fieldset className="min-w-0">
          <legend className="type-label text-bone-1">{text('case_items')}</legend>
          {begins.items.map((title, place) => (
            <CheckboxField
              // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines stay where they are
              key={place}
              label={title}
              checked={draft.lines.includes(place + 1)}
              onChange={() => toggle(place + 1)}
            />
          ))}
        </fieldset>
      )}
      <TextArea
        label={text(begins ? 'case_message' : 'case_answer')}
        rows={4}
        maxLength={caseWordsMax}
        value={draft.text}
        error={tried && words === '' ? text('case_message_needed') : call.fieldErrors.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <PictureField
        pictures={draft.pictures}
        onAdd={(id) => change(({ pictures }) => ({ pictures: [...pictures, id] }))}
        onRemove={(id) => change(({ pictures }) => ({ pictures: pictures.filter((one) => one !== id) }))}
      />
      <FormAlert text={call.failure ? failureText(call.failure, 'case_failed') : undefined} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={call.running}>
          {text('case_send')}
        </Button>
        {onCancel && (
          <Button kind="tertiary" onClick={onCancel}>
            {text('case_cancel')}
          </Button>
        )}
      </div>
    </SubmitForm>
  )
}
