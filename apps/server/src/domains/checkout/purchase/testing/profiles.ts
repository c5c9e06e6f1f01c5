import type { TestCustomer, TestShop } from '@pandrop/testkit/shop'
import { steamid, tradeUrl } from './purchases.ts'

/** Saves trade link and address of a customer, as buying from the profile asks for. */
export const completeProfile = async ({ database }: TestShop, { id }: Pick<TestCustomer, 'id'>): Promise<void> => {
  await database.ownerPool.query(
    `update customers
     set city = 'Ljubljana', address = 'Bambusova 1', post_code = '1000', steam_trade_link = $2, steamid = $3,
       country_id = (select id from countries where iso = 'SI')
     where id = $1`,
    [id, tradeUrl, steamid],
  )
}
