import { unblockCustomer } from '@pandrop/server/domains/backoffice/customers/account-steps'
import { followTradeRequests } from '@pandrop/server/domains/buying/trade-requests/follow-requests'
import { answerRequest } from '@pandrop/server/domains/buying/trade-requests/request-desk'
import { sendTradeRequests } from '@pandrop/server/domains/buying/trade-requests/send-requests'
import type { AskingShop } from '@pandrop/server/domains/buying/trade-requests/testing/asking-shop'
import { takeOrderStep } from '@pandrop/server/domains/orders/orders/order-steps'
import { by, tradeNumberOf } from '@pandrop/server/domains/orders/orders/testing/handled-orders'
import { followTrades } from '@pandrop/server/domains/orders/trade-offers/follow-trades'
import { sendTrades } from '@pandrop/server/domains/orders/trade-offers/send-trades'
import { account } from '@pandrop/server/domains/orders/trade-offers/testing/delivery-shop'
import { answerTrade } from '@pandrop/server/domains/orders/trade-offers/trade-desk'
import type { Delivery } from '@pandrop/server/ports/delivery/delivery'
import type { Shop } from '@pandrop/server/shop'
import type { TestCustomer } from '@pandrop/testkit/shop'
import { type Draw, oneOf } from './drawn-calls.ts'

/** What a run has done that its end is compared with. */
export interface Lives {
  shop: AskingShop
  draw: Draw
  orders: number[]
  offers: { id: number; steamid: string }[]
  /** orders that staff have sent by hand */
  byHand: Set<number>
  /** how often an offer was sent in Steam under a code */
  sends: Map<string, number>
  killed: number
}

type Job = (shop: Shop) => Promise<void>

const jobs: readonly Job[] = [sendTrades, followTrades, sendTradeRequests, followTradeRequests]

const none = { outcome: 'unavailable', problem: 'drawn' } as const

/**
 * Steam as it is met on a bad day: a call may not reach it, its answer may be lost, and whoever calls may die before
 * the call or after it.
 * @param die ends the run that calls, which then never hears of the call
 */
const badDay = ({ shop, draw, sends }: Lives, die: () => void): Delivery => {
  const steam = shop.shop.delivery
  if (!steam) throw new Error('the shop has no delivery')
  const gone = (): Promise<never> => {
    die()
    return new Promise(() => {})
  }
  const meet = async <T>(call: () => Promise<T>, sureness = 1): Promise<T | typeof none> => {
    const fate = draw() * sureness
    if (fate < 0.03) return gone()
    if (fate < 0.06) return none
    const answer = await call()
    if (fate < 0.09) return gone()
    return fate < 0.12 ? none : answer
  }
  const counted = async <T extends { outcome: string }>(code: string, call: () => Promise<T>): Promise<T> => {
    const answer = await call()
    if (answer.outcome === 'sent') sends.set(code, (sends.get(code) ?? 0) + 1)
    return answer
  }
  return {
    accounts: (ids) => meet(() => steam.accounts(ids)),
    // Asked fifty times in a run: most runs have to get past it.
    inventory: (link, name) => meet(() => steam.inventory(link, name), 20),
    // Nobody counts in these lives.
    holdings: (account) => steam.holdings(account),
    send: (wish) => meet(() => counted(wish.code, () => steam.send(wish))),
    request: (wish) => meet(() => counted(wish.code, () => steam.request(wish))),
    find: (sent) => meet(() => steam.find(sent)),
    state: (offer) => meet(() => steam.state(offer)),
    cancel: (offer) => meet(() => steam.cancel(offer)),
  }
}

/** Runs a job until it ends or dies. */
const runOnBadDay = (lives: Lives, job: Job): Promise<void> =>
  new Promise((resolve, reject) => {
    const delivery = badDay(lives, () => {
      lives.killed += 1
      resolve()
    })
    job({ ...lives.shop.shop, delivery }).then(resolve, reject)
  })

