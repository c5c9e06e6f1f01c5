import type { Language } from '@pandrop/contract/languages'
import { savePageText } from '@pandrop/contract/staff/routes/static-pages'
import { type PageDraft, type PageFormat, pageFormats, type StaffPage } from '@pandrop/contract/staff/static-pages'
import { SelectField } from '@pandrop/ui/SelectField'
import { TextArea } from '@pandrop/ui/TextArea'
import { TextField } from '@pandrop/ui/TextField'
import { useState } from 'react'
import { FormAlert } from '../../../forms/FormAlert.tsx'
import { SubmitForm } from '../../../forms/SubmitForm.tsx'
import { useCall } from '../../../hooks/useCall.ts'
import { queryClient } from '../../../queryClient.ts'
import { staticPageTexts as texts } from '../../../texts/static-pages.ts'
import { StaffButton } from '../../../ui/StaffButton.tsx'
import { Preview } from './Preview.tsx'
import { pageQuery, showPage } from './pageQueries.ts'

interface TextEditorProps {
  page: StaffPage
  language: Language
  mayChange: boolean
  /** what was typed here before; undefined: nothing yet */
  typed: PageDraft | undefined
  onType: (draft: PageDraft | undefined) => void
}

const empty: PageDraft = { title: '', format: 'markdown', source: '' }

const textIn = (page: StaffPage, language: Language) => page.texts.find((text) => text.language === language)

/** Writes what a page says in one language: a draft that waits, or for everybody. */
export const TextEditor = ({ page, language, mayChange, typed, onType }: TextEditorProps) => {
  const standing = textIn(page, language)
  const english = textIn(page, 'en')
  const draft: PageDraft = typed ?? standing ?? empty
  const [seen, setSeen] = useState(standing?.version ?? 0)
  const [removed, setRemoved] = useState<readonly string[]>([])
  const call = useCall(savePageText, {
    failed: texts.textFailed,
    quiet: true,
    done: ({ page: saved }) => (textIn(saved, language)?.is_draft ? texts.textSaved : texts.textPublished),
    onDone: async ({ page: saved, removed: fell }) => {
      onType(undefined)
      setRemoved(fell)
      setSeen(textIn(saved, language)?.version ?? 0)
      await showPage(saved)
    },
    onFailure: async ({ code }) => {
      if (code !== 'page_changed') return
      // What somebody else wrote is among the versions; what is typed here stays.
      onType(draft)
      const now = await queryClient.fetchQuery({ ...pageQuery(page.id), staleTime: 0 }).catch(() => null)
      if (now) setSeen(textIn(now, language)?.version ?? 0)
    },
  })
  const change = (next: Partial<PageDraft>): void => {
    const { title, format, source } = draft
    onType({ title, format, source, ...next })
  }
  const isEmpty = draft.title.trim() === '' || draft.source.trim() === ''
  const isUnchanged =
    standing !== undefined && (['title', 'format', 'source'] as const).every((name) => draft[name] === standing[name])
  const send = (publish: boolean): void => {
    const { title, format, source } = draft
    if (call.running || isEmpty) return
    void call.run({ params: { id: page.id }, body: { language, title, format, source, publish, seen } })
  }
  const moved = call.failure?.code === 'page_changed' ? texts.movedOn : ''
  return (
    <SubmitForm onSubmit={() => send(true)} className="mt-3 flex flex-col gap-4">
      {mayChange && !standing && !typed && english && language !== 'en' && (
        <StaffButton
          className="self-start"
          onClick={() => onType({ title: english.title, format: english.format, source: english.source })}
        >
          {texts.copyEnglish}
        </StaffButton>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_180px] items-start gap-3 compact:grid-cols-1">
        <TextField
          label={texts.title}
          autoComplete="off"
          maxLength={120}
          lang={language}
          value={draft.title}
          error={call.fieldErrors.title}
          disabled={!mayChange}
          onChange={({ target }) => change({ title: target.value })}
        />
        <SelectField
          label={texts.format}
          options={pageFormats.map((value) => ({ value, label: texts.formats[value] }))}
          value={draft.format}
          disabled={!mayChange}
          onChange={({ target }) => change({ format: target.value as PageFormat })}
        />
      </div>
      <TextArea
        label={texts.source}
        hint={texts.sourceHint}
        rows={18}
        lang={language}
        className="type-mono"
        value={draft.source}
        error={call.fieldErrors.source}
        disabled={!mayChange}
        onChange={({ target }) => change({ source: target.value })}
      />
      {removed.length > 0 && (
        <p role="status" className="break-words text-warn">
          {texts.removed(removed)}
        </p>
      )}
      <FormAlert
        text={
          Object.keys(call.fieldErrors).length > 0
            ? undefined
            : call.failureText && [call.failureText, moved].filter(Boolean).join('. ')
        }
      />
      {mayChange && (
        <div className="flex flex-wrap items-center gap-2">
          <StaffButton
            type="submit"
            kind="primary"
            loading={call.running}
            disabledReason={isUnchanged && !standing.is_draft ? texts.unchanged : undefined}
            disabled={isEmpty}
          >
            {texts.publish}
          </StaffButton>
          <StaffButton disabled={isEmpty || isUnchanged} loading={call.running} onClick={() => send(false)}>
            {texts.saveDraft}
          </StaffButton>
        </div>
      )}
      <Preview draft={draft} />
    </SubmitForm>
  )
}
