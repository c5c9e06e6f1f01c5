import { cents, negate } from '@pandrop/money/money'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runUnprepared } from '../../../db/statement.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { customerAccount, systemAccount } from '../../../ledger/accounts.ts'
import { post } from '../../../ledger/post.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'

let shop: TestShop
let staff: TestStaff
let second: TestStaff
let customer: TestCustomer

beforeAll(async () => {
  shop = await startTestShop()
  staff = await asStaff(shop)
  second = await asStaff(shop)
})

beforeEach(async () => {
  customer = await shop.customer({ balanceCents: 10_000 })
})

afterAll(() => shop.stop())

const insert = (column: Record<string, unknown> = {}) => {
  const row = {
    customer_id: customer.id,
    cents: 6000,
    kind: 'goodwill',
    reason: 'r',
    note: 'n',
    state: 'proposed',
    proposed_by: staff.id,
    proposed_at: shop.clock.now(),
    request_key: `key ${Math.random()}`,
    ...column,
  }
  const names = Object.keys(row)
  const text = `insert into balance_adjustments (${names}) values (${names.map((name) => `:${name}`)}) returning id`
  return runUnprepared<{ id: number }>(shop.database.ownerPool, text, row)
}

const proposed = async (column: Record<string, unknown> = {}): Promise<number> => (await insert(column))[0]?.id ?? 0

const change = (id: number, set: string, values: unknown[] = []) =>
  shop.database.ownerPool.query(`update balance_adjustments set ${set} where id = $1`, [id, ...values])

const waitingForLocks = async (): Promise<number> => {
  const { rows } = await shop.database.ownerPool.query(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].waiting
}

const bookedBy = "state = 'booked', booked_at = now(), decided_at = now(), decided_by = $2"

describe('the database refuses', () => {
  test.each([
    ['a gift that takes', { cents: -5 }, /balance_adjustments_gift/],
    ['an adjustment of nothing', { cents: 0 }, /cents_check/],
    ['one without a reason', { reason: '' }, /reason_check/],
    ['one that was never proposed', { state: 'booked', booked_at: new Date() }, /begins as a proposal/],
  ])('%s', async (_name, column, error) => {
    await expect(insert(column)).rejects.toThrow(error)
  })

  test('a decision about one’s own proposal', async () => {
    const id = await proposed()
    await expect(change(id, bookedBy, [staff.id])).rejects.toThrow(/second_person/)
    const rejected = "state = 'rejected', decided_at = now(), decided_by = $2, decision_reason = 'no'"
    await expect(change(id, rejected, [staff.id])).rejects.toThrow(/second_person/)
  })

  test('a booking above the limit that nobody approved', async () => {
    const id = await proposed()
    await expect(change(id, "state = 'booked', booked_at = now()")).rejects.toThrow(/needs a second person/)
  })

  test('at the same moment a second booking that is above the limit with the first', async () => {
    const [first, other] = [await proposed({ cents: 3000 }), await proposed({ cents: 3000 })]
    const book = (tx: Transaction, id: number) =>
      tx.query("update balance_adjustments set state = 'booked', booked_at = now() where id = $1", [id])
    let late: Promise<unknown> = Promise.resolve()
    await inTransaction(shop.database.ownerPool, async (tx) => {
      await book(tx, first)
      late = inTransaction(shop.database.ownerPool, (second) => book(second, other)).catch((error: Error) => error)
      await expect.poll(waitingForLocks).toBe(1)
      await post(tx, {
        reference: `adjustment:${first}`,
        kind: 'goodwill',
        by: 'test',
        at: shop.clock.now(),
        entries: [
          { account: customerAccount(customer.id), cents: cents(3000) },
          { account: systemAccount('goodwill'), cents: negate(cents(3000)) },
        ],
      })
    })
    expect(String(await late)).toMatch(/needs a second person/)
  })

  test('a booked adjustment that is not in the books', async () => {
    const id = await proposed()
    await expect(change(id, bookedBy, [second.id])).rejects.toThrow(/is not in the books/)
  })

  test('another sum than what was proposed, and a second decision', async () => {
    const id = await proposed()
    await expect(change(id, 'cents = 1')).rejects.toThrow(/is what was proposed/)
    await change(id, "state = 'rejected', decided_at = now(), decided_by = $2, decision_reason = 'no'", [second.id])
    await expect(change(id, "state = 'proposed'")).rejects.toThrow(/is decided/)
  })

  test.each(['goodwill', 'corrections'] as const)('a movement of %s that no adjustment allows', async (account) => {
    const amount = cents(1000)
    const entries = [
      { account: customerAccount(customer.id), cents: amount },
      { account: systemAccount(account), cents: negate(amount) },
    ]
    const wish = { reference: `gift:${account}`, kind: 'goodwill', entries, by: 'test', at: shop.clock.now() }
    await expect(inTransaction(shop.database.pool, (tx) => post(tx, wish))).rejects.toThrow(/no adjustment allows/)
  })

  test('the server’s login a change of what was proposed, and any removal', async () => {
    const id = await proposed()
    const { pool } = shop.database
    await expect(pool.query('update balance_adjustments set cents = 1 where id = $1', [id])).rejects.toThrow(
      /permission/,
    )
    await expect(pool.query('delete from balance_adjustments where id = $1', [id])).rejects.toThrow(/permission/)
  })
})
