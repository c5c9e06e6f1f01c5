import type { Wish } from '@pandrop/contract/wishlist'
import type { TestCustomer, TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { runDueJobs } from '../../../../jobs/runner.ts'
import { type DevMail, devMails } from '../../../../ports/mail/dev-mailbox.ts'
import { mailPriceAlerts } from '../alerts.ts'

/** A finish in one exterior and variant with what is for sale of it. */
export interface Variant {
  /** two items at least, all of them at 1,000 EUR, which is above every alert of a test */
  itemIds: [number, number, ...number[]]
  title: string
}

const taken = new Map<TestShop, number>()

/** Variants of a seeded shop that no test of this file has had before; of finishes without phases. */
export const takeVariants = async (shop: TestShop, count: number, itemsMin = 2): Promise<Variant[]> => {
  const offset = taken.get(shop) ?? 0
  taken.set(shop, offset + count)
  const { rows } = await shop.database.ownerPool.query(
    `with chosen as (
       select skin_id, exterior, variant
       from items
       where state = 'available' and available_from is null
         and skin_id in (select id from skins where phase = '')
       group by skin_id, exterior, variant
       having count(*) >= $3
       order by count(*) desc, skin_id, exterior, variant
       limit $1 offset $2
     ), dear as (
       update items i
       set price_cents = 100000, old_price_cents = null
       from chosen
       where (i.skin_id, i.exterior, i.variant) = (chosen.skin_id, chosen.exterior, chosen.variant)
         and i.state = 'available' and i.available_from is null
       returning i.id, i.title, i.skin_id
     )
     select title, array_agg(id::int order by id) as "itemIds" from dear group by title, skin_id`,
    [count, offset, itemsMin],
  )
  if (rows.length < count) throw new Error(`the shop has no ${count} variants left`)
  return rows
}

/** Puts an item at a price, as an operator would. */
export const price = (shop: TestShop, itemId: number, priceCents: number): Promise<unknown> =>
  shop.database.ownerPool.query('update items set price_cents = $2, old_price_cents = null where id = $1', [
    itemId,
    priceCents,
  ])

const sent = async (reply: Promise<Reply>): Promise<Wish[]> => {
  const { status, body } = await reply
  if (status !== 200) throw new Error(`answered ${status} ${body.code}`)
  return body.payload as Wish[]
}

/** A customer's entries as the wire shows them. */
export const wishesOf = ({ browser }: TestCustomer): Promise<Wish[]> => sent(browser.get('/api/wishlist'))

/** Puts an item's variant on the wishlist; EUR units. */
export const wish = async ({ browser }: TestCustomer, itemId: number, price_below?: number): Promise<Wish[]> =>
  sent(browser.post('/api/wishlist/add', { item_id: itemId, price_below }))

/** What the job of one minute does, and the mails to this address after it, newest first. */
export const mailsAfterRun = async (shop: TestShop, { email }: TestCustomer): Promise<DevMail[]> => {
  await mailPriceAlerts(shop.shop)
  return deliveredMails(shop, email)
}

/** Sends what is queued; the mails to this address, newest first. */
export const deliveredMails = async (shop: TestShop, email: string): Promise<DevMail[]> => {
  await runDueJobs(shop.shop, shop.database.serverUrl)
  return devMails(shop.shop.pool, email)
}
