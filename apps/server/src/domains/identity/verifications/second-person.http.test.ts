import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { pictures } from '../avatars/testing/pictures.ts'
import { asStaff, type TestStaff } from '../staff/testing/as-staff.ts'
import { addDocument, approveAt, asAdministrator, ask, askedBy, ownState, rejectAt } from './testing/verifications.ts'

let shop: CardShop
let ann: TestStaff
let bob: TestStaff

beforeAll(async () => {
  shop = await openCardShop()
  ann = await asAdministrator(shop)
  bob = await asAdministrator(shop)
})

afterAll(() => shop?.stop())

/** A customer who has moved so much by card. */
const movedByCard = async (amount: number) => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer, { amount: 20 })
  await shop.pay(payment, 'pays')
  await shop.database.ownerPool.query('alter table payments disable trigger user')
  await shop.database.ownerPool.query('update payments set credit_cents = $2 where id = $1', [payment, amount * 100])
  await shop.database.ownerPool.query('alter table payments enable trigger user')
  return askedBy(shop, customer)
}

const standing = async (request: number) =>
  (await ann.browser.get(`/api/staff/verifications/${request}`)).body.verification as Record<string, unknown>

const said = ({ status, body }: Reply) =>
  status === 200 ? (body.verification as { state: string }).state : String(body.code)

const elsewhere = ({ browser }: TestStaff, customerId: number, status: 'approved' | 'none' = 'approved') =>
  browser.post(`/api/staff/customers/${customerId}/verification`, { status, reason: 'seen at the counter' })

test('whoever moved more than the limit within a year is approved by two administrators', async () => {
  const customer = await movedByCard(10_000.01)
  expect(await standing(customer.request)).toMatchObject({ moved: 10_000.01, needs_second: true })
  expect(said(await approveAt(ann, customer.request))).toBe('pending')
  expect(await standing(customer.request)).toMatchObject({ first_approved_by: { id: ann.id, name: ann.name } })
  expect(await ownState(customer)).toMatchObject({ status: 'pending', request: { state: 'pending' } })
  expect(said(await approveAt(ann, customer.request))).toBe('second_person_needed')
  expect(said(await approveAt(bob, customer.request))).toBe('approved')
  expect((await ownState(customer)).status).toBe('approved')
  expect(said(await approveAt(bob, (await movedByCard(10_000)).request)), 'just the limit').toBe('approved')
  const longAgo = await movedByCard(20_000)
  const past = `update payments set settled_at = settled_at - interval '366 days' where customer_id = $1`
  await shop.database.ownerPool.query('alter table payments disable trigger user')
  await shop.database.ownerPool.query(past, [longAgo.id])
  await shop.database.ownerPool.query('alter table payments enable trigger user')
  expect(said(await approveAt(ann, longAgo.request)), 'more than a year ago').toBe('approved')
})

test('with a limit of nothing everybody is approved by two', async () => {
  await shop.database.ownerPool.query('update settings set verification_second_person_cents = 0')
  const { request } = await askedBy(shop)
  expect(said(await approveAt(ann, request))).toBe('pending')
  expect(said(await approveAt(bob, request))).toBe('approved')
  await shop.database.ownerPool.query('update settings set verification_second_person_cents = 1000000')
})

test('a second person whose access is new, or came from the first, does not count', async () => {
  const { request } = await movedByCard(20_000)
  await approveAt(ann, request)
  const fresh = await asAdministrator(shop)
  await shop.database.ownerPool.query('insert into staff_access (staff_id, kind, at) values ($1, $2, $3)', [
    fresh.id,
    'made',
    shop.clock.now(),
  ])
  expect(said(await approveAt(fresh, request))).toBe('approver_new')
  const tied = await asAdministrator(shop)
  await shop.database.ownerPool.query(
    `insert into staff_access (staff_id, kind, by_id, at) values ($1, 'made', $2, $3::timestamptz - interval '9 days')`,
    [tied.id, ann.id, shop.clock.now()],
  )
  expect(said(await approveAt(tied, request))).toBe('approver_tied')
  expect(said(await rejectAt(tied, request)), 'to turn down takes one').toBe('rejected')
})

test('the database takes no approval by one person where two are needed, and none by the same twice', async () => {
  const { request } = await movedByCard(20_000)
  const change = (set: string) => shop.shop.pool.query(`update verifications set ${set} where id = ${request}`)
  const approval = `state = 'approved', decided_at = now(), valid_until = now() + interval '1 year'`
  await expect(change(`${approval}, decided_by = ${ann.id}`)).rejects.toThrow('needs two people')
  await expect(
    change(`${approval}, decided_by = ${ann.id}, first_approved_by = ${bob.id}, first_approved_at = now()`),
  ).rejects.toThrow('needs two people')
  await expect(change(approval)).rejects.toThrow('is decided by nobody')
  await approveAt(ann, request)
  await expect(change(`${approval}, decided_by = ${ann.id}`)).rejects.toThrow('verifications_second_person')
  await expect(change(`first_approved_by = ${bob.id}`)).rejects.toThrow('has a first approval already')
  await expect(shop.shop.pool.query('delete from verifications where id = $1', [request])).rejects.toThrow(
    'permission denied',
  )
})

