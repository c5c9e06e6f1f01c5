import { putSettingsBack } from '@pandrop/contract/staff/routes/settings'
import type { SettingsChange, SettingsSection } from '@pandrop/contract/staff/settings'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { HistoryEntry, HistoryPanel } from './HistoryPanel.tsx'
import { changesQuery, showSettings } from './settingsQueries.ts'
import { shownValue } from './settingsWords.ts'

/** What was set before, newest first; each change can be put back. */
export const SettingsHistory = ({ mayChange }: { mayChange: boolean }) => (
  <HistoryPanel query={useInfiniteQuery(changesQuery)} texts={texts}>
    {(change) => <Change change={change} mayChange={mayChange} />}
  </HistoryPanel>
)

const Change = ({ change, mayChange }: { change: SettingsChange; mayChange: boolean }) => {
  const { id, section, made_by: by, made_at: at, before, after, puts_back: back } = change
  return (
    <HistoryEntry
      id={id}
      title={<span className="font-[560]">{texts.sections[section as SettingsSection] ?? section}</span>}
      by={by}
      at={at}
      back={back}
      mayChange={mayChange}
      dialog={(onClose) => <PutBack id={id} onClose={onClose} />}
    >
      {Object.keys(after).map((field) => (
        <span key={field} className="min-w-0 text-[13px]/[18px] break-words text-bone-1">
          {texts.change(texts.fields[field] ?? field, shownValue(before[field]), shownValue(after[field]))}
        </span>
      ))}
    </HistoryEntry>
  )
}

const PutBack = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const call = useCall(putSettingsBack, {
    failed: texts.putBackFailed,
    quiet: true,
    done: texts.putBackDone,
    onDone: async (standing) => {
      onClose()
      await showSettings(standing)
    },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.putBackTitle}
      text={texts.putBackText}
      submitLabel={texts.putBack}
      busy={call.running}
      failure={call.failureText}
      onSubmit={() => void call.run({ params: { id }, body: {} })}
    />
  )
}
