import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { atOnce } from '../../../db/testing/at-once.ts'
import { runDueJobs } from '../../../jobs/runner.ts'
import { devMails } from '../../../ports/mail/dev-mailbox.ts'
import { askToLeave, deleteLeaving, isGone, leaving } from '../../identity/deletions/testing/leaving.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { bringTo, orderFromBalance } from '../../orders/orders/testing/handled-orders.ts'
import { doAt, readAt, rowsOf } from './testing/staff-customers.ts'

let shop: TestShop
let first: TestStaff
let second: TestStaff
let operator: TestStaff
let customer: TestCustomer

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

// Their sessions end while the clock runs on.
beforeEach(async () => {
  first = await asStaff(shop, 'administrator')
  second = await asStaff(shop, 'administrator')
  operator = await asStaff(shop)
  customer = await shop.customer()
})

afterAll(() => shop?.stop())

const reason = { reason: 'asked by letter, passport seen' }

const propose = (of = customer.id, by = first) => doAt(by, '/staff/customers/:id/deletion/propose', of, reason)
const approve = (of = customer.id, by = second) => doAt(by, '/staff/customers/:id/deletion/approve', of, {})
const reject = (of = customer.id, by = second) => doAt(by, '/staff/customers/:id/deletion/reject', of, reason)

const seen = async (of = customer.id) =>
  (await readAt(await asStaff(shop), '/staff/customers/:id', of)).body.customer as Record<string, unknown>

const preview = async (of = customer.id, by = operator) =>
  (await readAt(by, '/staff/customers/:id/deletion', of)).body.preview as {
    hindrances: string[]
    erased: { kind: string; count: number }[]
    kept: { kind: string; count: number }[]
    kept_until: string | null
  }

const listed = async (filter: string) =>
  rowsOf(await operator.browser.get(`/api/staff/customers?filter=${filter}`)).map(({ id }) => id)

const proposedOnToday = async () => {
  const { body } = await operator.browser.get('/api/staff/today')
  return (body.waiting as { kind: string; count: number }[]).find(({ kind }) => kind === 'deletions_proposed')?.count
}

test('an account that one proposes and another approves goes in 14 days, as if its owner had asked', async () => {
  const proposed = await propose()
  expect(proposed.body.customer).toMatchObject({
    deletion: null,
    deletion_proposal: { ...reason, proposed_by: { id: first.id, name: first.name } },
  })
  expect(await listed('deletion_proposed')).toEqual([customer.id])
  expect(await proposedOnToday()).toBe(1)
  const { body } = await approve()
  const due = new Date(shop.clock.now().getTime() + 14 * 24 * 3_600_000).toISOString()
  expect(body.customer).toMatchObject({
    deletion: { due_at: due, ended_at: null, by_staff: { proposed_by: first.name, approved_by: second.name } },
    deletion_proposal: null,
  })
  expect([await listed('deletion_proposed'), await proposedOnToday()]).toEqual([[], 0])
  expect(await listed('leaving')).toContain(customer.id)
  expect((await customer.browser.get('/api/user/deletion')).body.payload).toMatchObject({ due_at: due })
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const subjects = (await devMails(shop.shop.pool, customer.email)).map(({ subject }) => subject)
  expect(subjects).toContain('Your account will be deleted')
  expect(((await seen()).events as { kind: string; by: string; why: string }[]).slice(0, 2)).toMatchObject([
    { kind: 'deletion_approved', by: second.name, why: reason.reason },
    { kind: 'deletion_proposed', by: first.name, why: reason.reason },
  ])
  await deleteLeaving(shop)
  expect(await isGone(shop, customer)).toBe(true)
  const { rows } = await shop.database.ownerPool.query('select reason from deletion_proposals where customer_id = $1', [
    customer.id,
  ])
  expect(rows).toEqual([{ reason: 'erased' }])
})

test('the owner keeps an account that staff were to delete with one press', async () => {
  await propose()
  await approve()
  expect((await customer.browser.post('/api/user/deletion/keep', {})).status).toBe(200)
  expect(await seen()).toMatchObject({ deletion: null, deletion_proposal: null })
  expect((await approve()).body.code).toBe('deletion_proposal_over')
  await deleteLeaving(shop)
  expect(await isGone(shop, customer)).toBe(false)
  expect((await propose(customer.id, await asStaff(shop, 'administrator'))).status).toBe(200)
})

test('nobody approves their own, nor does the database let them, and operators decide none', async () => {
  await propose()
  expect((await approve(customer.id, first)).body.code).toBe('second_person_needed')
  for (const call of [propose, approve, reject]) expect((await call(customer.id, operator)).status).toBe(403)
  const change = (set: string) =>
    shop.shop.pool.query(`update deletion_proposals set ${set} where customer_id = $1`, [customer.id])
  await expect(change('approved_by = proposed_by, approved_at = now()')).rejects.toThrow(/second_person|approve/)
  await expect(
    shop.shop.pool.query(
      `insert into account_deletions (customer_id, asked_at, due_at, proposal_id)
       select customer_id, now(), now() + interval '336 hours', id from deletion_proposals where customer_id = $1`,
      [customer.id],
    ),
  ).rejects.toThrow('nobody approved proposal')
  expect(await seen()).toMatchObject({ deletion: null })
})

