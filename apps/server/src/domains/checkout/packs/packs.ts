import type { Pack, PackDetails, PackStanding } from '@pandrop/contract/packs'
import { packsMax } from '@pandrop/contract/packs'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { PackState } from '@pandrop/contract/staff/packs'
import { instantOrNull } from '@pandrop/contract/wire'
import { inUnits } from '@pandrop/money/money'
import type { Shop } from '../../../shop.ts'
import { type DependsOn, effectOnItems } from '../../catalogue/items/item-change.rules.ts'
import { itemsByIds } from '../../catalogue/items/items.ts'
import { type PackRow, selectOfferedPacks, selectPack } from './packs.sql.ts'

type Reading = Pick<Shop, 'pool' | 'clock'>

/** What is asked of the packs on offer. */
interface PacksAsked {
  /** an item that they hold */
  item?: number | undefined
  limit?: number | undefined
}

/** Packs that customers can buy at this moment, newest first, with what each shows of its items. */
export const offeredPacksOf = async (
  { pool, clock }: Reading,
  { item, limit }: PacksAsked,
  dependsOn: DependsOn,
): Promise<Pack[]> => {
  const asked = { itemId: item ?? null, rowsMax: limit ?? packsMax, now: clock.now() }
  const rows = await selectOfferedPacks(pool, asked)
  const held = effectOnItems(rows.flatMap(({ item_ids }) => item_ids))
  // An item that is offered again brings back a pack that waited for it.
  dependsOn((change) => (change.now ? 'shown' : held(change)))
  const items = await itemsIn(pool, rows)
  return rows.map((row) => ({ ...factsOf(row), items: items(row).map(faceOf) }))
}

/**
 * One pack with its items; one that begins later is not told of, and nor is one that waits for an item which was taken
 * off the shelf (docs/behaviour/orders.md#pack-shown). Of a pack that is gone, the items that have a page are left.
 * @returns refuses pack_not_found
 */
export const packDetailsOf = async (
  { pool, clock }: Reading,
  id: number,
  dependsOn: DependsOn,
): Promise<Result<PackDetails, 'pack_not_found'>> => {
  const row = await selectPack(pool, id, clock.now())
  const standing = row && standings[row.state]
  if (!row || !standing) return refuse('pack_not_found')
  if (standing !== 'gone' && row.shown_ids.length < row.item_ids.length) return refuse('pack_not_found')
  dependsOn(effectOnItems(row.item_ids))
  const items = await itemsIn(pool, [row])
  return ok({ ...factsOf(row), standing, items: items(row) })
}

/** How a visitor finds a pack; null: they are told nothing of it. */
const standings: Record<PackState, PackStanding | null> = {
  planned: null,
  offered: 'offered',
  waiting: 'waiting',
  sold: 'gone',
  ended: 'gone',
  over: 'gone',
  stopped: 'gone',
}

const factsOf = (row: PackRow) => ({
  id: row.id,
  name: row.name,
  price: inUnits(row.price_cents),
  sum: inUnits(row.sum_cents),
  until: instantOrNull(row.offered_until),
})

const itemsIn = async (pool: Shop['pool'], rows: PackRow[]) => {
  const found = await itemsByIds(pool, [...new Set(rows.flatMap((row) => row.shown_ids))])
  const items = new Map(found.map((item) => [item.id, item]))
  return (row: PackRow) => row.shown_ids.flatMap((id) => items.get(id) ?? [])
}

const faceOf = ({ id, title, quality, img_url }: PackDetails['items'][number]): Pack['items'][number] => ({
  id,
  title,
  quality,
  img_url,
})
