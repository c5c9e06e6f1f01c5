import { monthAfter } from '@pandrop/money/days'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trialBalance } from '../../../ledger/trial-balance.ts'
import { expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { approvedPayout } from '../payouts/testing/approvals.ts'
import { openAccount } from '../payouts/testing/ready-offers.ts'
import { bankStatement, type ToldBalance, type ToldEntry } from './testing/answers.ts'

let shop: TestShop
let ann: TestStaff
let boss: TestStaff
let statements = 0

beforeAll(async () => {
  shop = await startTestShop()
  ann = await asStaff(shop)
  boss = await asStaff(shop, 'administrator')
  await openAccount(shop)
})

afterAll(async () => {
  await expectCleanBooks(shop.database.pool)
  await shop.stop()
})

/** The day so many days from today, as the bank writes it. */
const day = (days: number): string =>
  new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

const imported = async (entries: ToldEntry[], balance?: ToldBalance) => {
  statements += 1
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bankStatement(entries, `S-${statements}`, balance))]), 'answer.xml')
  const { body } = await ann.browser.call('POST', '/api/staff/bank-answers', { rawBody: form })
  expect(body.status).toBe('OK')
  const { rows } = (await ann.browser.get('/api/staff/bank-answers')).body as { rows: { id: number }[] }
  return { id: rows[0]?.id ?? 0, body }
}

const answerOf = async (id: number) => (await ann.browser.get(`/api/staff/bank-answers/${id}`)).body

const bookPath = '/staff/bank-answers/:id/lines/:line/book'

const book = (id: number, line: number, { browser } = boss) =>
  browser.post(`/api${bookPath.replace(':id', String(id)).replace(':line', String(line))}`, {
    cost: 'Rent',
    reason: 'The contract of 2025',
  })

/** Whether the month before has an open question about the bank. */
const isBankOpen = async (): Promise<boolean> => {
  const { body } = await ann.browser.get(`/api/staff/months/${monthAfter(day(0).slice(0, 7), -1)}`)
  return (body.questions as { name: string; count: number }[]).some(({ name, count }) => name === 'bank' && count === 1)
}

const rent = (): ToldEntry => ({ endToEndId: 'NOTPROVIDED', amount: '12.00', day: day(0), words: 'Rent of November' })

test('books and bank agree once what was there before, what left and what else was paid are booked', async () => {
  const { endToEndId } = await approvedPayout(shop)
  await boss.browser.post('/api/staff/bank-files', {})
  const paid: ToldEntry = { endToEndId, amount: '50.00', day: day(0) }
  expect(await isBankOpen()).toBe(false)
  const { id, body } = await imported([paid, rent()], { closing: 438, day: day(0) })
  expect(await isBankOpen()).toBe(true)
  expect(body.statements).toMatchObject([
    { closing: 438, closes_on: day(0), booked: -50, unknown: { lines: 1, amount: -12 }, not_found: { payouts: 0 } },
  ])
  const opening = { amount: 500, opens_on: day(-30), reason: 'The statement of last month' }
  expect((await ann.browser.get('/api/staff/bank-opening')).body).toMatchObject({ opening: null })
  expect((await ann.browser.post('/api/staff/bank-opening', opening)).status).toBe(403)
  expect((await boss.browser.post('/api/staff/bank-opening', opening)).body).toMatchObject({ opening })
  expect((await boss.browser.post('/api/staff/bank-opening', opening)).body).toMatchObject({
    code: 'bank_opening_booked',
  })
  expect(await answerOf(id)).toMatchObject({ statements: [{ closing: 438, booked: 450 }] })
  expect((await answerOf(id)).lines).toContainEqual(
    expect.objectContaining({ line_no: 2, bookable: true, look: true, words: 'Rent of November', day: day(0) }),
  )
  expect((await book(id, 2)).body).toMatchObject({ booking: { cost: 'Rent', by: boss.name } })
  expect(await answerOf(id)).toMatchObject({
    statements: [{ closing: 438, booked: 438, unknown: { lines: 0, amount: 0 } }],
  })
  expect(await isBankOpen()).toBe(false)
  const { body: read } = await ann.browser.get(`/api/staff/reconciliation?from=${day(-1)}&until=${day(0)}`)
  expect(read).toMatchObject({
    statement: { answer_id: id, closing: 438, booked: 438 },
    bank: { by_hand: -12, opening: 500, known: 438, booked: 438 },
    differences: [],
  })
  expect((await trialBalance(shop.database.pool)).bank_other).toBe(-1200)
})

test('a line is booked once, by an administrator, in whichever statement it comes again', async () => {
  const { id } = await imported([{ ...rent(), amount: '3.00' }])
  expect((await book(id, 1, ann)).status).toBe(403)
  expect((await book(id, 9)).body).toMatchObject({ code: 'bank_line_not_found' })
  const pressed = await Promise.all([book(id, 1), book(id, 1), book(id, 1)])
  expect(pressed.map(({ body }) => body.code ?? 'OK').sort()).toEqual(['OK', 'bank_line_booked', 'bank_line_booked'])
  const again = await imported([{ ...rent(), amount: '3.00' }])
  expect((await book(again.id, 1)).body).toMatchObject({ code: 'bank_line_booked' })
})

test('what belongs behind the day of a statement does not count for it', async () => {
  const { id } = await imported([], { closing: 435, day: day(0) })
  const later = await imported([{ ...rent(), amount: '7.00', direction: 'CRDT', day: day(2) }], {
    closing: 442,
    day: day(2),
  })
  await book(later.id, 1)
  expect(await answerOf(id)).toMatchObject({ statements: [{ closing: 435, booked: 435 }] })
  expect(await answerOf(later.id)).toMatchObject({ statements: [{ closing: 442, booked: 442 }] })
})

test('a statement of another account is kept and not held against the books', async () => {
  const { body } = await imported([], { closing: 99, day: day(3), iban: 'DE89370400440532013000' })
  expect(body.statements).toMatchObject([{ account: 'DE89 •••• 3000', closing: 99, booked: null }])
  const { body: read } = await ann.browser.get(`/api/staff/reconciliation?from=${day(0)}&until=${day(0)}`)
  expect(read.statement).toMatchObject({ closing: 442 })
})

test('what is not booked at the bank yet waits for nobody', async () => {
  const { id } = await imported([{ ...rent(), amount: '1.00', booked: false }])
  expect(await answerOf(id)).toMatchObject({ lines: [{ bookable: false, day: null }] })
  expect((await book(id, 1)).body).toMatchObject({ code: 'bank_line_not_found' })
})
