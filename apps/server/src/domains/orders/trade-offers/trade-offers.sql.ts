import type { OrderState } from '@pandrop/contract/lifecycle/order'
import type { TradeOfferState, TradeProblem } from '@pandrop/contract/lifecycle/trade-offer'
import { firstRow, statement } from '../../../db/statement.ts'
import { heldNow, waitsSince } from '../orders/staff-order-list.sql.ts'

/** SQL: neither ended nor answered. */
const underway = `('asked', 'sent', 'in_escrow')`

/** A trade offer of the shop's own. */
export interface TradeOfferRow {
  id: number
  order_id: number
  account_id: number | null
  code: string
  asset_ids: string[]
  state: TradeOfferState
  steam_id: string | null
  url: string | null
  try_no: number
  calls: number
  asked_at: Date
  sent_at: Date | null
  expires_at: Date | null
  escrow_until: Date | null
  recalled_at: Date | null
  ended_at: Date | null
  problem: TradeProblem | null
  needs_staff: boolean
  answered: 'retry' | 'dismissed' | null
}

const columns = `trade.id, trade.order_id, trade.account_id, trade.code, trade.asset_ids, trade.state, trade.steam_id,
  trade.url, trade.try_no, trade.calls, trade.asked_at, trade.sent_at, trade.expires_at, trade.escrow_until,
  trade.recalled_at, trade.ended_at, trade.problem, trade.needs_staff, trade.answered`

// What was sent by hand once stays with whoever did that.
export const selectOrdersToSend = statement<{ id: number }, { now: Date; rowsMax: number }>(
  'select_orders_to_send',
  `select placed.id
   from orders placed
   left join lateral (
     select state, needs_staff, answered from trade_offers where order_id = placed.id order by id desc limit 1
   ) as last on true
   where placed.state = 'processing' and placed.trade_link <> '' and placed.id not in ${heldNow}
     and (last.state is null or last.state not in ${underway} and (not last.needs_staff or last.answered = 'retry'))
     and not exists (
       select from order_events where order_id = placed.id and kind = 'trade_sent' and by <> 'delivery')
   order by ${waitsSince('placed')}, placed.id
   limit :rowsMax`,
)

export const selectLastTrade = firstRow<TradeOfferRow, [orderId: number]>(
  'select_last_trade_offer',
  `select ${columns} from trade_offers trade where trade.order_id = $1 order by trade.id desc limit 1`,
)

/** The copies that an order still has, and where they lie. */
export interface CopyRow {
  asset_id: string | null
  account_id: number | null
  title: string
}

export const selectCopies = statement<CopyRow, [orderId: number]>(
  'select_copies_to_send',
  `select item.asset_id, account.id as account_id, line.title
   from order_lines line
   join items item on item.id = line.item_id
   left join steam_accounts account on account.id = item.steam_account_id and account.closed_at is null
   where line.order_id = $1 and line.live
   order by line.line_no`,
)

/** @returns no row where one is underway, or the code was drawn before */
export const insertTrade = firstRow<
  { id: number },
  {
    orderId: number
    accountId: number | null
    code: string
    assetIds: string[]
    tryNo: number
    at: Date
    problem: TradeProblem | null
  }
>(
  'insert_trade_offer',
  `insert into trade_offers
     (order_id, account_id, code, asset_ids, state, try_no, asked_at, ended_at, problem, needs_staff)
   select :orderId, :accountId::bigint, :code, :assetIds::text[],
     case when :problem::text is null then 'asked' else 'failed' end, :tryNo, :at::timestamptz,
     case when :problem::text is not null then :at::timestamptz end, :problem::text, :problem::text is not null
   on conflict do nothing
   returning id`,
)

export const selectUnsentTrades = statement<{ id: number; account_id: number }, [calledBefore: Date, rowsMax: number]>(
  'select_unsent_trade_offers',
  `select id, account_id from trade_offers
   where state = 'asked' and (called_at is null or called_at <= $1)
   order by id
   limit $2`,
)

/** A trade offer that this worker alone may send now, with what it needs for that. */
export interface ClaimedTradeRow extends TradeOfferRow {
  /** Steam id of the account */
  account: string
  trade_link: string
  /** its order still waits for it, and nothing holds it back */
  wanted: boolean
}

/** @returns no row where somebody else has it in hand */
export const claimTrade = firstRow<ClaimedTradeRow, { id: number; at: Date; calledBefore: Date; now: Date }>(
  'claim_trade_offer',
  `update trade_offers trade
   set calls = calls + 1, called_at = :at
   from orders placed, steam_accounts account
   where trade.id = :id and trade.state = 'asked' and (trade.called_at is null or trade.called_at <= :calledBefore)
     and placed.id = trade.order_id and account.id = trade.account_id
   returning ${columns}, account.steamid as account, placed.trade_link,
     placed.state = 'processing' and placed.id not in ${heldNow} as wanted`,
)

/** A trade offer that is out. */
export interface TradeOutsideRow extends TradeOfferRow {
  /** Steam id of the account */
  account: string
}

export const selectTradesOutside = statement<TradeOutsideRow, [rowsMax: number]>(
  'select_trade_offers_outside',
  `select ${columns}, account.steamid as account
   from trade_offers trade
   join steam_accounts account on account.id = trade.account_id
   where trade.state in ('sent', 'in_escrow')
   order by trade.called_at, trade.id
   limit $1`,
)

