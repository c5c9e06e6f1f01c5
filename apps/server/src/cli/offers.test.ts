import type { TestShop } from '@pandrop/testkit/shop'
import { startTestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  accept,
  expectOfferBooks,
  makeOffer,
  offerAt,
  offerMailsTo,
  offerStory,
} from '../domains/buying/offers/testing/handled-offers.ts'
import { runCommand, typedWords } from './testing/run-command.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(async () => {
  await expectOfferBooks(shop)
  await shop.stop()
})

const run = (command: string, typed: string) => runCommand(shop, command, ...typedWords(typed))

test('an offer is led from the proposal to where its payout begins, and a repeated verb says so', async () => {
  const made = await makeOffer(shop)
  const { offerId } = made
  expect(await run('offers counter', `${offerId}`)).toEqual({
    code: 1,
    said: 'Please check the highlighted fields\n  price: Price is required',
  })
  const counter = `${offerId} --price 39 --float 0.1999 --note A_scratch`
  expect(await run('offers counter', counter)).toEqual({
    code: 0,
    said: `Offer ${offerId} is offer now. The customer gets a mail.`,
  })
  expect(await run('offers counter', counter)).toEqual({
    code: 0,
    said: `Offer ${offerId} is offer: this was done before, nothing has changed.`,
  })
  expect(await run('offers counter', `${offerId} --price 40.00`)).toMatchObject({ code: 0 })
  expect(await run('offers received', `${offerId} --trade 1`)).toEqual({
    code: 1,
    said: `Offer ${offerId} is offer. Possible now: counter, decline.`,
  })
  expect(await accept(made)).toMatchObject({ status: 200 })
  expect((await run('offers not-received', `${offerId}`)).said).toMatch(
    /Possible now: received, not-received \(from .* UTC\)/,
  )
  expect(await run('offers received', `${offerId} --trade 6034812097 --float 0.2 --reason bot_3`)).toMatchObject({
    code: 0,
  })
  const early = await run('offers ready', `${offerId}`)
  expect(early.code).toBe(1)
  expect(early.said).toMatch(/^Offer \d+ is awaiting_item\. Possible now: reversed, ready \(from .* UTC\)\.$/)
  shop.clock.advance({ days: 7 })
  expect(await run('offers ready', `${offerId}`)).toMatchObject({ code: 0 })

  const { code, said } = await run('offers show', `${offerId}`)
  expect(code).toBe(0)
  expect(said).toMatch(new RegExp(`^Offer ${offerId}: ready_for_payout\n`))
  expect(said).toMatch(/skin +AK-47 \| Redline, field_tested/)
  expect(said).toMatch(/wish +50\.00\n/)
  expect(said).toMatch(/our offer +40\.00\n/)
  expect(said).toMatch(/float +0\.2\n/)
  expect(said).toMatch(/trade +6034812097/)
  expect(said).toMatch(/countered +39\.00 +staff:cli +the shop makes an offer: typed by \S+ +A scratch/)
  expect(said).toMatch(/received +staff:cli +the item is here: bot 3 \(typed by \S+\)/)
})

test('an offer is declined with a word to the customer', async () => {
  const made = await offerAt(shop, 'pending')
  expect(await run('offers decline', `${made.offerId} --note Too_worn`)).toMatchObject({ code: 0 })
  expect((await offerStory(shop, made)).state).toBe('declined_by_service')
  const [mail] = await offerMailsTo(shop, made)
  expect(mail?.text).toContain('Too worn')
})

test('an item that was taken back and one that never came end their offers', async () => {
  const back = await offerAt(shop, 'received')
  const missing = await offerAt(shop, 'awaiting_item')
  expect(await run('offers reversed', `${back.offerId}`)).toMatchObject({ code: 0 })
  shop.clock.advance({ days: 7 })
  expect(await run('offers not-received', `${missing.offerId}`)).toMatchObject({ code: 0 })
  expect((await offerStory(shop, back)).kinds.at(-1)).toBe('reversed')
  expect((await offerStory(shop, missing)).kinds.at(-1)).toBe('not_received')
})

