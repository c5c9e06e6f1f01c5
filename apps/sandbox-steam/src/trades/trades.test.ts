import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Bench, openBench, type Reply } from '../testing/bench.ts'
import { offerStates } from './trade-offer.ts'

let bench: Bench

beforeEach(async () => {
  bench = await openBench()
})

afterEach(() => bench.close())

const idOf = async (code: string): Promise<string> => String((await bench.send(code))?.body.id)
const stateOf = async (id: string) => (await bench.call('GET', `/v1/offers/${id}`))?.body.state
const byCode = async (code: string) => (await bench.call('GET', `/v1/offers?code=${code}`))?.body.offers
const deed = (id: string, name: string) => bench.call('POST', `/_sandbox/offers/${id}/${name}`)
const inventory = async () =>
  (await bench.call('GET', '/v1/accounts/76561198000000001/inventory'))?.body.assets as { id: string }[]

test('an offer has a number, its code and a page, and the same code again is the same offer', async () => {
  const sent = await bench.send('AAAA-1111')
  expect(sent).toMatchObject({ status: 200, body: { state: offerStates.active, code: 'AAAA-1111' } })
  expect(sent?.body.id).toMatch(/^\d{10}$/)
  expect(await bench.send('AAAA-1111')).toEqual(sent)
  expect(await byCode('AAAA-1111')).toEqual([sent?.body])
  expect(await byCode('BBBB-2222')).toEqual([])
})

test('an offer whose answer was lost was sent, is found by its code and survives a restart', async () => {
  await bench.call('POST', '/_sandbox/faults', { loseAnswers: 1 })
  expect(await bench.send('AAAA-1111')).toBeNull()
  await bench.restart()
  expect(await byCode('AAAA-1111')).toMatchObject([{ state: offerStates.active }])
})

test('accepted items leave the account with new numbers, and are offered from it no more', async () => {
  const [first, second] = [await idOf('AAAA-1111'), await idOf('BBBB-2222')]
  expect(await inventory()).toHaveLength(1)
  expect(await deed(first, 'accept')).toMatchObject({ body: { state: offerStates.accepted } })
  expect((await bench.call('GET', `/v1/offers/${first}`))?.body.new_asset_ids).toHaveLength(1)
  expect(await inventory()).toEqual([])
  expect(await bench.send('CCCC-3333')).toMatchObject({ status: 409, body: { error: 'items_unavailable' } })
  // The other offer had the same copy in it.
  expect(await deed(second, 'accept')).toMatchObject({ body: { state: offerStates.invalidItems } })
})

test.each([
  ['decline', offerStates.declined],
  ['expire', offerStates.expired],
])('an offer ends by %s, and nothing follows that', async (name, state) => {
  const id = await idOf('AAAA-1111')
  expect(await deed(id, name)).toMatchObject({ body: { state } })
  expect(await deed(id, 'accept')).toMatchObject({ status: 409 })
  expect(await stateOf(id)).toBe(state)
})

test('the shop cancels what is active, and is told what became of anything else', async () => {
  const [id, taken] = [await idOf('AAAA-1111'), await idOf('BBBB-2222')]
  const cancel = (offer: string) => bench.call('POST', `/v1/offers/${offer}/cancel`)
  expect(await cancel(id)).toMatchObject({ body: { state: offerStates.canceled } })
  await deed(taken, 'accept')
  expect(await cancel(taken)).toMatchObject({ body: { state: offerStates.accepted } })
  expect(await cancel('1')).toMatchObject({ status: 404 })
})

test('nobody answers for fourteen days: the offer expires', async () => {
  const id = await idOf('AAAA-1111')
  await bench.pass(13)
  expect(await stateOf(id)).toBe(offerStates.active)
  await bench.pass(1)
  expect(await stateOf(id)).toBe(offerStates.expired)
})

