import type { OfferQuality, OfferVariant } from '@pandrop/contract/lifecycle/offer'
import type { TradeOfferState } from '@pandrop/contract/lifecycle/trade-offer'
import type { RequestProblem } from '@pandrop/contract/lifecycle/trade-request'
import { firstRow, statement } from '../../../db/statement.ts'

/** SQL: neither ended nor answered. */
const underway = `('asked', 'sent', 'in_escrow')`

/** SQL: its customer mends that. */
const mendable = `('trade_link_invalid', 'inventory_private')`

/** SQL, of offers as o and customers as c: its item is awaited, and nobody keeps its customer out. */
const awaited = `(o.state = 'awaiting_item' and o.received_at is null and c.blocked_at is null)`

/** SQL: where it is asked for; whoever has Steam make a new trade link keeps the account, and the link changes. */
const tradeLink = `case
  when c.steamid = o.steamid then coalesce(c.steam_trade_link, o.trade_link)
  else o.trade_link
end`

/** A trade offer that asks for an offer's item. */
export interface TradeRequestRow {
  id: number
  offer_id: number
  account_id: number | null
  code: string
  asset_id: string | null
  float: number | null
  paint_seed: number | null
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
  problem: RequestProblem | null
  needs_staff: boolean
  answered: 'retry' | 'dismissed' | null
}

const columns = `request.id, request.offer_id, request.account_id, request.code, request.asset_id, request.float,
  request.paint_seed, request.state, request.steam_id, request.url, request.try_no, request.calls, request.asked_at,
  request.sent_at, request.expires_at, request.escrow_until, request.recalled_at, request.ended_at, request.problem,
  request.needs_staff, request.answered`

/** An accepted offer whose item is to be asked for. */
export interface OfferToAskRow {
  id: number
  trade_link: string
  /** SteamID64 of its customer */
  steamid: string
  name: string
  phase: string
  variant: OfferVariant | null
  quality: OfferQuality
  float: number | null
  asset_id: string | null
}

export const selectOffersToAsk = statement<OfferToAskRow, { now: Date; mendedBefore: Date; rowsMax: number }>(
  'select_offers_to_ask',
  `select o.id, ${tradeLink} as trade_link, o.steamid, coalesce(s.market_name, o.title) as name,
     coalesce(s.phase, '') as phase, o.variant, o.quality, o.float,
     substring(o.item_url from '#730_2_(\\d+)$') as asset_id
   from offers o
   join customers c on c.id = o.customer_id
   left join skins s on s.id = o.skin_id
   left join lateral (
     select state, needs_staff, answered, problem, ended_at from trade_requests
     where offer_id = o.id order by id desc limit 1
   ) as last on true
   where ${awaited} and o.receive_until > :now and o.trade_link <> ''
     and (last.state is null or last.state not in ${underway} and (
       last.answered = 'retry' or not last.needs_staff and (
         last.problem is null or last.problem not in ${mendable} or last.ended_at <= :mendedBefore)))
   order by o.receive_until, o.id
   limit :rowsMax`,
)

export const selectLastRequest = firstRow<TradeRequestRow, [offerId: number]>(
  'select_last_trade_request',
  `select ${columns} from trade_requests request where request.offer_id = $1 order by request.id desc limit 1`,
)

/** Copies of a customer's that are asked for now. */
export const selectAskedCopies = statement<{ asset_id: string }, [steamid: string]>(
  'select_copies_asked_for',
  `select request.asset_id from trade_requests request join offers o on o.id = request.offer_id
   where request.state in ${underway} and o.steamid = $1`,
)

/** An account of the shop that is in use. */
export interface AccountRow {
  id: number
  steamid: string
  copies: number
}

export const selectAskingAccounts = statement<AccountRow, []>(
  'select_accounts_that_ask',
  `select account.id, account.steamid,
     (select count(*)::int from items
      where steam_account_id = account.id and state in ('available', 'hidden', 'reserved'))
     + (select count(*)::int from trade_requests where account_id = account.id and state in ${underway}) as copies
   from steam_accounts account
   where account.closed_at is null
   order by account.id`,
)

/** @returns no row where one is underway, its copy is asked for already, or the code was drawn before */
export const insertRequest = firstRow<
  { id: number },
  {
    offerId: number
    accountId: number | null
    code: string
    assetId: string | null
    float: number | null
    paintSeed: number | null
    tryNo: number
    at: Date
    problem: RequestProblem | null
    needsStaff: boolean
  }
>(
  'insert_trade_request',
  `insert into trade_requests
     (offer_id, account_id, code, asset_id, float, paint_seed, state, try_no, asked_at, ended_at, problem, needs_staff)
   select :offerId, :accountId::bigint, :code, :assetId, :float::float8, :paintSeed::int,
     case when :problem::text is null then 'asked' else 'failed' end, :tryNo, :at::timestamptz,
     case when :problem::text is not null then :at::timestamptz end, :problem::text, :needsStaff::boolean
   on conflict do nothing
   returning id`,
)

/** One that is on its way; whatever is has an account. */
interface UnsentRequestRow {
  id: number
  account_id: number
}

export const selectUnsentRequests = statement<UnsentRequestRow, [calledBefore: Date, rowsMax: number]>(
  'select_unsent_trade_requests',
  `select id, account_id from trade_requests
   where state = 'asked' and (called_at is null or called_at <= $1)
   order by id
   limit $2`,
)

