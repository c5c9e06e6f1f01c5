import type { StaffExport } from '@pandrop/contract/staff/exports'
import { listExports } from '@pandrop/contract/staff/routes/exports'
import { dayText } from '@pandrop/dictionaries/dates'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { showMoment } from '../../format.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { wholeList } from '../../table/tableList.ts'
import { exportFormatTexts, exportNameTexts, exportTexts as texts } from '../../texts/exports.ts'
import { exportsQuery } from './exportQueries.ts'

const Progress = ({ state, rows_done: done, rows_all: all }: StaffExport) => {
  if (state === 'waiting') return <StatusBadge kind="waiting" label={texts.waiting} />
  if (state === 'running') return <StatusBadge kind="waiting" label={texts.running(done, all)} />
  if (state === 'done') return <StatusBadge kind="success" label={texts.done(done)} />
  return <StatusBadge kind="error" label={texts.gaveUp} />
}

const FileLink = ({ id, name, from, till, bytes }: StaffExport) => (
  <a
    href={`/api${listExports.path}/${id}/content`}
    download
    aria-label={texts.saveOf(exportNameTexts[name], from, till)}
    className="relative z-1 inline-flex min-h-10 items-center gap-2 rounded-check text-bone-0 hover:text-white"
  >
    <IconDownload aria-hidden="true" size={18} stroke={1.6} />
    {texts.save(bytes)}
  </a>
)

const daysOf = ({ from, till }: StaffExport): string => texts.range(dayText(from), dayText(till))

const columns: readonly Column<StaffExport>[] = [
  {
    id: 'name',
    header: texts.name,
    grow: true,
    cell: (row) => (
      <>
        <span className="block truncate">{`${exportNameTexts[row.name]}, ${exportFormatTexts[row.format]}`}</span>
        <span className="block truncate type-meta text-bone-2">{daysOf(row)}</span>
      </>
    ),
  },
  { id: 'state', header: texts.state, cell: (row) => <Progress {...row} /> },
  { id: 'by', header: texts.by, muted: true, cell: ({ made_by: by }) => by, from: 1024 },
  { id: 'at', header: texts.at, muted: true, cell: ({ created_at: at }) => showMoment(at), from: 1024 },
  {
    id: 'file',
    header: texts.file,
    headerHidden: true,
    align: 'right',
    cell: (row) => (row.state === 'done' ? <FileLink {...row} /> : null),
  },
]

/** The files that there are, and how far those are that are being made. */
export const ExportList = () => {
  const { data, ...reading } = useQuery(exportsQuery)
  return (
    <ListPanel title={texts.table}>
      <DataTable
        label={texts.table}
        columns={columns}
        list={wholeList({ data: data?.exports, ...reading })}
        rowKey={({ id }) => id}
        rowName={texts.rowName}
        empty={{ title: texts.none, text: texts.noneText }}
      />
    </ListPanel>
  )
}
