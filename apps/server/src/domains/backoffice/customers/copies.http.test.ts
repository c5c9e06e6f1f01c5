import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { devMails } from '../../../ports/mail/dev-mailbox.ts'
import { deleteLeaving, leaving } from '../../identity/deletions/testing/leaving.ts'
import { prove } from '../../identity/proof/testing/proofs.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { doAt, readAt } from './testing/staff-customers.ts'

let shop: TestShop
let administrator: TestStaff
let customer: TestCustomer

beforeAll(async () => {
  shop = await startTestShop()
})

beforeEach(async () => {
  administrator = await asStaff(shop, 'administrator')
  customer = await shop.customer()
})

afterAll(() => shop?.stop())

const ask = (by = administrator, of = customer.id) =>
  doAt(by, '/staff/customers/:id/copy', of, { reason: 'asked by letter' })

const newest = async (of = customer.id) => (await readAt(administrator, '/staff/customers/:id/copy', of)).body.copy

const work = () => runDueJobs(shop.shop, shop.database.serverUrl)

test('a copy that an administrator asks for is made, and fetched by the customer, who is told', async () => {
  expect(await newest()).toBeNull()
  expect((await ask()).body.copy).toMatchObject({ state: 'asked', asked_by: administrator.name })
  await work()
  await work()
  expect(await newest()).toMatchObject({ state: 'ready', asked_by: administrator.name })
  const subjects = (await devMails(shop.shop.pool, customer.email)).map(({ subject }) => subject)
  expect(subjects).toContain('The copy of your data is ready')
  await prove(customer)
  expect((await customer.browser.post('/api/user/personal-export/fetch', {})).status).toBe(200)
  expect(await newest()).toMatchObject({ state: 'fetched' })
  const { body } = await readAt(administrator, '/staff/customers/:id', customer.id)
  expect((body.customer as { events: unknown[] }).events).toMatchObject([
    { kind: 'copy_asked', by: administrator.name, why: 'asked by letter' },
  ])
})

test('asked at once by several, one is made, and it is none of the three that the customer may ask for', async () => {
  const answers = await Promise.all([ask(), ask(await asStaff(shop, 'administrator')), ask()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { rows } = await shop.database.ownerPool.query(
    'select count(*)::int as count from personal_exports where customer_id = $1',
    [customer.id],
  )
  expect(rows).toEqual([{ count: 1 }])
  for (let round = 0; round < 3; round += 1) {
    await shop.database.ownerPool.query(
      `update personal_exports set state = 'expired', ready_at = asked_at, ready_until = asked_at + interval '1 hour',
         ended_at = now(), key_sealed = null
       where customer_id = $1 and ended_at is null`,
      [customer.id],
    )
    await prove(customer)
    expect((await customer.browser.post('/api/user/personal-export', {})).status, `round ${round}`).toBe(200)
  }
})

test('one that the customer has asked for is answered, and stays theirs', async () => {
  await prove(customer)
  await customer.browser.post('/api/user/personal-export', {})
  expect((await ask()).body.copy).toMatchObject({ state: 'asked', asked_by: null })
  const { body } = await readAt(administrator, '/staff/customers/:id', customer.id)
  expect((body.customer as { events: unknown[] }).events).toEqual([])
})

test('operators ask for none, nobody does for an account that is gone, or never was', async () => {
  expect((await ask(await asStaff(shop))).status).toBe(403)
  const nobody = 999_999
  expect((await ask(administrator, nobody)).body.code).toBe('customer_not_found')
  expect((await readAt(administrator, '/staff/customers/:id/copy', nobody)).body.code).toBe('customer_not_found')
  await leaving(customer)
  await deleteLeaving(shop)
  expect((await ask(await asStaff(shop, 'administrator'))).body.code).toBe('customer_deleted')
})