test('who has only just become an administrator approves nothing, nor whoever was let in by the proposer', async () => {
  await propose()
  const access = (id: number, byId: number | null, days: number) =>
    shop.database.ownerPool.query(`insert into staff_access (staff_id, kind, by_id, at) values ($1, 'made', $2, $3)`, [
      id,
      byId,
      new Date(shop.clock.now().getTime() - days * 24 * 3_600_000),
    ])
  await access(second.id, first.id, 10)
  expect((await approve()).body.code).toBe('approver_tied')
  const third = await asStaff(shop, 'administrator')
  await access(third.id, null, 1)
  expect((await approve(customer.id, third)).body.code).toBe('approver_new')
})

test('two approvers at one moment begin one deletion', async () => {
  await propose()
  const third = await asStaff(shop, 'administrator')
  const held = `select from customers where id = ${customer.id} for update`
  const answers = await atOnce(shop.database, held, () => [approve(), approve(customer.id, third)])
  expect(answers.map((answer) => answer?.status)).toEqual([200, 200])
  const { rows } = await shop.database.ownerPool.query(
    'select proposal_id from account_deletions where customer_id = $1',
    [customer.id],
  )
  expect(rows).toHaveLength(1)
  expect((await approve()).status).toBe(200)
  expect((await propose()).body.code).toBe('deletion_begun')
})

test('an approval and a rejection at one moment have one outcome', async () => {
  await propose()
  const held = `select from customers where id = ${customer.id} for update`
  const answers = await atOnce(shop.database, held, () => [approve(), reject(customer.id, first)])
  const [approved, rejected] = answers.map((answer) => answer?.status)
  expect([
    [200, 409],
    [409, 200],
  ]).toContainEqual([approved, rejected])
  expect((await seen()).deletion === null).toBe(rejected === 200)
})

test('a proposal that is rejected is over, and another can be made', async () => {
  expect((await reject()).body.code).toBe('deletion_proposal_over')
  await propose()
  expect((await propose(customer.id, second)).body.code).toBe('deletion_proposal_open')
  expect((await reject()).body.customer).toMatchObject({ deletion_proposal: null })
  expect((await approve()).body.code).toBe('deletion_proposal_over')
  expect((await propose()).status).toBe(200)
})

test('where the owner asks themselves meanwhile, theirs goes on', async () => {
  await propose()
  expect((await askToLeave(customer)).status).toBe(200)
  expect((await approve()).body.customer).toMatchObject({ deletion: { by_staff: null }, deletion_proposal: null })
})

test('what keeps an owner from it keeps staff from it, when it is proposed and when it is approved', async () => {
  const rich = await shop.customer({ balanceCents: 100 })
  expect((await preview(rich.id)).hindrances).toEqual(['balance'])
  expect((await propose(rich.id)).body.code).toBe('customer_not_settled')
  await propose()
  const { orderId } = await orderFromBalance(shop)
  await shop.database.ownerPool.query('alter table orders disable trigger user')
  await shop.database.ownerPool.query('update orders set customer_id = $2 where id = $1', [orderId, customer.id])
  await shop.database.ownerPool.query('alter table orders enable trigger user')
  expect((await preview()).hindrances).toEqual(['orders'])
  expect((await approve()).body.code).toBe('customer_not_settled')
})

test('a preview says what goes, what is kept and until when', async () => {
  expect(await preview()).toEqual({
    hindrances: [],
    erased: [{ kind: 'sessions', count: 1 }],
    kept: [],
    kept_until: null,
  })
  const { orderId, customer: buyer } = await orderFromBalance(shop)
  await bringTo(shop, orderId, 'completed')
  const late = await asStaff(shop)
  await doAt(late, '/staff/customers/:id/tags', buyer.id, { tag: 'Reseller' })
  const { erased, kept, kept_until: until } = await preview(buyer.id, late)
  expect(erased).toContainEqual({ kind: 'tags', count: 1 })
  expect(kept).toContainEqual({ kind: 'orders', count: 1 })
  expect(until).toBe(`${shop.clock.now().getUTCFullYear() + 10}-12-31`)
})

test('nothing is proposed of an account that is on its way out, is gone, or never was', async () => {
  await leaving(customer)
  expect((await propose()).body.code).toBe('deletion_begun')
  await deleteLeaving(shop)
  const [late, other] = [await asStaff(shop, 'administrator'), await asStaff(shop, 'administrator')]
  expect((await propose(customer.id, late)).body.code).toBe('deletion_begun')
  const nobody = 999_999
  expect((await propose(nobody, late)).body.code).toBe('customer_not_found')
  expect((await approve(nobody, other)).body.code).toBe('customer_not_found')
  expect((await reject(nobody, late)).body.code).toBe('customer_not_found')
  expect((await readAt(late, '/staff/customers/:id/deletion', nobody)).body.code).toBe('customer_not_found')
})
