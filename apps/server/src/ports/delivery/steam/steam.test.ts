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
const offerPath = '/IEconService/GetTradeOffer/v1/'

const sendOne = async (wanted = wish): Promise<string> => {
  const sent = await delivery.send(wanted)
  if (sent.outcome !== 'sent') throw new Error(JSON.stringify(sent))
  return sent.offer.steamId
}

test('an offer is sent with its code, its copies and the token of its link, and is confirmed', async () => {
  expect(await delivery.send(wish)).toEqual({
    outcome: 'sent',
    offer: {
      steamId: '7300000001',
      stands: 'active',
      url: `${steam.url}/tradeoffer/7300000001/`,
      expiresAt: expect.any(Date),
      escrowUntil: null,
      receivedAssetIds: [],
    },
  })
  expect(steam.offers).toMatchObject([
    {
      message: 'Order code ABCD-EFGH',
      state: 2,
      assets: ['30000000001'],
      partner: '76561197960265770',
      token: 'abcdEF12',
    },
  ])
  expect(steam.signIns()).toBe(1)
})

test('what was sent is found by its code, however it ended and however many came after it', async () => {
  const steamId = await sendOne()
  for (const number of [1, 2, 3, 4]) await sendOne({ ...wish, code: `NEXT-000${number}` })
  for (const state of [2, 7]) {
    Object.assign(steam.offers[0] ?? {}, { state })
    expect(await delivery.find({ account, code, since })).toMatchObject({ outcome: 'found', offer: { steamId } })
  }
  expect(await delivery.find({ account, code: 'ZZZZ-ZZZZ', since })).toEqual({ outcome: 'none' })
})

test.each([
  [2, 'active'],
  [3, 'accepted'],
  [4, 'countered'],
  [5, 'expired'],
  [6, 'canceled'],
  [7, 'declined'],
  [8, 'invalid_items'],
  [10, 'canceled'],
  [11, 'in_escrow'],
] as const)('what Steam calls %i is %s, listed or asked for', async (state, stands) => {
  const steamId = await sendOne()
  for (const updated of [Math.floor(Date.now() / 1000), 1]) {
    Object.assign(steam.offers[0] ?? {}, { state, updated })
    expect(await delivery.state({ account, steamId })).toMatchObject({ outcome: 'found', offer: { stands } })
  }
})

test.each([1, 12])('%i says nothing that could be acted on', async (state) => {
  const steamId = await sendOne()
  Object.assign(steam.offers[0] ?? {}, { state })
  expect(await delivery.state({ account, steamId })).toMatchObject({ outcome: 'unavailable' })
})

test('an escrow tells until when', async () => {
  const steamId = await sendOne()
  Object.assign(steam.offers[0] ?? {}, { state: 11, escrowEnds: 1_900_000_000 })
  expect(await delivery.state({ account, steamId })).toMatchObject({
    offer: { stands: 'in_escrow', escrowUntil: new Date(1_900_000_000_000) },
  })
})

test('one listing answers for all that is out for a while', async () => {
  delivery = open({ listMsMax: 60_000 })
  const ids = [await sendOne(), await sendOne({ ...wish, code: 'NEXT-0001' })]
  steam.calls.length = 0
  for (const steamId of [...ids, ...ids]) await delivery.state({ account, steamId })
  expect(steam.calls).toEqual([listPath])
})

test('an offer is taken back; one that was accepted at that moment is told as it is', async () => {
  const first = await sendOne()
  expect(await delivery.cancel({ account, steamId: first })).toMatchObject({ offer: { stands: 'canceled' } })
  expect(await delivery.cancel({ account, steamId: first })).toMatchObject({ offer: { stands: 'canceled' } })
  expect(steam.calls.filter((path) => path.endsWith('/cancel'))).toHaveLength(1)
  const second = await sendOne({ ...wish, code: 'NEXT-0001' })
  Object.assign(steam.offers[1] ?? {}, { state: 3 })
  expect(await delivery.cancel({ account, steamId: second })).toMatchObject({ offer: { stands: 'accepted' } })
})

test('what Steam would not take back is not called so', async () => {
  const steamId = await sendOne()
  steam.faults.push({ path: `/tradeoffer/${steamId}/cancel`, status: 500, body: { success: 16 } })
  expect(await delivery.cancel({ account, steamId })).toMatchObject({ outcome: 'unavailable' })
})

test('only an offer that Steam says it does not know is none', async () => {
  await sendOne()
  expect(await delivery.state({ account, steamId: '1' })).toEqual({ outcome: 'none' })
  for (const body of [{ response: {} }, {}, '', '<html>', { response: { offer: { tradeofferid: '1' } } }]) {
    steam.faults.push({ path: offerPath, body, headers: { 'x-eresult': '1' } })
    expect(await delivery.state({ account, steamId: '1' })).toMatchObject({ outcome: 'unavailable' })
  }
})

test('an offer whose confirmation failed is confirmed when it is looked up', async () => {
  steam.faults.push({ path: '/mobileconf/ajaxop', body: { success: false } })
  expect(await delivery.send(wish)).toMatchObject({ outcome: 'unavailable' })
  expect(steam.offers).toMatchObject([{ state: 9 }])
  expect(await delivery.find({ account, code, since })).toMatchObject({ outcome: 'found', offer: { stands: 'active' } })
  expect(steam.offers).toMatchObject([{ state: 2 }])
})

