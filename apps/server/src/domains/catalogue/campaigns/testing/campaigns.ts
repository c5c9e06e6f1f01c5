import { randomUUID } from 'node:crypto'
import type { Campaign, CampaignItem, CampaignPreview } from '@pandrop/contract/staff/campaigns'
import type { TestDatabase } from '@pandrop/testkit/database'
import type { TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { expect } from 'vitest'
import { runUnprepared } from '../../../../db/statement.ts'
import type { TestStaff } from '../../../identity/staff/testing/as-staff.ts'
import { runCampaigns } from '../run-campaigns.ts'

type Staff = Pick<TestStaff, 'browser'>

/** Redlines at a price, on sale since so many days; in the order of their ids. */
export const agedItems = async (
  { ownerPool }: TestDatabase,
  { count = 1, priceCents = 3000, daysOld = 60 } = {},
): Promise<number[]> => {
  const added = await runUnprepared<{ id: number }>(
    ownerPool,
    `insert into items (skin_id, exterior, variant, float, paint_seed, price_cents, created_at)
     select 'ak-47-redline', 'FT', 'normal', 0.2, 1, :priceCents,
       now() - make_interval(days => :daysOld::int)
     from generate_series(1, :count::int)
     returning id`,
    { count, priceCents, daysOld },
  )
  return added.map(({ id }) => id).sort((one, other) => one - other)
}

/** Price and old price of items, by ascending id. */
export const pricesOf = async ({ pool }: TestDatabase, ids: number[]): Promise<[number, number | null][]> => {
  const { rows } = await pool.query('select price_cents, old_price_cents from items where id = any($1) order by id', [
    ids,
  ])
  return rows.map(({ price_cents, old_price_cents }) => [price_cents, old_price_cents])
}

/** So many hours after the shop's own time, as it is sent. */
export const hoursAhead = ({ clock }: Pick<TestShop, 'clock'>, hours: number): string =>
  new Date(clock.now().getTime() + hours * 3_600_000).toISOString()

interface PricedItem {
  id: number
  price: number
}

/** What is chosen in a body, as a query names it. */
const chosenWords = (items: Record<string, unknown>): Record<string, string> => {
  const { ids, prices, found, newest_id: newest } = items
  if (Array.isArray(ids)) return { ids: ids.join() }
  if (Array.isArray(prices)) return { prices: prices.map(({ id, price }: PricedItem) => `${id}:${price}`).join() }
  return { ...(found as Record<string, string>), newest_id: String(newest) }
}

/** Names what a campaign would do to items, as they are now; x where nothing can be asked. */
export const tokenFor = async (
  { browser }: Staff,
  { items, percent, from }: Record<string, unknown>,
): Promise<string> => {
  const words = new URLSearchParams(chosenWords(items as Record<string, unknown>))
  if (percent !== undefined && percent !== null) words.set('percent', String(percent))
  if (typeof from === 'string') words.set('from', from)
  const { body } = await browser.get(`/api/staff/campaigns/preview?${words}`)
  return (body.preview as CampaignPreview | undefined)?.token ?? 'x'
}

/** Posts a campaign of 20 % for a day, from now on; what a test is about is put over it. */
export const postCampaign = async (
  shop: Pick<TestShop, 'clock'>,
  staff: Staff,
  change: Record<string, unknown> = {},
  key: string = randomUUID(),
): Promise<Reply> => {
  const wish = { name: 'A day', percent: 20, until: hoursAhead(shop, 24), ...change }
  const seen = { token: await tokenFor(staff, wish), below_cost: true }
  return staff.browser.post('/api/staff/campaigns', { ...seen, ...wish }, { headers: { 'idempotency-key': key } })
}

/** The same where it must succeed, and its job has run. */
export const startCampaign = async (
  shop: TestShop,
  staff: Staff,
  change: Record<string, unknown> = {},
): Promise<Campaign> => {
  const reply = await postCampaign(shop, staff, change)
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 })
  await runCampaigns(shop.shop)
  return campaignAs(staff, (reply.body.campaign as Campaign).id)
}

/** A campaign as staff see it. */
export const campaignAs = async ({ browser }: Staff, id: number): Promise<Campaign> =>
  (await browser.get(`/api/staff/campaigns/${id}`)).body.campaign as Campaign

/** Its items, by ascending id. */
export const itemsAs = async ({ browser }: Staff, id: number): Promise<CampaignItem[]> => {
  const { body } = await browser.get(`/api/staff/campaigns/${id}/items?limit=100`)
  return (body.rows as CampaignItem[]).toReversed()
}

/** What a campaign would do to named items. */
export const previewFor = async (
  { browser }: Staff,
  ids: number[],
  more = 'percent=20',
): Promise<{ preview: CampaignPreview; rows: Record<string, unknown>[] }> => {
  const { status, body } = await browser.get(`/api/staff/campaigns/preview?ids=${ids.join(',')}&${more}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as unknown as { preview: CampaignPreview; rows: Record<string, unknown>[] }
}
