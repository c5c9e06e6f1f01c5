import { randomBytes } from 'node:crypto'
import { isAgreed } from '@pandrop/contract/lifecycle/offer'
import { isTradeUnderway } from '@pandrop/contract/lifecycle/trade-offer'
import { isMendable, mendHours, type RequestProblem } from '@pandrop/contract/lifecycle/trade-request'
import { inTransaction } from '../../../db/transaction.ts'
import type { Delivery } from '../../../ports/delivery/delivery.ts'
import type { Shop } from '../../../shop.ts'
import { calledBefore, isSendingPaused } from '../../orders/trade-offers/send-trades.ts'
import { codeFrom, nextTry, SilentAccounts } from '../../orders/trade-offers/trade-offers.rules.ts'
import { lockOffer } from '../offers/locked-offer.ts'
import { mailProblem, recordRequestSent, recordRequestUnsent } from './record-request.ts'
import {
  type AgreedCopy,
  askingAccount,
  type CopyThere,
  marketNameOf,
  needsStaff,
  pickCopy,
} from './trade-requests.rules.ts'
import {
  type ClaimedRequestRow,
  claimRequest,
  insertRequest,
  type OfferToAskRow,
  selectAskedCopies,
  selectAskingAccounts,
  selectLastRequest,
  selectOffersToAsk,
  selectUnsentRequests,
  type TradeRequestRow,
} from './trade-requests.sql.ts'

const requestsPerRunMax = 50

/**
 * The job that asks for the items of accepted offers: what is to be asked for is written down first, then Steam is
 * asked to send it, then its number is recorded. What somebody left in between is looked up by its code before it is
 * sent again (docs/behaviour/offers.md#asked-for).
 */
export const sendTradeRequests = async (shop: Shop): Promise<void> => {
  const { delivery, pool } = shop
  if (!delivery) return
  const isPaused = await isSendingPaused(pool)
  if (!isPaused) await writeIntents(shop, delivery)
  const silent = new SilentAccounts()
  for (const { id, account_id } of await selectUnsentRequests(pool, calledBefore(shop), requestsPerRunMax)) {
    if (silent.has(account_id)) continue
    if (!(await sendOne(shop, delivery, { id, isPaused }))) silent.add(account_id)
  }
}

const writeIntents = async (shop: Shop, delivery: Delivery): Promise<void> => {
  const now = shop.clock.now()
  const asked = { now, mendedBefore: mendedBefore(now), rowsMax: requestsPerRunMax }
  const offers = await selectOffersToAsk(shop.pool, asked)
  if (offers.length === 0) return
  const account = await accountFor(shop, delivery)
  if (account === 'later') return
  // Inventories are asked for in nobody's name.
  const silent = new SilentAccounts()
  for (const offer of offers) {
    const asking = account === 'none' ? noAccount : await whatToAsk(shop, delivery, { offer, ...account })
    if (asking === 'unavailable') silent.add('')
    if (silent.has('')) break
    if (asking === 'unavailable') continue
    // One that cannot be written down holds nobody else up.
    await writeIntent(shop, offer.id, asking).catch((error: unknown) =>
      shop.log.error({ err: error, offer: offer.id }, 'no item was asked for'),
    )
  }
}

/** What is asked for, and by whom; or why nothing is. */
type Asking = { accountId: number; copy: CopyThere } | { problem: RequestProblem }

const noAccount = { problem: 'account_unavailable' } as const

const nothing = { accountId: null, copy: null } as const

const writeIntent = (shop: Shop, offerId: number, asking: Asking): Promise<void> =>
  inTransaction(shop.pool, async (tx) => {
    const locked = await lockOffer(tx, offerId)
    if (!locked || !isAgreed(locked.state) || locked.receivedAt !== null) return
    const last = await selectLastRequest(tx, offerId)
    if (last && !mayFollow(last, shop.clock.now())) return
    const tryNo = nextTry(
      last && { tryNo: last.try_no, isRecalled: last.recalled_at !== null, answered: last.answered },
    )
    const problem = 'problem' in asking ? asking.problem : null
    const { accountId, copy } = 'problem' in asking ? nothing : asking
    const written = await insertRequest(tx, {
      offerId,
      accountId,
      code: codeFrom(randomBytes(8)),
      assetId: copy?.assetId ?? null,
      float: copy?.float ?? null,
      paintSeed: copy?.paintSeed ?? null,
      tryNo,
      at: shop.clock.now(),
      problem,
      needsStaff: problem !== null && needsStaff(problem, tryNo),
    })
    if (written && problem !== null) await mailProblem(tx, shop, { offer: locked, problem, tryNo })
  })