/** A trade offer that this worker alone may send now, with what it needs for that. */
export interface ClaimedRequestRow extends TradeRequestRow {
  /** Steam id of the account */
  account: string
  trade_link: string
  title: string
  /** its offer still waits for it */
  wanted: boolean
}

/** @returns no row where somebody else has it in hand */
export const claimRequest = firstRow<ClaimedRequestRow, { id: number; at: Date; calledBefore: Date }>(
  'claim_trade_request',
  `update trade_requests request
   set calls = calls + 1, called_at = :at
   from offers o, customers c, steam_accounts account
   where request.id = :id and request.state = 'asked'
     and (request.called_at is null or request.called_at <= :calledBefore)
     and o.id = request.offer_id and c.id = o.customer_id and account.id = request.account_id
   returning ${columns}, account.steamid as account, ${tradeLink} as trade_link, o.title, ${awaited} as wanted`,
)

/** One that Steam is asked about. */
export interface FollowedRequestRow extends TradeRequestRow {
  /** Steam id of the account */
  account: string
}

export const selectRequestsToFollow = statement<FollowedRequestRow, [rowsMax: number]>(
  'select_trade_requests_to_follow',
  `select ${columns}, account.steamid as account
   from trade_requests request
   join steam_accounts account on account.id = request.account_id
   where request.state in ('sent', 'in_escrow')
   order by request.called_at, request.id
   limit $1`,
)

/** @returns a row where an offer waits for its item, and nobody keeps its customer out */
export const isOfferWaiting = firstRow<{ id: number }, [offerId: number]>(
  'is_offer_waiting_for_item',
  `select o.id from offers o join customers c on c.id = o.customer_id where o.id = $1 and ${awaited}`,
)

export const markRequestCalled = statement<never, [id: number, at: Date]>(
  'mark_trade_request_called',
  'update trade_requests set called_at = $2 where id = $1',
)

export const lockRequest = firstRow<TradeRequestRow, [id: number]>(
  'lock_trade_request',
  `select ${columns} from trade_requests request where request.id = $1 for update`,
)

export const writeRequestSent = statement<
  never,
  { id: number; steamId: string; url: string; at: Date; expiresAt: Date; isRecalled: boolean }
>(
  'write_trade_request_sent',
  `update trade_requests
   set state = 'sent', steam_id = :steamId, url = :url, sent_at = :at, expires_at = :expiresAt,
     recalled_at = case when :isRecalled::boolean then :at::timestamptz end
   where id = :id`,
)

export const writeRequestEscrow = statement<never, [id: number, until: Date]>(
  'write_trade_request_in_escrow',
  `update trade_requests set state = 'in_escrow', escrow_until = $2 where id = $1`,
)

export const writeRequestRecalled = statement<never, [id: number, at: Date]>(
  'write_trade_request_recalled',
  'update trade_requests set recalled_at = coalesce(recalled_at, $2) where id = $1',
)

export const writeRequestEnd = statement<
  never,
  { id: number; state: TradeOfferState; at: Date; problem: RequestProblem | null; needsStaff: boolean }
>(
  'write_trade_request_end',
  `update trade_requests
   set state = :state, ended_at = :at, problem = :problem, needs_staff = :needsStaff, check_at = null
   where id = :id`,
)

export const writeRequestAnswer = statement<never, [id: number, answer: 'retry' | 'dismissed']>(
  'answer_trade_request',
  'update trade_requests set answered = $2 where id = $1',
)

/** SQL: somebody has to look at it, and nobody has done by hand meanwhile what it should have. */
const needsSomebody = `(
  request.needs_staff and request.answered is null
    and (o.state = 'awaiting_item' and o.received_at is null or request.problem in ('not_recorded', 'reversed'))
    and not exists (select from trade_requests later where later.offer_id = o.id and later.id > request.id)
  or request.state = 'asked' and request.asked_at <= :stuckBefore)`

/** One that somebody has to look at. */
export interface WaitingRequestRow extends TradeRequestRow {
  customer_id: number
  name: string
  surname: string
  title: string
  account: string | null
}

export const selectWaitingRequests = statement<WaitingRequestRow, { stuckBefore: Date; rowsMax: number }>(
  'select_trade_requests_waiting',
  `select ${columns}, c.id as customer_id, c.name, c.surname, o.title, account.label as account
   from trade_requests request
   join offers o on o.id = request.offer_id
   join customers c on c.id = o.customer_id
   left join steam_accounts account on account.id = request.account_id
   where ${needsSomebody}
   order by coalesce(request.ended_at, request.asked_at), request.id
   limit :rowsMax`,
)

/** How many are out or about to be, of how many somebody has to look, and of how many of these Steam says nothing. */
export interface RequestCounts {
  underway: number
  waiting: number
  stuck: number
}

export const countRequests = firstRow<RequestCounts, { stuckBefore: Date }>(
  'count_trade_requests',
  `select (select count(*)::int from trade_requests where state in ${underway}) as underway, waiting.*
   from (
     select count(*)::int as waiting, (count(*) filter (where request.state = 'asked'))::int as stuck
     from trade_requests request join offers o on o.id = request.offer_id
     where ${needsSomebody}) as waiting`,
)

export const selectRequestAccount = firstRow<{ label: string }, [id: number]>(
  'select_asking_account',
  'select label from steam_accounts where id = $1',
)
