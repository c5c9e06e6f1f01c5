import type { StaffImport } from '@pandrop/contract/staff/imports'
import { listImports } from '@pandrop/contract/staff/routes/imports'
import { showCount, showMoment } from '../../format.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { importFormatNames, importTexts as texts } from '../../texts/imports.ts'
import { cameToText, ImportBadge, progressText } from './ImportBadge.tsx'
import { importsKey } from './importQueries.ts'

const columns: readonly Column<StaffImport>[] = [
  {
    id: 'file',
    header: texts.file,
    cell: ({ file_name: name, files }) => texts.filesOf(name, files),
    grow: true,
  },
  { id: 'format', header: texts.format, cell: ({ format }) => importFormatNames[format], from: 640 },
  { id: 'state', header: texts.state, cell: ({ state }) => <ImportBadge state={state} /> },
  {
    id: 'rows',
    header: texts.rows,
    align: 'right',
    cell: ({ rows }) => (rows === null ? '' : showCount(rows)),
    from: 640,
  },
  {
    id: 'result',
    header: texts.result,
    cell: (row) => <span className="line-clamp-1">{progressText(row) ?? cameToText(row)}</span>,
    muted: true,
    from: 1024,
  },
  { id: 'by', header: texts.by, cell: ({ uploaded_by: by }) => by, from: 1280 },
  { id: 'at', header: texts.at, cell: (row) => showMoment(row.uploaded_at), mono: true, muted: true, from: 640 },
]

const everyMilliseconds = 5000

/** Files that were read in, newest first. */
export const ImportList = () => {
  const list = usePages(listImports, { key: [...importsKey, 'list'], every: everyMilliseconds })
  return (
    <ListPanel title={texts.table}>
      <DataTable
        label={texts.table}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        href={({ id }) => paths.import(id)}
        rowName={({ file_name: name }) => texts.rowName(name)}
        empty={{ title: texts.none, text: texts.noneText }}
      />
    </ListPanel>
  )
}
