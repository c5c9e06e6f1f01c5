import type { ExteriorCode } from '@pandrop/contract/exteriors'
import { isInStock } from '@pandrop/contract/lifecycle/item'
import type { OfferVariant } from '@pandrop/contract/lifecycle/offer'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { Queryable } from '../../../db/statement.ts'
import type { Transaction } from '../../../db/transaction.ts'
import { newDaysOf } from '../../content/settings.ts'
import { type AddedItem, type AddRefusal, asItArrives, type NewItem, refuseTwin, writeOf } from './add-item.ts'
import {
  clearExternalIds,
  type ItemToInsert,
  insertItems,
  selectItemsOfKeys,
  selectKinds,
  selectOpenAccounts,
} from './add-items.sql.ts'
import { checkCopy, checkPrice, type KindFacts } from './copy.rules.ts'
import { lockItems, selectTwin, withdrawItems } from './item-writes.sql.ts'
import { bookIntakes, bookIntakesUndone } from './stock-books.ts'

/** A skin in one exterior and variant. */
export interface Kind {
  skinId: string
  exterior: ExteriorCode
  variant: OfferVariant
}

const nameOf = ({ skinId, exterior, variant }: Kind): string => `${exterior} ${variant} ${skinId}`

/** What the catalogue says of many kinds at once: of each, undefined for a skin that it does not have. */
export const kindsOf = async (q: Queryable, kinds: readonly Kind[]): Promise<(kind: Kind) => KindFacts | undefined> => {
  const wanted = [...new Map(kinds.map((kind) => [nameOf(kind), kind])).values()].map(
    ({ skinId, exterior, variant }) => ({ skin_id: skinId, exterior, variant }),
  )
  const found = wanted.length === 0 ? [] : await selectKinds(q, JSON.stringify(wanted))
  const byName = new Map(
    found.map((row) => [nameOf({ skinId: row.skin_id, exterior: row.exterior, variant: row.variant }), row]),
  )
  return (kind) => byName.get(nameOf(kind))
}

/** An item that is added among many: named, so that what came of it is known. */
export type NamedItem = NewItem & { requestKey: string }

/**
 * Puts many copies into stock within one transaction, as addItemWithin does with each of them, in a few statements.
 * Those that are refused leave the others as they are.
 * @param items none of them brought by an offer; a key twice is a bug and throws
 * @param by staff:<id>, staff:cli or the name of a job
 * @returns what became of each, in their order: as addItemWithin
 */
export const addItemsWithin = async (
  tx: Transaction,
  items: readonly NamedItem[],
  { by, at }: { by: string; at: Date },
): Promise<Result<AddedItem, AddRefusal>[]> => {
  const keys = items.map(({ requestKey }) => requestKey)
  if (new Set(keys).size < keys.length) throw new Error('two items cannot be added by one attempt')
  const before = new Map((await selectItemsOfKeys(tx, keys)).map(({ id, request_key: key }) => [key, id]))
  const kindOf = await kindsOf(tx, items)
  const accountIds = items.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]))
  const open = new Set((await selectOpenAccounts(tx, [...new Set(accountIds)])).map(({ id }) => id))
  const checked = items.map((item) => {
    const known = before.get(item.requestKey)
    if (known !== undefined) return ok({ id: known, changed: false })
    const refused = refusalOf(item, kindOf(item), open)
    return refused ?? null
  })
  const toInsert = items.filter((_, place) => checked[place] === null)
  const arrival = { at, newDays: await newDaysOf(tx) }
  const rows = toInsert.map((item) => rowOf(item, arrival))
  const inserted = rows.length === 0 ? [] : await insertItems(tx, JSON.stringify(rows))
  const added = new Map(inserted.map(({ id, request_key: key }) => [key, id]))
  const costs = toInsert.flatMap(({ requestKey, cost }) => {
    const itemId = added.get(requestKey)
    return itemId === undefined || cost === null ? [] : [{ itemId, cost }]
  })
  await bookIntakes(tx, costs, { by, at })
  return Promise.all(
    items.map(async (item, place) => {
      const id = added.get(item.requestKey)
      return checked[place] ?? (id === undefined ? await twinOf(tx, item) : ok({ id, changed: true }))
    }),
  )
}

const refusalOf = (item: NewItem, kind: KindFacts | undefined, open: ReadonlySet<number>) => {
  const reference = checkCopy(item, kind)
  if (!reference.ok) return reference
  const priced = checkPrice({ price: item.price, cost: item.cost, reference: reference.value }, item.isSure)
  if (!priced.ok) return priced
  return item.accountId !== null && !open.has(item.accountId) ? refuse('account_not_found') : null
}

const twinOf = async (
  tx: Transaction,
  { assetId, externalId, requestKey }: NamedItem,
): Promise<Result<AddedItem, AddRefusal>> => {
  const twin = await selectTwin(tx, { itemId: null, assetId, externalId, offerId: null, key: requestKey })
  if (!twin) throw new Error('an item was not added, and nothing stands in its way')
  return twin.of === 'asset' || twin.of === 'external' ? refuseTwin(twin) : ok({ id: twin.id, changed: false })
}

const rowOf = (item: NamedItem, arrival: Parameters<typeof asItArrives>[1]): ItemToInsert => {
  const write = writeOf(asItArrives(item, arrival))
  return {
    skin_id: write.skinId,
    exterior: write.exterior,
    variant: write.variant,
    float: write.float,
    paint_seed: write.paintSeed,
    attachments: write.attachments,
    price_cents: write.priceCents,
    cost_cents: write.costCents,
    cost_source: write.costSource,
    source_ref: write.sourceRef,
    asset_id: write.assetId,
    account_id: write.accountId,
    external_id: write.externalId,
    note: write.note,
    available_from: write.availableFrom,
    new_until: write.newUntil,
    state: item.isHidden ? 'hidden' : 'available',
    request_key: item.requestKey,
  }
}

/**
 * Takes items back that should never have come in: what they cost leaves stock as it came, not as a loss, they are
 * withdrawn as wrong entries, and what they are called elsewhere is free again.
 * @returns the numbers of those that went; others are reserved, sold or gone, and stay as they are
 */
export const takeBackItems = async (
  tx: Transaction,
  itemIds: readonly number[],
  { reason, by, at }: { reason: string; by: string; at: Date },
): Promise<Set<number>> => {
  const locked = await lockItems(
    tx,
    [...itemIds].sort((one, other) => one - other),
  )
  const inStock = locked.filter(({ state }) => isInStock(state)).map(({ id }) => id)
  if (inStock.length === 0) return new Set()
  await bookIntakesUndone(tx, inStock, { reason, by, at })
  await clearExternalIds(tx, inStock)
  await withdrawItems(tx, inStock, 'wrong_entry', at)
  return new Set(inStock)
}
