import { type PromoFilter, promoFilters, type StaffPromoCode } from '@pandrop/contract/staff/promo'
import { listPromoCodes } from '@pandrop/contract/staff/routes/promo'
import { showCount, showEuro } from '../../format.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { SearchField } from '../../table/SearchField.tsx'
import { promoFilterNames, promoTexts as texts } from '../../texts/promo.ts'
import { PromoBadge } from './PromoBadge.tsx'
import { promoKey } from './promoQueries.ts'
import { discountText, usesText, windowText } from './promoWords.ts'

const columns: readonly Column<StaffPromoCode>[] = [
  { id: 'code', header: texts.code, cell: ({ code }) => code, mono: true },
  { id: 'discount', header: texts.discount, align: 'right', cell: discountText },
  { id: 'state', header: texts.state, cell: ({ state }) => <PromoBadge state={state} />, from: 640 },
  { id: 'window', header: texts.window, cell: windowText, mono: true, from: 1024 },
  {
    id: 'description',
    header: texts.description,
    cell: ({ description }) => description,
    grow: true,
    muted: true,
    from: 1024,
  },
  { id: 'uses', header: texts.uses, align: 'right', cell: usesText },
  { id: 'orders', header: texts.orders, align: 'right', cell: ({ orders }) => showCount(orders.count), from: 1280 },
  { id: 'given', header: texts.given, align: 'right', cell: ({ given }) => showEuro(given), from: 640 },
]

const tabs = promoFilters.map((filter) => ({
  value: filter === 'running' ? '' : filter,
  label: promoFilterNames[filter],
}))

const everyMilliseconds = 30_000

const isFilter = (word: string): word is PromoFilter => word in promoFilterNames

const emptyOf = (filter: PromoFilter, search: string) => {
  if (search) return { title: texts.noneFound, text: texts.noneFoundText }
  return filter === 'all' ? { title: texts.noneAtAll } : { title: texts.none[filter], text: texts.noneText }
}

/** Promo codes, newest first; what is looked for stands in the address. */
export const PromoList = () => {
  const [{ search = '', filter = '' }, change] = useAddress()
  const known = isFilter(filter) ? filter : 'running'
  const query = { filter: known, ...(search && { search: search.slice(0, 100) }) }
  const list = usePages(listPromoCodes, { key: [...promoKey, 'list'], query, every: everyMilliseconds })
  return (
    <ListPanel
      title={texts.table}
      filters={
        <FilterTabs
          label={texts.filter}
          options={tabs}
          value={known === 'running' ? '' : known}
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
        href={({ id }) => paths.promoCode(id)}
        rowName={({ code }) => texts.rowName(code)}
        empty={emptyOf(known, search)}
      />
    </ListPanel>
  )
}
