import { type Campaign, type CampaignFilter, campaignFilters } from '@pandrop/contract/staff/campaigns'
import { listCampaigns } from '@pandrop/contract/staff/routes/campaigns'
import { buttonClass } from '@pandrop/ui/Button'
import { Link } from '@tanstack/react-router'
import { showCount, showEuro } from '../../format.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { campaignFilterNames, campaignTexts as texts } from '../../texts/campaigns.ts'
import { CampaignBadge } from './CampaignBadge.tsx'
import { campaignsKey } from './campaignQueries.ts'
import { discountText, windowText } from './campaignWords.ts'

const columns: readonly Column<Campaign>[] = [
  { id: 'name', header: texts.name, cell: ({ name }) => name, grow: true },
  { id: 'discount', header: texts.discount, align: 'right', cell: discountText, from: 640 },
  { id: 'state', header: texts.state, cell: ({ state }) => <CampaignBadge state={state} /> },
  { id: 'window', header: texts.window, cell: windowText, mono: true, muted: true, from: 1440 },
  { id: 'items', header: texts.items, align: 'right', cell: ({ items }) => showCount(items), from: 1024 },
  { id: 'sold', header: texts.sold, align: 'right', cell: ({ sold }) => showCount(sold), from: 640 },
  { id: 'revenue', header: texts.revenue, align: 'right', cell: ({ revenue }) => showEuro(revenue) },
  { id: 'given', header: texts.given, align: 'right', cell: ({ given }) => showEuro(given), from: 1024 },
]

const tabs = campaignFilters.map((filter) => ({
  value: filter === 'running' ? '' : filter,
  label: campaignFilterNames[filter],
}))

const everyMilliseconds = 30_000

const isFilter = (word: string): word is CampaignFilter => word in campaignFilterNames

/** Campaigns, newest first; the tab stands in the address. */
export const CampaignList = () => {
  const [{ filter = '' }, change] = useAddress()
  const known = isFilter(filter) ? filter : 'running'
  const list = usePages(listCampaigns, {
    key: [...campaignsKey, 'list'],
    query: { filter: known },
    every: everyMilliseconds,
  })
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
    >
      <DataTable
        label={texts.table}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        href={({ id }) => paths.campaign(id)}
        rowName={({ name }) => texts.rowName(name)}
        empty={{
          title: known === 'all' ? texts.noneAtAll : texts.none[known],
          text: texts.noneText,
          action: (
            <Link to={paths.items} className={buttonClass({ size: 40 })}>
              {texts.toItems}
            </Link>
          ),
        }}
      />
    </ListPanel>
  )
}
