import { type Language, languages } from '@pandrop/contract/languages'
import { getPageVersion } from '@pandrop/contract/staff/routes/static-pages'
import type { PageDraft, PageVersion } from '@pandrop/contract/staff/static-pages'
import { showToast } from '@pandrop/ui/toasts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { showMoment } from '../../../format.ts'
import { languageName } from '../../../languageName.ts'
import { staticPageTexts as texts } from '../../../texts/static-pages.ts'
import { StaffButton } from '../../../ui/StaffButton.tsx'
import { HistoryPanel } from '../HistoryPanel.tsx'
import { versionsQuery } from './pageQueries.ts'
import { VersionDifferences } from './VersionDifferences.tsx'

interface PageVersionsProps {
  pageId: number
  mayChange: boolean
  /** puts what a version says into the editor of its language */
  onOpen: (language: Language, draft: PageDraft) => void
}

/** What a page said before, newest first; each can be read and said again. */
export const PageVersions = ({ pageId, mayChange, onOpen }: PageVersionsProps) => (
  <HistoryPanel query={useInfiniteQuery(versionsQuery(pageId))} texts={texts}>
    {(version) => <Entry version={version} mayChange={mayChange} onOpen={onOpen} />}
  </HistoryPanel>
)

type EntryProps = Pick<PageVersionsProps, 'mayChange' | 'onOpen'> & { version: PageVersion }

const Entry = ({ version, mayChange, onOpen }: EntryProps) => {
  const { id, language, title, is_draft: isDraft, made_by: by, made_at: at } = version
  const [reading, setReading] = useState(false)
  const [comparing, setComparing] = useState(false)
  const name = texts.version(id, languageName(language))
  const open = async (): Promise<void> => {
    setReading(true)
    try {
      const { version: whole } = await api.send(getPageVersion, { params: { id } })
      const code = languages.find((one) => one === language)
      if (code) onOpen(code, { title: whole.title, format: whole.format, source: whole.source })
      showToast({ kind: 'success', text: texts.opened(id) })
    } catch {
      showToast({ kind: 'error', text: texts.openFailed })
    } finally {
      setReading(false)
    }
  }
  return (
    <li className="flex min-w-0 flex-col gap-1">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-[560]">{name}</span>
        <span className="type-meta text-bone-2">
          {by === 'update' ? texts.update : by}, {showMoment(at)}
        </span>
      </span>
      <span className="min-w-0 text-[13px]/[18px] break-words text-bone-1">
        {isDraft ? texts.tab(title, texts.versionDraft) : title}
      </span>
      <span className="-ml-4 flex flex-wrap">
        <StaffButton kind="tertiary" aria-label={texts.compareOf(id)} onClick={() => setComparing(true)}>
          {texts.compare}
        </StaffButton>
        {mayChange && (
          <StaffButton kind="tertiary" loading={reading} aria-label={texts.openOf(id)} onClick={() => void open()}>
            {texts.open}
          </StaffButton>
        )}
      </span>
      {comparing && <VersionDifferences id={id} name={name} onClose={() => setComparing(false)} />}
    </li>
  )
}
