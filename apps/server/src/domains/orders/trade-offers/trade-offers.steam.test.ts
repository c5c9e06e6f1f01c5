import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SteamLogin } from '../../../ports/delivery/steam/accounts-file.ts'
import {
  openTestSteam,
  type SteamServer,
  startSteamServer,
  testLogin,
} from '../../../ports/delivery/steam/testing/steam-server.ts'
import { takeOrderStep } from '../orders/order-steps.ts'
import { by, timelineOf } from '../orders/testing/handled-orders.ts'
import { type DeliveryShop, openDeliveryShop } from './testing/delivery-shop.ts'

let shop: DeliveryShop
let steam: SteamServer

/** Steam id of an account that cannot sign in. */
const away = '76561198000000043'

beforeAll(async () => {
  steam = await startSteamServer()
  shop = await openDeliveryShop()
  const accounts = [testLogin, { ...testLogin, steamid: away }]
  const signIn = ({ steamid }: SteamLogin) =>
    steamid === away ? () => Promise.reject(new Error('away')) : steam.signIn
  shop.shop.delivery = openTestSteam(steam, { clock: shop.clock, accounts, signIn })
})

afterAll(async () => {
  await shop?.stop()
  await steam?.close()
})

const lastOf = async (orderId: number) => (await shop.trades(orderId)).at(-1)
const inSteam = async (orderId: number) => {
  const code = (await lastOf(orderId))?.code ?? ''
  return steam.offers.filter(({ message }) => message.endsWith(code))
}

test('through the adapter of the real Steam a paid order is sent, accepted and delivered', async () => {
  const { orderId } = await shop.order(2)
  await shop.send()
  const [offer] = await inSteam(orderId)
  expect(offer).toMatchObject({ state: 2, assets: [expect.any(String), expect.any(String)] })
  expect(await lastOf(orderId)).toMatchObject({ state: 'sent', steam_id: offer?.id })
  Object.assign(offer ?? {}, { state: 3 })
  await shop.follow()
  expect((await timelineOf(shop, orderId)).kinds.slice(-2)).toEqual(['trade_sent', 'delivered'])
})

test('what it sent and heard nothing of is looked up, not sent again', async () => {
  const { orderId } = await shop.order()
  steam.faults.push({ path: '/tradeoffer/new/send', isDone: true, status: 502 })
  await shop.send()
  expect(await lastOf(orderId)).toMatchObject({ state: 'asked' })
  shop.clock.advance({ minutes: 1 })
  await shop.send()
  const offers = await inSteam(orderId)
  expect(offers).toHaveLength(1)
  expect(await lastOf(orderId)).toMatchObject({ state: 'sent', steam_id: offers[0]?.id })
})

test('an offer of an order that is not to be delivered any more is taken back through it', async () => {
  const { orderId } = await shop.order()
  await shop.send()
  await takeOrderStep(shop.shop, 'trade_declined', { orderId, by })
  await shop.follow()
  expect(await inSteam(orderId)).toMatchObject([{ state: 6 }])
  expect(await lastOf(orderId)).toMatchObject({ state: 'cancelled', needs_staff: true })
})

test('an account that cannot sign in holds up nobody else', async () => {
  const stuck = [await shop.order(), await shop.order(), await shop.order(), await shop.order()]
  const move = `with other as (insert into steam_accounts (label, steamid) values ('Panda 2', $2) returning id)
    update items set steam_account_id = (select id from other) where id = any($1)`
  await shop.database.ownerPool.query(move, [stuck.flatMap(({ itemIds }) => itemIds), away])
  await shop.send()
  const { orderId } = await shop.order()
  shop.clock.advance({ minutes: 1 })
  await shop.send()
  expect(await lastOf(orderId)).toMatchObject({ state: 'sent' })
  for (const { orderId: waiting } of stuck) expect(await lastOf(waiting)).toMatchObject({ state: 'asked' })
})