describe('the list', () => {
  test('has the newest offer first with its clock, and can be narrowed down', async () => {
    // A Monday, so that three days are three working days.
    shop.clock.set(new Date('2027-02-01T12:00:00Z'))
    const overdue = await makeOffer(shop)
    shop.clock.advance({ days: 3, hours: 2 })
    const standing = await offerAt(shop, 'offer')
    const waiting = await makeOffer(shop)
    const lines = (await run('offers list', '--limit 3')).said.split('\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatch(/^offer +made +state +skin +wish +ours +customer +e-mail +clock$/)
    expect(lines[1]).toMatch(new RegExp(`^${waiting.offerId} .* pending .* 50\\.00 .* answer in 1 d 10 h of work$`))
    expect(lines[2]).toMatch(new RegExp(`^${standing.offerId} .* offer .* 50\\.00 +40\\.00 .* stands 5 d 0 h more$`))
    expect(lines[3]).toMatch(new RegExp(`^${overdue.offerId} .* pending .* OVERDUE by 2 h of work$`))
    expect((await run('offers list', '--overdue')).said.split('\n')).toHaveLength(2)
    expect((await run('offers list', `--customer ${standing.customer.id}`)).said.split('\n')).toHaveLength(2)
    expect((await run('offers list', '--state pending')).said).not.toMatch(/ offer .* stands/)
    expect(await run('offers list', '--customer 999999')).toEqual({ code: 0, said: 'There is no such offer.' })
    expect((await run('offers show', `${overdue.offerId}`)).said).toMatch(
      /^Offer \d+: pending \(OVERDUE by 2 h of work\)/,
    )
  })
})

test('margins are listed, set and removed, but never the first', async () => {
  expect((await run('margins list', '')).said.split('\n')).toEqual([
    'from EUR  percent',
    '0.00      30',
    '10.00     22',
    '100.00    16',
    '1,000.00  12',
  ])
  expect(await run('margins set', '500 14.25')).toEqual({
    code: 0,
    said: 'From 500.00 EUR the margin is 14.25 %. Offers that stand do not change.',
  })
  expect(await run('margins set', '0 33')).toMatchObject({ code: 0 })
  expect(await run('margins set', '0 91')).toEqual({
    code: 1,
    said: 'Please check the highlighted fields\n  percent: Invalid value',
  })
  expect((await run('margins list', '')).said).toMatch(/^from.*\n0\.00 +33\n.*\n.*\n500\.00 +14\.25\n/)
  expect(await run('margins remove', '500.00')).toEqual({ code: 0, said: 'The margin from 500.00 EUR is gone.' })
  expect((await run('margins remove', '500')).code).toBe(1)
  expect((await run('margins remove', '0')).said).toMatch(/from: Invalid value/)
})

test('holidays are listed, added and removed', async () => {
  expect((await run('holidays list', '')).said).toMatch(/2026-12-25 {2}Christmas Day/)
  expect(await run('holidays add', '2027-06-21 Company_picnic')).toEqual({
    code: 0,
    said: '2027-06-21 is a holiday: Company picnic. Answers that are due already keep their time.',
  })
  expect((await run('holidays list', '')).said).toMatch(/2027-06-21 {2}Company picnic/)
  expect(await run('holidays remove', '2027-06-21')).toMatchObject({ code: 0 })
  expect((await run('holidays remove', '2027-06-21')).code).toBe(1)
  expect((await run('holidays remove', '2027-02-30')).said).toMatch(/day: Invalid value/)
  expect((await run('holidays add', 'tomorrow Off')).said).toMatch(/day: Invalid value/)
})

test.each([
  ['offers list', '--state flying'],
  ['offers list', '--customer me'],
  ['offers show', ''],
  ['offers counter', '1 --price 12,50'],
  ['offers counter', '1 --float 2'],
  ['offers decline', '1'],
  ['offers received', '1'],
  ['offers received', '1 --trade 1 --float high'],
  ['offers ready', 'first'],
  ['margins set', '100'],
  ['margins set', '100 12,5'],
  ['margins remove', ''],
  ['holidays add', '2026-12-31'],
  ['holidays remove', ''],
])('%s says how it is written when it is not understood', async (command, typed) => {
  const { code, said } = await run(command, typed)
  expect(code).toBe(2)
  expect(said.startsWith(`Write: npm run shop -- ${command} `)).toBe(true)
})

test('an offer that does not exist is told', async () => {
  for (const command of ['offers show', 'offers ready', 'offers reversed'])
    expect(await run(command, '999999')).toEqual({ code: 1, said: 'This offer does not exist' })
})
