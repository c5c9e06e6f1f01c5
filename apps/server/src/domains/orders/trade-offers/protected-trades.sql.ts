import type { OrderState } from '@pandrop/contract/lifecycle/order'
import type { TradeOfferState, TradeProblem } from '@pandrop/contract/lifecycle/trade-offer'
import { firstRow, statement } from '../../../db/statement.ts'

/** A trade offer that was accepted, and that Steam is asked about again. */
export interface ProtectedTradeRow {
  id: number
  order_id: number
  steam_id: string
  /** Steam id of the account */
  account: string
  order_state: OrderState
  protected_until: Date | null
}

export const selectTradesToCheck = statement<ProtectedTradeRow, [now: Date, rowsMax: number]>(
  'select_trade_offers_to_check',
  `select trade.id, trade.order_id, trade.steam_id, account.steamid as account, placed.state as order_state,
     placed.protected_until
   from trade_offers trade
   join steam_accounts account on account.id = trade.account_id
   join orders placed on placed.id = trade.order_id
   where trade.check_at <= $1
   order by trade.check_at, trade.id
   limit $2`,
)

/** Says when Steam is asked again about one that was accepted, and in the same breath that it was asked. */
export const writeTradeCheck = statement<never, { id: number; at: Date; checkAt: Date | null }>(
  'write_trade_offer_check',
  `update trade_offers set called_at = :at, check_at = :checkAt
   where id = :id and state = 'accepted' and problem is null`,
)

/** As it stands; whoever holds its order keeps an accepted one as it is. */
export const selectTrade = firstRow<{ state: TradeOfferState; problem: TradeProblem | null }, [id: number]>(
  'select_trade_offer',
  'select state, problem from trade_offers where id = $1',
)

/** What keeps a delivered order from being completed. */
export interface CompletionRow {
  /** its customer has taken the trade back, and nobody has said what follows */
  is_reversed: boolean
  /** that it is taken back waits for a second person */
  is_proposed: boolean
}

export const selectCompletion = firstRow<CompletionRow, [orderId: number]>(
  'select_what_keeps_from_completing',
  `select
     exists (select from trade_offers where order_id = $1 and problem = 'reversed' and answered is null) as is_reversed,
     exists (
       select from money_proposals where order_id = $1 and kind = 'reversed' and state = 'proposed') as is_proposed`,
)

export const selectReversalBlocks = firstRow<{ blocks: boolean }, []>(
  'select_reversal_blocks',
  'select reversal_blocks as blocks from settings',
)
