import type { Campaign, CampaignItem } from '@pandrop/contract/staff/campaigns'
import { listCampaignItems } from '@pandrop/contract/staff/routes/campaigns'
import { showCount, showEuro, showMoment } from '../../format.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import { showZonedMoment } from '../../shopTime.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { standingNames, campaignTexts as texts } from '../../texts/campaigns.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Section } from '../../ui/Section.tsx'
import { beforeColumn, nameColumns, oldPriceColumn, priceColumn } from './campaignItemColumns.tsx'
import { campaignsKey, startsSoon } from './campaignQueries.ts'
import { discountText } from './campaignWords.ts'

interface CampaignProps {
  campaign: Campaign
}

const TermsPanel = ({ campaign }: CampaignProps) => {
  const { ended_at: ended, stopped_by: stoppedBy } = campaign
  return (
    <Section title={texts.terms}>
      <Facts
        facts={[
          { term: texts.discount, value: discountText(campaign) },
          { term: texts.from, value: showZonedMoment(campaign.from), mono: true },
          { term: texts.until, value: showZonedMoment(campaign.until), mono: true },
          { term: texts.madeBy, value: texts.madeByAt(campaign.made_by, showMoment(campaign.created_at)) },
          { term: texts.endedAt, value: stoppedBy === null ? ended && showMoment(ended) : null, mono: true },
          { term: texts.stoppedAt, value: stoppedBy && ended && texts.madeByAt(stoppedBy, showMoment(ended)) },
        ]}
      />
      {startsSoon(campaign) && (
        <p role="status" className="mt-3 text-bone-1">
          {texts.startsSoon}
        </p>
      )}
    </Section>
  )
}

const BroughtPanel = ({ campaign }: CampaignProps) => {
  const { joined, items, sold, costed } = campaign
  return (
    <Section title={texts.brought}>
      <Facts
        facts={[
          { term: texts.joined, value: texts.joinedOf(showCount(joined), showCount(items)) },
          { term: texts.struck, value: showCount(campaign.struck) },
          { term: texts.sold, value: showCount(sold) },
          { term: texts.revenue, value: showEuro(campaign.revenue) },
          { term: texts.given, value: showEuro(campaign.given) },
          {
            term: texts.margin,
            value: costed > 0 && texts.marginOf(showEuro(campaign.margin), showCount(costed), showCount(sold)),
          },
        ].filter(({ value }) => value !== false)}
      />
      <p className="mt-3 type-meta text-bone-2">{texts.broughtHint}</p>
    </Section>
  )
}

const columns: readonly Column<CampaignItem>[] = [
  ...nameColumns,
  beforeColumn,
  priceColumn,
  oldPriceColumn,
  {
    id: 'standing',
    header: texts.standing,
    cell: ({ standing }) => standingNames[standing],
    muted: true,
  },
]

const everyMilliseconds = 10_000

/** A campaign: its terms, what it brought, and its items. */
export const CampaignView = ({ campaign }: CampaignProps) => {
  const { id, state, joined } = campaign
  // Its items are read again when they get their prices, and when these return.
  const key = [...campaignsKey, 'items', state, joined]
  const list = usePages(listCampaignItems, { key, params: { id }, every: everyMilliseconds })
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3 tight:grid-cols-1">
        <TermsPanel campaign={campaign} />
        <BroughtPanel campaign={campaign} />
      </div>
      <Section title={texts.itemsTable} flush>
        <DataTable
          label={texts.itemsTable}
          columns={columns}
          list={list}
          rowKey={(item) => item.id}
          href={(item) => paths.item(item.id)}
          rowName={({ title, id: itemId }) => texts.itemName(title, itemId)}
          empty={{ title: texts.noItems }}
        />
      </Section>
    </>
  )
}
