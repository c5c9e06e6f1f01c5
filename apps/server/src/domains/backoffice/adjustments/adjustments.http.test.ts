import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemBalance } from '../../../ledger/balance.ts'
import { expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { mailsTo } from '../../orders/orders/testing/handled-orders.ts'
import { doAt, readAt, rowsOf } from '../customers/testing/staff-customers.ts'

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

afterAll(async () => {
  await expectCleanBooks(shop.database.pool)
  await shop.stop()
})

const adjust = (
  change: Record<string, unknown>,
  { by = staff, of = customer, key = undefined as string | undefined } = {},
) =>
  doAt(
    by,
    '/staff/customers/:id/adjustments',
    of.id,
    { amount: 20, kind: 'goodwill', reason: 'late delivery', note: 'Sorry that your item came late.', ...change },
    key,
  )

const made = ({ body }: { body: Record<string, unknown> }) => body.adjustment as { id: number; state: string }

const balance = async (of = customer): Promise<number> => {
  const { body } = await readAt(staff, '/staff/customers/:id', of.id)
  return (body.customer as { balance: number }).balance
}

const approve = (id: number, by = second) => doAt(by, '/staff/adjustments/:id/approve', id, {})
const reject = (id: number, by = second) => doAt(by, '/staff/adjustments/:id/reject', id, { reason: 'too much' })

describe('an adjustment within the limit', () => {
  test('is booked at once against goodwill, and the customer gets a mail', async () => {
    const before = await systemBalance(shop.database.pool, 'goodwill')
    expect(await adjust({})).toMatchObject({
      status: 200,
      body: { adjustment: { state: 'booked', amount: 20, own: true, decided_by: null, proposed_by: { id: staff.id } } },
    })
    expect(await balance()).toBe(120)
    expect((await systemBalance(shop.database.pool, 'goodwill')) - before).toBe(-2000)
    const [mail] = await mailsTo(shop, customer)
    expect(mail?.subject).toBe('We credited €20.00 to your balance')
    expect(mail?.text).toContain('It is now €120.00. Our note: Sorry that your item came late.')
  })

  test('may take back what was a mistake, against corrections, and says so', async () => {
    const before = await systemBalance(shop.database.pool, 'corrections')
    const reply = await adjust({ amount: -30.5, kind: 'correction', note: 'We had credited a top-up twice.' })
    expect(made(reply).state).toBe('booked')
    expect(await balance()).toBe(69.5)
    expect((await systemBalance(shop.database.pool, 'corrections')) - before).toBe(3050)
    const [mail] = await mailsTo(shop, customer)
    expect(mail?.subject).toBe('Your balance was corrected by −€30.50')
  })

  test('never takes more than there is', async () => {
    const poor = await shop.customer({ balanceCents: 500 })
    const reply = await adjust({ amount: -5.01, kind: 'correction' }, { of: poor })
    expect(reply).toMatchObject({ status: 422, body: { code: 'insufficient_balance' } })
    expect(rowsOf(await staff.browser.get(`/api/staff/adjustments?customer=${poor.id}`))).toEqual([])
  })

  test.each([
    { amount: 0 },
    { amount: 1.005 },
    { amount: -5 },
    { amount: 10_001 },
    { kind: 'bribe' },
    { reason: '' },
    { note: undefined },
  ])('is refused with %o', async (change) => {
    expect((await adjust(change)).body.code).toBe('invalid_input')
    expect(await balance()).toBe(100)
  })

  test('needs a customer with a verified e-mail', async () => {
    const unverified = await shop.customer({ verified: false })
    expect((await adjust({}, { of: unverified })).body.code).toBe('customer_not_verified')
    expect((await adjust({}, { of: { ...customer, id: 999_999 } })).body.code).toBe('customer_not_found')
  })

  test('is made once however often the attempt is repeated, also at once', async () => {
    const key = `attempt-${customer.id}`
    const replies = await Promise.all([1, 2, 3, 4].map(() => adjust({}, { key })))
    expect(new Set(replies.map((reply) => made(reply).id)).size).toBe(1)
    expect(await balance()).toBe(120)
    expect((await adjust({ amount: 21 }, { key })).body.code).toBe('key_reused')
  })
})

describe('an adjustment above the limit', () => {
  test('waits for a second person, who books it', async () => {
    const proposal = made(await adjust({ amount: 50.01 }))
    expect(proposal.state).toBe('proposed')
    expect(await balance()).toBe(100)
    expect(rowsOf(await second.browser.get('/api/staff/adjustments?state=proposed'))[0]).toMatchObject({
      id: proposal.id,
      own: false,
      customer: { id: customer.id },
    })
    expect(await approve(proposal.id, staff)).toMatchObject({ status: 409, body: { code: 'second_person_needed' } })
    expect(await approve(proposal.id)).toMatchObject({
      body: { adjustment: { state: 'booked', decided_by: { id: second.id, name: second.name } } },
    })
    expect(await balance()).toBe(150.01)
    expect((await approve(proposal.id)).body.code).toBe('proposal_decided')
    expect((await approve(999_999)).body.code).toBe('proposal_not_found')
  })

  test('is turned down by a second person, and nothing moves', async () => {
    const { id } = made(await adjust({ amount: 80 }))
    expect((await reject(id, staff)).body.code).toBe('second_person_needed')
    expect((await reject(id)).body.adjustment).toMatchObject({ state: 'rejected', decision_reason: 'too much' })
    expect((await approve(id)).body.code).toBe('proposal_decided')
    expect(await balance()).toBe(100)
  })

  test('is also one in small pieces: what a day brings without a second person is counted together', async () => {
    expect(made(await adjust({ amount: 30 })).state).toBe('booked')
    expect(made(await adjust({ amount: 30 }, { by: second })).state).toBe('proposed')
    expect((await readAt(staff, '/staff/customers/:id', customer.id)).body.customer).toMatchObject({
      adjustment_free: 20,
      adjustments_proposed: 1,
    })
    const hour = 60 * 60 * 1000
    shop.clock.set(new Date(shop.clock.now().getTime() + 25 * hour))
    staff = await asStaff(shop)
    second = await asStaff(shop)
    expect(made(await adjust({ amount: 30 })).state).toBe('booked')
  })

  test('in pieces at the same moment is still one', async () => {
    const replies = await Promise.all([1, 2, 3, 4].map(() => adjust({ amount: 30 })))
    expect(replies.map((reply) => made(reply).state).sort()).toEqual(['booked', 'proposed', 'proposed', 'proposed'])
    expect(await balance()).toBe(130)
  })

  test('that the balance can no longer bear still waits', async () => {
    const { id } = made(await adjust({ amount: -90, kind: 'correction' }))
    expect(made(await adjust({ amount: -40, kind: 'correction' })).state).toBe('booked')
    expect((await approve(id)).body.code).toBe('insufficient_balance')
    expect((await reject(id)).body.adjustment).toMatchObject({ state: 'rejected' })
    expect(await balance()).toBe(60)
  })

  test('approved many times at once is booked once', async () => {
    const { id } = made(await adjust({ amount: 70 }))
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => approve(id)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ body }) => body.code === 'proposal_decided')).toHaveLength(4)
    expect(await balance()).toBe(170)
  })

  test('approved and turned down at once has one outcome', async () => {
    const third = await asStaff(shop)
    for (let round = 0; round < 4; round += 1) {
      const before = await balance()
      const { id } = made(await adjust({ amount: 60 }))
      const [yes, no] = await Promise.all([approve(id), reject(id, third)])
      expect([yes.status, no.status].sort()).toEqual([200, 409])
      expect(await balance()).toBe(yes.status === 200 ? before + 60 : before)
    }
  })

  test('is written down in the audit log, whoever decides', async () => {
    const { id } = made(await adjust({ amount: 60 }))
    await approve(id)
    const { rows } = await shop.database.pool.query(
      `select log.action, log.staff_id from audit_changes change join audit_log log on log.id = change.audit_id
       where change.table_name = 'balance_adjustments' and change.row_id = $1 order by change.id`,
      [String(id)],
    )
    expect(rows).toEqual([
      { action: 'adjustBalance', staff_id: staff.id },
      { action: 'approveAdjustment', staff_id: second.id },
    ])
  })
})
