import { type Cents, cents } from '@pandrop/money/money'
import type { TestShop } from '@pandrop/testkit/shop'
import type { SystemAccount } from '../../../../ledger/accounts.ts'
import { systemBalance } from '../../../../ledger/balance.ts'
import { addItem } from '../add-item.ts'
import { changeItem } from '../change-item.ts'
import { takeItemStep } from '../item-steps.ts'

/** Who does everything in these tests. */
export const by = 'staff:7'

const inCents = (cost: number | null): Cents | null => (cost === null ? null : cents(cost))

const addAt = async (shop: TestShop, cost: number | null, offerId?: number): Promise<number> => {
  const added = await addItem(
    shop.shop,
    {
      skinId: 'ak-47-redline',
      exterior: 'FT',
      variant: 'normal',
      float: 0.2134,
      paintSeed: 661,
      attachments: null,
      price: cents(1000),
      cost: inCents(cost),
      costSource: offerId === undefined ? null : 'offer',
      sourceRef: null,
      assetId: null,
      accountId: null,
      externalId: null,
      note: '',
      availableFrom: null,
      newUntil: null,
      isHidden: false,
      isSure: true,
      ...(offerId !== undefined && { offerId }),
    },
    { by },
  )
  if (!added.ok) throw new Error(added.refusal)
  return added.value.id
}

/** New items of 10 EUR that come into stock at these costs, by ascending id; null: nobody knows. */
export const costedItems = async (shop: TestShop, ...costs: (number | null)[]): Promise<number[]> => {
  const ids: number[] = []
  for (const cost of costs) ids.push(await addAt(shop, cost))
  return ids
}

/** A new item of 10 EUR on the shelf that an offer brought for 40 EUR. */
export const shelvedItem = (shop: TestShop, offerId: number, cost = 4000): Promise<number> => addAt(shop, cost, offerId)

/** Corrects what an item cost, as an operator does; null: nobody knows. Answers the refusal, if it is one. */
export const correctCost = async (shop: TestShop, itemId: number, cost: number | null): Promise<string | null> => {
  const change = { cost: inCents(cost) }
  const meant = { isSure: true, seen: undefined, by, costReason: 'the invoice says so' }
  const changed = await changeItem(shop.shop, { itemId, change, ...meant })
  return changed.ok ? null : changed.refusal
}

/** Withdraws an item; answers whether it was there and nobody held it. */
export const withdraw = async (shop: TestShop, itemId: number): Promise<boolean> =>
  (await takeItemStep(shop.shop, 'withdraw', { itemId, because: 'lost', by })).ok

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
