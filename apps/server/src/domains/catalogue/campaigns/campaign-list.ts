import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { Campaign, CampaignFilter, CampaignItem } from '@pandrop/contract/staff/campaigns'
import { instantOrNull } from '@pandrop/contract/wire'
import { inUnits, inUnitsOrNull } from '@pandrop/money/money'
import { cutPage, type Page, type PageAsked, readNumberPage } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { picturePaths } from '../items/picture.ts'
import { type CampaignItemRow, type PreviewRow, selectCampaignItems } from './campaign-items.sql.ts'
import { statesOf } from './campaigns.rules.ts'
import { type CampaignRow, selectCampaign, selectCampaigns } from './campaigns.sql.ts'

type Reading = Pick<Shop, 'pool' | 'clock'>

/**
 * A page of campaigns, newest first.
 * @returns refuses invalid_input for an `after` that no page has named
 */
export const campaignsOf = async (
  { pool }: Pick<Shop, 'pool'>,
  { filter = 'all', ...asked }: PageAsked & { filter?: CampaignFilter | undefined },
): Promise<Result<Page<Campaign>, 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const found = await selectCampaigns(pool, { ...page.value, states: statesOf(filter) })
  const { rows, next } = cutPage(found, page.value.rowsMax, ({ id }) => id)
  return ok({ rows: rows.map(toWire), next })
}

/** One campaign as it stands. */
export const campaignOf = async (q: Queryable, id: number): Promise<Result<Campaign, 'campaign_not_found'>> => {
  const row = await selectCampaign(q, id)
  return row ? ok(toWire(row)) : refuse('campaign_not_found')
}

const toWire = (row: CampaignRow): Campaign => ({
  id: row.id,
  name: row.name,
  state: row.state,
  from: row.starts_at.toISOString(),
  until: row.ends_at.toISOString(),
  percent: row.discount_percent,
  items: row.items,
  joined: row.joined,
  struck: row.struck,
  sold: row.sold,
  revenue: inUnits(row.revenue_cents),
  given: inUnits(row.given_cents),
  margin: inUnits(row.margin_cents),
  costed: row.costed,
  made_by: row.made_by,
  created_at: row.created_at.toISOString(),
  started_at: instantOrNull(row.started_at),
  ended_at: instantOrNull(row.ended_at),
  stopped_by: row.stopped_by,
})

/**
 * A page of a campaign's items, the newest item first.
 * @returns refuses campaign_not_found, and invalid_input for an `after` that no page has named
 */
export const campaignItemsOf = async (
  { pool, clock }: Reading,
  { campaignId, ...asked }: PageAsked & { campaignId: number },
): Promise<Result<Page<CampaignItem>, 'campaign_not_found' | 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const [campaign, found] = await Promise.all([
    campaignOf(pool, campaignId),
    selectCampaignItems(pool, { campaignId, before, rowsMax, now: clock.now() }),
  ])
  if (!campaign.ok) return campaign
  const { rows, next } = cutPage(found, rowsMax, ({ id }) => id)
  return ok({ rows: rows.map(itemToWire), next })
}

const itemToWire = (row: CampaignItemRow): CampaignItem => ({
  ...shownOnTheWire(row),
  standing: row.standing,
  price_before: inUnits(row.before_cents),
  price: inUnits(row.price_cents),
  old_price: inUnitsOrNull(row.old_price_cents),
  honest_from: instantOrNull(row.honest_from),
})

/** What lists of a campaign show of an item itself. */
export const shownOnTheWire = ({ picture, ...row }: CampaignItemRow | PreviewRow) => ({
  id: row.id,
  state: row.state,
  title: row.title,
  phase: row.phase,
  type: row.type,
  rarity: row.rarity,
  img: picturePaths(picture).img_url,
  is_bare: row.is_bare,
})
