import type { OfferState } from '@pandrop/contract/lifecycle/offer'
import type { TradeOfferState } from '@pandrop/contract/lifecycle/trade-offer'
import type { RequestProblem } from '@pandrop/contract/lifecycle/trade-request'
import { firstRow, statement } from '../../../db/statement.ts'

/** One that has brought its item, and that Steam is asked about again. */
export interface ProtectedRequestRow {
  id: number
  offer_id: number
  steam_id: string
  /** Steam id of the account */
  account: string
  offer_state: OfferState
  protected_until: Date | null
}

export const selectRequestsToCheck = statement<ProtectedRequestRow, [now: Date, rowsMax: number]>(
  'select_trade_requests_to_check',
  `select request.id, request.offer_id, request.steam_id, account.steamid as account, o.state as offer_state,
     o.protected_until
   from trade_requests request
   join steam_accounts account on account.id = request.account_id
   join offers o on o.id = request.offer_id
   where request.check_at <= $1
   order by request.check_at, request.id
   limit $2`,
)

/** Says when Steam is asked again about one that was accepted, and in the same breath that it was asked. */
export const writeRequestCheck = statement<never, { id: number; at: Date; checkAt: Date | null }>(
  'write_trade_request_check',
  `update trade_requests set called_at = :at, check_at = :checkAt
   where id = :id and state = 'accepted' and problem is null`,
)

/** As it stands; whoever holds its offer keeps an accepted one as it is. */
export const selectRequest = firstRow<{ state: TradeOfferState; problem: RequestProblem | null }, [id: number]>(
  'select_trade_request',
  'select state, problem from trade_requests where id = $1',
)
