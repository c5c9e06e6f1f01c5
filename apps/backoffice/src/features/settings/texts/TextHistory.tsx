import type { Language } from '@pandrop/contract/languages'
import { putTextBack } from '@pandrop/contract/staff/routes/texts'
import type { TextChange, TextForm } from '@pandrop/contract/staff/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useCall } from '../../../hooks/useCall.ts'
import { settingsTexts } from '../../../texts/settings.ts'
import { textTexts as texts } from '../../../texts/texts.ts'
import { HistoryEntry, HistoryPanel } from '../HistoryPanel.tsx'
import { readTextsAgain, textChangesQuery } from './textQueries.ts'

interface TextHistoryProps {
  language: Language
  mayChange: boolean
}

/** What the shop said before in a language, newest first; each change can be put back. */
export const TextHistory = ({ language, mayChange }: TextHistoryProps) => (
  <HistoryPanel query={useInfiniteQuery(textChangesQuery(language))} texts={texts}>
    {(change) => <Change change={change} mayChange={mayChange} />}
  </HistoryPanel>
)

const spelled = (words: TextChange['before']): string =>
  words === null
    ? texts.asShipped
    : Object.entries(words)
        .map(([form, said]) => (form === 'text' ? said : texts.form(texts.forms[form as TextForm], said)))
        .join(' · ')

const Change = ({ change, mayChange }: { change: TextChange; mayChange: boolean }) => {
  const { id, key, made_by: by, made_at: at, before, after, puts_back: back } = change
  return (
    <HistoryEntry
      id={id}
      title={<span className="min-w-0 type-mono text-[13px]/5 break-words">{key}</span>}
      by={by}
      at={at}
      back={back}
      mayChange={mayChange}
      dialog={(onClose) => <PutBack id={id} onClose={onClose} />}
    >
      <span className="min-w-0 text-[13px]/[18px] break-words text-bone-1">
        {texts.change(spelled(before), spelled(after))}
      </span>
    </HistoryEntry>
  )
}

const PutBack = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const call = useCall(putTextBack, {
    failed: settingsTexts.putBackFailed,
    quiet: true,
    done: texts.putBackDone,
    onDone: async () => {
      onClose()
      await readTextsAgain()
    },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={settingsTexts.putBackTitle}
      text={texts.putBackText}
      submitLabel={settingsTexts.putBack}
      busy={call.running}
      failure={call.failureText}
      onSubmit={() => void call.run({ params: { id }, body: {} })}
    />
  )
}
