import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { devMails } from '../../../ports/mail/dev-mailbox.ts'
import { removeLostFactors } from '../../identity/second-factor/lost-factor.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { codeAt } from '../../identity/staff-sign-in/testing/sign-in.ts'
import { doAt, readAt } from './testing/staff-customers.ts'

let shop: TestShop
let staff: TestStaff
let second: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
})

// Their sessions end while the clock runs on.
beforeEach(async () => {
  staff = await asStaff(shop)
  second = await asStaff(shop)
})

afterAll(() => shop.stop())

const factorPath = '/api/user/second-factor'

const protectedCustomer = async () => {
  const customer = await shop.customer()
  const { browser, password } = customer
  const secret = String((await browser.post(`${factorPath}/begin`, { cur_password: password })).body.secret)
  shop.clock.advance({ minutes: 1 })
  const confirmed = await browser.post(`${factorPath}/confirm`, { code: codeAt(secret, shop.clock.now()) })
  const [code = ''] = confirmed.body.recovery_codes as string[]
  return { ...customer, secret, code }
}

type Lost = Awaited<ReturnType<typeof protectedCustomer>>

const propose = ({ id }: { id: number }, by = staff) => doAt(by, '/staff/customers/:id/second-factor/remove', id)
const approve = ({ id }: { id: number }, by = second) => doAt(by, '/staff/customers/:id/second-factor/approve', id, {})
const cancel = ({ id }: { id: number }, by = staff) => doAt(by, '/staff/customers/:id/second-factor/cancel', id)

const login = ({ email, password }: Lost, code?: string) =>
  shop.visitor().post('/api/login', { username: email, password, ...(code && { code }) })

const shown = async ({ id }: Lost) => {
  const reader = await asStaff(shop)
  const { body } = await readAt(reader, '/staff/customers/:id', id)
  return body.customer as { second_factor: unknown; events: { kind: string; by: string; why: string }[] }
}

/** How many lost factors Today counts, and whom the list of customers shows for one. */
const waiting = async () => {
  const { body: today } = await staff.browser.get('/api/staff/today')
  const { body: list } = await staff.browser.get('/api/staff/customers?filter=factor_lost')
  const counted = (today.waiting as { kind: string; count: number }[]).find(({ kind }) => kind === 'factor_removals')
  return [counted?.count, (list.rows as { id: number }[]).map(({ id }) => id)]
}

const eventsOf = async (customer: Lost) => (await shown(customer)).events.map(({ kind, by }) => [kind, by])

const mailsTo = async ({ email }: Lost) => {
  await runDueJobs(shop.shop, shop.database.serverUrl)
  return devMails(shop.shop.pool, email)
}

test('a lost factor goes by two people and 72 hours later, and its owner is told at both ends', async () => {
  const customer = await protectedCustomer()
  const { name: proposer } = staff
  expect((await approve(customer)).body.code).toBe('factor_removal_over')
  const proposed = await propose(customer)
  expect((proposed.body.customer as { second_factor: unknown }).second_factor).toMatchObject({
    recovery_codes_left: 10,
    removal: { reason: 'told on the phone', proposed_by: { id: staff.id, name: staff.name }, due_at: null },
  })
  expect(await waiting()).toEqual([1, [customer.id]])
  expect((await propose(customer, second)).body.code).toBe('factor_removal_open')
  expect(await approve(customer, staff)).toMatchObject({ status: 409, body: { code: 'second_person_needed' } })
  shop.clock.advance({ days: 5 })
  await removeLostFactors(shop.shop)
  expect((await login(customer)).body.code).toBe('code_needed')
  const late = await asStaff(shop)
  const approvals = await Promise.all([approve(customer, late), approve(customer, late)])
  expect(approvals.map(({ status }) => status)).toEqual([200, 200])
  staff = late
  expect(await waiting()).toEqual([0, [customer.id]])
  const due = new Date(shop.clock.now().getTime() + 72 * 3_600_000)
  expect((await shown(customer)).second_factor).toMatchObject({ removal: { due_at: due.toISOString() } })
  const begun = (await mailsTo(customer)).filter(({ subject }) => subject === 'Your second factor will be removed')
  expect(begun).toHaveLength(1)
  shop.clock.advance({ hours: 71 })
  await removeLostFactors(shop.shop)
  expect((await login(customer)).body.code).toBe('code_needed')
  shop.clock.advance({ hours: 1 })
  await Promise.all([removeLostFactors(shop.shop), removeLostFactors(shop.shop)])
  expect((await login(customer)).status).toBe(200)
  expect((await customer.browser.get('/api/user/profile')).status).toBe(401)
  expect((await shown(customer)).second_factor).toBeNull()
  expect(await eventsOf(customer)).toEqual([
    ['factor_removed', 'shop'],
    ['factor_removal_approved', late.name],
    ['factor_removal_proposed', proposer],
  ])
  const subjects = (await mailsTo(customer)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'The second factor was turned off')).toHaveLength(1)
})

