import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderFromBalance } from '../domains/orders/orders/testing/handled-orders.ts'
import { customersStatement } from './customers.ts'
import { runCommand } from './testing/run-command.ts'

let shop: TestShop
let customer: TestCustomer
let folder: string
let days: string[]

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  folder = await mkdtemp(join(tmpdir(), 'pandrop-statements-'))
  customer = await shop.customer({ balanceCents: 5000 })
  await orderFromBalance(shop, 1, customer)
  const today = shop.clock.now().toISOString().slice(0, 10)
  days = ['--from', today, '--till', today]
})

afterAll(() => shop?.stop())

const run = (...args: string[]) => runCommand(shop, customersStatement, ...args)

test('says what moved a balance by month, for people and for programs', async () => {
  const { code, said } = await run(customer.email.toUpperCase(), ...days)
  expect([code, said]).toEqual([0, expect.stringContaining('Opening 0.00 EUR, closing 40.00 EUR')])
})

test('writes the CSV and the PDF of it', async () => {
  const [csv, pdf] = [join(folder, 'statement.csv'), join(folder, 'statement.pdf')]
  expect(await run(customer.email, ...days, '--csv', '--out', csv)).toMatchObject({ code: 0, said: csv })
  expect((await readFile(csv, 'utf8')).split('\r\n')).toHaveLength(6)
  expect(await run(customer.email, ...days, '--pdf', '--out', pdf)).toMatchObject({ code: 0, said: pdf })
  expect((await readFile(pdf)).subarray(0, 5).toString()).toBe('%PDF-')
})

test('says what is wrong: nobody’s address, a file that cannot be written, words that are no days', async () => {
  expect(await run('nobody@example.org', ...days)).toMatchObject({ code: 1, said: 'This customer does not exist' })
  const nowhere = join(folder, 'none', 'statement.csv')
  const lost = await run(customer.email, ...days, '--csv', '--out', nowhere)
  expect([lost.code, lost.said]).toEqual([1, expect.stringContaining('cannot be written')])
  for (const typed of [
    [],
    ['--from', '2026-11-31', '--till', '2026-12-01'],
    [...days, '--csv'],
    [...days, '--out', 'x'],
  ])
    expect((await run(customer.email, ...typed)).code, typed.join(' ')).toBe(2)
})
