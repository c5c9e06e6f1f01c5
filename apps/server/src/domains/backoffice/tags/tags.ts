import type { RefusalOf } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type * as calls from '@pandrop/contract/staff/customer-tags'
import { customerTagsMax, tagsMax } from '@pandrop/contract/staff/customer-tags'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import {
  deleteCustomerTag,
  insertCustomerTag,
  insertTag,
  lockTagged,
  lockTags,
  selectCustomerTags,
  selectTagged,
  selectTags,
  tagCalled,
} from './tags.sql.ts'

type Context = Pick<Shop, 'pool'>

/** All tags that customers have (docs/behaviour/accounts.md#customer-tags). */
export const allTags = ({ pool }: Context) => selectTags(pool)

interface Tagging {
  customerId: number
  /** in whatever case */
  tag: string
}

type Refusals = RefusalOf<typeof calls.addCustomerTag>

/** Tags of a customer, by name; refuses customer_not_found. */
export const tagsOfCustomer = async (
  { pool }: Context,
  customerId: number,
): Promise<Result<string[], 'customer_not_found'>> =>
  (await selectTagged(pool, customerId))
    ? ok((await selectCustomerTags(pool, customerId)).map(({ tag }) => tag))
    : refuse('customer_not_found')

const withTags = <R extends Refusals = never>(
  { pool }: Context,
  customerId: number,
  work: (tx: Transaction) => Promise<Result<null, R>>,
): Promise<Result<string[], R | 'customer_not_found'>> =>
  inTransaction<Result<string[], R | 'customer_not_found'>>(pool, async (tx) => {
    if (!(await lockTagged(tx, customerId))) return refuse('customer_not_found')
    await lockTags(tx)
    const done = await work(tx)
    return done.ok ? ok((await selectCustomerTags(tx, customerId)).map(({ tag }) => tag)) : done
  })

/**
 * Gives a customer a tag, spelled as the shop knows it; one that they have stays.
 * Refuses customer_not_found, customer_tags_full beyond ten, and tags_full for a further one of the whole shop.
 */
export const addTag = (context: Context, { customerId, tag }: Tagging): Promise<Result<string[], Refusals>> =>
  withTags<Refusals>(context, customerId, async (tx) => {
    const given = await selectCustomerTags(tx, customerId)
    const known = await tagCalled(tx, tag)
    if (known && given.some((row) => row.tag === known.name)) return ok(null)
    const taken = new Set(given.map(({ place }) => place))
    const place = Array.from({ length: customerTagsMax }, (_, before) => before + 1).find((free) => !taken.has(free))
    if (place === undefined) return refuse('customer_tags_full', { values: { max: String(customerTagsMax) } })
    const spelled = known ?? (await insertTag(tx, tag, tagsMax))
    if (!spelled) return refuse('tags_full', { values: { max: String(tagsMax) } })
    await insertCustomerTag(tx, { customerId, tag: spelled.name, place })
    return ok(null)
  })

/** Takes a tag from a customer; one that they do not have changes nothing. Refuses customer_not_found. */
export const removeTag = (context: Context, { customerId, tag }: Tagging) =>
  withTags(context, customerId, async (tx) => {
    await deleteCustomerTag(tx, customerId, tag)
    return ok(null)
  })
