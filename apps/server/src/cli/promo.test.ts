import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { OperatorProblem } from '../operator-problem.ts'
import type { Command } from './command.ts'
import { promoBulk, promoChange, promoCreate, promoDuplicate, promoList, promoShow, promoStop } from './promo.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database?.drop())

const noon = new Date('2026-11-24T12:00:00Z')

const run = async (command: Command, ...args: string[]): Promise<{ code: number; said: string[] }> => {
  const said: string[] = []
  const { pool, ownerUrl, serverUrl } = database
  const context = { pool, ownerUrl, serverUrl, env: readEnv({}), clock: { now: () => noon } }
  const code = await command.run({ ...context, args, print: (line) => said.push(line) })
  return { code, said }
}

const usual = ['--percent', '12.5', '--until', '2026-12-31', '--uses', '100']

const rowOf = async (code: string) =>
  (await database.ownerPool.query('select * from promo_codes where code = $1', [code])).rows[0]

test('promo create makes codes, promo list shows their terms and uses, promo stop ends one', async () => {
  expect(await run(promoList)).toEqual({ code: 0, said: ['There is no such promo code.'] })
  const made = await run(promoCreate, '--code', 'summer-10', ...usual, '--description', 'Off skins')
  expect(made.code).toBe(0)
  expect(made.said[1]).toMatch(/^SUMMER-10 +running +12\.5 +2026-11-24 12:00Z +2026-12-31 +0 +100/)
  const limits = ['--uses', '100', '--per-customer', '1', '--min-total', '20', '--until', '2027-01-01']
  expect((await run(promoCreate, '--code', 'FIVE', '--fixed', '5.00', ...limits)).code).toBe(0)
  expect(await run(promoCreate, '--code', 'five', ...usual)).toEqual({
    code: 1,
    said: ['There is a promo code FIVE already'],
  })
  const { said } = await run(promoList, '--filter', 'running')
  expect(said.map((line) => line.split(/ {2,}/)[0])).toEqual(['code', 'FIVE', 'SUMMER-10'])
  expect((await run(promoList, '--search', 'off skins')).said).toHaveLength(2)
  expect(await run(promoStop, 'summer-10')).toEqual({ code: 0, said: ['SUMMER-10 is stopped.'] })
  expect(await run(promoStop, 'SUMMER-10')).toEqual({ code: 1, said: ['SUMMER-10 was stopped before.'] })
  expect((await run(promoList, '--filter', 'ended')).said[1]).toMatch(/^SUMMER-10 +stopped +12\.5/)
  expect((await run(promoShow, 'five')).said.join('\n')).toMatch(/^FIVE: running\n {2}EUR +5\.00\n/)
})

test('a day that is named as the last belongs to the code, a moment ends it at once', async () => {
  await run(promoCreate, '--code', 'DAYS', '--percent', '10', '--uses', '1', '--until', '2026-12-31')
  expect((await rowOf('DAYS')).valid_until).toEqual(new Date('2027-01-01T00:00:00Z'))
  const from = ['--from', '2026-12-01', '--until', '2026-12-24T18:00:00Z']
  await run(promoCreate, '--code', 'MOMENT', '--percent', '10', '--uses', '1', ...from)
  expect(await rowOf('MOMENT')).toMatchObject({
    valid_from: new Date('2026-12-01T00:00:00Z'),
    valid_until: new Date('2026-12-24T18:00:00Z'),
  })
})

test('what is unusual is made once --sure says that it is meant', async () => {
  const bold = ['--code', 'BOLD', '--percent', '100']
  const asked = await run(promoCreate, ...bold)
  expect(asked.code).toBe(1)
  expect(asked.said.join(' ')).toMatch(/whole price.* Nothing limits .* no end.*--sure/)
  expect(await rowOf('BOLD')).toBeUndefined()
  expect((await run(promoCreate, ...bold, '--sure')).code).toBe(0)
})

