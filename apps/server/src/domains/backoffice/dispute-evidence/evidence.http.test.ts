import { asStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
import { type CardShop, openCardShop } from '@pandrop/server/domains/payments/payments/testing/card-shop'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openFor } from '../../checkout/purchase/testing/card-orders.ts'
import { takeItems } from '../../checkout/purchase/testing/purchases.ts'
import { bringTo } from '../../orders/orders/testing/handled-orders.ts'
import { issueReceipts } from '../../orders/receipts/issue-receipts.ts'
import { askDisputes } from '../../payments/disputes/ask-disputes.ts'
import { holdWebhooks, letWebhooksThrough, toppedUp } from '../../payments/disputes/testing/disputed.ts'
import { finishEvidence } from './submit-evidence.ts'

let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

afterEach(() => letWebhooksThrough(shop))

afterAll(() => shop?.stop())

interface Sheet {
  sections: { title: string; rows: [string, string][] }[]
  words: string
  submitted_at: string | null
  submitted_by: string | null
  sending_since: string | null
}

const steps = {
  '': '/staff/disputes/:id/evidence',
  '/words': '/staff/disputes/:id/evidence/words',
  '/submit': '/staff/disputes/:id/evidence/submit',
  '/sheet': '/staff/disputes/:id/evidence/sheet',
} as const

const atDesk = async (disputeId: string) => {
  const staff = await asStaff(shop)
  const at = (path: string) => `/api${path.replace(':id', disputeId)}`
  const path = at('/staff/disputes/:id/evidence')
  const post = (step: keyof typeof steps, body: object = {}) => staff.browser.post(at(steps[step]), body)
  const sheet = async () => {
    const { body } = await staff.browser.get(path)
    return (body.dispute as { sheet: Sheet | null }).sheet
  }
  return { staff, path, make: () => post(''), save: (words: string) => post('/words', { words }), sheet, post }
}

const submit = async (disputeId: string, words = 'It was delivered.') =>
  (await atDesk(disputeId)).post('/submit', { words })

const signedInFrom = (customerId: number) =>
  shop.database.ownerPool.query(
    `update sessions set address = '203.0.113.7', user_agent = 'Firefox on a test bench' where customer_id = $1`,
    [customerId],
  )

const disputedTopUp = async () => {
  const { payment, customer } = await toppedUp(shop)
  await signedInFrom(customer.id)
  const id = await shop.openDispute(payment)
  const desk = await atDesk(id)
  expect((await desk.make()).status).toBe(200)
  return { ...desk, id, payment, customer }
}

const atProvider = (id: string) => shop.stripe.disputes.retrieve(id)

const changesOf = async (action: string, disputeId: string) => {
  const { rows } = await shop.database.ownerPool.query(
    `select changed.before, changed.after from audit_log log
     join audit_changes changed on changed.audit_id = log.id and changed.table_name = 'dispute_evidence'
     where log.action = $1 and log.path like $2 order by changed.id`,
    [action, `%${disputeId}%`],
  )
  return rows
}

test('a sheet says what was bought, agreed, delivered, by whom from where, and stays as it was made', async () => {
  const customer = await shop.customer()
  const earlier = await openFor(customer, await takeItems(shop, 1, 2500))
  await shop.pay(earlier, 'pays')
  const { rows } = await shop.database.pool.query('select id from orders where payment_id = $1', [earlier])
  await bringTo(shop, rows[0].id, 'accepted')
  await shop.pass({ hours: 1 })
  const agreed = { terms: true, withdrawal_waiver: true }
  const payment = await openFor(customer, await takeItems(shop, 2, 3050), agreed)
  await shop.pay(payment, 'pays')
  await issueReceipts(shop.shop)
  await signedInFrom(customer.id)
  const id = await shop.openDispute(payment)
  const { make, sheet } = await atDesk(id)
  expect(await sheet()).toBeNull()
  await make()
  const sections = (await sheet())?.sections ?? []
  const textOf = (title: string) => {
    const found = sections.find((each) => each.title.startsWith(title))
    return (found?.rows ?? []).map((row) => row.join(': ')).join('\n')
  }
  expect(textOf('Dispute')).toMatch(/Disputed: €61\.00, fraudulent/)
  expect(textOf('Customer')).toContain(`Account: ${customer.id}, registered`)
  expect(textOf('Order')).toMatch(/Receipt: R-2026-\d{6}\n€30\.50: .+\n€30\.50: /)
  expect(textOf('Agreed')).toMatch(
    /^Terms agreed to: 2026-.+ UTC\nVersion of the terms: .+\nRight of withdrawal waived: 2026-/,
  )
  expect(textOf('Delivery')).toContain('Delivered: not delivered')
  expect(textOf('Signed in for')).toMatch(/203\.0\.113\.7, Firefox on a test bench/)
  expect(textOf('Earlier orders')).toMatch(/€25\.00 by card/)
  expect(textOf('Mails')).not.toBe('')
  const until = `update orders set protected_until = '2026-12-24T12:00:00Z' where payment_id = $1`
  await shop.database.ownerPool.query(until, [payment])
  expect((await sheet())?.sections).toEqual(sections)
  await make()
  expect(JSON.stringify(await sheet())).toContain('2026-12-24 12:00 UTC')
  expect(await changesOf('makeEvidence', id)).toMatchObject([{ before: null }, { before: {} }])
})

