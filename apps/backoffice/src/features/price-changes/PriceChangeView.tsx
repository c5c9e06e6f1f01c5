import { isTakenBack } from '@pandrop/contract/lifecycle/price-change'
import type { PriceChange, PriceChangeLine } from '@pandrop/contract/staff/price-changes'
import { listPriceChangeLines } from '@pandrop/contract/staff/routes/price-changes'
import { showCount, showEuro, showMoment, showTime } from '../../format.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { priceTexts as texts } from '../../texts/price-changes.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Section } from '../../ui/Section.tsx'
import { PriceProgress, progressText } from './PriceChangeMark.tsx'
import { pricesKey } from './priceQueries.ts'

interface PriceChangeProps {
  change: PriceChange
}

const whoOf = (person: PriceChange['made_by']): string => person?.name ?? texts.commandLine

const WantedPanel = ({ change }: PriceChangeProps) => (
  <Section title={texts.wanted}>
    <Facts
      facts={[
        { term: texts.what, value: texts.wayOf(change, showEuro) },
        { term: texts.floorTerm, value: change.above_cost ? texts.floor : null },
        { term: texts.items, value: showCount(change.items) },
        { term: texts.sumsTerm, value: texts.sums(showEuro(change.before), showEuro(change.after)) },
        { term: texts.who, value: texts.byAt(whoOf(change.made_by), showMoment(change.made_at)) },
      ]}
    />
  </Section>
)

const CamePanel = ({ change }: PriceChangeProps) => (
  <Section title={texts.came}>
    <div className="flex flex-col gap-3">
      <p role="status" className="font-[560]">
        {progressText(change)}
      </p>
      <PriceProgress change={change} />
      <Facts
        facts={[
          { term: texts.changedTerm, value: showCount(change.changed) },
          { term: texts.keptTerm, value: showCount(change.kept) },
          { term: texts.restoredTerm, value: isTakenBack(change.state) ? showCount(change.restored) : null },
          { term: texts.undoTerm, value: change.undo_until && texts.undoUntil(showTime(change.undo_until)) },
          {
            term: texts.undoneTerm,
            value: change.undone_at && texts.byAt(whoOf(change.undone_by), showMoment(change.undone_at)),
          },
        ]}
      />
    </div>
  </Section>
)

const columns: readonly Column<PriceChangeLine>[] = [
  { id: 'id', header: texts.item, cell: ({ id }) => `#${id}`, mono: true, from: 640 },
  { id: 'title', header: texts.name, cell: ({ title }) => title, grow: true },
  { id: 'before', header: texts.beforeIt, align: 'right', cell: ({ before }) => showEuro(before), muted: true },
  { id: 'after', header: texts.afterIt, align: 'right', cell: ({ after }) => showEuro(after) },
  { id: 'outcome', header: texts.outcome, cell: texts.outcomeOf, from: 1024 },
]

const tabs = [
  { value: '', label: texts.linesAll },
  { value: 'kept', label: texts.linesKept },
]

/** One change: what it was to be, how far it came, and what became of each item. */
export const PriceChangeView = ({ change }: PriceChangeProps) => {
  const [{ outcome = '' }, changeAddress] = useAddress()
  const isKept = outcome === 'kept'
  const list = usePages(listPriceChangeLines, {
    // How far it has come names the list: it is read anew with every part.
    key: [...pricesKey, 'lines', change.state, change.changed, change.restored],
    params: { id: change.id },
    query: isKept ? { outcome: 'kept' } : {},
  })
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3 tight:grid-cols-1">
        <WantedPanel change={change} />
        <CamePanel change={change} />
      </div>
      <ListPanel
        title={texts.lines}
        filters={
          <FilterTabs
            label={texts.linesFilter}
            options={tabs}
            value={isKept ? 'kept' : ''}
            onChange={(next) => changeAddress({ outcome: next })}
          />
        }
      >
        <DataTable
          label={texts.lines}
          columns={columns}
          list={list}
          rowKey={({ id }) => id}
          rowName={({ title, id }) => texts.lineName(title, id)}
          href={({ id }) => paths.item(id)}
          empty={{ title: texts.noLines }}
        />
      </ListPanel>
    </>
  )
}
