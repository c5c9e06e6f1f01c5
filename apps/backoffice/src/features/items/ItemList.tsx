import { isInStock, isOnShelf } from '@pandrop/contract/lifecycle/item'
import { type StaffItemRow, type StockTab, stockOrders, stockTabs } from '@pandrop/contract/staff/items'
import { listStaffItems, takeItemStep } from '@pandrop/contract/staff/routes/items'
import { buttonClass } from '@pandrop/ui/Button'
import { SelectField } from '@pandrop/ui/SelectField'
import { showToast } from '@pandrop/ui/toasts'
import { IconFilter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { failureText } from '../../failureText.ts'
import { showEuro } from '../../format.ts'
import { type AddressWords, useAddress } from '../../hooks/useAddress.ts'
import { useCall } from '../../hooks/useCall.ts'
import { usePages } from '../../hooks/usePages.ts'
import { useStaffCounts } from '../../hooks/useStaffCounts.ts'
import { paths } from '../../paths.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { SearchField } from '../../table/SearchField.tsx'
import { usePageKeys } from '../../table/usePageKeys.ts'
import { itemStepTexts } from '../../texts/item-forms.ts'
import {
  bulkTexts,
  itemFilterTexts as filterTexts,
  stockOrderNames,
  stockTabNames,
  itemListTexts as texts,
} from '../../texts/items.ts'
import { pageNames } from '../../texts/shell.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { BulkBar, canPrice } from './BulkBar.tsx'
import { FilterBar } from './FilterBar.tsx'
import { itemColumns } from './itemColumns.tsx'
import { filtersOf, filtersOn, type ItemFilters, orderOf } from './itemFilters.ts'
import { countsQuery, findAll, itemsChanged, itemsKey } from './itemQueries.ts'
import { askForPrice } from './priceFocus.ts'
import { type ChosenItems, useItemSelection } from './useItemSelection.ts'

const everyMilliseconds = 30_000

const orders = stockOrders.map((value) => ({ value, label: stockOrderNames[value] }))

/** Nothing can be done with what somebody pays for or what has left. */
const canChoose = (tab: StockTab): boolean => tab !== 'reserved' && tab !== 'sold' && tab !== 'withdrawn'

/** What is chosen, for a dialog that the page puts over the list. */
export interface ChosenForPrices {
  count: number
  chosen: ChosenItems
  /** new prices are on their way: nothing is chosen any more */
  onStarted: () => void
  onClose: () => void
}

interface ItemListProps {
  /** the dialog of the chosen items' prices */
  pricesOf: (chosen: ChosenForPrices) => ReactNode
}

/** The items of one tab, narrowed and sorted by the address, and what can be done with many of them. */
export const ItemList = ({ pricesOf }: ItemListProps) => {
  const [words, changeAddress] = useAddress()
  const filters = useFilters(words)
  const order = orderOf(words)
  const narrowed = filtersOn(filters)
  const [isOpen, setOpen] = useState(narrowed > 0)
  const counts = useQuery(countsQuery(filters)).data
  const tabs = stockTabs.map((value) => ({ value, label: stockTabNames[value], count: counts?.counts[value] }))
  return (
    <ListPanel
      title={pageNames.items}
      filters={
        <FilterTabs label={texts.tabs} options={tabs} value={filters.tab} onChange={(tab) => changeAddress({ tab })} />
      }
    >
      <div className="flex flex-wrap items-center gap-2 px-4 pt-1 pb-3">
        <SearchField
          label={texts.search}
          value={filters.search ?? ''}
          onChange={(search) => changeAddress({ search })}
          className="min-w-0 flex-1 compact:basis-full"
        />
        <SelectField
          label={filterTexts.order}
          labelHidden
          options={orders}
          value={order}
          onChange={({ target }) => changeAddress({ order: target.value === 'newest' ? undefined : target.value })}
          className="w-56 compact:w-auto compact:flex-1"
        />
        <StaffButton
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          icon={<IconFilter aria-hidden="true" size={18} stroke={1.75} />}
        >
          {narrowed > 0 ? filterTexts.filtersOn(narrowed) : filterTexts.filters}
        </StaffButton>
      </div>
      {isOpen && <FilterBar filters={filters} onChange={changeAddress} />}
      <Rows
        filters={filters}
        order={order}
        found={counts?.found ?? null}
        isFirst={counts?.counts.all === 0}
        pricesOf={pricesOf}
      />
    </ListPanel>
  )
}

/** The filters of the address; the same object for as long as they are the same. */
const useFilters = (words: AddressWords): ItemFilters => {
  const text = JSON.stringify(filtersOf(words))
  return useMemo(() => JSON.parse(text) as ItemFilters, [text])
}

interface Found {
  items: number
  price: number
  cost: number
  without_cost: number
}

interface RowsProps extends ItemListProps {
  filters: ItemFilters
  order: ReturnType<typeof orderOf>
  found: Found | null
  /** the shop has never had an item */
  isFirst: boolean
}

const Rows = ({ filters, order, found, isFirst, pricesOf }: RowsProps) => {
  const list = usePages(listStaffItems, { key: itemsKey, query: { ...filters, order }, every: everyMilliseconds })
  const { rows } = list
  const shown = useMemo(() => rows.map(({ id }) => String(id)), [rows])
  const selection = useItemSelection(filters, shown)
  const choosing = canChoose(filters.tab)
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const [isPricing, setPricing] = useState(false)
  const hide = useHide()
  const chooseAll = async (): Promise<void> => {
    try {
      selection.setAll(await findAll(filters))
    } catch (cause) {
      showToast({ kind: 'error', text: failureText(cause, bulkTexts.countFailed) })
    }
  }
  const priceOf = ({ id }: StaffItemRow): void => {
    askForPrice(id)
    // Its own link: what is opened knows the list that it was opened from.
    box.current?.querySelector<HTMLElement>(`[data-row] a[href$="${paths.item(id)}"]`)?.click()
  }
  usePageKeys((place) => {
    const row = place === undefined ? undefined : rows[place]
    return {
      X: choosing && row ? () => selection.reach(String(row.id)) : undefined,
      a: choosing ? () => void chooseAll() : undefined,
      e: choosing && canPrice(selection) ? () => setPricing(true) : row && (() => priceOf(row)),
      h: row && (() => hide(row)),
      n: () => void navigate({ to: paths.newItem }),
    }
  })
  const toShelve = useStaffCounts()?.offers_to_shelve ?? 0
  const isNarrowed = filters.search !== undefined || filtersOn(filters) > 0
  return (
    <div ref={box}>
      {rows.length > 0 && (
        <BulkBar
          tab={filters.tab}
          selection={choosing ? selection : null}
          onAll={() => void chooseAll()}
          onPrices={() => setPricing(true)}
          onCampaign={(items) => void navigate({ to: paths.newCampaign, search: wordsOf(items) as never })}
          found={<FoundLine found={found} />}
        />
      )}
      <DataTable
        label={pageNames.items}
        columns={itemColumns}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ id, title }) => texts.rowName(title, id)}
        href={({ id }) => paths.item(id)}
        selection={choosing ? selection : undefined}
        empty={emptyOf({ isNarrowed, isFirst: isFirst || filters.tab === 'on_sale', toShelve })}
      />
      {isPricing &&
        pricesOf({
          count: selection.count,
          chosen: selection.items(),
          onStarted: () => {
            setPricing(false)
            selection.clear()
          },
          onClose: () => setPricing(false),
        })}
    </div>
  )
}

