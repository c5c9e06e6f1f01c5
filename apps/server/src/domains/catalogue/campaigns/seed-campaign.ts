import { campaignDaysMax } from '@pandrop/contract/staff/campaigns'
import { daysAfter, daysBefore } from '@pandrop/money/days'
import { firstRow, statement } from '../../../db/statement.ts'
import type { Transaction } from '../../../db/transaction.ts'

/** Who made the demo shop's campaign. */
const by = 'demo'

const daysBegun = 21
const daysAhead = 21

/** What the next ones take off. */
const nextPercent = 15

const insertDemoCampaign = firstRow<{ id: number }, { by: string; startsAt: Date; endsAt: Date }>(
  'insert_demo_campaign',
  `insert into campaigns (name, state, starts_at, ends_at, made_by, created_at, started_at)
   select 'Bamboo weeks', 'running', :startsAt, :endsAt, :by, :startsAt, :startsAt
   where not exists (select from campaigns)
   returning id`,
)

/** What the seed has reduced costs again what it did before, once the campaign is over. */
const insertDemoItems = statement<never, [campaignId: number]>(
  'insert_demo_campaign_items',
  `insert into campaign_items
     (campaign_id, item_id, wished_cents, joined_at, before_cents, price_cents, old_price_cents, priced_at)
   select $1, id, price_cents, price_changed_at, old_price_cents, price_cents, old_price_cents, price_changed_at
   from items
   where seed_key is not null and old_price_cents is not null and state in ('available', 'hidden', 'reserved')`,
)

const extendDemoCampaign = statement<never, [by: string, endsAt: Date, hoursMax: number]>(
  'extend_demo_campaign',
  `update campaigns set ends_at = least($2, starts_at + make_interval(hours => $3))
   where made_by = $1 and state = 'running' and ends_at < least($2, starts_at + make_interval(hours => $3))`,
)

/** No row: the last one runs, somebody has stopped it, or the shop has a campaign of its own. */
const insertNextDemoCampaign = firstRow<
  { id: number; before_id: number },
  { by: string; percent: number; now: Date; endsAt: Date }
>(
  'insert_next_demo_campaign',
  `with before as (
     select id from campaigns where made_by = :by order by id desc limit 1
   ), made as (
     insert into campaigns (name, starts_at, ends_at, discount_percent, made_by, created_at)
     select name, :now, :endsAt, :percent, :by, :now
     from campaigns
     where id = (select id from before) and (state = 'ended' or state = 'running' and ends_at <= :now)
       and not exists (select from campaigns where state in ('planned', 'running') and ends_at > :now)
     returning id
   )
   select made.id, before.id as before_id from made, before`,
)

/** As many as the last one had, of those whose price no campaign has lowered in the 30 days before. */
const insertNextDemoItems = statement<never, { campaignId: number; beforeId: number; now: Date }>(
  'insert_next_demo_campaign_items',
  `insert into campaign_items (campaign_id, item_id)
   select :campaignId, i.id
   from items i
   where i.seed_key is not null and i.state = 'available' and i.old_price_cents is null
     and not exists (
       select from campaign_items m
       where m.item_id = i.id and (m.left_at is null or m.left_at > :now::timestamptz - interval '30 days')
     )
   order by md5(i.seed_key)
   limit (select count(*) from campaign_items where campaign_id = :beforeId)`,
)

/**
 * Makes the demo shop's reduced items those of a running campaign, whose old prices its price log bears out. A shop
 * that has had a campaign gets no other; the demo's own goes on for three weeks after each start, so that the sale
 * never runs dry where somebody looks, and for 60 days at most, as every campaign. Once one is over, the next start
 * plans another for other items, whose old prices the job finds as for every campaign.
 * @param owner transaction under the owner's login, after the items were seeded
 */
export const seedCampaign = async (owner: Transaction, { now }: { now: Date }): Promise<void> => {
  const endsAt = daysAfter(now, daysAhead)
  const made = await insertDemoCampaign(owner, { by, startsAt: daysBefore(now, daysBegun), endsAt })
  if (made) return void (await insertDemoItems(owner, made.id))
  await extendDemoCampaign(owner, by, endsAt, campaignDaysMax * 24)
  const next = await insertNextDemoCampaign(owner, { by, percent: nextPercent, now, endsAt })
  if (next) await insertNextDemoItems(owner, { campaignId: next.id, beforeId: next.before_id, now })
}
