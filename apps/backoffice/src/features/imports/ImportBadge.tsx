import {
  type ImportState,
  isAtWork,
  isBeingImported,
  isBeingRead,
  isReported,
  isUnreadable,
} from '@pandrop/contract/lifecycle/import'
import type { StaffImport } from '@pandrop/contract/staff/imports'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { showCount } from '../../format.ts'
import { importStateNames, outcomeNames, settlementNames, importTexts as texts } from '../../texts/imports.ts'

const kindOf = (state: ImportState) => {
  if (isUnreadable(state)) return 'error'
  return isAtWork(state) || isReported(state) ? 'waiting' : 'success'
}

/** How an import stands. */
export const ImportBadge = ({ state }: { state: ImportState }) => (
  <StatusBadge kind={kindOf(state)} label={importStateNames[state]} />
)

const listed = (counts: Readonly<Record<string, number>>, names: Readonly<Record<string, string>>): string =>
  Object.entries(names)
    .flatMap(([name, words]) => (counts[name] ? [`${showCount(counts[name])} ${words.toLowerCase()}`] : []))
    .join(', ')

/** What an import came to, or its report found; null while nothing is known. */
export const cameToText = ({ counts, settled, problem }: StaffImport): string | null =>
  listed(settled, settlementNames) || listed(counts, outcomeNames) || problem

/** How far a job is; null where none is at work. */
export const progressText = (found: StaffImport): string | null => {
  const { state, rows, rows_read: read, rows_done: done, rows_to_do: all } = found
  if (!isAtWork(state)) return null
  if (isBeingRead(state)) return texts.reading(showCount(read), rows === null ? null : showCount(rows))
  return isBeingImported(state)
    ? texts.importing(showCount(done), showCount(all))
    : texts.undoing(showCount(done), showCount(all))
}