test('promo change extends a code and raises its limits, promo duplicate makes another one like it', async () => {
  await run(promoCreate, '--code', 'WINTER', ...usual)
  expect((await run(promoChange, 'winter', '--until', '2027-01-06', '--uses', '800')).code).toBe(0)
  expect(await rowOf('WINTER')).toMatchObject({ valid_until: new Date('2027-01-07T00:00:00Z'), uses_max: 800 })
  expect((await run(promoChange, 'winter', '--uses', 'none')).said.join()).toContain('--sure')
  expect((await run(promoChange, 'winter', '--until', 'never', '--sure')).code).toBe(0)
  expect(await rowOf('WINTER')).toMatchObject({ valid_until: null, uses_max: 800 })
  expect((await run(promoDuplicate, 'winter', '--as', 'spring', '--until', '2027-03-31')).code).toBe(0)
  expect(await rowOf('SPRING')).toMatchObject({ discount_percent: '12.50', uses_max: 800, made_by: 'cli' })
})

test('promo bulk prints codes for one use each as a file', async () => {
  const { code, said } = await run(
    promoBulk,
    '--prefix',
    'xmas',
    '--count',
    '3',
    '--fixed',
    '5',
    '--until',
    '2026-12-31',
  )
  expect(code).toBe(0)
  const [head, ...lines] = said.join('\n').split('\r\n')
  expect(head).toMatch(/^code,takes off/)
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(line).toMatch(/^XMAS-\w{8},5\.00 EUR,0\.00,2026-11-24T12:00:00\.000Z,2026-12-31,$/)
  expect(await rowOf(lines[0]?.split(',')[0] ?? '')).toMatchObject({ uses_max: 1, uses_per_customer_max: 1 })
  expect((await run(promoBulk, '--prefix', 'xmas', '--count', '501', ...usual.slice(0, 4))).code).toBe(1)
  expect((await run(promoBulk, '--prefix', 'xmas', '--count', '5', ...usual)).code).toBe(2)
})

test.each([
  [['--code', 'BOTH', '--percent', '10', '--fixed', '5'], /either --percent or --fixed/],
  [['--code', 'MUCH', '--percent', '101'], /--percent: at most 100/],
  [['--code', 'ZERO', '--fixed', '0'], /--fixed must be more/],
  [['--code', 'COMMA', '--fixed', '5,00'], /--fixed: a number with at most two decimals/],
  [['--code', 'DAY', '--percent', '10', '--from', '2100-02-30'], /--from: a day or a moment/],
  [['--code', 'LOCAL', '--percent', '10', '--from', '2100-02-20T10:00'], /--from: a day or a moment/],
  [['--code', 'HALF', '--percent', '10', '--uses', '1.5'], /--uses: a whole number/],
])('promo create says what is wrong with %s and makes nothing', async (args, text) => {
  const before = (await run(promoList)).said
  await expect(run(promoCreate, ...args)).rejects.toThrow(text)
  await expect(run(promoCreate, ...args)).rejects.toBeInstanceOf(OperatorProblem)
  expect((await run(promoList)).said).toEqual(before)
})

test.each([
  [['--code', 'A B', '--percent', '10'], 1, /code: 3 to 40/],
  [['--code', 'NOTHING', '--uses', '1'], 1, /discount: Say what it takes off/],
  [['--code', 'PAST', '--percent', '10', '--from', '2000-01-01', '--until', '2001-01-01'], 1, /until: This is over/],
  [['--code', 'BACK', '--percent', '10', '--from', '2100-01-02', '--until', '2100-01-01'], 1, /before it begins/],
  [['--percent', '10'], 2, /promo create --code/],
  [['--code', 'TYPO', '--percnt', '10'], 2, /--until 2026-12-24\|never/],
])('promo create refuses %s and makes nothing', async (args, exitCode, text) => {
  const before = (await run(promoList)).said
  const { code, said } = await run(promoCreate, ...args)
  expect(code).toBe(exitCode)
  expect(said.join(' ')).toMatch(text)
  expect((await run(promoList)).said).toEqual(before)
})

test('a verb about a code asks which, and says where there is none', async () => {
  for (const command of [promoStop, promoShow, promoChange, promoDuplicate]) expect((await run(command)).code).toBe(2)
  for (const command of [promoStop, promoShow, promoChange])
    expect(await run(command, 'NO-SUCH')).toEqual({ code: 1, said: ['This promo code does not exist'] })
  expect((await run(promoList, '--filter', 'old')).code).toBe(2)
})
