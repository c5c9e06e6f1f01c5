import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcile } from '../../backoffice/reconciliation/reconciliation.ts'
import { importBankAnswer } from '../../buying/bank-files/import-answer.ts'
import { bankStatement, type ToldEntry } from '../../buying/bank-files/testing/answers.ts'
import { expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { type CardShop, openCardShop } from '../payments/testing/card-shop.ts'
import { fetchProviderPayouts } from './fetch-payouts.ts'

let shop: CardShop
let statements = 0

beforeAll(async () => {
  shop = await openCardShop()
})

afterAll(async () => {
  await expectCleanBooks(shop.database.pool)
  await shop.stop()
})

const by = 'staff:1'

/** The day so many days from today, as the bank writes it. */
const day = (days: number): string =>
  new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

const credit = (amount: string, days: number): ToldEntry => ({
  endToEndId: 'NOTPROVIDED',
  direction: 'CRDT',
  amount,
  day: day(days),
  words: 'STRIPE PAYOUT',
})

const imported = async (...entries: ToldEntry[]): Promise<void> => {
  statements += 1
  await importBankAnswer(shop.shop, { file: bankStatement(entries, `S-${statements}`), by })
}

const paidOut = async (amount: number): Promise<string> => {
  await shop.pay(await shop.topUp(await shop.customer(), { amount }), 'pays')
  const name = await shop.payOut()
  await fetchProviderPayouts(shop.shop, 'test')
  return name
}

const isFound = async (name: string): Promise<boolean> => {
  const { rows } = await shop.database.pool.query(
    'select found_at is not null as found from provider_payouts where provider_payout_id = $1',
    [name],
  )
  return rows[0].found
}

test('a credit of the very sum within five days is a payout of the provider, once', async () => {
  const [first, second] = [await paidOut(100), await paidOut(100)]
  await imported(credit('98.24', 0), credit('98.25', 6), { ...credit('98.25', 0), direction: 'DBIT' })
  expect([await isFound(first), await isFound(second)]).toEqual([false, false])
  await imported({ ...credit('98.25', 0), booked: false })
  expect(await isFound(first)).toBe(false)
  await imported(credit('98.25', 5))
  expect([await isFound(first), await isFound(second)].filter(Boolean)).toHaveLength(1)
  await imported(credit('98.25', 1))
  expect([await isFound(first), await isFound(second)]).toEqual([true, true])
})

test('a statement that was there before its payout was heard of is found as well', async () => {
  await imported(credit('49.00', 0))
  expect(await isFound(await paidOut(50))).toBe(true)
})

test('what no statement tells of is named in reconciliation after five days', async () => {
  const name = await paidOut(80)
  const { rows } = await shop.database.pool.query(
    `select 'provider-payout:' || id as reference from provider_payouts where provider_payout_id = $1`,
    [name],
  )
  const named = async (days: number) => {
    const [from, until] = [new Date(`${day(0)}T00:00:00Z`), new Date(`${day(days)}T00:00:00Z`)]
    const { differences } = await reconcile(shop.shop, { from, until })
    return differences.filter(({ kind }) => kind === 'not_found').map(({ reference }) => reference)
  }
  expect(await named(5)).toEqual([])
  expect(await named(7)).toEqual([rows[0].reference])
  await imported(credit('78.55', 2))
  expect(await named(7)).toEqual([])
})