test.each(['app', 'recovery code'])('a right code of the %s ends a removal that others asked for', async (way) => {
  const customer = await protectedCustomer()
  await propose(customer)
  await approve(customer)
  shop.clock.advance({ hours: 71 })
  const code = way === 'app' ? codeAt(customer.secret, shop.clock.now()) : customer.code
  expect((await login(customer, code)).status).toBe(200)
  shop.clock.advance({ days: 2 })
  await removeLostFactors(shop.shop)
  expect((await login(customer)).body.code).toBe('code_needed')
  expect((await shown(customer)).second_factor).toMatchObject({ removal: null })
  expect((await eventsOf(customer))[0]).toEqual(['factor_kept', 'customer'])
})

test('from the approval on a browser that was spared the code is asked for it again', async () => {
  const customer = await protectedCustomer()
  const home = shop.visitor()
  const { email: username, password, code } = customer
  await home.post('/api/login', { username, password, code, remember_browser: true })
  expect((await home.post('/api/login', { username, password })).status).toBe(200)
  await propose(customer)
  await approve(customer)
  expect((await home.post('/api/login', { username, password })).body.code).toBe('code_needed')
})

test('staff end a removal with a reason, before and after it was approved', async () => {
  const customer = await protectedCustomer()
  for (const isApproved of [false, true]) {
    await propose(customer)
    if (isApproved) await approve(customer)
    expect((await cancel(customer)).status).toBe(200)
    expect((await cancel(customer)).body.code).toBe('factor_removal_over')
    shop.clock.advance({ days: 4 })
    await removeLostFactors(shop.shop)
    staff = await asStaff(shop)
    second = await asStaff(shop)
  }
  expect((await login(customer)).body.code).toBe('code_needed')
})

test('nothing is removed from who has nothing, or is nobody', async () => {
  const plain = await shop.customer()
  expect((await propose(plain)).body.code).toBe('customer_factor_off')
  for (const step of [propose, approve, cancel]) expect((await step({ id: 999_999 })).status).toBe(404)
})

test('a code that is given at the moment of the removal either keeps the factor or comes too late', async () => {
  for (let round = 0; round < 4; round += 1) {
    const customer = await protectedCustomer()
    const [one, other] = [await asStaff(shop), await asStaff(shop)]
    await propose(customer, one)
    await approve(customer, other)
    shop.clock.advance({ hours: 72 })
    const [signedIn] = await Promise.all([login(customer, customer.code), removeLostFactors(shop.shop)])
    // Where the factor is gone the password alone signs in, whatever was typed beside it.
    expect(signedIn.status).toBe(200)
    const [[kind]] = (await eventsOf(customer)) as [[string]]
    const after = await login(customer)
    expect(after.body.code).toBe(kind === 'factor_kept' ? 'code_needed' : undefined)
  }
})

test('the database takes no removal by one person alone, and none that is too early', async () => {
  const customer = await protectedCustomer()
  await propose(customer)
  const change = (set: string) =>
    shop.shop.pool.query(`update factor_removals set ${set} where customer_id = $1 and ended_at is null`, [customer.id])
  await expect(
    change(`approved_by = proposed_by, approved_at = now(), due_at = now() + interval '72 hours'`),
  ).rejects.toThrow('factor_removals_second_person')
  await expect(
    change(`approved_by = ${second.id}, approved_at = now(), due_at = now() + interval '71 hours'`),
  ).rejects.toThrow('factor_removals_approved')
  await expect(change('ended_at = now(), removed = true')).rejects.toThrow('factor_removals_ended')
})
