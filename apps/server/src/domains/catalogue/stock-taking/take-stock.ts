import type { Queryable } from '../../../db/statement.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Delivery } from '../../../ports/delivery/delivery.ts'
import type { Shop } from '../../../shop.ts'
import { readMarketName } from '../imports/item-row.rules.ts'
import { selectSkinNames } from '../imports/item-rows.sql.ts'
import { takeStepWithMany } from '../staff-items/item-steps.ts'
import { lockItems } from '../staff-items/item-writes.sql.ts'
import { accountsToAskAgain, type BookedCopy, type Finding, judgeStock, type LyingCopy } from './judge-stock.rules.ts'
import { reconcileFindings } from './reconcile-findings.rules.ts'
import {
  beginAnew,
  claimCount,
  endCount,
  insertCount,
  insertCountAccounts,
  keepClaim,
  releaseClaim,
  selectAccountsToCount,
  selectAwaitedCopies,
  selectBookedCopies,
  selectKnownAssets,
  writeAccountCounted,
} from './stock-counts.sql.ts'
import {
  closeFindings,
  type FindingRow,
  type FindingWrite,
  insertFindings,
  lockOpenFindings,
  markFindingsSeen,
  selectHiddenItems,
  selectIgnoredAssets,
} from './stock-findings.sql.ts'

const by = 'job:take_stock'

// Longer than an account may take, which says each time that the count goes on.
const claimMinutes = 5

/**
 * The job that counts what lies on the shop's Steam accounts and compares it with the books
 * (docs/behaviour/catalogue.md#stock-taking). One counts at a time; where it died, the next one begins anew.
 * @param countId of the count that it was queued for; absent: it is time for one, and one is begun where none goes on
 */
export const takeStock = async (shop: Shop, countId?: number): Promise<void> => {
  const { pool, clock } = shop
  const now = clock.now()
  if (countId === undefined && shop.delivery) await beginCountWithin(pool, { by, at: now })
  const claimed = await claimCount(pool, now, new Date(now.getTime() - claimMinutes * 60_000))
  if (!claimed) return
  await count(shop, claimed.id).catch(async (error: unknown) => {
    await releaseClaim(pool, claimed.id)
    throw error
  })
}

/** Writes down that every account is to be counted; false where a count goes on. */
export const beginCountWithin = async (pool: Shop['pool'], begun: { by: string; at: Date }): Promise<boolean> =>
  inTransaction(pool, async (tx) => {
    const made = await insertCount(tx, begun.by, begun.at)
    if (made) await insertCountAccounts(tx, made.id)
    return made !== undefined
  })

const count = async (shop: Shop, countId: number): Promise<void> => {
  const { pool } = shop
  await beginAnew(pool, countId)
  const booksBefore = await booksOf(pool)
  const { lying, answered } = await askAll(shop, countId, booksBefore)
  const sellable = new Set((await selectSkinNames(pool)).map(({ market_name: name }) => name.toLowerCase()))
  const isSellable = (marketName: string) => sellable.has(readMarketName(marketName).name.toLowerCase())
  await inTransaction(pool, (tx) => conclude(tx, shop, { countId, booksBefore, lying, answered, isSellable }))
}

/** What the books say of every copy that could lie on an account. */
const booksOf = async (q: Queryable): Promise<BookedCopy[]> =>
  (await selectBookedCopies(q)).map(({ id: itemId, title: marketName, float, paint_seed: paintSeed, ...row }) => ({
    itemId,
    marketName,
    float,
    paintSeed,
    assetId: row.asset_id,
    accountId: row.account_id,
    standing: row.standing,
    seen: JSON.stringify([row.state, row.asset_id, row.account_id, row.order_id, row.order_state, row.standing]),
  }))

interface Asked {
  lying: LyingCopy[]
  /** accounts that have said what lies there */
  answered: Set<number>
}

/**
 * Asks every account, and those once more on which something is not that should be: Steam shows an inventory as empty
 * at times, and what is believed to be missing is taken off the shelf.
 */
const askAll = async (shop: Shop, countId: number, books: readonly BookedCopy[]): Promise<Asked> => {
  const accounts = await selectAccountsToCount(shop.pool, countId)
  const found = new Map<number, LyingCopy[]>()
  const ask = async ({ account_id: accountId, steamid }: (typeof accounts)[number], before: LyingCopy[] = []) => {
    await keepClaim(shop.pool, countId, shop.clock.now())
    const copies = await copiesOn(shop, { accountId, steamid })
    // What one of two answers has shown lies there.
    const lying = copies && [...new Map([...before, ...copies].map((copy) => [copy.assetId, copy])).values()]
    if (lying) found.set(accountId, lying)
    else found.delete(accountId)
    const at = shop.clock.now()
    await writeAccountCounted(shop.pool, { countId, accountId, copies: lying?.length ?? null, at })
  }
  for (const account of accounts) await ask(account)
  const again = accountsToAskAgain(books, [...found.values()].flat(), new Set(found.keys()))
  for (const account of accounts) if (again.has(account.account_id)) await ask(account, found.get(account.account_id))
  return { lying: [...found.values()].flat(), answered: new Set(found.keys()) }
}