test('a confirmation that comes late is waited for', async () => {
  for (const _ of [1, 2]) steam.faults.push({ path: '/mobileconf/getlist', body: { success: true, conf: [] } })
  expect(await delivery.send(wish)).toMatchObject({ outcome: 'sent' })
})

test('a wrong identity secret confirms nothing, and says what may be wrong', async () => {
  delivery = open({ accounts: [{ ...testLogin, identity_secret: testLogin.shared_secret ?? '' }] })
  expect(await delivery.send(wish)).toMatchObject({ outcome: 'unavailable', problem: expect.stringMatching(/confirm/) })
})

test('a sign-in that has run out is renewed once, in the middle of whatever is done', async () => {
  const steamId = await sendOne()
  steam.signOut()
  expect(await delivery.state({ account, steamId })).toMatchObject({ outcome: 'found' })
  steam.signOut()
  expect(await delivery.send({ ...wish, code: 'NEXT-0001' })).toMatchObject({ outcome: 'sent' })
  steam.faults.push({ path: '/mobileconf/getlist', body: { success: false, needauth: true } })
  expect(await delivery.send({ ...wish, code: 'NEXT-0002' })).toMatchObject({ outcome: 'sent' })
  expect(steam.signIns()).toBe(4)
  expect(steam.offers).toHaveLength(3)
})

test('a sign-in is renewed before it runs out', async () => {
  let now = Date.now()
  delivery = open({ clock: { now: () => new Date(now) } })
  for (const hours of [0, 11, 2]) {
    now += hours * 3_600_000
    await delivery.find({ account, code, since })
  }
  expect(steam.signIns()).toBe(2)
})

test('a sign-in that fails is not tried again at once, and its account is offline', async () => {
  let tries = 0
  delivery = open({
    signIn: () => async () => {
      tries += 1
      throw new Error('InvalidPassword')
    },
  })
  for (const _ of [1, 2]) expect(await delivery.send(wish)).toMatchObject({ outcome: 'unavailable' })
  expect(tries).toBe(1)
  expect(await delivery.accounts([account])).toEqual({
    outcome: 'found',
    accounts: [{ steamid: account, state: 'offline' }],
  })
})

test('an account that Steam refuses although it has just signed in is left alone for a while', async () => {
  for (const _ of [1, 2]) steam.faults.push({ path: sendPath, status: 403, body: '<html>Access Denied' })
  for (const _ of [1, 2]) expect(await delivery.send(wish)).toMatchObject({ outcome: 'unavailable' })
  expect(steam.signIns()).toBe(2)
  expect(steam.calls).toEqual([sendPath, sendPath])
  expect(await delivery.accounts([account])).toMatchObject({ accounts: [{ state: 'offline' }] })
})

test('after too many calls an account rests, and says so', async () => {
  steam.faults.push({ path: sendPath, status: 429 })
  expect(await delivery.send(wish)).toMatchObject({ outcome: 'unavailable' })
  const calls = steam.calls.length
  expect(await delivery.find({ account, code, since })).toMatchObject({ outcome: 'unavailable' })
  expect(steam.calls).toHaveLength(calls)
  expect(await delivery.accounts([account])).toMatchObject({ accounts: [{ state: 'rate_limited' }] })
})

test('an account says how it is doing, and one that is not in the file says nothing', async () => {
  expect(await delivery.accounts([account, '76561198000000099'])).toEqual({
    outcome: 'found',
    accounts: [{ steamid: account, state: 'ok' }],
  })
  steam.economyBan = 'banned'
  expect(await open().accounts([account])).toMatchObject({ accounts: [{ state: 'banned' }] })
})

test('an account that may not ask for bans goes on sending', async () => {
  steam.faults.push({ path: '/ISteamUser/GetPlayerBans/v1/', status: 403, body: '<html>Forbidden' })
  expect(await delivery.accounts([account])).toMatchObject({ accounts: [{ state: 'ok' }] })
  expect(await delivery.send(wish)).toMatchObject({ outcome: 'sent' })
  expect(steam.signIns()).toBe(1)
})

test('an account that is not in the file sends nothing, and what it sent stays unknown', async () => {
  const other = '76561198000000099'
  expect(await delivery.send({ ...wish, account: other })).toEqual({
    outcome: 'refused',
    because: 'account_unavailable',
  })
  expect(await delivery.find({ account: other, code, since })).toMatchObject({ outcome: 'unavailable' })
  expect(await delivery.state({ account: other, steamId: '1' })).toMatchObject({ outcome: 'unavailable' })
})

test('calls of one account are made one after the other, with a pause between them', async () => {
  delivery = open({ pauseMs: 20 })
  const started = performance.now()
  await Promise.all([delivery.send(wish), delivery.send({ ...wish, code: 'NEXT-0001' })])
  expect(performance.now() - started).toBeGreaterThan(15 * steam.calls.length)
  const once = steam.calls.slice(0, steam.calls.length / 2)
  expect(steam.calls).toEqual([...once, ...once])
})
