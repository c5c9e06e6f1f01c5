import { isAtWork, isBeingRead } from '@pandrop/contract/lifecycle/import'
import type { StaffImport } from '@pandrop/contract/staff/imports'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { showCount, showMoment } from '../../format.ts'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { paths } from '../../paths.ts'
import { importFormatNames, importTexts as texts } from '../../texts/imports.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Section } from '../../ui/Section.tsx'
import { cameToText, progressText } from './ImportBadge.tsx'
import { importsChanged } from './importQueries.ts'
import { RowList } from './RowList.tsx'

interface ViewProps {
  found: StaffImport
}

const shareOf = ({ rows, rows_read: read, rows_done: done, rows_to_do: all, state }: StaffImport): number => {
  const [part, whole] = isBeingRead(state) ? [read, rows ?? 0] : [done, all]
  return whole === 0 ? 0 : Math.round((part / whole) * 100)
}

/** How far a job is, in words and as a rail. */
const Progress = ({ found }: ViewProps) => {
  const share = shareOf(found)
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-bone-1">
        {progressText(found)}
      </p>
      <div
        role="progressbar"
        aria-label={texts.progress}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1 overflow-hidden rounded-full bg-ink-3"
      >
        <div className="h-1 rounded-full bg-bone-0 transition-[width]" style={{ width: `${share}%` }} />
      </div>
    </div>
  )
}

const FileFacts = ({ found }: ViewProps) => (
  <Facts
    className="max-w-lg"
    facts={[
      { term: texts.format, value: importFormatNames[found.format] },
      { term: texts.rows, value: found.rows === null ? null : showCount(found.rows) },
      { term: texts.uploadedBy, value: texts.byAt(found.uploaded_by, showMoment(found.uploaded_at)) },
      {
        term: texts.confirmedBy,
        value: found.confirmed_by && texts.byAt(found.confirmed_by, showMoment(found.confirmed_at ?? '')),
      },
      { term: texts.cameTo, value: Object.keys(found.settled).length > 0 ? cameToText(found) : null },
      { term: texts.undoUntil, value: found.undo_until && showMoment(found.undo_until), mono: true },
      { term: texts.undoneBy, value: found.undone_by },
      {
        term: texts.earlier,
        value:
          found.earlier === null ? null : (
            <Link to={paths.import(found.earlier)} className="rounded-check underline underline-offset-2">
              {texts.earlierOf(found.earlier)}
            </Link>
          ),
      },
    ]}
  />
)

/** Makes lists old once a job is done: its rows are others then. */
const useReadAfterWork = ({ state }: StaffImport): void => {
  const wasAtWork = useRef(isAtWork(state))
  useEffect(() => {
    if (wasAtWork.current && !isAtWork(state)) void importsChanged()
    wasAtWork.current = isAtWork(state)
  }, [state])
}

/** An import: how far it is, where it comes from, and its rows by what they come to. */
export const ImportView = ({ found }: ViewProps) => {
  useReadAfterWork(found)
  return (
    <>
      <Section title={texts.facts}>
        <div className="flex flex-col gap-4">
          <FormAlert text={found.problem ?? undefined} />
          {isAtWork(found.state) && <Progress found={found} />}
          <FileFacts found={found} />
        </div>
      </Section>
      {Object.keys(found.counts).length > 0 && <RowList found={found} />}
    </>
  )
}