/** @returns a row where an order waits for the answer to this very trade offer, and nothing holds it back */
export const isOrderWaiting = firstRow<{ id: number }, { orderId: number; steamId: string; now: Date }>(
  'is_order_waiting_for_trade',
  `select placed.id from orders placed
   where placed.id = :orderId and placed.state = 'in_process' and placed.trade_offer_id = :steamId
     and placed.id not in ${heldNow}`,
)

export const markAsked = statement<never, [id: number, at: Date]>(
  'mark_trade_offer_asked',
  'update trade_offers set called_at = $2 where id = $1',
)

export const lockTrade = firstRow<TradeOfferRow, [id: number]>(
  'lock_trade_offer',
  `select ${columns} from trade_offers trade where trade.id = $1 for update`,
)

export const writeSent = statement<
  never,
  { id: number; steamId: string; url: string; at: Date; expiresAt: Date; isRecalled: boolean }
>(
  'write_trade_offer_sent',
  `update trade_offers
   set state = 'sent', steam_id = :steamId, url = :url, sent_at = :at, expires_at = :expiresAt,
     recalled_at = case when :isRecalled::boolean then :at::timestamptz end
   where id = :id`,
)

export const writeEscrow = statement<never, [id: number, until: Date]>(
  'write_trade_offer_in_escrow',
  `update trade_offers set state = 'in_escrow', escrow_until = $2 where id = $1`,
)

export const writeRecalled = statement<never, [id: number, at: Date]>(
  'write_trade_offer_recalled',
  'update trade_offers set recalled_at = coalesce(recalled_at, $2) where id = $1',
)

export const writeEnd = statement<
  never,
  { id: number; state: TradeOfferState; at: Date; problem: TradeProblem | null; needsStaff: boolean }
>(
  'write_trade_offer_end',
  `update trade_offers
   set state = :state, ended_at = :at, problem = :problem, needs_staff = :needsStaff, check_at = null
   where id = :id`,
)

export const selectUnderway = firstRow<{ code: string }, [orderId: number]>(
  'select_trade_offer_underway',
  `select code from trade_offers where order_id = $1 and state in ${underway}`,
)

export const writeAnswer = statement<never, [id: number, answer: 'retry' | 'dismissed']>(
  'answer_trade_offer',
  'update trade_offers set answered = $2 where id = $1',
)

/** SQL: nobody has done by hand meanwhile what the trade offer should have. */
const concernsSomebody = `(
  placed.state = 'processing'
  or trade.problem = 'reversed'
  or trade.problem = 'unknown_to_steam' and placed.state = 'in_process'
  or trade.problem = 'not_recorded' and placed.state not in ('accepted', 'completed'))`

/** SQL: somebody has to look at it. */
const needsSomebody = `(
  trade.needs_staff and trade.answered is null and ${concernsSomebody}
    and not exists (select from trade_offers later where later.order_id = placed.id and later.id > trade.id)
  or trade.state = 'asked' and trade.asked_at <= :stuckBefore)`

/** One that somebody has to look at. */
export interface WaitingTradeRow extends TradeOfferRow {
  customer_id: number
  name: string
  surname: string
  title: string
  items: number
  order_state: OrderState
  account: string | null
}

export const selectWaitingTrades = statement<WaitingTradeRow, { stuckBefore: Date; rowsMax: number }>(
  'select_trade_offers_waiting',
  `select ${columns}, placed.customer_id, placed.name, placed.surname, placed.state as order_state,
     first_line.title, counted.items, account.label as account
   from trade_offers trade
   join orders placed on placed.id = trade.order_id
   left join steam_accounts account on account.id = trade.account_id
   cross join lateral (select title from order_lines where order_id = placed.id order by line_no limit 1) as first_line
   cross join lateral (select count(*)::int as items from order_lines where order_id = placed.id) as counted
   where ${needsSomebody}
   order by coalesce(trade.ended_at, trade.asked_at), trade.id
   limit :rowsMax`,
)

/** How many trade offers are out or about to be, and of how many somebody has to look. */
export interface TradeCounts {
  underway: number
  waiting: number
  /** of those that wait, the ones that Steam has said nothing of */
  stuck: number
}

export const countTrades = firstRow<TradeCounts, { stuckBefore: Date }>(
  'count_trade_offers',
  `select (select count(*)::int from trade_offers where state in ${underway}) as underway, waiting.*
   from (
     select count(*)::int as waiting, (count(*) filter (where trade.state = 'asked'))::int as stuck
     from trade_offers trade join orders placed on placed.id = trade.order_id
     where ${needsSomebody}) as waiting`,
)

export const selectPaused = firstRow<{ paused: boolean }, []>(
  'select_sending_paused',
  'select sending_paused as paused from settings',
)

export const writePaused = statement<never, [paused: boolean]>(
  'write_sending_paused',
  'update settings set sending_paused = $1 where sending_paused <> $1',
)

/** Accounts in use, by name. */
export const selectAccounts = statement<{ label: string; steamid: string }, []>(
  'select_sending_accounts',
  'select label, steamid from steam_accounts where closed_at is null order by lower(label), id',
)

export const selectAccountLabel = firstRow<{ label: string }, [id: number]>(
  'select_sending_account',
  'select label from steam_accounts where id = $1',
)
