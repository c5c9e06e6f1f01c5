import type { PriceChange } from '@pandrop/contract/staff/price-changes'
import { listPriceChanges } from '@pandrop/contract/staff/routes/price-changes'
import { showCount, showEuro, showMoment } from '../../format.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { priceTexts as texts } from '../../texts/price-changes.ts'
import { Section } from '../../ui/Section.tsx'
import { PriceChangeMark } from './PriceChangeMark.tsx'
import { pricesKey } from './priceQueries.ts'
import { UndoButton } from './UndoButton.tsx'

const columns: readonly Column<PriceChange>[] = [
  { id: 'at', header: texts.at, cell: ({ made_at: at }) => showMoment(at), mono: true, from: 640 },
  { id: 'what', header: texts.what, cell: (change) => texts.wayOf(change, showEuro), grow: true },
  { id: 'items', header: texts.items, align: 'right', cell: ({ items }) => showCount(items) },
  {
    id: 'sums',
    header: texts.sumsTerm,
    align: 'right',
    cell: ({ before, after }) => texts.sums(showEuro(before), showEuro(after)),
    from: 1280,
  },
  { id: 'who', header: texts.who, cell: ({ made_by: by }) => by?.name ?? texts.commandLine, muted: true, from: 1024 },
  { id: 'state', header: texts.state, cell: (change) => <PriceChangeMark change={change} /> },
  {
    id: 'undo',
    header: texts.undoTerm,
    headerHidden: true,
    align: 'right',
    cell: (change) => <UndoButton change={change} />,
    className: 'w-24',
    from: 640,
  },
]

const everyMilliseconds = 5000

/** Prices that were changed many at once, newest first; the newest can be taken back. */
export const PriceChangeList = () => {
  const list = usePages(listPriceChanges, { key: [...pricesKey, 'list'], every: everyMilliseconds })
  return (
    <Section title={texts.page} titleHidden flush>
      <DataTable
        label={texts.page}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ id }) => texts.rowName(id)}
        href={({ id }) => paths.priceChange(id)}
        empty={{ title: texts.empty, text: texts.emptyText }}
      />
    </Section>
  )
}
