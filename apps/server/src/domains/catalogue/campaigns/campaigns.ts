import type { RefusalOf } from '@pandrop/contract/call'
import { type CampaignState, campaignLifecycle, isAhead } from '@pandrop/contract/lifecycle/campaign'
import { decide } from '@pandrop/contract/lifecycle/lifecycle'
import { ok, type Refused, type Result, refuse } from '@pandrop/contract/result'
import type { addCampaignItems, Campaign, createCampaign, stopCampaign } from '@pandrop/contract/staff/campaigns'
import { enqueue } from '../../../db/enqueue.ts'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import { addItems, countKnown } from './campaign-items.sql.ts'
import { campaignOf } from './campaign-list.ts'
import { type CampaignChosen, campaignPlan, type WishedItems, wishedItems } from './campaign-plan.ts'
import { type CampaignTimes, wrongTimes } from './campaigns.rules.ts'
import { insertCampaign, lockCampaign, selectCampaignByAttempt, stopCampaignRow } from './campaigns.sql.ts'

type Context = Pick<Shop, 'pool' | 'clock'>

/** What somebody has seen before they wish for it. */
interface Seen {
  /** of the preview */
  token: string
  /** some prices would not bring back what the items cost, and that is meant */
  isBelowCostMeant: boolean
}

/** A campaign that somebody of the staff wishes for. */
interface NewCampaign extends CampaignTimes, Seen {
  name: string
  /** 20 means 20 %; null: the items have prices of their own */
  percent: number | null
  chosen: CampaignChosen
  /** staff:<id> or staff:cli */
  by: string
  /** names the attempt: the same again makes no other */
  requestKey?: string | undefined
}

const percentMissing = { text: 'Say how much it takes off' }
const percentBeside = { text: 'Each item has a price of its own' }

const wrongPercent = (percent: number | null, chosen: CampaignChosen) => {
  if ('prices' in chosen) return percent === null ? null : { percent: [percentBeside] }
  return percent === null ? { percent: [percentMissing] } : null
}

/**
 * Plans a campaign for items as they are chosen now; one that begins at once is started by its job, within moments.
 * @returns refuses invalid_input for times or a percentage that cannot be, items_too_many, preview_stale where what was
 *   seen is different by now, campaign_below_cost with how many, unless that is meant, and campaign_empty where every
 *   item is sold or withdrawn
 */
export const planCampaign = async (
  context: Context,
  index: CatalogueIndex,
  { name, from, until, percent, chosen, by, requestKey, ...seen }: NewCampaign,
): Promise<Result<Campaign, RefusalOf<typeof createCampaign> | 'invalid_input'>> => {
  // Looked at first: the same attempt is answered as at first, whatever its items have become.
  const before = requestKey === undefined ? undefined : await selectCampaignByAttempt(context.pool, requestKey)
  if (before) return standing(context.pool, before.id)
  const at = context.clock.now()
  const errors = wrongTimes({ from, until }, at) ?? wrongPercent(percent, chosen)
  if (errors) return refuse('invalid_input', { errors })
  const items = await wishedItems(context, index, chosen)
  if (!items.ok) return items
  return inTransaction(context.pool, async (tx): Promise<Result<Campaign, 'campaign_empty' | SeenRefusal>> => {
    const startsAt = from ?? at
    const wrong = await wrongSeen(tx, { ...seen, items: items.value, percent, at: startsAt })
    if (wrong) return wrong
    const times = { startsAt, endsAt: until }
    const made = await insertCampaign(tx, { name, ...times, percent, by, at, requestKey: requestKey ?? null })
    if (!made) return raced(tx, requestKey ?? '')
    const added = await addItems(tx, { campaignId: made.id, ...items.value })
    if (added.length === 0) return refuse('campaign_empty')
    if (from === undefined) await enqueue(tx, 'run_campaigns', {})
    return standing(tx, made.id)
  })
}

type SeenRefusal = 'preview_stale' | 'campaign_below_cost'