test('a draft is kept, submitted once with its file, and stays so; then the bank decides', async () => {
  const { id, save, sheet, post, payment, staff } = await disputedTopUp()
  expect((await save('A draft')).status).toBe(200)
  expect((await atProvider(id)).evidence_details).toMatchObject({ has_evidence: false, submission_count: 0 })
  const first = await post('/submit', { words: 'The balance was there at once.' })
  expect(first).toMatchObject({ status: 200, body: { outcome: 'submitted' } })
  const { evidence, evidence_details: details, status } = await atProvider(id)
  expect({ status, count: details.submission_count }).toEqual({ status: 'under_review', count: 1 })
  expect(evidence).toMatchObject({
    uncategorized_text: 'The balance was there at once.',
    product_description: expect.stringContaining('top-up'),
    customer_email_address: expect.stringContaining('@'),
    customer_purchase_ip: '203.0.113.7',
    service_documentation: expect.stringMatching(/^file_/),
  })
  const whole = (await staff.browser.get(`/api/staff/payments/${payment}`)).body
  expect(whole.payment).toMatchObject({ disputes: [{ submissions: 1, answer_due_at: null }] })
  expect(await submit(id, 'other words')).toMatchObject({ status: 200, body: { outcome: 'done_before' } })
  expect(await sheet()).toMatchObject({ words: 'The balance was there at once.', submitted_by: expect.any(String) })
  expect(await save('later')).toMatchObject({ status: 409, body: { code: 'evidence_submitted' } })
  expect(await post('')).toMatchObject({ status: 409, body: { code: 'evidence_submitted' } })
  const change = shop.database.ownerPool.query(`update dispute_evidence set words = 'x' where dispute_id = $1`, [id])
  await expect(change).rejects.toThrow(/was submitted/)
  expect(await changesOf('saveEvidence', id)).toMatchObject([{ before: { words: '' }, after: { words: 'A draft' } }])
  const [last] = (await changesOf('submitEvidence', id)).slice(-1)
  expect(last).toMatchObject({ before: { submitted_at: null }, after: { submitted_at: expect.any(String) } })
})

test('of twenty who submit at once, one does, and the provider hears it once', async () => {
  const { id } = await disputedTopUp()
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(id)))
  for (const { status, body } of answers)
    expect(status === 200 || body.code === 'provider_unavailable', JSON.stringify(body)).toBe(true)
  await shop.pass({ seconds: 31 })
  await finishEvidence(shop.shop)
  expect((await atProvider(id)).evidence_details.submission_count).toBe(1)
  expect((await (await atDesk(id)).sheet())?.submitted_at).not.toBeNull()
})

test('a lost answer and a crash are made good by asking the provider', async () => {
  const { id, sheet } = await disputedTopUp()
  await holdWebhooks(shop)
  const { payments } = shop.shop
  const lost = async () => ({ outcome: 'unavailable' as const, problem: 'lost' })
  shop.shop.payments = {
    ...payments,
    submitEvidence: async (evidence) => (await payments.submitEvidence(evidence)) && lost(),
  }
  expect(await submit(id)).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } })
  shop.shop.payments = payments
  expect(await sheet()).toMatchObject({ sending_since: expect.any(String), submitted_at: null })
  await finishEvidence(shop.shop)
  expect(await sheet()).toMatchObject({ submitted_at: null })
  await shop.pass({ seconds: 31 })
  await finishEvidence(shop.shop)
  expect((await sheet())?.submitted_at).not.toBeNull()
  expect((await atProvider(id)).evidence_details.submission_count).toBe(1)
})

test('what is on its way is finished by the job where the provider was away before it heard anything', async () => {
  const { id, sheet } = await disputedTopUp()
  await shop.setFaults({ fail_calls: 100 })
  expect(await submit(id)).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } })
  await shop.setFaults({ fail_calls: 0 })
  await shop.pass({ seconds: 31 })
  await finishEvidence(shop.shop)
  expect((await sheet())?.submitted_at).not.toBeNull()
  expect((await atProvider(id)).evidence_details.submission_count).toBe(1)
})

test('nothing is submitted too late, without a sheet, or where somebody has answered at the provider', async () => {
  const { id, sheet } = await disputedTopUp()
  await holdWebhooks(shop)
  await shop.stripe.disputes.update(id, { evidence: { uncategorized_text: 'From the dashboard' } })
  expect(await submit(id)).toMatchObject({ status: 409, body: { code: 'dispute_answered' } })
  expect(await sheet()).toMatchObject({ sending_since: null, submitted_at: null })
  expect(await submit(id)).toMatchObject({ status: 409, body: { code: 'dispute_answered' } })
  await letWebhooksThrough(shop)
  const late = await disputedTopUp()
  await shop.pass({ hours: 24 * 15 })
  expect(await submit(late.id)).toMatchObject({ status: 409, body: { code: 'dispute_past_due' } })
  expect(await submit('dp_none')).toMatchObject({ status: 404, body: { code: 'dispute_not_found' } })
  const { payment } = await toppedUp(shop)
  const without = await shop.openDispute(payment)
  for (const step of ['/submit', '/words'] as const)
    expect(await (await atDesk(without)).post(step, { words: 'x' })).toMatchObject({ status: 404 })
  expect((await (await atDesk(without)).post('/sheet')).status).toBe(404)
  expect((await (await atDesk(without)).post('/words', { words: 'x'.repeat(20_001) })).status).toBe(422)
  await askDisputes(shop.shop)
})

test('what the provider turns down is a draft again, with its reason', async () => {
  const { id, sheet } = await disputedTopUp()
  const { payments } = shop.shop
  const no = async () => ({ outcome: 'rejected' as const, problem: 'Evidence is too long.' })
  shop.shop.payments = { ...payments, submitEvidence: no }
  expect(await submit(id)).toMatchObject({ body: { outcome: 'rejected', problem: 'Evidence is too long.' } })
  shop.shop.payments = payments
  expect(await sheet()).toMatchObject({ sending_since: null, words: 'It was delivered.' })
  expect(await submit(id)).toMatchObject({ body: { outcome: 'submitted' } })
})
