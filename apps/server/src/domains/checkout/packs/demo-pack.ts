import type { Transaction } from '../../../db/transaction.ts'
import { insertPack, selectDemoItems, selectOfferedPacks } from './packs.sql.ts'

const itemsCount = 4

/** What the demo pack takes off. */
const priceShare = 0.88

/**
 * Offers a pack in a demo shop that offers none: one copy each of four weapons, of middling price.
 * @param owner transaction under the owner's login
 */
export const seedDemoPack = async (owner: Transaction, now: Date): Promise<void> => {
  const [offered] = await selectOfferedPacks(owner, { itemId: null, rowsMax: 1, now })
  if (offered) return
  const items = await selectDemoItems(owner, itemsCount, now)
  if (items.length < itemsCount) return
  const sumCents = items.reduce((sum, item) => sum + item.price_cents, 0)
  // A cent below whole euros: 42.99.
  const priceCents = Math.floor((sumCents * priceShare) / 100) * 100 - 1
  const itemIds = items.map(({ id }) => id)
  const terms = { name: 'Four of a team', priceCents, offeredFrom: now, offeredUntil: null, requestKey: null }
  await insertPack(owner, { ...terms, by: 'demo', at: now, itemIds })
}
