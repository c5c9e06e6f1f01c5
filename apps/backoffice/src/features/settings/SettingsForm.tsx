import { changeSettings } from '@pandrop/contract/staff/routes/settings'
import type { SettingsSection, StaffSettings } from '@pandrop/contract/staff/settings'
import { type ReactNode, useState } from 'react'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { queryClient } from '../../queryClient.ts'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { SettingField } from './SettingField.tsx'
import { type Drafts, draftOf, readDrafts, sectionFields } from './settingsDraft.ts'
import { settingsQuery, showSettings } from './settingsQueries.ts'
import { shownValue } from './settingsWords.ts'

interface SettingsFormProps {
  section: SettingsSection
  standing: StaffSettings
  /** administrators alone change what is set */
  mayChange: boolean
  /** below the fields: what comes of them */
  children?: ReactNode
  /** beside the button that saves */
  actions?: ReactNode
}

const valuesOf = (standing: StaffSettings, section: SettingsSection): Record<string, unknown> =>
  standing.settings[section]

/**
 * One section, saved alone and only over what was seen; what a colleague changed meanwhile is said, and nothing that
 * was typed is lost.
 */
export const SettingsForm = ({ section, standing, mayChange, children, actions }: SettingsFormProps) => {
  const [typed, setTyped] = useState<Drafts>({})
  const [seen, setSeen] = useState<StaffSettings | null>(null)
  const [tried, setTried] = useState(false)
  const [movedOn, setMovedOn] = useState('')
  const stands = valuesOf(standing, section)
  const fields = sectionFields[section]
  const standingDrafts = Object.fromEntries(Object.keys(fields).map((field) => [field, draftOf(stands[field])]))
  const drafts = { ...standingDrafts, ...typed }
  const changed = Object.keys(typed).filter(
    (field) => JSON.stringify(typed[field]) !== JSON.stringify(standingDrafts[field]),
  )
  const { values, wrong } = readDrafts(section, drafts)

  const call = useCall(changeSettings, {
    failed: texts.saveFailed,
    quiet: true,
    done: texts.saved,
    onDone: async (saved) => {
      setTyped({})
      setSeen(null)
      setTried(false)
      setMovedOn('')
      await showSettings(saved)
    },
    onFailure: async ({ code }) => {
      if (code !== 'settings_changed') return
      const now = await queryClient.fetchQuery({ ...settingsQuery, staleTime: 0 }).catch(() => null)
      if (now === null) return
      const [before, after] = [valuesOf(seen ?? standing, section), valuesOf(now, section)]
      const moved = Object.keys(fields).filter(
        (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
      )
      setMovedOn(texts.movedOn(moved.map((field) => `${texts.fields[field]} ${shownValue(after[field])}`).join(', ')))
      setSeen(now)
    },
  })

  const save = (): void => {
    setTried(true)
    if (call.running || wrong.length > 0 || changed.length === 0) return
    void call.run({ body: { section, values, seen: (seen ?? standing).versions[section] ?? 0 } })
  }
  const errorOf = (field: string): string | undefined =>
    call.fieldErrors[field] ?? (tried && wrong.includes(field) ? texts.wrong : undefined)
  const hint = texts.sectionHints[section]
  return (
    <Section title={texts.sections[section]}>
      <SubmitForm id={section} onSubmit={save} className="flex scroll-mt-20 flex-col gap-4">
        {hint && <p className="text-bone-2">{hint}</p>}
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,220px),1fr))] items-start gap-3">
          {Object.entries(fields).map(([field, kind]) => (
            <SettingField
              key={field}
              name={field}
              kind={kind}
              draft={drafts[field] ?? ''}
              error={errorOf(field)}
              disabled={!mayChange}
              onType={(draft) => {
                if (seen === null) setSeen(standing)
                setTyped({ ...typed, [field]: draft })
              }}
            />
          ))}
        </div>
        {children}
        <FormAlert
          text={
            Object.keys(call.fieldErrors).length > 0
              ? undefined
              : call.failureText && [call.failureText, movedOn].filter(Boolean).join('. ')
          }
        />
        {mayChange && (
          <div className="flex flex-wrap items-center gap-2">
            <StaffButton
              type="submit"
              kind="primary"
              loading={call.running}
              disabledReason={changed.length === 0 ? texts.unchanged : undefined}
            >
              {texts.save}
            </StaffButton>
            {actions}
          </div>
        )}
      </SubmitForm>
    </Section>
  )
}
