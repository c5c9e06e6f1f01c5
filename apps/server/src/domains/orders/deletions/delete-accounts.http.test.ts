import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestCustomer } from '@pandrop/testkit/shop'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { trialBalance } from '../../../ledger/trial-balance.ts'
import { doAt, readAt } from '../../backoffice/customers/testing/staff-customers.ts'
import { expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { deleteLeaving, isGone, leaving } from '../../identity/deletions/testing/leaving.ts'
import { placesOf } from '../../identity/deletions/testing/search-everything.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { addDocument, askedBy, rejectAt } from '../../identity/verifications/testing/verifications.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { sendPicture, write } from '../cases/testing/cases.ts'
import { takeOrderStep } from '../orders/order-steps.ts'
import { bringTo, by, orderFromBalance } from '../orders/testing/handled-orders.ts'
import { forgetKeptPapers } from '../papers/kept-papers.ts'
import { issueReceipts } from '../receipts/issue-receipts.ts'
import { deleteDueAccounts } from './delete-accounts.ts'

let shop: CardShop
let staff: TestStaff

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

beforeEach(async () => {
  staff = await asStaff(shop)
})

afterAll(() => shop?.stop())

const person = {
  name: 'Zdenka',
  surname: 'Quistgaard',
  email: 'zdenka.quistgaard@example.org',
  phone: '+386 40 512 811',
  country: 'SI',
  city: 'Podčetrtek',
  address: 'Travniška pot 77',
  postCode: '3254',
}

const storedFiles = (): Promise<string[]> =>
  readdir(join(shop.shop.env.DATA_DIR, 'storage'), { recursive: true, withFileTypes: true }).then(
    (found) => found.filter((entry) => entry.isFile()).map(({ name }) => name),
    () => [],
  )

const traces = ['Zdenka', 'Quistgaard', 'quistgaard', '38640512811', 'Travniška', 'Podčetrtek']

const avatarOf = (picture: Uint8Array) => {
  const rawBody = new FormData()
  rawBody.append('file', new Blob([Buffer.from(picture)], { type: 'image/png' }), 'me.png')
  return { rawBody }
}

/** Topped up by card, bought, was given one order back, was looked at by staff, and has been sent everything. */
const busyLife = async (): Promise<{ customer: TestCustomer; orderId: number; payment: string }> => {
  const customer = await shop.customer()
  await shop.database.ownerPool.query('update customers set email = $2 where id = $1', [customer.id, person.email])
  const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'green' } })
    .png()
    .toBuffer()
  expect((await customer.browser.call('POST', '/api/user/avatar', avatarOf(png))).status).toBe(200)
  const payment = await shop.topUp(customer, { ...person, amount: 20 })
  await shop.pay(payment, 'pays')
  const ended = await orderFromBalance(shop, 1, customer)
  await takeOrderStep(shop.shop, 'cancelled', { orderId: ended.orderId, by, note: 'Quistgaard asked' })
  const { orderId } = await orderFromBalance(shop, 2, customer)
  const { name, surname, email, city, address } = person
  const written = `set name = '${name}', surname = '${surname}', email = '${email}', city = '${city}',
    address = '${address}', phone = '+38640512811'`
  await shop.database.ownerPool.query(`update customers ${written} where id = $1`, [customer.id])
  await shop.database.ownerPool.query(`update orders ${written} where customer_id = $1`, [customer.id])
  await issueReceipts(shop.shop)
  expect((await customer.browser.download(`/api/deposit/confirmation/${payment}`)).status).toBe(200)
  const { request } = await askedBy(shop, customer)
  const administrator = await asStaff(shop, 'administrator')
  const refusal = { reason: 'other', message: 'Quistgaard is another name' }
  expect((await rejectAt(administrator, request, refusal)).status).toBe(200)
  const seen = { reason: 'Quistgaard sent a pass', status: 'approved' }
  expect((await doAt(administrator, '/staff/customers/:id/verification', customer.id, seen)).status).toBe(200)
  expect((await addDocument(customer, png)).status).toBe(200)
  const note = { text: 'Zdenka Quistgaard sends from two accounts', pinned: true }
  await doAt(staff, '/staff/customers/:id/notes', customer.id, note, randomUUID())
  const { body: picture } = await sendPicture(customer, png)
  const asked = { text: 'Quistgaard asks where it is', pictures: [picture.id] }
  expect((await write(customer, orderId, asked)).status).toBe(200)
  await bringTo(shop, orderId, 'completed')
  await customer.browser.post('/api/user/personal-export', {})
  await runDueJobs(shop.shop, shop.database.serverUrl)
  return { customer: { ...customer, email: person.email }, orderId, payment }
}

const staffPaper = async (path: string): Promise<Buffer> => {
  const { status, bytes } = await staff.browser.download(path)
  expect(status, path).toBe(200)
  return Buffer.from(bytes)
}