/** An order of a customer who has the money for it. */
export const beginOrder = async (lives: Lives, who: TestCustomer): Promise<void> => {
  const { orderId } = await lives.shop.order(1, who)
  lives.orders.push(orderId)
}

/** An accepted offer of somebody who has what they sell, has another copy, has nothing, or shows nobody what. */
export const beginOffer = async (lives: Lives): Promise<void> => {
  const { shop, draw } = lives
  const { offerId, steamid } = await shop.agree()
  lives.offers.push({ id: offerId, steamid })
  const fate = draw()
  if (fate < 0.05) await shop.own(steamid, [], true)
  else if (fate < 0.1) await shop.own(steamid, [])
}

const query = async <Row>({ shop }: Lives, text: string): Promise<Row[]> =>
  (await shop.database.pool.query(text)).rows as Row[]

/** Codes of what may be out, whether the shop knows it or not. */
const codesOut = async (lives: Lives): Promise<string[]> =>
  (
    await query<{ code: string }>(
      lives,
      `select code from trade_offers where state in ('asked', 'sent', 'in_escrow') and calls > 0
       union all select code from trade_requests where state in ('asked', 'sent', 'in_escrow') and calls > 0`,
    )
  ).map(({ code }) => code)

/** What Steam has under a code; undefined: nothing. */
export const inSteam = async ({ shop }: Lives, code: string) => (await shop.offersInSteam(code))[0]

const active = 2
const inEscrow = 11

/** Customers answer, or do not; Steam's clock goes on. */
const customersAct = async (lives: Lives): Promise<void> => {
  const { shop, draw } = lives
  for (const code of await codesOut(lives)) {
    const fate = draw()
    if (fate > 0.6) continue
    const offer = await inSteam(lives, code)
    if (offer?.state === inEscrow) await shop.control(`offers/${offer.id}/release`)
    if (offer?.state !== active) continue
    if (fate < 0.05) await shop.control('faults', { escrowNext: 1 })
    const deed = fate < 0.45 ? 'accept' : oneOf(draw, ['decline', 'expire'])
    await shop.control(`offers/${offer.id}/${deed}`)
  }
}

/** Codes of trades that customers could take back. */
const codesProtected = async (lives: Lives): Promise<string[]> =>
  (
    await query<{ code: string }>(
      lives,
      `select code from trade_offers where check_at is not null
       union all select code from trade_requests where check_at is not null`,
    )
  ).map(({ code }) => code)

/** Some customers take back what was accepted; hours go by until Steam is asked next. */
const customersTakeBack = async (lives: Lives): Promise<void> => {
  const { shop, draw } = lives
  for (const code of await codesProtected(lives)) {
    if (draw() > 0.03) continue
    const offer = await inSteam(lives, code)
    if (offer) await shop.control(`offers/${offer.id}/reverse`)
  }
  if (draw() < 0.3) shop.clock.advance({ hours: 3 })
}

/** Staff let customers in again whom a reversal has kept out. */
const letIn = async (lives: Lives, isMeant: () => boolean): Promise<void> => {
  for (const { id } of await query<{ id: number }>(lives, 'select id from customers where blocked_at is not null')) {
    const unblocking = { customerId: id, by, why: 'looked at', givesEmailBack: false }
    if (isMeant()) await unblockCustomer(lives.shop.shop, unblocking)
  }
}

type Said = 'retry' | 'dismissed' | null

/** Staff answer what needs them; null: not yet. */
const answerAll = async (lives: Lives, said: () => Said): Promise<void> => {
  const context = lives.shop.shop
  const orders = `select order_id as id from trade_offers where needs_staff and answered is null`
  for (const { id } of await query<{ id: number }>(lives, orders)) {
    const answer = said()
    if (answer) await answerTrade(context, { orderId: id, answer })
  }
  const offers = `select offer_id as id from trade_requests where needs_staff and answered is null`
  for (const { id } of await query<{ id: number }>(lives, offers)) {
    const answer = said()
    if (answer) await answerRequest(context, { offerId: id, answer })
  }
}

