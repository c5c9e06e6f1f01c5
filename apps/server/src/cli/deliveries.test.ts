import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AskingShop, openAskingShop } from '../domains/buying/trade-requests/testing/asking-shop.ts'
import { runCommand } from './testing/run-command.ts'

let shop: AskingShop

beforeAll(async () => {
  shop = await openAskingShop()
})

afterAll(() => shop?.stop())

const run = (command: string, ...args: string[]) => runCommand(shop, command, ...args)

const declined = async (): Promise<number> => {
  const { orderId } = await shop.order()
  await shop.send()
  const [trade] = await shop.trades(orderId)
  await shop.control(`offers/${trade?.steam_id}/decline`)
  await shop.follow()
  return orderId
}

test('a trade that needs somebody is listed, sent once more, or taken off the list', async () => {
  expect(await run('deliveries list')).toEqual({ code: 0, said: 'None needs anybody.' })
  const [again, over] = [await declined(), await declined()]
  const { code, said } = await run('deliveries list', '--json')
  expect(code).toBe(1)
  expect(JSON.parse(said)).toMatchObject([
    { order: again, account: 'Panda 1', state: 'declined', try: 1 },
    { order: over, account: 'Panda 1', state: 'declined', try: 1 },
  ])
  expect(await run('deliveries retry', String(again))).toEqual({ code: 0, said: 'Done.' })
  expect((await run('deliveries retry', String(again))).said).toBe('That was said before, nothing has changed.')
  expect((await run('deliveries dismiss', String(over))).code).toBe(0)
  expect((await run('deliveries dismiss', String(again))).code, 'it is answered otherwise').toBe(1)
  expect((await run('deliveries list')).code).toBe(0)
  await shop.send()
  expect((await shop.trades(again)).map(({ state }) => state)).toEqual(['declined', 'sent'])
  expect(await shop.trades(over)).toHaveLength(1)
})

test('an item that was asked for and needs somebody is listed by its offer, asked for again, or left', async () => {
  const offers = [await shop.agree(), await shop.agree()]
  await shop.ask()
  for (const { offerId } of offers) await shop.deed(offerId, 'decline')
  await shop.followAsked()
  shop.clock.advance({ minutes: 1 })
  const order = await declined()
  const { code, said } = await run('deliveries list', '--json')
  expect(code).toBe(1)
  const [again, over] = offers.map(({ offerId }) => `O-${offerId}`)
  expect(JSON.parse(said)).toMatchObject([
    { order: null, offer: again, account: 'Panda 1', state: 'declined', problem: null, try: 1 },
    { order: null, offer: over, state: 'declined' },
    { order, offer: null, state: 'declined' },
  ])
  expect(await run('deliveries retry', String(again))).toEqual({ code: 0, said: 'Done.' })
  expect((await run('deliveries retry', String(again).toLowerCase())).said).toContain('said before')
  expect((await run('deliveries dismiss', String(again))).code, 'it is answered otherwise').toBe(1)
  expect((await run('deliveries dismiss', String(over))).code).toBe(0)
  expect((await run('deliveries retry', 'O-987654')).code, 'there is none').toBe(1)
  await run('deliveries dismiss', String(order))
  expect(await run('deliveries list')).toEqual({ code: 0, said: 'None needs anybody.' })
  await shop.ask()
  expect(await shop.requests(offers[0]?.offerId ?? 0)).toHaveLength(2)
  expect(await shop.requests(offers[1]?.offerId ?? 0)).toHaveLength(1)
})

test('sending is paused and resumed, and what waited leaves', async () => {
  expect((await run('deliveries pause')).code).toBe(0)
  const { orderId } = await shop.order()
  await shop.send()
  expect(await shop.trades(orderId)).toEqual([])
  expect(await run('deliveries pause'), 'said again').toMatchObject({ code: 0 })
  expect((await run('deliveries resume')).said).toBe('Paid orders are sent by themselves again.')
  await shop.send()
  expect((await shop.trades(orderId)).map(({ state }) => state)).toEqual(['sent'])
})

test.each([
  ['deliveries list', ['all']],
  ['deliveries retry', []],
  ['deliveries dismiss', ['x1']],
  ['deliveries retry', ['O-']],
  ['deliveries retry', ['1', 'O-2']],
  ['deliveries pause', ['now']],
])('%s says how it is written', async (command, args) => {
  expect(await run(command, ...args)).toMatchObject({ code: 2, said: expect.stringContaining(`-- ${command}`) })
})