test('of a deleted account nothing personal is found, its papers open as before, and the books stay', async () => {
  const { customer, orderId, payment } = await busyLife()
  staff = await asStaff(shop)
  const { rows } = await shop.database.ownerPool.query(
    `select (select id from receipts where order_id = $1) as receipt,
       (select max(id) from credit_notes) as note`,
    [orderId],
  )
  const [{ receipt, note }] = rows as [{ receipt: number; note: number }]
  const papers = () =>
    Promise.all([
      staffPaper(`/api/staff/receipts/${receipt}`),
      staffPaper(`/api/staff/credit-notes/${note}`),
      staffPaper(`/api/staff/confirmations/${payment}`),
    ])
  const [before, balances] = [await papers(), await trialBalance(shop.database.pool)]
  const known = await placesOf(shop, traces)
  const places = ['customers', 'orders', 'payments', 'case_messages', 'customer_notes', 'verifications', 'audit_log']
  for (const place of [...places, 'provider_events', 'sent_mails'])
    expect(known.join(), place).toContain(`public.${place}: `)
  expect(await storedFiles()).not.toEqual([])

  await leaving(customer)
  await deleteLeaving(shop)
  await runDueJobs(shop.shop, shop.database.serverUrl)
  expect(await isGone(shop, customer)).toBe(true)
  // The mailbox of a demo stands for the world outside: the last mail is in it alone.
  const last = await shop.database.ownerPool.query(`delete from dev_mails where recipient = $1 returning subject`, [
    person.email,
  ])
  expect(last.rows.map(({ subject }) => subject)).toEqual(['Your account was deleted'])
  expect(await placesOf(shop, traces)).toEqual([])
  expect(await storedFiles()).toEqual([])

  staff = await asStaff(shop)
  const after = await papers()
  for (const [place, paper] of before.entries()) expect(after[place]?.equals(paper), `paper ${place}`).toBe(true)
  expect(await trialBalance(shop.database.pool)).toEqual(balances)
  await expectCleanBooks(shop.database.pool)
  shop.clock.advance({ days: 365 * 11 + 3 })
  await forgetKeptPapers(shop.shop)
  expect((await shop.database.ownerPool.query('select from kept_papers')).rows).toEqual([])
})

test('nobody signs in to a deleted account, and its address is free for a new one', async () => {
  const customer = await leaving(await shop.customer())
  const { email, password } = customer
  await deleteLeaving(shop)
  expect((await customer.browser.get('/api/user/profile')).status).toBe(401)
  const signIn = (username: string) => shop.visitor().post('/api/login', { username, password })
  for (const username of [email, `deleted-${customer.id}@deleted.invalid`]) {
    expect((await signIn(username)).body.code).toBe('credentials_wrong')
  }
  const form = { name: 'Ana', surname: 'Novak', email, phone: '+38640512809', password, passConfirm: password }
  const visitor = shop.visitor()
  const registered = await visitor.post('/api/register', form)
  expect([registered.status, registered.body]).toMatchObject([200, { status: 'OK' }])
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const { rows } = await shop.database.ownerPool.query(
    `select subject from dev_mails where recipient = $1 and sent_at > now() - interval '1 minute' order by id`,
    [email],
  )
  expect(rows.map(({ subject }) => subject).join()).not.toContain('already')
  const { body } = await readAt(await asStaff(shop), '/staff/customers/:id', customer.id)
  expect(body.customer).toMatchObject({
    name: 'Deleted',
    surname: 'customer',
    deletion: { ended_at: shop.clock.now().toISOString() },
    sessions: [],
  })
})

test('what has come up meanwhile makes it wait, which staff see, and it goes once that has ended', async () => {
  const customer = await leaving(await shop.customer())
  const blocked = await leaving(await shop.customer())
  const other = await leaving(await shop.customer())
  const { rows } = await shop.database.ownerPool.query(
    `insert into balance_adjustments (customer_id, cents, kind, reason, note, state, proposed_by, proposed_at,
       request_key)
     values ($1, 100, 'goodwill', 'late', 'sorry', 'proposed', $2, now(), 'leaving-meanwhile') returning id`,
    [customer.id, staff.id],
  )
  await doAt(staff, '/staff/customers/:id/block', blocked.id)
  await deleteLeaving(shop)
  const gone = async () => [await isGone(shop, customer), await isGone(shop, blocked), await isGone(shop, other)]
  expect(await gone()).toEqual([false, false, true])
  shop.clock.advance({ hours: 3 })
  staff = await asStaff(shop)
  const { body: today } = await staff.browser.get('/api/staff/today')
  expect(today.waiting).toContainEqual({ kind: 'deletions_waiting', count: 2, sum: null, overdue: 0 })
  await doAt(staff, '/staff/adjustments/:id/reject', rows[0].id)
  await doAt(staff, '/staff/customers/:id/unblock', blocked.id)
  const second = await asStaff(shop)
  await doAt(second, '/staff/adjustments/:id/reject', rows[0].id, { reason: 'not needed' })
  await deleteDueAccounts(shop.shop)
  expect(await gone()).toEqual([true, true, true])
})
