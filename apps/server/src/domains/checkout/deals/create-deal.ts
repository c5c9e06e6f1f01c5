import type { RefusalOf } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { createDeal as call } from '@pandrop/contract/staff/deals'
import type { Cents } from '@pandrop/money/money'
import { inTransaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { settingsOf } from '../../content/settings.ts'
import { lockWanted } from '../purchase/lock-wanted.ts'
import type { Confirmed } from '../purchase/together-price.rules.ts'
import { mailDeal } from './deal-mail.ts'
import { checkDeal } from './deals.rules.ts'
import { insertDeal, selectDealByKey, selectDealCustomer } from './deals.sql.ts'

/** What an operator wants to offer, and to whom. */
export interface NewDeal {
  customerId: number
  /** one to ten, in any order */
  itemIds: number[]
  /** of all together, VAT included */
  price: Cents
  /** to the customer; empty: nothing */
  note: string
  /** 1 to 168 */
  hours: number
  /** what was asked about and is meant */
  confirmed?: Confirmed | undefined
  /** staff:<id> or staff:cli */
  by: string
  /** names the attempt: the same again makes nothing */
  requestKey?: string | undefined
}

const hourMilliseconds = 60 * 60 * 1000

/**
 * Offers a customer items at one price, reserves them at once and mails the customer
 * (docs/behaviour/orders.md#deal).
 * @returns the deal's number, that of the first time where the attempt is repeated; refuses customer_not_found,
 *   customer_not_verified, deal_customer_held, account_leaving, and as checkDeal does
 */
export const createDeal = (
  { pool, clock, env }: StaffContext,
  { customerId, price, note, hours, confirmed = [], by, requestKey, ...named }: NewDeal,
): Promise<Result<number, RefusalOf<typeof call>>> =>
  inTransaction(pool, async (tx) => {
    const before = requestKey === undefined ? undefined : await selectDealByKey(tx, requestKey)
    if (before) return ok(before.id)
    const customer = await selectDealCustomer(tx, customerId)
    if (!customer) return refuse('customer_not_found')
    if (!customer.is_verified) return refuse('customer_not_verified')
    if (customer.is_held) return refuse('deal_customer_held')
    if (customer.is_leaving) return refuse('account_leaving')
    const itemIds = [...new Set(named.itemIds)]
    const items = await lockWanted(tx, customerId, itemIds)
    const now = clock.now()
    const { vat_percent: vatPercent } = await settingsOf(tx)
    const checked = checkDeal({ itemIds, items, price, confirmed, vatPercent, now })
    if (!checked.ok) {
      // The same attempt a moment ago may have taken them.
      const meanwhile = requestKey === undefined ? undefined : await selectDealByKey(tx, requestKey)
      return meanwhile ? ok(meanwhile.id) : checked
    }
    // Past this line the deal must be made or throw.
    const expiresAt = new Date(now.getTime() + hours * hourMilliseconds)
    const values = { customerId, priceCents: price, note, itemIds, expiresAt, requestKey: requestKey ?? null, by, now }
    const deal = await insertDeal(tx, values)
    if (!deal) throw new Error('a deal was made twice at once, with the items of it locked')
    const titles = items.toSorted((one, other) => other.price - one.price).map(({ title }) => title)
    await mailDeal(tx, { customerId, titles, price, sum: checked.value, until: expiresAt, note }, env.PUBLIC_URL)
    return ok(deal.id)
  })