/** Staff look at what needs them, cancel orders, and send some by hand. */
const staffAct = async (lives: Lives): Promise<void> => {
  const { shop, draw, byHand } = lives
  const context = shop.shop
  await letIn(lives, () => draw() < 0.5)
  await answerAll(lives, () => (draw() < 0.5 ? null : draw() < 0.7 ? 'retry' : 'dismissed'))
  const open = `select id from orders where state in ('processing', 'in_process')`
  for (const { id } of await query<{ id: number }>(lives, open)) {
    const fate = draw()
    if (fate < 0.01) await takeOrderStep(context, 'cancelled', { orderId: id, by, cause: 'customer_asked' })
    else if (fate < 0.02) {
      const sent = await takeOrderStep(context, 'trade_sent', { orderId: id, by, tradeOfferId: tradeNumberOf(id) })
      if (!sent.ok) continue
      byHand.add(id)
      await takeOrderStep(context, 'delivered', { orderId: id, by })
    }
  }
}

/** A few minutes: servers run their jobs, two of them at once now and then, and everybody does something. */
export const passTime = async (lives: Lives): Promise<void> => {
  const { shop, draw } = lives
  const state = draw() < 0.8 ? 'ok' : oneOf(draw, ['offline', 'rate_limited', 'banned'])
  await shop.control(`accounts/${account}`, { state })
  for (const job of jobs) {
    const workers = draw() < 0.3 ? 2 : 1
    await Promise.all(Array.from({ length: workers }, () => runOnBadDay(lives, job)))
  }
  await customersAct(lives)
  await customersTakeBack(lives)
  await staffAct(lives)
  shop.clock.advance({ minutes: 1 + Math.floor(draw() * 3) })
}

/** Good days, until nothing is on its way any more and nobody is waited for. */
export const comeToRest = async (lives: Lives): Promise<void> => {
  const { shop } = lives
  await shop.control(`accounts/${account}`, { state: 'ok' })
  await shop.control('faults', { escrowNext: 0 })
  await letIn(lives, () => true)
  await answerAll(lives, () => 'retry')
  for (let round = 0; round < 60; round += 1) {
    for (const job of jobs) await job(shop.shop)
    const codes = await codesOut(lives)
    for (const code of codes) {
      const offer = await inSteam(lives, code)
      if (offer?.state === inEscrow) await shop.control(`offers/${offer.id}/release`)
      if (offer?.state === active) await shop.control(`offers/${offer.id}/accept`)
    }
    const waiting = await query<{ id: number }>(
      lives,
      `select id from orders where state = 'processing' and not exists (
         select from trade_offers t where t.order_id = orders.id and t.needs_staff
           and not exists (select from trade_offers l where l.order_id = orders.id and l.id > t.id))
       union all
       select id from trade_offers where state in ('asked', 'sent', 'in_escrow')
       union all
       select id from trade_requests where state in ('asked', 'sent', 'in_escrow')`,
    )
    shop.clock.advance({ minutes: 2 })
    await letIn(lives, () => true)
    if (waiting.length === 0) return hearAll(lives)
  }
  throw new Error('after two hours of good days something is still on its way')
}

/** Until Steam has been asked about everything that could have been taken back. */
const hearAll = async (lives: Lives): Promise<void> => {
  const due = `select id from trade_offers where check_at <= $1 union all
    select id from trade_requests where check_at <= $1`
  const { shop } = lives
  shop.clock.advance({ hours: 6 })
  for (let round = 0; round < 200; round += 1) {
    for (const job of jobs) await job(shop.shop)
    if ((await shop.database.pool.query(due, [shop.clock.now()])).rows.length === 0) return
  }
  throw new Error('after 200 runs Steam has not been asked about every trade')
}