const copiesOn = async (
  { delivery, log }: Pick<Shop, 'delivery' | 'log'>,
  { accountId, steamid }: { accountId: number; steamid: string },
): Promise<LyingCopy[] | null> => {
  const found: Awaited<ReturnType<Delivery['holdings']>> = (await delivery?.holdings(steamid)) ?? {
    outcome: 'unavailable',
    problem: 'no account of the shop is signed in to Steam',
  }
  if (found.outcome === 'found') return found.copies.map((copy) => ({ ...copy, accountId }))
  log.warn({ account: accountId, problem: found.problem }, 'Steam did not say what lies on an account')
  return null
}

interface Concluding extends Asked {
  countId: number
  booksBefore: BookedCopy[]
  isSellable: (marketName: string) => boolean
}

/** Compares, and writes down what follows, in one transaction with the end of the count. */
const conclude = async (tx: Transaction, { clock }: Shop, counted: Concluding): Promise<void> => {
  const { countId, booksBefore, lying, answered } = counted
  const at = clock.now()
  if (!(await endCount(tx, countId, at))) return
  const there = new Set(lying.map(({ assetId }) => assetId))
  // Before anybody asks how they are: whoever buys one meanwhile waits, or has been waited for.
  const absent = booksBefore.filter(({ assetId }) => assetId !== null && !there.has(assetId))
  const hiddenItems = (await selectHiddenItems(tx)).map(({ item_id: id }) => id)
  const locked = await lockItems(tx, [...absent.map(({ itemId }) => itemId), ...hiddenItems])
  const open = await lockOpenFindings(tx)
  const books = await booksOf(tx)
  const assetIds = [...there]
  const known = new Set((await selectKnownAssets(tx, assetIds)).map(({ asset_id: id }) => id))
  const ignored = new Set((await selectIgnoredAssets(tx, assetIds)).map(({ asset_id: id }) => id))
  const awaited = (await selectAwaitedCopies(tx)).map(({ account_id: accountId, float }) => ({ accountId, float }))
  const judged = judgeStock({ ...counted, books, known, awaited })
  const { seen, gone, found } = reconcileFindings(open, judged, { answered, ignored })
  await markFindingsSeen(tx, seen, countId)
  await closeFindings(tx, { ids: gone, by, at })
  await showAgain(
    tx,
    open.filter(({ id }) => gone.includes(id)),
    { by, at },
  )
  const onShelf = new Set(locked.flatMap(({ id, state }) => (state === 'available' ? [id] : [])))
  const toHide = found.flatMap(({ kind, itemId }) =>
    kind === 'missing' && itemId !== null && onShelf.has(itemId) ? [itemId] : [],
  )
  if (toHide.length > 0) await takeStepWithMany(tx, 'hide', { itemIds: toHide, by, at })
  const hidden = new Set(toHide)
  const writes = found.map((finding) => writeOf(finding, hidden))
  if (writes.length > 0) await insertFindings(tx, { findings: JSON.stringify(writes), countId, at })
}

/**
 * Puts items back on the shelf that a count has taken off it and that are not missing any more. What was withdrawn,
 * sold or shown again since stays as it is.
 */
export const showAgain = async (
  tx: Transaction,
  findings: readonly Pick<FindingRow, 'hidden' | 'item_id'>[],
  stepping: { by: string; at: Date },
): Promise<void> => {
  const itemIds = findings.flatMap(({ hidden, item_id: id }) => (hidden && id !== null ? [id] : []))
  if (itemIds.length > 0) await takeStepWithMany(tx, 'show', { itemIds, ...stepping })
}

const writeOf = (finding: Finding, hidden: ReadonlySet<number>): FindingWrite => ({
  kind: finding.kind,
  account_id: finding.accountId,
  item_id: finding.itemId,
  asset_id: finding.assetId,
  booked_asset_id: finding.bookedAssetId,
  booked_account_id: finding.bookedAccountId,
  market_name: finding.marketName,
  float: finding.float,
  paint_seed: finding.paintSeed,
  tradable_from: finding.tradableFrom,
  hidden: finding.itemId !== null && hidden.has(finding.itemId),
})
