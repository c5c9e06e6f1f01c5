import type { Language } from '@pandrop/contract/languages'
import { changeText } from '@pandrop/contract/staff/routes/texts'
import { wrongWith } from '@pandrop/contract/staff/text-check'
import type { StaffText, TextForm } from '@pandrop/contract/staff/texts'
import { TextArea } from '@pandrop/ui/TextArea'
import { useState } from 'react'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useCall } from '../../../hooks/useCall.ts'
import { textTexts as texts } from '../../../texts/texts.ts'
import { StaffButton } from '../../../ui/StaffButton.tsx'
import { readTextAgain, readTextsAgain } from './textQueries.ts'

type FormOfText = StaffText['forms'][number]

const standingIn = ({ own, shipped }: FormOfText): string => own ?? shipped

interface TextDialogProps {
  language: Language
  /** as it was when it was opened: a list that is read anew must not change what somebody types */
  text: StaffText
  mayChange: boolean
  onClose: () => void
}

/** Has the shop say one text otherwise, form by form, beside the English; or as it was shipped. */
export const TextDialog = ({ language, text, mayChange, onClose }: TextDialogProps) => {
  const { key, forms, known } = text
  const [typed, setTyped] = useState<Partial<Record<TextForm, string>>>({})
  const [tried, setTried] = useState(false)
  const [seen, setSeen] = useState(text.version)
  const [movedOn, setMovedOn] = useState('')
  const words = Object.fromEntries(forms.map((one) => [one.form, typed[one.form] ?? standingIn(one)]))
  const wrong = Object.fromEntries(
    forms.map(({ form, holes }) => [form, wrongWith((words[form] ?? '').trim(), { holes, known })]),
  )
  const call = useCall(changeText, {
    failed: texts.saveFailed,
    quiet: true,
    done: ({ text: { is_own: isOwn } }) => (isOwn ? texts.saved : texts.resetDone),
    onDone: async () => {
      onClose()
      await readTextsAgain()
    },
    onFailure: async ({ code }) => {
      if (code !== 'text_changed') return
      const now = await readTextAgain(language, key)
      if (now === null) return
      setSeen(now.version)
      setMovedOn(texts.movedOn(now.forms.map(standingIn).join(' · ')))
    },
  })
  const send = (said: Partial<Record<TextForm, string>> | null): void => {
    if (!call.running) void call.run({ body: { language, key, forms: said, seen } })
  }
  const save = (): void => {
    setTried(true)
    if (Object.values(wrong).every((why) => why === null)) send(words)
  }
  const isUnchanged = forms.every((one) => words[one.form] === standingIn(one)) && !text.is_outdated
  const failure = call.failureText && [call.failureText, movedOn].filter(Boolean).join('. ')
  return (
    <FormDialog
      open
      onClose={onClose}
      title={key}
      text={noteOf(text)}
      submitLabel={texts.save}
      busy={call.running}
      failure={Object.keys(call.fieldErrors).length > 0 ? undefined : failure}
      disabledReason={reasonNot(text, { mayChange, isUnchanged })}
      wide
      onSubmit={save}
    >
      {forms.map((one) => (
        <FormField
          key={one.form}
          one={one}
          known={known}
          words={words[one.form] ?? ''}
          error={call.fieldErrors[one.form] ?? (tried ? (wrong[one.form] ?? undefined) : undefined)}
          disabled={!mayChange || text.is_fixed}
          onType={(said) => setTyped({ ...typed, [one.form]: said })}
        />
      ))}
      {mayChange && text.is_own && (
        <StaffButton className="self-start" loading={call.running} onClick={() => send(null)}>
          {texts.reset}
        </StaffButton>
      )}
    </FormDialog>
  )
}

const noteOf = ({ is_fixed: isFixed, is_outdated: isOutdated, is_missing: isMissing }: StaffText) => {
  if (isFixed) return texts.fixed
  if (isOutdated) return texts.outdated
  return isMissing ? texts.missing : undefined
}

interface Possible {
  mayChange: boolean
  isUnchanged: boolean
}

const reasonNot = ({ is_fixed: isFixed }: StaffText, { mayChange, isUnchanged }: Possible): string | undefined => {
  if (!mayChange) return texts.readOnly
  if (isFixed) return texts.fixed
  return isUnchanged ? texts.unchanged : undefined
}

interface FormFieldProps {
  one: FormOfText
  known: readonly string[]
  words: string
  error: string | undefined
  disabled: boolean
  onType: (words: string) => void
}

/** A text that is much longer than the English one may not fit where that fits. */
const isLong = (words: string, english: string): boolean => words.length > english.length * 1.5 + 10

const FormField = ({ one, known, words, error, disabled, onType }: FormFieldProps) => {
  const { form, english, shipped, own, holes } = one
  const hints = [
    isLong(words, english) && texts.long(words.length, english.length),
    holes.length > 0 ? texts.keep(holes) : texts.known(known),
  ]
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Quote term={texts.inEnglish} words={english} />
      {own !== null && shipped !== english && <Quote term={texts.shipped} words={shipped} />}
      <TextArea
        label={texts.forms[form]}
        hint={hints.filter(Boolean).join('. ')}
        rows={Math.min(6, Math.max(2, Math.ceil(words.length / 55)))}
        value={words}
        error={error}
        disabled={disabled}
        onChange={({ target }) => onType(target.value.replace(/\s*\n\s*/g, ' '))}
      />
    </div>
  )
}

const Quote = ({ term, words }: { term: string; words: string }) => (
  <p className="min-w-0 break-words text-bone-1">
    <span className="block type-meta text-bone-2">{term}</span>
    {words}
  </p>
)
