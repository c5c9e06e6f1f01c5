import { firstRow, statement } from '../../../db/statement.ts'

export const selectTradeLink = firstRow<{ url: string; steamid: string }, [number]>(
  'select_trade_link',
  `select steam_trade_link as url, steamid
   from customers
   where id = $1 and steam_trade_link is not null and steamid is not null`,
)

export const writeMissingTradeLink = statement<never, [customerId: number, url: string, steamid: string]>(
  'write_missing_trade_link',
  'update customers set steam_trade_link = $2, steamid = $3 where id = $1 and steam_trade_link is null',
)
