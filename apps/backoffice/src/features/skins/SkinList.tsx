import { itemTypes } from '@pandrop/contract/item'
import { listSkins } from '@pandrop/contract/staff/routes/skins'
import {
  priceListDaysMax,
  referenceFilters,
  type StaffSkinRow,
  skinOrders,
  skinPictureKinds,
} from '@pandrop/contract/staff/skins'
import { SelectField, type SelectOption } from '@pandrop/ui/SelectField'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { IconFilter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showCount, showEuro } from '../../format.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import { skinImage } from '../../pictures.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { SearchField } from '../../table/SearchField.tsx'
import { pageNames } from '../../texts/shell.ts'
import { referenceFilterNames, skinOrderNames, skinPictureNames, skinListTexts as texts } from '../../texts/skins.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { barFilters, filtersOf, filtersOn, orderOf, type SkinFilters } from './skinFilters.ts'
import { Age, PictureMark } from './skinMarks.tsx'
import { skinsKey, weaponsQuery } from './skinQueries.ts'

const names = texts.columns

const everyMilliseconds = 30_000

const Reference = ({ reference_from: from, reference_till: till, by_hand: byHand, missing }: StaffSkinRow) => (
  <>
    {byHand > 0 && <span className="mr-2 type-meta text-bone-2">{texts.byHand(byHand)}</span>}
    {missing > 0 && <span className="mr-2 type-meta text-warn">{texts.missing(missing)}</span>}
    {from === null || till === null ? texts.none : texts.range(showEuro(from), showEuro(till))}
  </>
)

const columns: readonly Column<StaffSkinRow>[] = [
  {
    id: 'picture',
    header: names.picture,
    headerHidden: true,
    cell: ({ img, rarity }) => (
      <SkinPicture image={skinImage(img)} quality={rarity} size="thumb" className="-my-1.5 w-[60px]" />
    ),
    className: 'w-[84px] pr-0!',
  },
  {
    id: 'name',
    header: names.name,
    cell: ({ market_name: name, phase }) => (
      <>
        {name}
        {phase && <span className="text-bone-2"> {phase}</span>}
      </>
    ),
    grow: true,
  },
  { id: 'on_sale', header: names.onSale, cell: (row) => showCount(row.on_sale), align: 'right' },
  { id: 'sold', header: names.sold, cell: (row) => showCount(row.sold_30_days), align: 'right', from: 640 },
  { id: 'reference', header: names.reference, cell: Reference, align: 'right', from: 640 },
  { id: 'age', header: names.age, cell: ({ oldest_day: day }) => <Age day={day} />, align: 'right', from: 1024 },
  { id: 'state', header: names.state, cell: ({ picture }) => <PictureMark picture={picture} />, from: 1024 },
]

const orders = skinOrders.map((value) => ({ value, label: skinOrderNames[value] }))

/** Every skin of the catalogue; what is looked for stands in the address. */
export const SkinList = () => {
  const [words, changeAddress] = useAddress()
  const filters = filtersOf(words)
  const order = orderOf(words)
  const narrowed = filtersOn(filters)
  const [isOpen, setOpen] = useState(narrowed > 0)
  const query = { ...filters, order }
  const list = usePages(listSkins, { key: [...skinsKey, 'list'], query, every: everyMilliseconds })
  const isNarrowed = narrowed > 0 || filters.search !== undefined
  return (
    <ListPanel title={pageNames.skins}>
      <div className="flex flex-wrap items-center gap-2 px-4 pt-3 pb-3">
        <SearchField
          label={texts.search}
          value={filters.search ?? ''}
          onChange={(search) => changeAddress({ search })}
          className="min-w-0 flex-1 compact:basis-full"
        />
        <SelectField
          label={texts.order}
          labelHidden
          options={orders}
          value={order}
          onChange={({ target }) => changeAddress({ order: target.value === 'on_sale' ? undefined : target.value })}
          className="w-56 compact:w-auto compact:flex-1"
        />
        <StaffButton
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          icon={<IconFilter aria-hidden="true" size={18} stroke={1.75} />}
        >
          {narrowed > 0 ? texts.filtersOn(narrowed) : texts.filters}
        </StaffButton>
      </div>
      {isOpen && <Filters filters={filters} onChange={changeAddress} />}
      <DataTable
        label={pageNames.skins}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ market_name: name, phase }) => texts.rowName([name, phase].filter(Boolean).join(' '))}
        href={({ id }) => paths.skin(id)}
        empty={isNarrowed ? { title: texts.nothingFound, text: texts.nothingFoundText } : { title: texts.empty }}
      />
    </ListPanel>
  )
}

type BarFilter = (typeof barFilters)[number]

interface FiltersProps {
  filters: SkinFilters
  onChange: (change: Partial<Record<BarFilter, string | undefined>>) => void
}

const same = (words: readonly string[]): SelectOption[] => words.map((word) => ({ value: word, label: word }))

const pictures = skinPictureKinds.map((value) => ({ value, label: skinPictureNames[value] }))
const references = referenceFilters.map((value) => ({ value, label: referenceFilterNames[value] }))
const ages = [priceListDaysMax, 30, 90].map((days) => ({ value: String(days), label: texts.olderThan(days) }))
const stock = [
  { value: 'true', label: texts.onSale },
  { value: 'false', label: texts.notOnSale },
]

const nothing = Object.fromEntries(barFilters.map((name) => [name, undefined]))

/** What the list is narrowed by; each choice counts at once and stands in the address. */
const Filters = ({ filters, onChange }: FiltersProps) => {
  const weapons = useQuery(weaponsQuery).data ?? []
  const ofType = weapons.filter(({ type }) => filters.type === undefined || type === filters.type)
  const choose = (name: BarFilter, label: string, any: string, options: readonly SelectOption[]) => (
    <SelectField
      key={name}
      label={label}
      labelHidden
      options={[{ value: '', label: any }, ...options]}
      value={String(filters[name] ?? '')}
      onChange={({ target }) =>
        // A weapon of another type would leave nothing to be found.
        onChange({ [name]: target.value, ...(name === 'type' && { weapon: undefined }) })
      }
    />
  )
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,168px),1fr))] gap-2 px-4 pt-1 pb-3">
      {choose('type', texts.type, texts.anyType, same(itemTypes))}
      {choose('weapon', texts.weapon, texts.anyWeapon, same(ofType.map(({ name }) => name)))}
      {choose('picture', texts.picture, texts.anyPicture, pictures)}
      {choose('reference', texts.reference, texts.anyReference, references)}
      {choose('older_than', texts.age, texts.anyAge, ages)}
      {choose('on_sale', texts.stock, texts.anyStock, stock)}
      {filtersOn(filters) > 0 && (
        <StaffButton kind="tertiary" onClick={() => onChange(nothing)} className="justify-self-start">
          {texts.clear}
        </StaffButton>
      )}
    </div>
  )
}
