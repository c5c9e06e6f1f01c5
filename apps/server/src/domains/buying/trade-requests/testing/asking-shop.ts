import { randomUUID } from 'node:crypto'
import { cents } from '@pandrop/money/money'
import type { TestCustomer } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { expect } from 'vitest'
import { asStaff } from '../../../identity/staff/testing/as-staff.ts'
import { account, type DeliveryShop, openDeliveryShop } from '../../../orders/trade-offers/testing/delivery-shop.ts'
import { takeOfferStep } from '../../offers/offer-steps.ts'
import { accept, by, type MadeOffer, makeOffer, priceCents } from '../../offers/testing/handled-offers.ts'
import { redline } from '../../offers/testing/staff-copies.ts'
import { followTradeRequests } from '../follow-requests.ts'
import { sendTradeRequests } from '../send-requests.ts'

/** A trade offer that asks for an item as the database has it. */
export interface RequestRow {
  id: number
  state: string
  code: string
  steam_id: string | null
  asset_id: string | null
  try_no: number
  problem: string | null
  needs_staff: boolean
}

/** A copy as the sandbox has it. */
export interface OwnedCopy {
  id: string
  name: string
  float?: number
  paint_seed?: number
}

/** An accepted offer of a customer who has a Steam account of their own. */
export interface AgreedOffer extends MadeOffer {
  /** Steam id of the customer */
  steamid: string
}

/** A test shop whose accounts ask for what customers sell, on a sandbox of its own. */
export interface AskingShop extends DeliveryShop {
  /** an offer of an AK-47 | Redline that its customer has accepted */
  agree(change?: { float?: number; who?: TestCustomer; tradeUrl?: string }): Promise<AgreedOffer>
  /** says what a customer has and nothing besides, or that it is private */
  own(steamid: string, assets: OwnedCopy[], isPrivate?: boolean): Promise<void>
  ask(): Promise<void>
  followAsked(): Promise<void>
  /** of an offer, oldest first */
  requests(offerId: number): Promise<RequestRow[]>
  lastOf(offerId: number): Promise<RequestRow | undefined>
  /** plays the customer, or Steam, with the newest request of an offer */
  deed(offerId: number, name: string): Promise<void>
}

/** The market name of what is sold here. */
export const redlineName = 'AK-47 | Redline (Field-Tested)'

const firstSteamid = 76_561_197_960_265_728n

/** Opens one, over a seeded shop. */
export const openAskingShop = async (): Promise<AskingShop> => {
  const shop = await openDeliveryShop()
  const addAccount = `insert into steam_accounts (label, steamid) values ('Panda 1', $1) on conflict do nothing`
  await shop.database.ownerPool.query(addAccount, [account])
  let partner = 51_000_000
  const requests = async (offerId: number): Promise<RequestRow[]> =>
    (await shop.database.pool.query('select * from trade_requests where offer_id = $1 order by id', [offerId])).rows
  const lastOf = async (offerId: number) => (await requests(offerId)).at(-1)
  return {
    ...shop,
    agree: async ({ float, who, tradeUrl } = {}) => {
      const made = await makeOffer(shop, { copy: await redline(shop), ...(who && { who }) })
      const { offerId } = made
      const stepping = { offerId, by, price: cents(priceCents), float }
      expect(await takeOfferStep(shop.shop, 'countered', stepping)).toMatchObject({ ok: true })
      partner += 1
      const link = tradeUrl ?? `https://steamcommunity.com/tradeoffer/new/?partner=${partner}&token=Kx9_-aB2`
      expect(await accept(made, { tradeUrl: link }, randomUUID())).toMatchObject({ status: 200 })
      const own = `select steamid from offers where id = $1`
      const { rows } = await shop.database.pool.query(own, [offerId])
      return { ...made, steamid: rows[0].steamid }
    },
    own: (steamid, assets, isPrivate = false) => shop.control(`inventories/${steamid}`, { assets, private: isPrivate }),
    ask: () => sendTradeRequests(shop.shop),
    followAsked: () => followTradeRequests(shop.shop),
    requests,
    lastOf,
    deed: async (offerId, name) => shop.control(`offers/${(await lastOf(offerId))?.steam_id}/${name}`),
  }
}

/** The trade link of a Steam id. */
export const tradeLinkOf = (steamid: string, token: string): string =>
  `https://steamcommunity.com/tradeoffer/new/?partner=${BigInt(steamid) - firstSteamid}&token=${token}`

/** What somebody of the staff sees and says of offers whose item is asked for. */
export interface Desk {
  offer(offerId: number): Promise<Record<string, unknown>>
  customer(who: Pick<TestCustomer, 'id'>): Promise<Record<string, unknown>>
  /** of an offer: what needs somebody */
  waiting(offerId: number): Promise<object | undefined>
  waitingCall(): Promise<Record<string, unknown>>
  /** POST /staff/offers/:id/trade */
  say(offerId: number, answer: 'retry' | 'dismissed'): Promise<Reply>
  pause(paused: boolean): Promise<void>
}

/** Somebody new of the staff, at the time that it is now. */
export const deskOf = async (shop: AskingShop): Promise<Desk> => {
  const { browser } = await asStaff(shop)
  const waitingCall = async () => (await browser.get('/api/staff/offers/waiting-trades')).body
  return {
    offer: async (offerId) => (await browser.get(`/api/staff/offers/${offerId}`)).body.offer as Record<string, unknown>,
    customer: async ({ id }) =>
      (await browser.get(`/api/staff/customers/${id}`)).body.customer as Record<string, unknown>,
    waiting: async (offerId) =>
      ((await waitingCall()).requests as { offer_id: number }[]).find(({ offer_id }) => offer_id === offerId),
    waitingCall,
    say: (offerId, answer) => browser.post(`/api/staff/offers/${offerId}/trade`, { answer }),
    pause: async (paused) => {
      await browser.post('/api/staff/deliveries/sending', { paused })
    },
  }
}
