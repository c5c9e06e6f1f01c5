import { listAudit } from '@pandrop/contract/staff/routes/staff'
import type { AuditEntry } from '@pandrop/contract/staff/team'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { useState } from 'react'
import { showCount, showExactMoment } from '../../format.ts'
import { usePages } from '../../hooks/usePages.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { auditTexts } from '../../texts/audit.ts'
import { AuditDetail } from './AuditDetail.tsx'

const who = ({ staff, key, action }: AuditEntry) => {
  if (staff && key) return auditTexts.byKey(staff.name, key.name)
  if (staff) return staff.name
  return <span className="text-bone-2">{withoutStaff(action)}</span>
}

const withoutStaff = (action: string): string => {
  if (action.startsWith('cli ')) return auditTexts.commandLine
  return action.startsWith('shop ') ? auditTexts.shop : auditTexts.nobody
}

const Outcome = ({ outcome }: Pick<AuditEntry, 'outcome'>) => {
  if (outcome === 'done') return <StatusBadge kind="success" label={auditTexts.done} />
  if (outcome === null) return <StatusBadge kind="waiting" label={auditTexts.unknown} />
  return <StatusBadge kind="error" label={outcome === 'failed' ? auditTexts.failed : auditTexts.refused(outcome)} />
}

/** All of them begin alike. */
const shortPath = ({ path }: AuditEntry): string => path.replace(/^\/api\/staff(?=\/)/, '')

const columns: readonly Column<AuditEntry>[] = [
  { id: 'when', header: auditTexts.when, cell: ({ at }) => showExactMoment(at), mono: true },
  { id: 'who', header: auditTexts.who, cell: who },
  { id: 'action', header: auditTexts.action, cell: ({ action }) => auditTexts.actionName(action) },
  { id: 'path', header: auditTexts.path, cell: shortPath, mono: true, muted: true, grow: true, from: 1024 },
  {
    id: 'changes',
    header: auditTexts.changes,
    cell: (entry) => (entry.changes_count > 0 ? showCount(entry.changes_count) : ''),
    align: 'right',
    from: 1024,
  },
  { id: 'address', header: auditTexts.address, cell: ({ address }) => address, mono: true, muted: true, from: 1440 },
  // Last, so that one column always ends where the panel's head does.
  { id: 'outcome', header: auditTexts.outcome, cell: (entry) => <Outcome outcome={entry.outcome} /> },
]

interface AuditTableProps {
  staff: number | undefined
  action: string | undefined
  /** what changed one row alone: items/12 */
  row: string | undefined
}

/** The audit log, newest first; a row unfolds what was sent and what changed. */
export const AuditTable = ({ staff, action, row }: AuditTableProps) => {
  const list = usePages(listAudit, { key: ['audit'], query: { staff, action, row } })
  const [open, setOpen] = useState<number | null>(null)
  const filtered = staff !== undefined || action !== undefined || row !== undefined
  return (
    <DataTable
      label={auditTexts.label}
      columns={columns}
      list={list}
      rowKey={({ id }) => id}
      rowName={(entry) => auditTexts.open(auditTexts.actionName(entry.action), showExactMoment(entry.at))}
      onOpen={({ id }) => setOpen(open === id ? null : id)}
      detail={(entry) => open === entry.id && <AuditDetail entry={entry} isOfRow={row !== undefined} />}
      empty={
        filtered ? { title: auditTexts.emptyFiltered, text: auditTexts.emptyFilteredText } : { title: auditTexts.empty }
      }
    />
  )
}
