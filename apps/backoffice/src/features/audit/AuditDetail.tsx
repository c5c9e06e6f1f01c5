import type { AuditEntry } from '@pandrop/contract/staff/team'
import { auditTexts } from '../../texts/audit.ts'
import { changedFields } from './changedFields.ts'

interface AuditDetailProps {
  entry: AuditEntry
  /** its changes are those of one row that was asked for */
  isOfRow: boolean
}

/** What was sent and which rows changed, before and after. */
export const AuditDetail = ({ entry, isOfRow }: AuditDetailProps) => (
  <div className="grid gap-x-8 gap-y-5 whitespace-normal desktop:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
    <div className="min-w-0">
      <h3 className="mb-2 type-label text-bone-2">{auditTexts.sent}</h3>
      <Sent input={entry.input} />
    </div>
    <div className="min-w-0">
      <h3 className="mb-2 type-label text-bone-2">{auditTexts.changed}</h3>
      {entry.changes.length === 0 && <p className="text-bone-2">{auditTexts.nothingChanged}</p>}
      <div className="flex flex-col gap-4">
        {entry.changes.map((change, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the log never changes, and a row may change twice in one call
          <Change key={place} change={change} />
        ))}
      </div>
      {entry.changes_count > entry.changes.length && (
        <p className="mt-3 type-meta text-bone-2">
          {isOfRow
            ? auditTexts.others(entry.changes_count - entry.changes.length)
            : auditTexts.more(entry.changes.length, entry.changes_count)}
        </p>
      )}
    </div>
  </div>
)

const Sent = ({ input }: { input: unknown }) => {
  if (typeof input !== 'object' || input === null || Object.keys(input).length === 0)
    return <p className="text-bone-2">{auditTexts.nothingSent}</p>
  return (
    <pre className="type-mono text-[12.5px]/5 break-words whitespace-pre-wrap">{JSON.stringify(input, null, 2)}</pre>
  )
}

const Change = ({ change }: { change: AuditEntry['changes'][number] }) => {
  const note = change.before === null ? auditTexts.made : change.after === null ? auditTexts.removed : null
  const name = `${change.table} ${change.row}`
  const fields = changedFields(change)
  if (fields.length === 0)
    return (
      <p>
        <span className="type-mono text-[12.5px]/5">{name}</span>
        <span className="ml-2 type-meta text-bone-2">{note ?? auditTexts.secretsOnly}</span>
      </p>
    )
  return (
    <table className="w-full table-fixed">
      <caption className="mb-1 text-left font-[600]">
        <span className="type-mono text-[12.5px]/5">{name}</span>
        {note && <span className="ml-2 type-meta text-bone-2">{note}</span>}
      </caption>
      <thead className="type-meta text-bone-2">
        <tr>
          <th className="w-40 py-1 text-left font-[560]">{auditTexts.field}</th>
          <th className="py-1 text-left font-[560]">{auditTexts.before}</th>
          <th className="py-1 text-left font-[560]">{auditTexts.after}</th>
        </tr>
      </thead>
      <tbody className="type-mono text-[12.5px]/5">
        {fields.map((field) => (
          <tr key={field.name} className="align-top shadow-[inset_0_1px_0_var(--color-line)]">
            <th scope="row" className="py-1.5 pr-3 text-left font-[440] break-words text-bone-1">
              {field.name}
            </th>
            <td className="py-1.5 pr-3 break-words text-bone-2">{field.before ?? auditTexts.nothing}</td>
            <td className="py-1.5 break-words">{field.after ?? auditTexts.nothing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
