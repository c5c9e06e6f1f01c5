import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Delivery } from '../delivery.ts'
import type { SteamOptions } from './steam.ts'
import { openTestSteam, type SteamServer, startSteamServer, testLogin, wish } from './testing/steam-server.ts'

let steam: SteamServer
let delivery: Delivery

const open = (options?: Partial<SteamOptions>): Delivery => openTestSteam(steam, options)

beforeEach(async () => {
  steam = await startSteamServer()
  delivery = open()
})

afterEach(() => steam.close())

const account = testLogin.steamid
const { code } = wish
const since = new Date(Date.now() - 60_000)
const sendPath = '/tradeoffer/new/send'
const listPath = '/IEconService/GetTradeOffers/v1/'

const sorry = 'There was an error sending your trade offer. Please try again later.'

test.each([
  [`${sorry} (15)`, 'trade_link_invalid'],
  [`${sorry} (24)`, 'account_unavailable'],
  [`${sorry} (26)`, 'items_unavailable'],
  ['You cannot trade with Panda because they have a trade ban.', 'trade_link_invalid'],
  [
    'Panda is not available to trade. More information will be shown to Panda if they invite you.',
    'trade_link_invalid',
  ],
  ['This Trade URL is no longer valid for sending a trade offer to Panda.', 'trade_link_invalid'],
  [
    `${sorry}<br><br>You have logged in from a new device. You will be unable to trade for 7 days.`,
    'account_unavailable',
  ],
  ['You must have had Steam Guard enabled for at least 15 days before you can trade.', 'account_unavailable'],
])('"%s" is %s', async (strError, because) => {
  steam.faults.push({ path: sendPath, status: 500, body: { strError } })
  expect(await delivery.send(wish)).toEqual({ outcome: 'refused', because })
})

test.each([
  { status: 500, body: { strError: `${sorry} (16)` } },
  { status: 500, body: { strError: `${sorry} (20)` } },
  { status: 500, body: { strError: `${sorry} (25)` } },
  { status: 500, body: { strError: 'You have sent too many trade offers, or have too many outstanding ones. (15)' } },
  { status: 500, body: { strError: "We were unable to contact the game's item server. (15)" } },
  { status: 500, body: '' },
  { status: 502, body: '<html>Bad gateway' },
  { status: 200, body: '' },
  { status: 200, body: { tradeofferid: 7 } },
  { status: 200, body: 'null' },
])('whether $status with $body sent an offer is not known', async (fault) => {
  steam.faults.push({ path: sendPath, ...fault })
  expect(await delivery.send(wish)).toMatchObject({ outcome: 'unavailable' })
})

test('an offer whose answer was lost is found by its code', async () => {
  steam.faults.push({ path: sendPath, isDone: true, status: 500, body: { strError: `${sorry} (16)` } })
  expect(await delivery.send(wish)).toMatchObject({ outcome: 'unavailable' })
  expect(await delivery.find({ account, code, since })).toMatchObject({ outcome: 'found', offer: { stands: 'active' } })
  expect(steam.offers).toHaveLength(1)
})

test.each([
  '',
  '<html>',
  [],
  {},
  { response: { trade_offers_sent: [{}] } },
  { response: { trade_offers_sent: 'none' } },
])('a list that says %j is not taken for none', async (body) => {
  steam.faults.push({ path: listPath, body })
  expect(await delivery.find({ account, code, since })).toMatchObject({ outcome: 'unavailable' })
})

test('an empty list that Steam calls failed is not taken for none', async () => {
  steam.faults.push({ path: listPath, body: { response: {} }, headers: { 'x-eresult': '2' } })
  expect(await delivery.find({ account, code, since })).toMatchObject({ outcome: 'unavailable' })
})

test('a call that hangs ends in time, and what waited behind it is not sent later', async () => {
  // Both are too late at once; the pause keeps the second one from being asked for in between.
  delivery = open({ turnMsMax: 1000, callMsMax: 10_000, pauseMs: 50 })
  steam.faults.push({ path: listPath, hangs: true })
  const [found, sent] = await Promise.all([delivery.find({ account, code, since }), delivery.send(wish)])
  expect(found).toMatchObject({ outcome: 'unavailable' })
  expect(sent).toMatchObject({ outcome: 'unavailable' })
  expect(await delivery.find({ account, code, since })).toEqual({ outcome: 'none' })
  expect(steam.calls).not.toContain(sendPath)
})

test('a Steam that cannot be reached is unavailable, and no secret is told', async () => {
  delivery = open({ apiUrl: 'http://127.0.0.1:1', communityUrl: 'http://127.0.0.1:1' })
  const answers = [await delivery.send(wish), await delivery.find({ account, code, since })]
  for (const answer of answers) expect(answer).toMatchObject({ outcome: 'unavailable' })
  expect(JSON.stringify(answers)).not.toMatch(/token-|AAEC|ExIR|not-a-password/)
})