/** Whether it may be asked for once more: what somebody has to look at, or a customer to mend, waits for that. */
const mayFollow = (last: TradeRequestRow, now: Date): boolean => {
  const { state, needs_staff: needsSomebody, answered, problem, ended_at: endedAt } = last
  if (isTradeUnderway(state)) return false
  if (answered === 'retry') return true
  if (needsSomebody) return false
  return problem === null || !isMendable(problem) || (endedAt !== null && endedAt <= mendedBefore(now))
}

const mendedBefore = (now: Date): Date => new Date(now.getTime() - mendHours * 3_600_000)

/** Asks Steam which copy it is; nobody waits for that in a transaction. */
const whatToAsk = async (
  shop: Shop,
  delivery: Delivery,
  { offer, accountId }: { offer: OfferToAskRow; accountId: number },
): Promise<Asking | 'unavailable'> => {
  const agreed: AgreedCopy = { ...offer, assetId: offer.asset_id }
  const found = await delivery.inventory(offer.trade_link, marketNameOf(agreed))
  if (found.outcome === 'unavailable') {
    shop.log.warn({ offer: offer.id, problem: found.problem }, 'Steam did not say what a customer has')
    return 'unavailable'
  }
  if (found.outcome === 'refused') return { problem: found.because }
  const taken = (await selectAskedCopies(shop.pool, offer.steamid)).map(({ asset_id: id }) => id)
  const picked = pickCopy(agreed, found.copies, taken)
  return 'problem' in picked ? picked : { accountId, copy: picked.copy }
}

/** Which account asks in this run. */
const accountFor = async ({ pool, log }: Pick<Shop, 'pool' | 'log'>, delivery: Delivery) => {
  const accounts = await selectAskingAccounts(pool)
  const found = await delivery.accounts(accounts.map(({ steamid }) => steamid))
  if (found.outcome === 'unavailable') log.warn({ problem: found.problem }, 'Steam did not say how the accounts are')
  const states = new Map(found.outcome === 'found' ? found.accounts.map(({ steamid, state }) => [steamid, state]) : [])
  return askingAccount(
    accounts.map(({ id, steamid, copies }) => ({ id, copies, state: states.get(steamid) ?? 'unknown' })),
  )
}

/** @returns false where Steam gave no usable answer */
const sendOne = async (
  shop: Shop,
  delivery: Delivery,
  { id, isPaused }: { id: number; isPaused: boolean },
): Promise<boolean> => {
  const request = await claimRequest(shop.pool, { id, at: shop.clock.now(), calledBefore: calledBefore(shop) })
  if (!request) return true
  // Whoever had it before may have sent it: Steam knows.
  const isFirst = request.calls === 1
  const { account, code, asked_at: since } = request
  const known = isFirst ? ({ outcome: 'none' } as const) : await delivery.find({ account, code, since })
  if (known.outcome === 'unavailable') return unanswered(shop, request, known.problem)
  if (known.outcome === 'found') await recordRequestSent(shop, request, known.offer)
  else if (!request.wanted) await recordRequestUnsent(shop, request, null)
  else if (!isPaused) return send(shop, delivery, request)
  return true
}

const send = async (shop: Shop, delivery: Delivery, request: ClaimedRequestRow): Promise<boolean> => {
  const sent = await delivery.request({
    account: request.account,
    tradeLink: request.trade_link,
    code: request.code,
    asset: { id: request.asset_id ?? '', name: request.title },
  })
  if (sent.outcome === 'unavailable') return unanswered(shop, request, sent.problem)
  if (sent.outcome === 'refused') await recordRequestUnsent(shop, request, sent.because)
  else await recordRequestSent(shop, request, sent.offer)
  return true
}

const unanswered = ({ log }: Pick<Shop, 'log'>, { id, offer_id }: ClaimedRequestRow, problem: string): false => {
  log.warn({ request: id, offer: offer_id, problem }, 'Steam did not say whether it has a trade offer')
  return false
}