/** Chosen items as the words of an address. */
const wordsOf = (items: ChosenItems): Record<string, unknown> =>
  'ids' in items ? { ids: items.ids.join(',') } : { ...items.found, newest: items.newest_id }

interface Emptiness {
  isNarrowed: boolean
  isFirst: boolean
  /** offers whose items wait for a place on the shelf */
  toShelve: number
}

const emptyOf = ({ isNarrowed, isFirst, toShelve }: Emptiness) => {
  if (isNarrowed) return { title: texts.nothingFound, text: texts.nothingFoundText }
  if (!isFirst) return { title: texts.emptyTab }
  const action = (
    <div className="flex flex-wrap justify-center gap-2">
      <Link to={paths.newItem} className={buttonClass({ size: 40 })}>
        {texts.add}
      </Link>
      <Link to={paths.imports} className={buttonClass({ kind: 'secondary', size: 40 })}>
        {texts.importFile}
      </Link>
      {toShelve > 0 && (
        <Link
          to={paths.offers}
          search={{ queue: 'to_shelve' } as never}
          className={buttonClass({ kind: 'secondary', size: 40 })}
        >
          {texts.fromOffers(toShelve)}
        </Link>
      )}
    </div>
  )
  return { title: texts.empty, text: texts.emptyText, action }
}

/** `h`: hides an item at once, and shows one that is hidden: nothing is lost by it. */
const useHide = () => {
  const call = useCall(takeItemStep, {
    failed: bulkTexts.failed,
    done: ({ item }) => (isOnShelf(item.state) ? texts.shown(item.title) : texts.hidden(item.title)),
    onDone: itemsChanged,
  })
  return ({ id, state }: StaffItemRow): void => {
    if (call.running) return
    if (!isInStock(state)) showToast({ kind: 'warning', text: itemStepTexts.notInStock })
    else void call.run({ params: { id }, body: { step: isOnShelf(state) ? 'hide' : 'show' } })
  }
}

/** What the filters found, and what it asks and cost. */
const FoundLine = ({ found }: { found: Found | null }) => {
  if (!found) return null
  const { items, price, cost, without_cost: withoutCost } = found
  return (
    <span className="flex flex-wrap gap-x-4">
      {texts.found(items, showEuro(price))}
      {withoutCost < items && <span className="text-bone-2">{texts.foundCost(showEuro(cost))}</span>}
      {withoutCost > 0 && <span className="text-bone-2">{texts.withoutCost(withoutCost)}</span>}
    </span>
  )
}
