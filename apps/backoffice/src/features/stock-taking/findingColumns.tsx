import type { FindingKind } from '@pandrop/contract/lifecycle/stock-finding'
import type { StockFinding } from '@pandrop/contract/staff/stock-taking'
import { formatFloat } from '@pandrop/ui/wear'
import { showEuro, showShortMoment } from '../../format.ts'
import type { Column } from '../../table/columns.ts'
import { itemStateNames } from '../../texts/items.ts'
import { findingStateNames, findingTexts as texts } from '../../texts/stock-taking.ts'
import { Nothing } from '../../ui/Margin.tsx'

const names = texts.columns

type FindingColumn = Column<StockFinding>

const name: FindingColumn = { id: 'name', header: names.name, cell: ({ market_name }) => market_name, grow: true }

/** The float and seed of a copy, as a line; null where it has none. */
export const copyText = ({ float, paint_seed: seed }: Pick<StockFinding, 'float' | 'paint_seed'>): string | null =>
  float === null ? null : `${formatFloat(float, 6)} · ${seed ?? 0}`

const copy: FindingColumn = {
  id: 'copy',
  header: names.copy,
  cell: (finding) => copyText(finding) ?? <Nothing />,
  mono: true,
  muted: true,
  from: 1024,
}

const accountAs = (header: string): FindingColumn => ({
  id: 'account',
  header,
  cell: ({ account }) => account.label,
  className: 'max-w-40 truncate',
})

/** What the books say of a moved item. */
export const bookedText = ({ booked }: StockFinding): string =>
  texts.bookedAt(booked?.account?.label ?? '', booked?.asset_id ?? texts.bookedNothing)

const before: FindingColumn = { id: 'before', header: names.before, cell: bookedText, muted: true, from: 1024 }

const state: FindingColumn = {
  id: 'state',
  header: names.state,
  cell: ({ item }) => (item ? itemStateNames[item.state] : <Nothing label={texts.noItem} />),
  from: 640,
}

const price: FindingColumn = {
  id: 'price',
  header: names.price,
  cell: ({ item }) => item && showEuro(item.price),
  align: 'right',
  from: 640,
}

const reference: FindingColumn = {
  id: 'reference',
  header: names.reference,
  cell: ({ skins }) => {
    const [skin, ...others] = skins
    return skin?.reference === null || skin === undefined || others.length > 0 ? <Nothing /> : showEuro(skin.reference)
  },
  align: 'right',
  from: 640,
}

const found: FindingColumn = {
  id: 'found',
  header: names.found,
  cell: ({ found_at: at }) => showShortMoment(at),
  mono: true,
  muted: true,
  from: 1024,
}

const became: FindingColumn = {
  id: 'became',
  header: names.became,
  cell: ({ state: now }) => findingStateNames[now],
}

const by: FindingColumn = {
  id: 'by',
  header: names.by,
  cell: ({ ended_by: member }) => member?.name ?? texts.bySelf,
  from: 1024,
}

const ended: FindingColumn = {
  id: 'ended',
  header: names.ended,
  cell: ({ ended_at: at }) => at && showShortMoment(at),
  mono: true,
  muted: true,
  from: 640,
}

const columns: Readonly<Record<FindingKind | 'over', readonly FindingColumn[]>> = {
  missing: [name, copy, accountAs(names.should), state, price, found],
  moved: [name, copy, accountAs(names.lies), before, state, found],
  unknown: [name, copy, accountAs(names.lies), reference, found],
  over: [name, copy, accountAs(names.account), became, by, ended],
}

/** The columns of a tab of the list. */
export const columnsOf = (tab: FindingKind | 'over'): readonly FindingColumn[] => columns[tab]
