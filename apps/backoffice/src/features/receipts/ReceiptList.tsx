import type { StaffReceipt } from '@pandrop/contract/staff/receipts'
import { listReceipts } from '@pandrop/contract/staff/routes/receipts'
import { showEuro, showMoment } from '../../format.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { SearchField } from '../../table/SearchField.tsx'
import { receiptTexts as texts } from '../../texts/receipts.ts'
import { PaperLink } from '../../ui/PaperLink.tsx'

const columns: readonly Column<StaffReceipt>[] = [
  {
    id: 'number',
    header: texts.number,
    grow: true,
    cell: ({ number, customer, company, vat_id: vatId }) => (
      <>
        <span className="block type-mono">{number}</span>
        <span className="block truncate type-meta text-bone-2">
          {[company ?? customer.name, vatId].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  { id: 'issued', header: texts.issued, muted: true, cell: ({ issued_at: at }) => showMoment(at), from: 1024 },
  { id: 'order', header: texts.order, mono: true, cell: ({ order_id: id }) => `#${id}`, from: 640 },
  { id: 'country', header: texts.country, cell: ({ country }) => country, from: 1024 },
  { id: 'vat', header: texts.vat, align: 'right', muted: true, cell: ({ vat }) => showEuro(vat), from: 1024 },
  { id: 'total', header: texts.total, align: 'right', cell: ({ total }) => showEuro(total) },
  {
    id: 'file',
    header: texts.file,
    headerHidden: true,
    align: 'right',
    cell: ({ id, number }) => (
      <PaperLink path="receipts" id={id} number={number} text={texts.pdf} label={texts.fileOf(number)} />
    ),
    from: 640,
  },
]

const everyMilliseconds = 30_000

/** Papers of sales, newest first; what is looked for stands in the address. */
export const ReceiptList = () => {
  const [{ search = '' }, change] = useAddress()
  const query = search ? { search: search.slice(0, 100) } : {}
  const list = usePages(listReceipts, { key: ['receipts'], query, every: everyMilliseconds })
  return (
    <ListPanel
      title={texts.table}
      aside={<SearchField label={texts.search} value={search} onChange={(next) => change({ search: next })} />}
    >
      <DataTable
        label={texts.table}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        href={({ order_id: id }) => paths.order(id)}
        rowName={({ number }) => texts.rowName(number)}
        empty={
          search ? { title: texts.noneFound, text: texts.noneFoundText } : { title: texts.none, text: texts.noneText }
        }
      />
    </ListPanel>
  )
}
