import { languages } from '@pandrop/contract/languages'
import { caseWordsMax } from '@pandrop/contract/lifecycle/case'
import { changeSavedReply, createSavedReply } from '@pandrop/contract/staff/routes/cases'
import type { SavedReply } from '@pandrop/contract/staff/saved-replies'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { TextArea } from '@pandrop/ui/TextArea'
import { TextField } from '@pandrop/ui/TextField'
import { useState } from 'react'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useCall } from '../../../hooks/useCall.ts'
import { languageName } from '../../../languageName.ts'
import { savedReplyTexts as texts } from '../../../texts/cases.ts'
import { casesChanged } from '../caseQueries.ts'

interface SavedReplyDialogProps {
  /** the one to change; absent: a new one */
  reply: SavedReply | undefined
  onClose: () => void
}

/** Writes a reply down in the languages that somebody has it in. */
export const SavedReplyDialog = ({ reply, onClose }: SavedReplyDialogProps) => {
  const [name, setName] = useState(reply?.name ?? '')
  const [typed, setTyped] = useState<Record<string, string>>(reply?.texts ?? {})
  const [archived, setArchived] = useState(reply?.archived ?? false)
  const [tried, setTried] = useState(false)
  const options = { failed: texts.failed, done: texts.saved, quiet: true, onDone: casesChanged }
  const creating = useCall(createSavedReply, options)
  const changing = useCall(changeSavedReply, options)
  const call = reply ? changing : creating
  const written = Object.fromEntries(
    languages.flatMap((language) => {
      const words = typed[language]?.trim()
      return words ? [[language, words]] : []
    }),
  )
  const save = async () => {
    setTried(true)
    if (name.trim() === '' || !written.en) return
    const words = { name: name.trim(), texts: written }
    const done = reply
      ? await changing.run({ params: { id: reply.id }, body: { ...words, archived, seen: reply.version } })
      : await creating.run({ body: words })
    if (done) onClose()
  }
  const errorOf = (language: string): string | undefined =>
    tried && language === 'en' && !written.en ? texts.englishMissing : call.fieldErrors[`texts.${language}`]
  return (
    <FormDialog
      open
      wide
      onClose={onClose}
      title={reply ? texts.changeTitle(reply.name) : texts.addTitle}
      text={`${texts.holes}. ${texts.english}.`}
      submitLabel={texts.save}
      busy={call.running}
      failure={call.failureText}
      onSubmit={() => void save()}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        maxLength={80}
        autoComplete="off"
        value={name}
        error={tried && name.trim() === '' ? texts.nameMissing : call.fieldErrors.name}
        onChange={({ target }) => setName(target.value)}
      />
      {languages.map((language) => (
        <TextArea
          key={language}
          label={texts.text(languageName(language))}
          lang={language}
          maxLength={caseWordsMax}
          value={typed[language] ?? ''}
          error={errorOf(language)}
          onChange={({ target }) => setTyped({ ...typed, [language]: target.value })}
        />
      ))}
      {reply && (
        <CheckboxField
          label={texts.isArchived}
          checked={archived}
          onChange={({ target }) => setArchived(target.checked)}
        />
      )}
    </FormDialog>
  )
}
