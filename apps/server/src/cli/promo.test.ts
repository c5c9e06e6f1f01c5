import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { readEnv } from '../env.ts'
import { OperatorProblem } from '../operator-problem.ts'
import type { Command } from './command.ts'
import { promoCreate, promoList, promoStop } from './promo.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database?.drop())

const run = async (command: Command, ...args: string[]): Promise<{ code: number; said: string[] }> => {
  const said: string[] = []
  const { pool, ownerUrl } = database
  const context = { pool, ownerUrl, env: readEnv({}), clock: systemClock }
  const code = await command.run({ ...context, args, print: (line) => said.push(line) })
  return { code, said }
}

test('promo create makes codes, promo list shows their terms and uses, promo stop ends one', async () => {
  expect(await run(promoList)).toEqual({ code: 0, said: ['There are no promo codes.'] })
  const made = await run(promoCreate, '--code', 'summer-10', '--percent', '12.5', '--description', 'Off skins')
  expect(made).toEqual({ code: 0, said: ['SUMMER-10 is there.'] })
  const limits = ['--uses', '100', '--per-customer', '1', '--min-total', '20', '--until', '2100-01-01']
  expect((await run(promoCreate, '--code', 'FIVE', '--fixed', '5.00', ...limits)).code).toBe(0)
  const again = await run(promoCreate, '--code', 'five', '--percent', '99')
  expect(again).toEqual({ code: 1, said: ['There is a promo code FIVE already; nothing was changed.'] })

  expect((await run(promoList)).said).toEqual([
    'code       percent  EUR   used  at most  per customer  from EUR  state                         description',
    'FIVE                5.00  0     100      1             20.00     runs until 2100-01-01 00:00Z',
    'SUMMER-10  12.5           0                                      runs until it is stopped      Off skins',
  ])
  expect(await run(promoStop, 'summer-10')).toEqual({ code: 0, said: ['SUMMER-10 is stopped.'] })
  expect(await run(promoStop, 'SUMMER-10')).toEqual({ code: 1, said: ['No promo code SUMMER-10 is running.'] })
  expect((await run(promoList)).said[2]).toMatch(/^SUMMER-10 +12\.5 +0 +stopped 20/)
})

test.each([
  [['--percent', '10'], /--code: 3 to 40/],
  [['--code', 'A B', '--percent', '10'], /--code: 3 to 40/],
  [['--code', 'NOTHING'], /either --percent or --fixed/],
  [['--code', 'BOTH', '--percent', '10', '--fixed', '5'], /either --percent or --fixed/],
  [['--code', 'MUCH', '--percent', '101'], /--percent: at most 100/],
  [['--code', 'ZERO', '--fixed', '0'], /--fixed must be more/],
  [['--code', 'COMMA', '--fixed', '5,00'], /--fixed: a number with at most two decimals/],
  [['--code', 'DAY', '--percent', '10', '--from', '2100-02-30'], /--from: a day or a moment/],
  [['--code', 'LOCAL', '--percent', '10', '--from', '2100-02-20T10:00'], /--from: a day or a moment/],
  [['--code', 'PAST', '--percent', '10', '--from', '2000-01-01', '--until', '2001-01-01'], /--until is over/],
  [['--code', 'BACK', '--percent', '10', '--from', '2100-01-02', '--until', '2100-01-01'], /--until must come after/],
  [['--code', 'HALF', '--percent', '10', '--uses', '1.5'], /--uses: a whole number/],
  [['--code', 'TYPO', '--percnt', '10'], /percnt/],
])('promo create says what is wrong with %s and makes nothing', async (args, text) => {
  const before = (await run(promoList)).said
  await expect(run(promoCreate, ...args)).rejects.toThrow(text)
  await expect(run(promoCreate, ...args)).rejects.toBeInstanceOf(OperatorProblem)
  expect((await run(promoList)).said).toEqual(before)
})

test('promo stop asks which', async () => {
  await expect(run(promoStop)).rejects.toThrow(/Say which/)
})