test('an escrow holds accepted items for fifteen days, or until it is released', async () => {
  await bench.call('POST', '/_sandbox/faults', { escrowNext: 2 })
  const [slow, quick] = [await idOf('AAAA-1111'), String((await bench.send('BBBB-2222', otherItem))?.body.id)]
  for (const id of [slow, quick]) expect(await deed(id, 'accept')).toMatchObject({ body: { state: 11 } })
  expect(await deed(quick, 'release')).toMatchObject({ body: { state: offerStates.accepted, escrow_ends_at: null } })
  await bench.pass(15)
  expect(await stateOf(slow)).toBe(offerStates.accepted)
})

const otherItem = { assets: [{ id: '30000000002', name: 'M4A4 | Howl (Factory New)' }] }

test('an account that is not well sends nothing, and says how it is', async () => {
  await bench.call('POST', '/_sandbox/accounts/76561198000000001', { state: 'rate_limited' })
  expect(await bench.send('AAAA-1111')).toMatchObject({ status: 409, body: { error: 'account_unavailable' } })
  const accounts = await bench.call('GET', '/v1/accounts?ids=76561198000000001,76561198000000002')
  expect(accounts?.body.accounts).toMatchObject([{ state: 'rate_limited' }, { state: 'ok' }])
  expect(await bench.call('POST', '/_sandbox/accounts/1', { state: 'sad' })).toMatchObject({ status: 400 })
})

test('what cannot be sent is refused by name', async () => {
  const wrongLink = { partner: 'https://steamcommunity.com/profiles/1' }
  expect(await bench.send('AAAA-1111', wrongLink)).toMatchObject({ body: { error: 'trade_link_invalid' } })
  expect(await bench.send('AAAA-1111', { assets: [] })).toMatchObject({ status: 400 })
  expect(await bench.call('POST', '/_sandbox/faults', { explode: 1 })).toMatchObject({ status: 400 })
  await bench.call('POST', '/_sandbox/faults', { failCalls: 1 })
  expect(await bench.send('AAAA-1111')).toMatchObject({ status: 500 })
  expect(await byCode('AAAA-1111')).toEqual([])
})

const partner = 'https://steamcommunity.com/tradeoffer/new/?partner=46143802&token=Kx9_-aB2'
const owner = '76561198006409530'
const looked = (name: string, behind = partner) =>
  bench.call('GET', `/v1/inventory?${new URLSearchParams({ partner: behind, name })}`)
/** Steam's number of the first copy of an answer. */
const firstIn = (answer: Reply | null): string => (answer?.body.assets as { id: string }[] | undefined)?.[0]?.id ?? ''
const redline = 'AK-47 | Redline (Field-Tested)'
const ask = (code: string, id: string) => bench.send(code, { assets: [], asks: [{ id, name: redline }] })

test('a customer of whom nobody has spoken has one copy of what is looked for, and gives it', async () => {
  const made = await looked(redline)
  expect(made).toMatchObject({ body: { assets: [{ name: redline, float: 0.265, paint_seed: expect.any(Number) }] } })
  expect(await looked(redline)).toEqual(made)
  const asked = String((await ask('AAAA-1111', firstIn(made)))?.body.id)
  expect(await deed(asked, 'accept')).toMatchObject({ body: { state: offerStates.accepted, assets: [] } })
  const numbers = (await bench.call('GET', `/v1/offers/${asked}`))?.body.new_asset_ids as string[]
  expect(await inventory()).toMatchObject([{ id: numbers[0], name: redline }])
  expect(await ask('BBBB-2222', firstIn(made))).toMatchObject({ body: { error: 'items_unavailable' } })
})

test('of a customer whose inventory was told nothing is made up, and a private one is not shown', async () => {
  const assets = [{ id: '41000000001', name: redline, float: 0.2, paint_seed: 412 }]
  const tell = (body: object) => bench.call('POST', `/_sandbox/inventories/${owner}`, body)
  await tell({ assets })
  expect(await looked(redline)).toMatchObject({ body: { assets } })
  expect(await looked('AWP | Asiimov (Field-Tested)')).toMatchObject({ body: { assets: [] } })
  await tell({ private: true })
  expect(await looked(redline)).toMatchObject({ status: 409, body: { error: 'inventory_private' } })
  expect(await looked(redline, 'https://steamcommunity.com/id/marta')).toMatchObject({
    body: { error: 'trade_link_invalid' },
  })
  expect(await tell({ private: 'yes' })).toMatchObject({ status: 400 })
})

