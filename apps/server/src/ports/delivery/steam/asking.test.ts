import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Delivery, RequestWish } from '../delivery.ts'
import { openTestSteam, type SteamServer, startSteamServer, testLogin, wish } from './testing/steam-server.ts'

let steam: SteamServer
let delivery: Delivery

beforeEach(async () => {
  steam = await startSteamServer()
  delivery = openTestSteam(steam)
})

afterEach(() => steam.close())

const account = testLogin.steamid
const { tradeLink, code } = wish
const asset = { id: '41000000007', name: 'AK-47 | Redline (Field-Tested)' }
const asked: RequestWish = { account, tradeLink, code, asset }

const requestOne = async (): Promise<string> => {
  const sent = await delivery.request(asked)
  if (sent.outcome !== 'sent') throw new Error(JSON.stringify(sent))
  return sent.offer.steamId
}

const inventoryPath = '/inventory/76561197960265770/730/2'

const description = (classid: string, name: string, tradable = 1) => ({
  classid,
  instanceid: '0',
  market_hash_name: name,
  tradable,
})

const assetOf = (assetid: string, classid: string) => ({
  appid: 730,
  contextid: '2',
  assetid,
  classid,
  instanceid: '0',
})

test('a copy of a customer’s is asked for, with a code, and nothing is given', async () => {
  await requestOne()
  expect(steam.offers).toMatchObject([
    { message: 'Offer code ABCD-EFGH', state: 2, assets: [], asks: [asset.id], token: 'abcdEF12' },
  ])
  expect(await delivery.find({ account, code, since: new Date(Date.now() - 60_000) })).toMatchObject({
    outcome: 'found',
    offer: { stands: 'active', receivedAssetIds: [] },
  })
})

test('an accepted one tells the number that its copy has on the account, whoever asks', async () => {
  const steamId = await requestOne()
  for (const updated of [Math.floor(Date.now() / 1000), 1]) {
    Object.assign(steam.offers[0] ?? {}, { state: 3, updated })
    const accepted = { outcome: 'found', offer: { stands: 'accepted', receivedAssetIds: [`8${asset.id}`] } }
    expect(await delivery.state({ account, steamId })).toMatchObject(accepted)
    expect(await delivery.cancel({ account, steamId })).toMatchObject(accepted)
  }
})

test.each([4, 5, 6, 7, 11, 12])('a trade that was rolled back (%i) is reversed', async (trade) => {
  const steamId = await requestOne()
  Object.assign(steam.offers[0] ?? {}, { state: 3, trade })
  expect(await delivery.state({ account, steamId })).toMatchObject({ offer: { stands: 'reversed' } })
})

test.each([0, 1, 2, 8, 9])('a trade that is not over (%i) says nothing yet', async (trade) => {
  const steamId = await requestOne()
  Object.assign(steam.offers[0] ?? {}, { state: 3, trade })
  expect(await delivery.state({ account, steamId })).toMatchObject({ outcome: 'unavailable' })
})

test.each([
  [4, 'invalid_items'],
  [5, 'reversed'],
  [6, 'reversed'],
  [7, 'reversed'],
  [12, 'reversed'],
])('of a trade that was sent, accepted and rolled back (%i) Steam says %s', async (trade, stands) => {
  const sent = await delivery.send(wish)
  if (sent.outcome !== 'sent') throw new Error(JSON.stringify(sent))
  Object.assign(steam.offers[0] ?? {}, { state: 3, trade })
  expect(await delivery.state({ account, steamId: sent.offer.steamId })).toMatchObject({ offer: { stands } })
})

test('what was sent is accepted without a word about its trade', async () => {
  const sent = await delivery.send(wish)
  if (sent.outcome !== 'sent') throw new Error(JSON.stringify(sent))
  Object.assign(steam.offers[0] ?? {}, { state: 3, trade: 0 })
  expect(await delivery.state({ account, steamId: sent.offer.steamId })).toMatchObject({
    offer: { stands: 'accepted', receivedAssetIds: [] },
  })
})

test('an inventory is read page by page: what bears the name and can be traded, with float and seed', async () => {
  steam.inventory = [
    {
      assets: [assetOf('1', 'a'), assetOf('2', 'b'), assetOf('3', 'c')],
      descriptions: [description('a', asset.name), description('b', 'AWP | Asiimov (Field-Tested)')],
      asset_properties: [
        {
          assetid: '1',
          asset_properties: [
            { propertyid: 1, int_value: '661' },
            { propertyid: 2, float_value: '0.2345' },
          ],
        },
      ],
      more_items: 1,
      last_assetid: '1',
      total_inventory_count: 5,
    },
    {
      assets: [assetOf('4', 'a'), assetOf('5', 'd')],
      descriptions: [description('a', asset.name), description('d', asset.name, 0)],
      total_inventory_count: 5,
    },
  ]
  const marketName = asset.name
  expect(await delivery.inventory(tradeLink, marketName)).toEqual({
    outcome: 'found',
    copies: [
      { assetId: '1', marketName, float: 0.2345, paintSeed: 661 },
      { assetId: '4', marketName, float: null, paintSeed: null },
    ],
  })
})

test('an empty inventory is found, a private one refused, and a link that is none as well', async () => {
  steam.inventory = [{ total_inventory_count: 0, success: 1 }]
  expect(await delivery.inventory(tradeLink, asset.name)).toEqual({ outcome: 'found', copies: [] })
  steam.faults.push({ path: inventoryPath, status: 403, body: 'null' })
  expect(await delivery.inventory(tradeLink, asset.name)).toEqual({ outcome: 'refused', because: 'inventory_private' })
  expect(await delivery.accounts([account])).toMatchObject({ accounts: [{ state: 'ok' }] })
  for (const link of ['https://steamcommunity.com/tradeoffer/new/?partner=42', 'no link'])
    expect(await delivery.inventory(link, asset.name)).toEqual({ outcome: 'refused', because: 'trade_link_invalid' })
})

test('half an inventory is none', async () => {
  steam.inventory = [{ assets: [], descriptions: [], more_items: 1, last_assetid: '0', total_inventory_count: 9000 }]
  expect(await delivery.inventory(tradeLink, asset.name)).toMatchObject({ outcome: 'unavailable' })
  for (const body of ['null', '<html>', { success: false, Error: 'The profile is private.' }]) {
    steam.faults.push({ path: inventoryPath, body })
    expect(await delivery.inventory(tradeLink, asset.name)).toMatchObject({ outcome: 'unavailable' })
  }
})
