import { shippedDictionary, textFor } from '@pandrop/dictionaries/languages'
import { dayAfter, dayIn } from '@pandrop/money/zones'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf } from '../../../ledger/balance.ts'
import {
  accountStatement,
  type StatementEntry,
  statementEntries,
} from '../../orders/account-statements/account-statement.ts'
import { kindWords } from '../../orders/account-statements/statement-words.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { type Draw, type History, happen, openHistory } from '../reports/testing/random-history.ts'

// Another seed is another history; each must hold.
const seed = 2026
const zone = 'Pacific/Auckland'

let shop: CardShop
let history: History
let first: string
let today: string

const draw: fc.Arbitrary<Draw> = fc.record({ step: fc.nat(1000), pick: fc.nat(1000), part: fc.nat(1000) })

const read = async (customerId: number, from: string, till: string) => {
  const found = await accountStatement(shop.database.pool, { customerId, from, till })
  if (!found.ok) throw new Error(found.refusal)
  const entries: StatementEntry[] = []
  for await (const piece of statementEntries(shop.database.pool, found.value)) entries.push(...piece)
  return { statement: found.value, entries }
}

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
  await shop.database.ownerPool.query(
    'update settings set vat_percent = 22, adjustment_limit_cents = 100000000, time_zone = $1',
    [zone],
  )
  await shop.database.ownerPool.query(`update items set state = 'hidden' where seed_key is not null`)
  first = dayIn(zone, shop.clock.now())
  history = await openHistory(shop)
  for (const one of fc.sample(fc.noBias(draw), { seed, numRuns: 160 })) await happen(history, one)
  today = dayIn(zone, shop.clock.now())
}, 240_000)

afterAll(() => shop?.stop())

test('the history moved balances in more than one month, by more than purchases', async () => {
  expect(today.slice(0, 7) > first.slice(0, 7)).toBe(true)
  const { rows } = await shop.database.ownerPool.query(
    `select distinct t.kind from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
     join ledger_accounts a on a.id = e.account_id and a.kind = 'customer'`,
  )
  const kinds = rows.map(({ kind }) => String(kind))
  expect(kinds).toEqual(expect.arrayContaining(['deposit', 'purchase', 'refund', 'dispute', 'goodwill', 'correction']))
  const text = textFor('en')
  const unnamed = kinds.filter((kind) => kindWords(text, kind) === shippedDictionary('en').statement_other)
  expect(unnamed.filter((kind) => kind !== 'test')).toEqual([])
})

test('opening and movements are the closing, months join, and the closing of today is the balance', async () => {
  for (const { id } of history.customers) {
    const { statement, entries } = await read(id, first, today)
    expect(statement.closing).toBe(await balanceOf(shop.database.pool, id))
    expect(statement.opening + entries.reduce((sum, { cents }) => sum + cents, 0)).toBe(statement.closing)
    expect(statement.opening + statement.came + statement.went).toBe(statement.closing)
    expect([entries.length, entries.at(-1)?.balanceAfter ?? statement.opening]).toEqual([
      statement.lines,
      statement.closing,
    ])
    let before: number = statement.opening
    for (const { month, opening, came, went, closing } of statement.months) {
      expect(opening, month).toBe(before)
      expect(opening + came + went, month).toBe(closing)
      const within = entries.filter(({ at }) => dayIn(zone, at).startsWith(month))
      expect(
        within.reduce((sum, { cents }) => sum + cents, 0),
        month,
      ).toBe(came + went)
      before = closing
    }
    expect(before).toBe(statement.closing)
  }
})

test('a range cut anywhere is two: the first one ends with what the second one begins with', async () => {
  const days = Math.round((Date.parse(today) - Date.parse(first)) / 86_400_000)
  for (const [place, { id }] of history.customers.entries()) {
    const cut = dayAfter(first, (place * 7) % days)
    const [whole, left, rest] = await Promise.all([
      read(id, first, today),
      read(id, first, cut),
      read(id, dayAfter(cut, 1), today),
    ])
    expect(left.statement.closing).toBe(rest.statement.opening)
    expect([...left.entries, ...rest.entries]).toEqual(whole.entries)
  }
})
