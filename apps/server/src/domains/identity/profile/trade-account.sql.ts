import { firstRow } from '../../../db/statement.ts'

/**
 * $4 until when what goes there waits, where it is not the customer's first. The caller holds the customer's row, so
 * that of two at once one is the first.
 */
export const insertTradeAccount = firstRow<
  { paused_until: Date | null },
  [customerId: number, steamid: string, at: Date, pausedUntil: Date]
>(
  'insert_trade_account',
  `insert into trade_accounts (customer_id, steamid, used_since, paused_until)
   values ($1, $2, $3, case when exists (select from trade_accounts where customer_id = $1) then $4::timestamptz end)
   on conflict (customer_id, steamid) do nothing
   returning paused_until`,
)

/** Until when what a customer buys waits that goes to the account of their profile. */
export const selectTradePause = firstRow<{ paused_until: Date }, [customerId: number, now: Date]>(
  'select_trade_pause',
  `select account.paused_until
   from customers customer
   join trade_accounts account on account.customer_id = customer.id and account.steamid = customer.steamid
   where customer.id = $1 and account.paused_until > $2`,
)
