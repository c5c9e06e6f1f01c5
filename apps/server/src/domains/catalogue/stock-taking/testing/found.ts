import type { TestShop } from '@pandrop/testkit/shop'
import type { Delivery, HeldCopy } from '../../../../ports/delivery/delivery.ts'
import { takeStock } from '../take-stock.ts'

/** Whether accounts of a test shop could send: none of them can, and each holds the same. */
export const holding = (copies: HeldCopy[]): Delivery =>
  ({ holdings: async () => ({ outcome: 'found', copies }) }) as unknown as Delivery

/** A copy that no item is. */
export const strangeCopy = (assetId: string): HeldCopy => ({
  assetId,
  marketName: 'AK-47 | Redline (Field-Tested)',
  float: 0.2345,
  paintSeed: Number(assetId.slice(-3)),
  isTradable: true,
  tradableFrom: null,
})

/** Counts, while each account of the shop holds one copy that is no item; answers what was found of it. */
export const findStrange = async ({ shop, database }: TestShop, assetId: string): Promise<number> => {
  await takeStock({ ...shop, delivery: holding([strangeCopy(assetId)]) })
  const open = `select id from stock_findings where asset_id = $1 and state = 'open'`
  return Number((await database.ownerPool.query(open, [assetId])).rows[0].id)
}
