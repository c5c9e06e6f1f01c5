import type { TestShop } from '@pandrop/testkit/shop'
import { startTestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceCentsOf, expectCleanBooks } from '../domains/checkout/purchase/testing/purchases.ts'
import { orderFromBalance, timelineOf } from '../domains/orders/orders/testing/handled-orders.ts'
import { fileOf } from './testing/noted-verbs.ts'
import { runCommand, typedWords } from './testing/run-command.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop.stop())

const run = (command: string, typed: string) => runCommand(shop, command, ...typedWords(typed))

test('an order is led from the payment to its end, and a repeated verb says that it was done', async () => {
  const { orderId } = await orderFromBalance(shop)
  expect(await run('orders trade-sent', `${orderId} --offer 6034812097 --note Please_accept`)).toEqual({
    code: 0,
    said: `Order ${orderId} is in_process now. The customer gets a mail.`,
  })
  expect(await run('orders trade-declined', `${orderId}`)).toMatchObject({ code: 0 })
  expect(await run('orders trade-sent', `${orderId} --offer 6034812098`)).toMatchObject({ code: 0 })
  expect(await run('orders delivered', `${orderId} --reason bot_3`)).toMatchObject({ code: 0 })
  expect(await run('orders delivered', `${orderId}`)).toEqual({
    code: 0,
    said: `Order ${orderId} is accepted: this was done before, nothing has changed.`,
  })
  const early = await run('orders completed', `${orderId}`)
  expect(early.code).toBe(1)
  expect(early.said).toMatch(/^Order \d+ is accepted\. Possible now: completed \(from .* UTC\), refund, reverse\.$/)
  shop.clock.advance({ days: 7 })
  expect(await run('orders completed', `${orderId}`)).toMatchObject({ code: 0 })
  const { code, said } = await run('orders show', `${orderId}`)
  expect(code).toBe(0)
  expect(said).toMatch(new RegExp(`^Order ${orderId}: completed\n`))
  expect(said).toMatch(/trade offer +6034812098/)
  expect(said).toMatch(/trade_sent +staff:cli +the trade offer was sent: typed by \S+ +Please accept/)
  expect(said).toMatch(/delivered +staff:cli +the trade offer was accepted: bot 3 \(typed by \S+\)/)
  expect(said).not.toMatch(/Refunds/)
})

test('many are delivered at once, and each that is not says why', async () => {
  const first = await orderFromBalance(shop)
  const second = await orderFromBalance(shop)
  await run('orders trade-sent', `${first.orderId} --offer 6034900001`)
  const { code, said } = await run('orders delivered', `${first.orderId} ${second.orderId}`)
  expect(code).toBe(1)
  expect(said).toContain(`Order ${first.orderId} is accepted now. The customer gets a mail.`)
  expect(said).toContain(`Order ${second.orderId}:\nOrder ${second.orderId} is processing.`)
  expect((await run('orders delivered', `${first.orderId} x`)).code).toBe(2)
})

test('a list of trades is taken from a file, and every line of it is answered', async () => {
  const first = await orderFromBalance(shop)
  const second = await orderFromBalance(shop)
  const path = await fileOf('trades.csv', `order;trade\n${first.orderId};6034900011\n${second.orderId};soon\n`)
  expect(await runCommand(shop, 'orders trade-sent', '--file', path)).toEqual({
    code: 1,
    said: [`2  ${first.orderId};6034900011  taken`, `3  ${second.orderId};soon  number invalid`, '1 of 2 taken.'].join(
      '\n',
    ),
  })
  const rest = await fileOf('rest.csv', `${first.orderId};6034900011\n${second.orderId};6034900012\n`)
  const { code, said } = await runCommand(shop, 'orders trade-sent', '--file', rest)
  expect([code, said]).toEqual([0, expect.stringContaining('already set: 6034900011')])
  expect((await timelineOf(shop, second.orderId)).state).toBe('in_process')
  expect((await runCommand(shop, 'orders trade-sent', '--file')).code).toBe(2)
  await expect(runCommand(shop, 'orders trade-sent', '--file', '/nowhere')).rejects.toThrow('cannot be read')
})

