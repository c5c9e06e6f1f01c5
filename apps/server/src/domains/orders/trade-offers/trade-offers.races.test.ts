import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeOrderStep } from '../orders/order-steps.ts'
import { by, timelineOf } from '../orders/testing/handled-orders.ts'
import { type DeliveryShop, openDeliveryShop } from './testing/delivery-shop.ts'

let shop: DeliveryShop

beforeAll(async () => {
  shop = await openDeliveryShop()
})

afterAll(() => shop?.stop())

const sentInSteam = async (orderId: number) => {
  const codes = (await shop.trades(orderId)).map(({ code }) => code)
  return (await shop.offersInSteam()).filter(({ code }) => codes.includes(code))
}

const workers = 6

test('workers that send one order at once send one trade offer', async () => {
  // Whoever has to connect first comes too late to race.
  await Promise.all(Array.from({ length: workers }, shop.send))
  for (let round = 0; round < 4; round += 1) {
    const orders = [await shop.order(), await shop.order(), await shop.order()]
    await Promise.all(Array.from({ length: workers }, shop.send))
    for (const { orderId } of orders) {
      expect(await sentInSteam(orderId)).toHaveLength(1)
      expect(await shop.trades(orderId)).toMatchObject([{ state: 'sent' }])
      expect((await timelineOf(shop, orderId)).kinds.filter((kind) => kind === 'trade_sent')).toHaveLength(1)
    }
  }
})

test('a trade offer that was sent and not recorded is found by its code, and no second one is sent', async () => {
  const { orderId } = await shop.order()
  await shop.control('faults', { loseAnswers: 1 })
  await shop.send()
  expect(await shop.trades(orderId)).toMatchObject([{ state: 'asked', steam_id: null }])
  expect(await sentInSteam(orderId)).toHaveLength(1)
  // Whoever sent it may still have it in hand.
  await shop.send()
  expect(await shop.trades(orderId)).toMatchObject([{ state: 'asked' }])
  shop.clock.advance({ minutes: 1 })
  await Promise.all([shop.send(), shop.send()])
  const [sent] = await sentInSteam(orderId)
  expect(await sentInSteam(orderId)).toHaveLength(1)
  expect(await shop.trades(orderId)).toMatchObject([{ state: 'sent', steam_id: sent?.id }])
})

test('a call that never reached Steam is made again', async () => {
  const { orderId } = await shop.order()
  await shop.control('faults', { failCalls: 1 })
  await shop.send()
  expect(await sentInSteam(orderId)).toEqual([])
  shop.clock.advance({ minutes: 1 })
  await shop.send()
  expect(await shop.trades(orderId)).toMatchObject([{ state: 'sent', try_no: 1 }])
})

test('an order that was cancelled while its trade offer went out has it taken back', async () => {
  const { orderId } = await shop.order()
  await shop.control('faults', { loseAnswers: 1 })
  await shop.send()
  await takeOrderStep(shop.shop, 'cancelled', { orderId, by, cause: 'customer_asked' })
  shop.clock.advance({ minutes: 1 })
  await shop.send()
  await shop.follow()
  expect(await sentInSteam(orderId)).toMatchObject([{ state: 6 }])
  expect(await shop.trades(orderId)).toMatchObject([{ state: 'cancelled' }])
  expect((await timelineOf(shop, orderId)).state).toBe('cancelled')
})

test('two workers that follow one trade deliver it once', async () => {
  const { orderId } = await shop.order()
  await shop.send()
  const [trade] = await shop.trades(orderId)
  await shop.control(`offers/${trade?.steam_id}/accept`)
  await Promise.all([shop.follow(), shop.follow(), shop.follow()])
  expect((await timelineOf(shop, orderId)).kinds.filter((kind) => kind === 'delivered')).toHaveLength(1)
})