test('what the shop has asked for can be taken back for seven days, and is the customer’s again', async () => {
  const given = async (code: string) => {
    const id = String((await ask(code, firstIn(await looked(redline))))?.body.id)
    await deed(id, 'accept')
    return id
  }
  const [quick, late] = [await given('AAAA-1111'), await given('BBBB-2222')]
  expect(await deed(quick, 'reverse')).toMatchObject({ body: { state: offerStates.accepted, reversed: true } })
  expect(await inventory()).toHaveLength(1)
  await bench.pass(7)
  expect(await deed(late, 'reverse')).toMatchObject({ status: 409 })
})

test('what the shop has given can be taken back for seven days, and lies on its account again', async () => {
  const [quick, late] = [await idOf('AAAA-1111'), String((await bench.send('BBBB-2222', otherItem))?.body.id)]
  expect(await deed(quick, 'reverse'), 'nobody has accepted it').toMatchObject({ status: 409 })
  for (const id of [quick, late]) await deed(id, 'accept')
  expect(await inventory()).toEqual([])
  expect(await deed(quick, 'reverse')).toMatchObject({ body: { state: offerStates.accepted, reversed: true } })
  expect(await inventory()).toHaveLength(1)
  expect(await deed(quick, 'reverse'), 'it was taken back').toMatchObject({ status: 409 })
  await bench.pass(7)
  expect(await deed(late, 'reverse')).toMatchObject({ status: 409 })
})

const shopAccount = '76561198000000001'
const believed = [
  { id: '30000000001', name: redline, float: 0.21, paint_seed: 7 },
  { id: '30000000002', name: redline, float: 0.22, paint_seed: 8 },
]
const holdings = async (assets: object[] = believed) =>
  (await bench.call('POST', `/v1/accounts/${shopAccount}/inventory`, { assets }))?.body

test('an account holds what its shop believes, less what was traded away, and what came, protected', async () => {
  expect(await holdings()).toMatchObject({ assets: [believed[0], { ...believed[1], protected_until: null }] })
  await deed(await idOf('AAAA-1111'), 'accept')
  expect(await holdings()).toMatchObject({ assets: [believed[1]] })
  await deed(String((await ask('BBBB-2222', firstIn(await looked(redline))))?.body.id), 'accept')
  expect(await holdings()).toMatchObject({ assets: [believed[1], { protected_until: expect.any(Number) }] })
})

test('what somebody has said to lie on an account lies there alone, whatever its shop believes', async () => {
  const assets = [{ id: '41000000009', name: redline, float: 0.3, paint_seed: 9 }]
  await bench.call('POST', `/_sandbox/inventories/${shopAccount}`, { assets })
  expect(await holdings()).toMatchObject({ assets })
  expect((await holdings())?.assets).toHaveLength(1)
})

test('an account that is not well does not say what lies on it', async () => {
  await bench.call('POST', `/_sandbox/accounts/${shopAccount}`, { state: 'offline' })
  expect(await holdings()).toEqual({ error: 'account_unavailable' })
  expect((await bench.call('GET', `/v1/accounts/${shopAccount}/inventory`))?.status).toBe(409)
  expect(await bench.call('POST', `/v1/accounts/${shopAccount}/inventory`, { assets: 'all' })).toMatchObject({
    status: 400,
  })
})

test('API and control need the key, control also a caller on this machine', async () => {
  const bearer = { authorization: 'Bearer steam_wrong_wrong_wrong' }
  expect((await fetch(`${bench.origin}/v1/accounts`, { headers: bearer })).status).toBe(401)
  expect((await fetch(`${bench.origin}/_sandbox/faults`, { method: 'POST', headers: bearer })).status).toBe(401)
  const headers = { ...bearer, 'x-forwarded-for': '203.0.113.7' }
  expect((await fetch(`${bench.origin}/_sandbox/faults`, { method: 'POST', headers })).status).toBe(404)
})
