import { type PackFilter, packFilters, type StaffPack } from '@pandrop/contract/staff/packs'
import { listStaffPacks } from '@pandrop/contract/staff/routes/packs'
import { buttonClass } from '@pandrop/ui/Button'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { Link } from '@tanstack/react-router'
import { showEuro } from '../../format.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import { skinImage } from '../../pictures.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { SearchField } from '../../table/SearchField.tsx'
import { packFilterNames, packTexts as texts } from '../../texts/packs.ts'
import { togetherTexts } from '../../texts/together.ts'
import { Margin } from '../../ui/Margin.tsx'
import { PackBadge } from './PackBadge.tsx'
import { packsKey } from './packQueries.ts'
import { windowText } from './packWords.ts'

const picturesMax = 4

const Pictures = ({ items }: Pick<StaffPack, 'items'>) => (
  <span className="-my-1.5 flex -space-x-5">
    {items.slice(0, picturesMax).map(({ id, img, rarity }) => (
      <SkinPicture key={id} image={skinImage(img)} quality={rarity} size="thumb" className="w-[54px] flex-none" />
    ))}
  </span>
)

const columns: readonly Column<StaffPack>[] = [
  {
    id: 'pictures',
    header: texts.pictures,
    headerHidden: true,
    cell: ({ items }) => <Pictures items={items} />,
    className: 'w-[168px] pr-0!',
    from: 640,
  },
  { id: 'name', header: texts.name, cell: ({ name }) => name, grow: true },
  { id: 'items', header: texts.items, align: 'right', cell: ({ items }) => items.length, from: 640 },
  { id: 'price', header: texts.price, align: 'right', cell: ({ price }) => showEuro(price) },
  { id: 'sum', header: texts.sum, align: 'right', muted: true, cell: ({ sum }) => showEuro(sum), from: 1024 },
  {
    id: 'off',
    header: texts.off,
    align: 'right',
    cell: ({ discount_percent: percent }) => togetherTexts.percent(percent),
    from: 1024,
  },
  {
    id: 'margin',
    header: texts.margin,
    align: 'right',
    cell: ({ margin_percent: percent }) => <Margin percent={percent} />,
    from: 640,
  },
  { id: 'window', header: texts.window, mono: true, muted: true, cell: windowText, from: 1280 },
  { id: 'state', header: texts.state, cell: ({ state }) => <PackBadge state={state} /> },
]

const tabs = packFilters.map((filter) => ({
  value: filter === 'current' ? '' : filter,
  label: packFilterNames[filter],
}))

const everyMilliseconds = 30_000

const isFilter = (word: string): word is PackFilter => word in packFilterNames

const emptyOf = (filter: PackFilter, search: string) => {
  if (search) return { title: texts.noneFound, text: texts.noneFoundText }
  if (filter !== 'all') return { title: texts.none[filter], text: texts.noneText }
  const action = (
    <Link to={paths.newPack} className={buttonClass({ size: 40 })}>
      {texts.create}
    </Link>
  )
  return { title: texts.noneAtAll, text: texts.noneAtAllText, action }
}

/** Packs, newest first; what is looked for stands in the address. */
export const PackList = () => {
  const [{ search = '', filter = '' }, change] = useAddress()
  const known = isFilter(filter) ? filter : 'current'
  const query = { filter: known, ...(search && { search: search.slice(0, 100) }) }
  const list = usePages(listStaffPacks, { key: [...packsKey, 'list'], query, every: everyMilliseconds })
  return (
    <ListPanel
      title={texts.table}
      filters={
        <FilterTabs
          label={texts.filter}
          options={tabs}
          value={known === 'current' ? '' : known}
          onChange={(next) => change({ filter: next })}
        />
      }
      aside={<SearchField label={texts.search} value={search} onChange={(next) => change({ search: next })} />}
    >
      <DataTable
        label={texts.table}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        href={({ id }) => paths.pack(id)}
        rowName={({ id, name }) => texts.rowName(name, id)}
        empty={emptyOf(known, search)}
      />
    </ListPanel>
  )
}
