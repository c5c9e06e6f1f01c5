import { type Cents, cents } from '@pandrop/money/money'
import type { TestShop } from '@pandrop/testkit/shop'
import { inTransaction, type Transaction } from '../../../../db/transaction.ts'
import type { SystemAccount } from '../../../../ledger/accounts.ts'
import { systemBalance } from '../../../../ledger/balance.ts'
import { bookCostCorrection, bookIntake, bookLoss } from '../stock-books.ts'

/** Who does everything in these tests. */
export const by = 'staff:7'

const inTx = <Answer>({ database }: TestShop, work: (tx: Transaction) => Promise<Answer>): Promise<Answer> =>
  inTransaction(database.pool, work)

const inCents = (cost: number | null): Cents | null => (cost === null ? null : cents(cost))

const sourceOf = (cost: number | null) => (cost === null ? null : 'purchase')

/** New items of 10 EUR that came into stock at these costs, by ascending id; null: nobody knows. */
export const costedItems = async (shop: TestShop, ...costs: (number | null)[]): Promise<number[]> => {
  const ids: number[] = []
  for (const cost of costs) {
    const { rows } = await shop.database.ownerPool.query(
      `insert into items (skin_id, exterior, variant, float, paint_seed, price_cents, cost_cents, cost_source)
       select skin_id, exterior, variant, float, paint_seed, 1000, $1, $2 from items order by id limit 1
       returning id`,
      [cost, sourceOf(cost)],
    )
    const itemId = rows[0].id as number
    await inTx(shop, (tx) => bookIntake(tx, { itemId, cost: inCents(cost), by, at: shop.clock.now() }))
    ids.push(itemId)
  }
  return ids
}

/** An item of 10 EUR on the shelf that an offer brought, at what the offer was paid. */
export const shelvedItem = async (shop: TestShop, offerId: number): Promise<number> => {
  const [itemId = 0] = await costedItems(shop, null)
  await shop.database.pool.query(
    `update items set offer_id = offer.id, cost_cents = offer.service_price_cents, cost_source = 'offer'
     from offers offer where items.id = $1 and offer.id = $2`,
    [itemId, offerId],
  )
  return itemId
}

/** Corrects what an item cost, as an operator does; null: nobody knows. */
export const correctCost = (shop: TestShop, itemId: number, after: number | null): Promise<void> =>
  inTx(shop, async (tx) => {
    const { rows } = await tx.query('select cost_cents from items where id = $1 for no key update', [itemId])
    const set = 'update items set cost_cents = $2, cost_source = $3 where id = $1'
    await tx.query(set, [itemId, after, sourceOf(after)])
    const known = { before: inCents(rows[0].cost_cents), after: inCents(after), reason: 'the invoice says so' }
    await bookCostCorrection(tx, { itemId, ...known, by, at: shop.clock.now() })
  })

/** Withdraws an item that nobody holds; answers whether it was there. */
export const withdraw = (shop: TestShop, itemId: number): Promise<boolean> =>
  inTx(shop, async (tx) => {
    const { rows } = await tx.query('select state, cost_cents from items where id = $1 for no key update', [itemId])
    const [{ state, cost_cents: cost }] = rows
    if (state !== 'available' && state !== 'hidden') return false
    const at = shop.clock.now()
    await tx.query(
      `update items set state = 'withdrawn', withdrawn_at = $2, withdrawn_because = 'lost' where id = $1`,
      [itemId, at],
    )
    await bookLoss(tx, { itemId, cost: inCents(cost), by, at })
    return true
  })

const accounts = ['stock', 'stock_intake', 'cost_of_sales', 'stock_losses'] as const satisfies SystemAccount[]

type StockAccount = (typeof accounts)[number]

const sums = async ({ database }: TestShop) =>
  Object.fromEntries(
    await Promise.all(accounts.map(async (name) => [name, await systemBalance(database.pool, name)])),
  ) as Record<StockAccount, Cents>

/** A function that answers what the accounts of stock have moved since now, those that did alone. */
export const stockSince = async (shop: TestShop): Promise<() => Promise<Partial<Record<StockAccount, number>>>> => {
  const before = await sums(shop)
  return async () => {
    const after = await sums(shop)
    const moved = accounts.map((name) => [name, after[name] - before[name]] as const)
    return Object.fromEntries(moved.filter(([, change]) => change !== 0))
  }
}