test('two administrators at once decide once, and who withdraws meanwhile has withdrawn or is verified', async () => {
  for (let round = 0; round < 4; round += 1) {
    const customer = await askedBy(shop)
    const outcomes = await Promise.all([approveAt(ann, customer.request), approveAt(bob, customer.request)])
    expect(outcomes.map(said)).toEqual(['approved', 'approved'])
    const { rows } = await shop.database.ownerPool.query(
      `select count(*)::int as times from account_events where customer_id = $1 and kind = 'verification_approved'`,
      [customer.id],
    )
    expect(rows[0].times).toBe(1)
    const other = await askedBy(shop)
    const [approved, withdrawn] = await Promise.all([
      approveAt(ann, other.request),
      other.browser.post('/api/user/verification/withdraw', {}),
    ])
    expect(withdrawn.status).toBe(200)
    const { status, request } = await ownState(other)
    expect([status, request?.state]).toEqual(
      said(approved) === 'approved' ? ['approved', 'approved'] : ['none', 'withdrawn'],
    )
    const contested = await askedBy(shop)
    const decisions = await Promise.all([approveAt(ann, contested.request), rejectAt(bob, contested.request)])
    expect(decisions.map(said).filter((word) => word === 'verification_state_wrong')).toHaveLength(1)
  }
})

test('of two requests that are sent at once one waits', async () => {
  const customer = await shop.customer()
  const png = await pictures.png()
  await addDocument(customer, png)
  await addDocument(customer, png)
  const [first, second] = (await ownState(customer)).uploads.map(({ id }) => id)
  const replies = await Promise.all([ask(customer, [first ?? '']), ask(customer, [second ?? ''])])
  const codes = replies.map(({ status, body }) => (status === 200 ? 'OK' : String(body.code)))
  expect(codes.toSorted()).toEqual(['OK', 'verification_open'])
  const same = await shop.customer()
  await addDocument(same, png)
  const both = await Promise.all([ask(same, [(await ownState(same)).uploads[0]?.id ?? '']), ask(same)])
  expect((await ownState(same)).request?.state).toBe('pending')
  expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
})

test('an administrator who saw somebody elsewhere says so, and above the limit a second one agrees', async () => {
  const customer = await shop.customer()
  expect((await elsewhere(await asStaff(shop), customer.id)).status).toBe(403)
  for (let times = 0; times < 2; times += 1) expect((await elsewhere(ann, customer.id)).status).toBe(200)
  expect(await ownState(customer)).toMatchObject({ status: 'approved', request: { state: 'approved', message: '' } })
  for (let times = 0; times < 2; times += 1) expect((await elsewhere(ann, customer.id, 'none')).status).toBe(200)
  expect(await ownState(customer)).toMatchObject({ status: 'none', request: { state: 'expired' }, may_send: true })
  const busy = await movedByCard(20_000)
  expect((await elsewhere(ann, busy.id)).body.code).toBe('verification_waits')
  await rejectAt(ann, busy.request)
  const { body } = await elsewhere(ann, busy.id)
  expect(body.customer).toMatchObject({ verification_status: 'pending' })
  const { body: list } = await bob.browser.get(`/api/staff/verifications?state=pending&customer=${busy.id}`)
  const [waiting] = list.rows as { id: number; seen_elsewhere: boolean; documents: number }[]
  expect(waiting).toMatchObject({ seen_elsewhere: true, documents: 0 })
  expect(said(await approveAt(ann, waiting?.id ?? 0))).toBe('second_person_needed')
  expect(said(await approveAt(bob, waiting?.id ?? 0))).toBe('approved')
  for (const status of ['approved', 'none'] as const)
    expect((await elsewhere(ann, 999_999, status)).body.code).toBe('customer_not_found')
})

test('verifications are found by state, customer and words, and are for administrators alone', async () => {
  const { id, email, request } = await askedBy(shop)
  const found = async (query: string) =>
    ((await ann.browser.get(`/api/staff/verifications?${query}`)).body.rows as { id: number }[]).map((row) => row.id)
  expect(await found(`search=${encodeURIComponent(email)}`)).toEqual([request])
  expect(await found(`customer=${id}&state=pending`)).toEqual([request])
  expect(await found(`customer=${id}&state=approved`)).toEqual([])
  expect((await found('state=pending')).at(-1), 'oldest first').toBe(request)
  expect((await found('limit=1'))[0], 'newest first').toBe(request)
  expect((await ann.browser.get('/api/staff/verifications?after=never')).body.code).toBe('invalid_input')
  for (const path of ['/api/staff/verifications', `/api/staff/verifications/${request}`]) {
    expect((await (await asStaff(shop)).browser.get(path)).status).toBe(403)
    expect((await shop.visitor().get(path)).status).toBe(401)
  }
  for (const reply of [await approveAt(ann, 999_999), await rejectAt(ann, 999_999)])
    expect(reply).toMatchObject({ status: 404, body: { code: 'verification_not_found' } })
  expect((await ann.browser.get('/api/staff/verifications/999999')).status).toBe(404)
  const today = (await ann.browser.get('/api/staff/today')).body.waiting as { kind: string; count: number }[]
  const waiting = await shop.database.ownerPool.query(`select from verifications where state = 'pending'`)
  expect(today.find(({ kind }) => kind === 'verifications_to_decide')?.count).toBe(waiting.rowCount)
})
