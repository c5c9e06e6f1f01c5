import { type DealTab, dealTabs } from '@pandrop/contract/staff/deals'
import { listStaffDeals } from '@pandrop/contract/staff/routes/deals'
import { useAddress } from '../../hooks/useAddress.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { SearchField } from '../../table/SearchField.tsx'
import { dealTabNames, dealTexts as texts } from '../../texts/deals.ts'
import { dealColumns } from './dealColumns.tsx'
import { dealsKey } from './dealQueries.ts'

const tabs = dealTabs.map((tab) => ({ value: tab === 'open' ? '' : tab, label: dealTabNames[tab] }))

const everyMilliseconds = 30_000

const isTab = (word: string): word is DealTab => word in dealTabNames

const emptyOf = (tab: DealTab, search: string) => {
  if (search) return { title: texts.noneFound, text: texts.noneFoundText }
  return { title: tab === 'all' ? texts.noneAtAll : texts.none[tab], text: texts.noneText }
}

/** Deals, newest first; what is looked for stands in the address. */
export const DealList = () => {
  const [{ search = '', tab = '' }, change] = useAddress()
  const known = isTab(tab) ? tab : 'open'
  const query = { tab: known, ...(search && { search: search.slice(0, 100) }) }
  const list = usePages(listStaffDeals, { key: [...dealsKey, 'list'], query, every: everyMilliseconds })
  return (
    <ListPanel
      title={texts.table}
      filters={
        <FilterTabs
          label={texts.tabs}
          options={tabs}
          value={known === 'open' ? '' : known}
          onChange={(next) => change({ tab: next })}
        />
      }
      aside={<SearchField label={texts.search} value={search} onChange={(next) => change({ search: next })} />}
    >
      <DataTable
        label={texts.table}
        columns={dealColumns}
        list={list}
        rowKey={({ id }) => id}
        href={({ id }) => paths.deal(id)}
        rowName={({ id }) => texts.rowName(id)}
        empty={emptyOf(known, search)}
      />
    </ListPanel>
  )
}
