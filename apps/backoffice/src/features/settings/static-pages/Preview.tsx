import { previewPage } from '@pandrop/contract/staff/routes/static-pages'
import type { PageDraft } from '@pandrop/contract/staff/static-pages'
import { classNames } from '@pandrop/ui/classNames'
import { Prose } from '@pandrop/ui/Prose'
import { useState } from 'react'
import { useCall } from '../../../hooks/useCall.ts'
import { FilterTabs } from '../../../table/FilterTabs.tsx'
import { staticPageTexts as texts } from '../../../texts/static-pages.ts'
import { StaffButton } from '../../../ui/StaffButton.tsx'

interface Drawn {
  title: string
  content: string
  removed: readonly string[]
}

const widths = [
  { value: 'phone', label: texts.phone },
  { value: 'desktop', label: texts.desktop },
]

/** What a text would look like in the shop, as wide as on a phone or a desktop; drawn by the server that keeps it. */
export const Preview = ({ draft }: { draft: PageDraft }) => {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [width, setWidth] = useState('desktop')
  const call = useCall(previewPage, {
    failed: texts.previewFailed,
    onDone: ({ content, removed }) => setDrawn({ title: draft.title, content, removed }),
  })
  const { format, source } = draft
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <StaffButton
          loading={call.running}
          disabled={source.trim() === ''}
          onClick={() => void call.run({ body: { format, source } })}
        >
          {texts.preview}
        </StaffButton>
        {drawn && <FilterTabs label={texts.widths} options={widths} value={width} onChange={setWidth} />}
      </div>
      {drawn && drawn.removed.length > 0 && <p className="break-words text-warn">{texts.removed(drawn.removed)}</p>}
      {drawn && (
        <section
          aria-label={texts.preview}
          className={classNames(
            'min-w-0 self-center rounded-large bg-ink-0 p-4',
            width === 'phone' ? 'w-full max-w-[390px]' : 'w-full max-w-[752px]',
          )}
        >
          <h2 className="type-h1 break-words">{drawn.title}</h2>
          <Prose html={drawn.content} className="mt-6" />
        </section>
      )}
    </div>
  )
}
