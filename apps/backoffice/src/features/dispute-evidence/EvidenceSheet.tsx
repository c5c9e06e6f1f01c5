import type { StaffEvidence } from '@pandrop/contract/staff/dispute-evidence'
import { downloadEvidence, makeEvidence } from '@pandrop/contract/staff/routes/dispute-evidence'
import { showMoment } from '../../format.ts'
import { useCall } from '../../hooks/useCall.ts'
import { saveFile } from '../../saveFile.ts'
import { evidenceTexts as texts } from '../../texts/dispute-evidence.ts'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { refreshEvidence } from './evidenceQueries.ts'

type Sheet = NonNullable<StaffEvidence['sheet']>

/** What the shop knew of a disputed sale when the sheet was made. */
export const EvidenceSheet = ({ id, sheet }: { id: string; sheet: Sheet }) => {
  const making = useCall(makeEvidence, { failed: texts.makeFailed, done: texts.made, onDone: refreshEvidence })
  const fetching = useCall(downloadEvidence, {
    failed: texts.downloadFailed,
    onDone: (file) => saveFile(file.name, file, file.type),
  })
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-bone-2">{texts.madeBy(sheet.made_by, showMoment(sheet.made_at))}</p>
        <div className="flex flex-wrap gap-2">
          {sheet.sending_since === null && (
            <StaffButton loading={making.running} onClick={() => void making.run({ params: { id }, body: {} })}>
              {texts.makeAgain}
            </StaffButton>
          )}
          <StaffButton loading={fetching.running} onClick={() => void fetching.run({ params: { id }, body: {} })}>
            {texts.download}
          </StaffButton>
        </div>
      </div>
      {sheet.sections.map(({ title, rows }) => (
        <Section key={title} title={title}>
          <dl className="grid gap-x-4 gap-y-1.5 min-[640px]:grid-cols-[minmax(0,220px)_minmax(0,1fr)]">
            {rows.map(([label, value], place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is frozen, so a place is its row's for good
              <div key={place} className="contents">
                <dt className="min-w-0 break-words text-bone-2">{label}</dt>
                <dd className="min-w-0 break-words max-[639px]:mb-1.5">{value}</dd>
              </div>
            ))}
          </dl>
        </Section>
      ))}
    </div>
  )
}