test('money goes back by line and as a whole; what is too much is refused', async () => {
  const { orderId, customer } = await orderFromBalance(shop, 2)
  const refund = (more: string) => run('orders refund', `${orderId} --reason a_scratch --why fraud ${more}`)
  expect(await refund('--line 1 --amount 2.50 --to balance --key t1')).toMatchObject({ code: 0 })
  expect((await refund('--line 1 --amount 2.50 --key t1')).said).toMatch(/done before/)
  expect(await refund('--line 1 --amount 7.51')).toEqual({ code: 1, said: 'More would go back than was paid' })
  expect((await refund('--to card')).said).toBe('This was not paid by card, so it cannot go back to one')
  expect(await refund('--line 3')).toEqual({
    code: 1,
    said: 'Please check the highlighted fields\n  line: Invalid value',
  })
  expect(await balanceCentsOf(shop, customer)).toBe(250)
  expect(await run('orders cancel', `${orderId} --why fraud`)).toMatchObject({ code: 0 })
  expect(await balanceCentsOf(shop, customer)).toBe(2000)
  const { said } = await run('orders show', `${orderId}`)
  expect(said).toMatch(/2\.50 +balance +succeeded +staff:cli +money went back, fraud is suspected: a scratch/)
  expect(said).toMatch(/cancelled +staff:cli +fraud is suspected: typed by/)
  expect(said).toMatch(/10\.00 +10\.00 +free again/)
  await expectCleanBooks(shop.database.pool)
})

test('a delivered order is reversed', async () => {
  const { orderId } = await orderFromBalance(shop)
  await run('orders trade-sent', `${orderId} --offer 1`)
  await run('orders delivered', `${orderId}`)
  expect(await run('orders reverse', `${orderId} --to balance`)).toMatchObject({ code: 0 })
  expect((await timelineOf(shop, orderId)).state).toBe('reversed')
})

describe('the list', () => {
  test('has the newest order first and can be narrowed down', async () => {
    const { orderId: older, customer } = await orderFromBalance(shop)
    const { orderId: newer } = await orderFromBalance(shop)
    await run('orders trade-sent', `${newer} --offer 6034812099`)
    const lines = (await run('orders list', '')).said.split('\n')
    expect(lines[0]).toMatch(/^order +placed +state +paid by +items +EUR +customer +e-mail +held$/)
    expect(lines[1]).toMatch(
      new RegExp(`^${newer} +20.*Z +in_process +balance +1 +10\\.00 +\\d+ +marta@example\\.org$`),
    )
    expect(lines[2]?.startsWith(`${older} `)).toBe(true)
    expect((await run('orders list', '--limit 1')).said.split('\n')).toHaveLength(2)
    expect((await run('orders list', `--customer ${customer.id}`)).said.split('\n')).toHaveLength(2)
    expect((await run('orders list', '--state processing')).said).not.toMatch(/in_process/)
    expect(await run('orders list', '--customer 999999')).toEqual({ code: 0, said: 'There is no such order.' })
  })

  test('and one order answer a program in JSON: moments in UTC, amounts in EUR, nothing else beside it', async () => {
    const { orderId, customer } = await orderFromBalance(shop)
    const { code, said } = await run('orders list', '--limit 1 --json')
    expect(code).toBe(0)
    expect(JSON.parse(said)).toEqual([
      {
        order: orderId,
        placed: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
        state: 'processing',
        paid_by: 'balance',
        items: 1,
        eur: 10,
        customer: customer.id,
        email: 'marta@example.org',
        held: '',
      },
    ])
    const shown = await run('orders show', `${orderId} --json`)
    expect(JSON.parse(shown.said)).toMatchObject({
      order: orderId,
      state: 'processing',
      eur: 10,
      trade_offer: null,
      lines: [{ line: 1, eur: 10, refunded: null, now: 'sold' }],
      timeline: [{ what: 'paid' }],
      refunds: [],
    })
    expect(JSON.parse((await run('orders list', '--customer 999999 --json')).said)).toEqual([])
  })
})

test.each([
  ['orders list', '--state flying'],
  ['orders list', '--customer me'],
  ['orders show', ''],
  ['orders trade-sent', '1'],
  ['orders delivered', 'first'],
  ['orders cancel', '1 --why fraud --to bank'],
  ['orders cancel', '1'],
  ['orders cancel', '1 --why boredom'],
  ['orders refund', '1'],
  ['orders refund', '1 --reason x --amount 5'],
  ['orders refund', '1 --reason x --line 1 --amount 5,00'],
  ['orders refund', '1 --reason x --everything'],
  ['orders refund', '1 --reason x --why boredom'],
])('%s says how it is written when it is not understood', async (command, typed) => {
  const { code, said } = await run(command, typed)
  expect(code).toBe(2)
  expect(said.startsWith(`Write: npm run shop -- ${command} `)).toBe(true)
})

test('an order that does not exist is told', async () => {
  for (const [command, more] of [
    ['orders show', ''],
    ['orders delivered', ''],
    ['orders cancel', ' --why fraud'],
  ] as const) {
    expect(await run(command, `999999${more}`)).toEqual({ code: 1, said: 'This order does not exist' })
  }
})
