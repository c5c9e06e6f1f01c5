import type { ImportOutcome } from '@pandrop/contract/staff/import-limits'
import type { ImportRow, StaffImport } from '@pandrop/contract/staff/imports'
import { listImportRows } from '@pandrop/contract/staff/routes/imports'
import { Link } from '@tanstack/react-router'
import { useAddress } from '../../hooks/useAddress.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { outcomeNames, importTexts as texts } from '../../texts/imports.ts'
import { importsKey } from './importQueries.ts'
import { WithdrawMissing } from './WithdrawMissing.tsx'

type Tab = ImportOutcome | 'odd' | 'refused'

/** Tabs of what is there, what somebody has to look at first. */
const tabsOf = ({ counts, odd, settled }: StaffImport): { value: Tab; label: string; count: number }[] => {
  const left = (settled.refused ?? 0) + (settled.kept ?? 0)
  const found: Record<Tab, number> = {
    wrong: counts.wrong ?? 0,
    refused: left,
    odd,
    missing: counts.missing ?? 0,
    new: counts.new ?? 0,
    changed: counts.changed ?? 0,
    same: counts.same ?? 0,
    not_ours: counts.not_ours ?? 0,
  }
  return Object.entries(found).flatMap(([tab, count]) =>
    count > 0 ? [{ value: tab as Tab, label: outcomeNames[tab as Tab], count }] : [],
  )
}

const ItemLink = ({ id }: { id: number | null }) =>
  id !== null && (
    <Link to={paths.item(id)} className="rounded-check underline underline-offset-2">
      {texts.openItem(id)}
    </Link>
  )

const line: Column<ImportRow> = { id: 'line', header: texts.line, align: 'right', mono: true, cell: (row) => row.line }
const what: Column<ImportRow> = { id: 'what', header: texts.what, cell: ({ label }) => label, grow: true }
const item: Column<ImportRow> = { id: 'item', header: texts.item, cell: (row) => <ItemLink id={row.item_id} /> }
const field: Column<ImportRow> = { id: 'field', header: texts.field, mono: true, cell: (row) => row.field, from: 640 }
/** Reasons are sentences: on a phone they take the lines that they need. */
const Why = ({ row }: { row: ImportRow }) => (
  <span className="block min-w-40 whitespace-normal">{row.why ?? row.odd}</span>
)

const why: Column<ImportRow> = { id: 'why', header: texts.why, cell: (row) => <Why row={row} /> }
const changes: Column<ImportRow> = { id: 'why', header: texts.changes, cell: (row) => <Why row={row} /> }

const itemColumnsOf = (tab: Tab): readonly Column<ImportRow>[] => {
  if (tab === 'wrong') return [line, what, field, why]
  if (tab === 'refused') return [line, what, field, why, item]
  if (tab === 'changed') return [line, what, changes, item]
  if (tab === 'missing') return [what, why, item]
  if (tab === 'odd' || tab === 'not_ours') return [line, what, why, item]
  return [line, what, item]
}

/** Rows of skins and prices are of no item; what a new price is stands beside it. */
const columnsOf = (tab: Tab, { format }: StaffImport): readonly Column<ImportRow>[] => {
  if (format === 'items' || format === 'steam') return itemColumnsOf(tab)
  const columns = itemColumnsOf(tab).filter((column) => column !== item)
  return format === 'prices' && tab === 'new' ? [...columns, why] : columns
}

/** The rows of an import, those to look at first; which ones stands in the address. */
export const RowList = ({ found }: { found: StaffImport }) => {
  const [{ rows = '' }, change] = useAddress()
  const tabs = tabsOf(found)
  const tab = (tabs.find(({ value }) => value === rows) ?? tabs[0])?.value ?? 'new'
  const list = usePages(listImportRows, {
    key: [...importsKey, 'rows', found.id],
    params: { id: found.id },
    query: { outcome: tab },
  })
  return (
    <ListPanel
      title={texts.report}
      aside={tab === 'missing' && <WithdrawMissing importId={found.id} rows={list.rows} />}
      filters={
        <FilterTabs label={texts.which} options={tabs} value={tab} onChange={(next) => change({ rows: next })} />
      }
    >
      <DataTable
        label={texts.report}
        columns={columnsOf(tab, found)}
        list={list}
        rowKey={(row) => row.line}
        rowName={(row) => texts.rowLabel(row.line)}
        empty={{ title: texts.noRows }}
      />
    </ListPanel>
  )
}
