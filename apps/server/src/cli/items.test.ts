import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from './testing/run-command.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop.stop())

const run = (command: string, ...args: string[]) => runCommand(shop, command, ...args)

const copy = ['--skin', 'ak-47-redline', '--exterior', 'FT', '--float', '0.21', '--seed', '661', '--price', '27.15']

const add = async (...more: string[]): Promise<string> => {
  const { code, said } = await run('items add', ...copy, ...more)
  expect(code, said).toBe(0)
  return /Item (\d+) is in stock/.exec(said)?.[1] ?? ''
}

test('an item is added, shown, hidden, shown again and withdrawn by commands', async () => {
  const account = await run('accounts add', '76561198000000001', 'Vault')
  expect(account.said).toMatch(/^Account (\d+) is Vault\.$/)
  const number = /\d+/.exec(account.said)?.[0] ?? ''
  const id = await add('--cost', '20', '--asset', '123', '--account', number, '--note', 'for us')
  const { said } = await run('items show', id)
  for (const fact of ['AK-47 | Redline (Field-Tested), available', '27.15', '20.00', '123', 'Vault', 'for us'])
    expect(said).toContain(fact)
  expect((await run('accounts list')).said).toContain('76561198000000001')
  expect(await run('items hide', id)).toEqual({ code: 0, said: `Item ${id} is hidden now.` })
  expect((await run('items list', '--tab', 'hidden')).said).toContain('AK-47 | Redline (Field-Tested)')
  expect((await run('items hide', id)).said).toContain('nothing has changed')
  expect(await run('items unhide', id)).toEqual({ code: 0, said: `Item ${id} is available now.` })
  expect((await run('items withdraw', id)).said).toContain('--because sold_elsewhere|traded_away')
  expect(await run('items withdraw', id, '--because', 'lost')).toMatchObject({ code: 0 })
  expect(await run('items hide', id)).toMatchObject({ code: 1, said: expect.stringContaining('withdrawn') })
  expect((await run('items list', '--search', 'redline', '--tab', 'withdrawn', '--limit', '5')).said).toContain(id)
})

test('what cannot be meant is answered with how it is written, and what the shop refuses with why', async () => {
  for (const args of [[], ['--skin', 'x'], [...copy, '--cost', '-1'], [...copy, '--from', 'soon'], [...copy, 'more']])
    expect(await run('items add', ...args), args.join(' ')).toMatchObject({ code: 2 })
  expect(await run('items add', ...copy.with(5, '0.5'))).toMatchObject({ code: 1 })
  const sure = ['--price', '500']
  expect((await run('items add', ...copy, ...sure)).said).toContain('far from the reference of 27.15')
  expect(await run('items add', ...copy, ...sure, '--sure')).toMatchObject({ code: 0 })
  expect(await run('items show', 'x')).toMatchObject({ code: 2 })
  expect(await run('items show', '999999')).toMatchObject({ code: 1 })
  expect(await run('items list', '--tab', 'attic')).toMatchObject({ code: 2 })
  expect((await run('items list', '--tab', 'hidden')).said).toBe('There is no such item.')
  expect(await run('accounts add', '123', 'Vault')).toMatchObject({ code: 2 })
  expect(await run('accounts list', 'all')).toMatchObject({ code: 2 })
})
