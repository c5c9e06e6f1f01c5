import { readCatalogue } from '@pandrop/catalogue/catalogue'
import { seedItems as plannedItems, type SeedItem } from '@pandrop/catalogue/seed'
import { seedItemsCount } from '@pandrop/catalogue/seed-plan'
import { daysAfter } from '@pandrop/money/days'
import type { Queryable } from '../../../db/statement.ts'
import type { Transaction } from '../../../db/transaction.ts'
import { lockImport } from './import.sql.ts'
import {
  type ArrivalRow,
  analyzeCatalogue,
  changePrices,
  countSeeded,
  flagAsNew,
  insertMissingItems,
  type PriceChangeRow,
} from './seed.sql.ts'

const hourMs = 3_600_000
const newDays = 14

/** How many of the demo shop's available items are new at any time. */
const newShare = 0.08

const before = (now: Date, hours: number): string => new Date(now.getTime() - hours * hourMs).toISOString()

const arrivalRow = (item: SeedItem, now: Date): ArrivalRow => ({
  seed_key: item.seedKey,
  skin_id: item.skinId,
  exterior: item.exterior,
  variant: item.variant,
  float: item.float,
  paint_seed: item.paintSeed,
  attachments: item.attachments,
  price_cents: item.prices[0].priceCents,
  new_until: item.newHoursLeft === null ? null : before(now, -item.newHoursLeft),
  created_at: before(now, item.prices[0].hoursAgo),
})

/** The changes after the first price: the first change of every item, then the second of every item, and so on. */
const roundsOfChanges = (items: readonly SeedItem[], idByKey: ReadonlyMap<string, number>, now: Date) => {
  const rounds: PriceChangeRow[][] = []
  for (const item of items) {
    const id = idByKey.get(item.seedKey)
    if (id === undefined) continue
    item.prices.slice(1).forEach((step, index) => {
      const round = rounds[index] ?? []
      rounds[index] = round
      round.push({
        item_id: id,
        price_cents: step.priceCents,
        old_price_cents: step.oldPriceCents,
        changed_at: before(now, step.hoursAgo),
      })
    })
  }
  return rounds
}

const addMissing = async (owner: Transaction, now: Date): Promise<number> => {
  const items = plannedItems(readCatalogue())
  const arrivals = items.map((item) => arrivalRow(item, now))
  const added = await insertMissingItems(owner, JSON.stringify(arrivals))
  const idByKey = new Map(added.map(({ id, seed_key }) => [seed_key, id]))
  // In rounds, because one statement changes an item once, and the log shall see every price.
  for (const round of roundsOfChanges(items, idByKey, now)) await changePrices(owner, JSON.stringify(round))
  if (added.length > 0) await analyzeCatalogue(owner)
  return added.length
}

/**
 * Puts the demo shop's items on sale: those that the database lacks, with a price history that ends `now`. Items that
 * are there keep price, state and everything else. A shop that has as many as the seed gives is left as it is, also
 * where an earlier seed gave it others: to get these, it starts with an empty database. Needs an imported catalogue.
 * @param owner transaction under the owner's login, which alone may date prices back
 * @returns how many items were added
 */
export const seedItems = async (owner: Transaction, { now }: { now: Date }): Promise<{ itemsAdded: number }> => {
  await lockImport(owner)
  const seeded = await countSeeded(owner)
  if (seeded && seeded.count >= seedItemsCount) return { itemsAdded: 0 }
  return { itemsAdded: await addMissing(owner, now) }
}

/**
 * Keeps the demo shop's list of new items filled: flags seeded, available items that are not on sale for 14 days until
 * about 8 % of them are new, skins of which fewer are new first. Leaves prices, states and items that staff added as
 * they are.
 * @returns how many items were flagged
 */
export const refreshNew = async (q: Queryable, { now }: { now: Date }): Promise<{ itemsFlagged: number }> => {
  const until = daysAfter(now, newDays)
  const flagged = await flagAsNew(q, now, newShare, until)
  return { itemsFlagged: flagged.length }
}
