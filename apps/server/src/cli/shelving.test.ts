import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { received } from '../domains/buying/shelving/testing/received.ts'
import { runCommand, typedWords } from './testing/run-command.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop?.stop())

const run = (command: string, typed: string) => runCommand(shop, command, ...typedWords(typed))

test('an offer is shelved at its reference, and again says which item it is', async () => {
  const { offerId } = await received(shop)
  const { code, said } = await run('offers shelve', `${offerId}`)
  expect(code).toBe(0)
  expect(said).toMatch(new RegExp(`^Offer ${offerId} is item \\d+ now: AK-47 \\| Redline.* at 27\\.15 EUR\\.$`))
  expect(await run('offers shelve', `${offerId}`)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/already: nothing has changed/),
  })
  expect((await run('offers show', `${offerId}`)).said).toMatch(/item +\d+\n/)
})

test('what is typed of the copy counts, and several are shelved each for itself', async () => {
  const bare = await received(shop, { float: undefined, paintSeed: undefined })
  const fine = await received(shop)
  const both = await run('offers shelve', `${bare.offerId} ${fine.offerId} --hidden`)
  expect(both.code).toBe(1)
  expect(both.said).toContain(`Offer ${bare.offerId}: Its float and paint seed are not known yet`)
  expect(both.said).toMatch(new RegExp(`Offer ${fine.offerId} is item \\d+ now`))
  const typed = `${bare.offerId} --float 0.12 --seed 7 --asset 38104411201 --price 55.50`
  expect(await run('offers shelve', typed)).toMatchObject({ code: 0, said: expect.stringContaining('55.50 EUR') })
  const { rows } = await shop.database.pool.query('select * from items where offer_id = $1', [bare.offerId])
  expect(rows).toMatchObject([{ exterior: 'MW', paint_seed: 7, asset_id: '38104411201', cost_source: 'offer' }])
  const { rows: states } = await shop.database.pool.query('select state from items where offer_id = $1', [fine.offerId])
  expect(states).toEqual([{ state: 'hidden' }])
})

test('the facts of the copy are typed with its receipt, and what cannot be meant is refused', async () => {
  const { offerId } = await received(shop)
  const { said } = await run('offers show', `${offerId}`)
  expect(said).toMatch(/paint seed +412/)
  for (const typed of [
    '',
    'x',
    '1 2 --price 5',
    '1 --seed 1001',
    '1 --float 2',
    '1 --price x',
    '1 --asset 1a',
    '1 --no',
  ])
    expect(await run('offers shelve', typed), typed).toMatchObject({ code: 2 })
  expect(await run('offers received', `${offerId} --trade 5 --seed 2000`)).toMatchObject({ code: 2 })
  expect(await run('offers shelve', '999999')).toMatchObject({ code: 1 })
})
