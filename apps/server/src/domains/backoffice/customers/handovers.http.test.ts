import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { devMails } from '../../../ports/mail/dev-mailbox.ts'
import { readZip, runJobs } from '../../identity/personal-data/testing/copies.ts'
import { prove } from '../../identity/proof/testing/proofs.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { doAt } from './testing/staff-customers.ts'

let shop: TestShop
let first: TestStaff
let second: TestStaff
let customer: TestCustomer

beforeAll(async () => {
  shop = await startTestShop()
})

beforeEach(async () => {
  first = await asStaff(shop, 'administrator')
  second = await asStaff(shop, 'administrator')
  customer = await shop.customer()
})

afterAll(() => shop?.stop())

const why = { reason: 'lost the mailbox, passport seen' }

const ask = (of = customer.id) => doAt(first, '/staff/customers/:id/copy', of, why)
const propose = (by = first, of = customer.id) => doAt(by, '/staff/customers/:id/copy/handover/propose', of, why)
const approve = (by = second, of = customer.id) => doAt(by, '/staff/customers/:id/copy/handover/approve', of, {})
const reject = (by = second, of = customer.id) => doAt(by, '/staff/customers/:id/copy/handover/reject', of, why)

const path = '/staff/customers/:id/copy/fetch'

const fetchCopy = ({ browser }: TestStaff, of = customer.id) =>
  browser.download(`/api${path.replace(':id', String(of))}`, {})

const codeOf = (bytes: Uint8Array) => JSON.parse(Buffer.from(bytes).toString()).code

/** A copy that can be fetched. */
const ready = async () => {
  await ask()
  await runJobs(shop)
}

const changesOf = async (action: string) => {
  const { rows } = await shop.database.ownerPool.query(
    `select change.table_name, change.before, change.after
     from audit_log log join audit_changes change on change.audit_id = log.id
     where log.action = $1 and change.table_name = 'copy_handovers' order by log.id desc limit 1`,
    [action],
  )
  return rows
}

test('a copy is fetched once by an administrator, after a second one agreed and the customer was told', async () => {
  await ready()
  expect((await propose()).body.copy).toMatchObject({
    handover: { ...why, proposed_by: { id: first.id, name: first.name }, approved_by: null, fetched_by: null },
  })
  expect(await changesOf('proposeHandover')).toMatchObject([{ before: null, after: { proposed_by: first.id } }])
  const early = await fetchCopy(first)
  expect([early.status, codeOf(early.bytes)]).toEqual([409, 'handover_over'])
  expect((await approve()).body.copy).toMatchObject({ handover: { approved_by: second.name } })
  expect(await changesOf('approveHandover')).toMatchObject([{ after: { approved_by: second.id } }])
  await runJobs(shop)
  const subjects = (await devMails(shop.shop.pool, customer.email)).map(({ subject }) => subject)
  expect(subjects).toContain('A copy of your data is given to us')
  const { status, bytes } = await fetchCopy(first)
  expect(status).toBe(200)
  const files = await readZip(bytes)
  expect(files['json/profile.json']).toContain(customer.email)
  // What staff wrote is in it, who wrote it is not.
  expect(files['json/profile.json']).toContain(why.reason)
  expect(JSON.stringify(files)).not.toContain(first.name)
  expect(await changesOf('fetchCustomerCopy')).toMatchObject([{ after: { fetched_by: first.id } }])
  const again = await fetchCopy(second)
  expect([again.status, codeOf(again.bytes)]).toEqual([409, 'copy_not_ready'])
  await prove(customer)
  expect((await customer.browser.post('/api/user/personal-export/fetch', {})).body.code).toBe(
    'personal_export_not_ready',
  )
  const { body } = await first.browser.get(`/api/staff/customers/${customer.id}`)
  expect((body.customer as { events: { kind: string }[] }).events.map(({ kind }) => kind)).toEqual([
    'copy_handed_over',
    'handover_approved',
    'handover_proposed',
    'copy_asked',
  ])
})

test('of two administrators who fetch at the same moment one gets the copy', async () => {
  await ready()
  await propose()
  await Promise.all([approve(), approve()])
  const answers = await Promise.all([fetchCopy(first), fetchCopy(second)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('nobody approves their own, nor does the database let them, and operators do none of it', async () => {
  await ready()
  await propose()
  expect((await approve(first)).body.code).toBe('second_person_needed')
  const operator = await asStaff(shop)
  for (const call of [propose, approve, reject]) expect((await call(operator)).status).toBe(403)
  expect((await fetchCopy(operator)).status).toBe(403)
  await expect(
    shop.shop.pool.query(
      'update copy_handovers set approved_by = proposed_by, approved_at = now() where customer_id = $1',
      [customer.id],
    ),
  ).rejects.toThrow(/second_person|approve/)
  await expect(
    shop.shop.pool.query(
      'update copy_handovers set fetched_by = proposed_by, fetched_at = now() where customer_id = $1',
      [customer.id],
    ),
  ).rejects.toThrow('copy_handovers_fetched')
})

test('who has only just become an administrator approves none, nor whoever was let in by the proposer', async () => {
  await ready()
  await propose()
  const third = await asStaff(shop, 'administrator')
  const access = (id: number, byId: number | null, days: number) =>
    shop.database.ownerPool.query(`insert into staff_access (staff_id, kind, by_id, at) values ($1, 'made', $2, $3)`, [
      id,
      byId,
      new Date(shop.clock.now().getTime() - days * 24 * 3_600_000),
    ])
  await access(second.id, first.id, 10)
  expect((await approve()).body.code).toBe('approver_tied')
  await access(third.id, null, 1)
  expect((await approve(third)).body.code).toBe('approver_new')
})

test('a proposal that is rejected is over, and another can be made', async () => {
  await ready()
  expect((await reject()).body.code).toBe('handover_over')
  await propose()
  expect((await propose(second)).body.code).toBe('handover_open')
  expect((await reject()).body.copy).toMatchObject({ handover: null })
  expect(await changesOf('rejectHandover')).toMatchObject([{ after: { rejected_by: second.id } }])
  expect((await approve()).body.code).toBe('handover_over')
  await propose()
  await approve()
  expect((await reject()).body.code).toBe('handover_over')
})

test('a copy that is not there, is not ready, or whose time is over, is handed to nobody', async () => {
  expect((await propose()).body.code).toBe('copy_not_ready')
  await ask()
  expect((await propose()).body.code).toBe('copy_not_ready')
  await runJobs(shop)
  await propose()
  shop.clock.advance({ hours: 73 })
  const [late, other] = [await asStaff(shop, 'administrator'), await asStaff(shop, 'administrator')]
  expect((await approve(late)).body.code).toBe('copy_not_ready')
  expect((await propose(other)).body.code).toBe('copy_not_ready')
  const nobody = 999_999
  expect((await propose(late, nobody)).body.code).toBe('customer_not_found')
  expect((await approve(late, nobody)).body.code).toBe('customer_not_found')
  expect((await reject(late, nobody)).body.code).toBe('customer_not_found')
  expect(codeOf((await fetchCopy(late, nobody)).bytes)).toBe('customer_not_found')
})

test('whoever fetches has shown who they are a moment before', async () => {
  await ready()
  await propose()
  await approve()
  await shop.database.ownerPool.query('update staff_sessions set proven_at = $2 where staff_id = $1', [
    first.id,
    new Date(shop.clock.now().getTime() - 6 * 60_000),
  ])
  const refused = await fetchCopy(first)
  expect([refused.status, codeOf(refused.bytes)]).toEqual([403, 'proof_required'])
})