/** What stands against doing what somebody has seen; undefined: nothing. */
const wrongSeen = async (
  tx: Transaction,
  { items, percent, at, token, isBelowCostMeant }: Seen & { items: WishedItems; percent: number | null; at: Date },
): Promise<Refused<SeenRefusal> | undefined> => {
  const plan = await campaignPlan(tx, items, { percent, at })
  if (plan.token !== token) return refuse('preview_stale')
  if (plan.belowCost === 0 || isBelowCostMeant) return undefined
  return refuse('campaign_below_cost', { values: { count: `${plan.belowCost}` } })
}

/** The same attempt came twice at once: the other one has made it. */
const raced = async (tx: Transaction, requestKey: string): Promise<Result<Campaign, never>> => {
  const other = await selectCampaignByAttempt(tx, requestKey)
  if (!other) throw new Error('a campaign was not written, and nothing stands in its way')
  return standing(tx, other.id)
}

const standing = async (q: Queryable, id: number): Promise<Result<Campaign, never>> => {
  const found = await campaignOf(q, id)
  if (!found.ok) throw new Error(`campaign ${id} was just written and is not there`)
  return found
}

/** What became of items that were to be added. */
interface ItemsAdded {
  campaign: Campaign
  added: number
  /** it had them already */
  known: number
  /** sold, withdrawn or unknown */
  gone: number
}

/**
 * Adds items to a campaign that is planned or runs; in a running one they get its price within moments.
 * @returns refuses campaign_not_found, campaign_over, items_too_many, preview_stale and campaign_below_cost as
 *   planCampaign does, and invalid_input for prices of their own where the campaign has a percentage, or the other way
 *   round
 */
export const addToCampaign = async (
  context: Context,
  index: CatalogueIndex,
  { id, chosen, ...seen }: Seen & { id: number; chosen: CampaignChosen },
): Promise<Result<ItemsAdded, RefusalOf<typeof addCampaignItems> | 'invalid_input'>> => {
  const items = await wishedItems(context, index, chosen)
  if (!items.ok) return items
  const { ids } = items.value
  return inTransaction(context.pool, async (tx): Promise<Result<ItemsAdded, AddRefusal>> => {
    const campaign = await lockCampaign(tx, id)
    if (!campaign) return refuse('campaign_not_found')
    if (!isAhead(campaign.state)) return refuse('campaign_over')
    if ('prices' in chosen !== (campaign.discount_percent === null))
      return refuse('invalid_input', { errors: { items: ['field_invalid'] } })
    const at = new Date(Math.max(campaign.starts_at.getTime(), context.clock.now().getTime()))
    const wrong = await wrongSeen(tx, { ...seen, items: items.value, percent: campaign.discount_percent, at })
    if (wrong) return wrong
    const known = (await countKnown(tx, id, ids))?.count ?? 0
    const added = (await addItems(tx, { campaignId: id, ...items.value })).length
    await enqueue(tx, 'run_campaigns', {})
    const now = await standing(tx, id)
    return now.ok ? ok({ campaign: now.value, added, known, gone: ids.length - known - added }) : now
  })
}

type AddRefusal = 'campaign_not_found' | 'campaign_over' | 'invalid_input' | SeenRefusal

/**
 * Ends a campaign before its time; its job returns the prices within moments.
 * @param by staff:<id> or staff:cli
 * @returns whether it was this that stopped it; refuses campaign_not_found, and campaign_over where its time was over
 */
export const endCampaign = (
  { pool, clock }: Context,
  { id, by }: { id: number; by: string },
): Promise<Result<{ campaign: Campaign; changed: boolean }, RefusalOf<typeof stopCampaign>>> =>
  inTransaction(
    pool,
    async (tx): Promise<Result<{ campaign: Campaign; changed: boolean }, RefusalOf<typeof stopCampaign>>> => {
      const row = await lockCampaign(tx, id)
      if (!row) return refuse('campaign_not_found')
      const subject: { state: CampaignState } = row
      const { may } = decide(campaignLifecycle, subject, 'stop', clock.now())
      if (may === 'state') return refuse('campaign_over')
      const changed = may === 'now'
      if (changed) {
        await stopCampaignRow(tx, id, by, clock.now())
        await enqueue(tx, 'run_campaigns', {})
      }
      const now = await standing(tx, id)
      return now.ok ? ok({ campaign: now.value, changed }) : now
    },
  )
