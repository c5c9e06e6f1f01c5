import { cents } from '@pandrop/money/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { by } from '../../buying/payouts/testing/ready-offers.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { refundOrder } from '../../orders/orders/refund-order.ts'
import { orderByCard } from '../../orders/orders/testing/handled-orders.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { sendRefund } from '../../payments/refunds/refunds.ts'
import { askAll } from './testing/ask-all.ts'

let shop: CardShop
let ada: TestStaff

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

afterAll(() => shop.stop())

const today = () => shop.clock.now().toISOString().slice(0, 10)

const ask = () => askAll(ada, today())

/** Writes what no verb would; the tables' own guards look away meanwhile. */
const unguarded = (table: 'refunds' | 'disputes', change: string) =>
  shop.database.ownerPool.query(
    `alter table ${table} disable trigger user; update ${table} ${change}; alter table ${table} enable trigger user`,
  )

const nextDay = async () => {
  shop.clock.advance({ days: 1 })
  // A day in the back office is one sign-in.
  ada = await asStaff(shop)
}

test('refunds and disputes that the provider tells otherwise, or does not know', async () => {
  await nextDay()
  const ids: string[] = []
  for (let left = 3; left > 0; left -= 1) {
    const { orderId } = await orderByCard(shop)
    await refundOrder(shop.shop, { orderId, by, reason: 'a test', line: 1, amount: cents(400) })
    const { rows } = await shop.database.pool.query('select id from refunds where order_id = $1', [orderId])
    await sendRefund(shop.shop, rows[0].id)
    ids.push(rows[0].id)
  }
  const disputed = await shop.topUp(await shop.customer())
  await shop.pay(disputed, 'pays')
  await shop.openDispute(disputed)
  const [other, pending, unknown] = ids
  await unguarded('refunds', `set amount_minor = 300 where id = '${other}'`)
  await unguarded('refunds', `set state = 'pending', settled_at = null where id = '${pending}'`)
  await unguarded('refunds', `set provider_refund_id = 're_none' where id = '${unknown}'`)
  await unguarded('disputes', `set state = 'won', closed_at = opened_at where payment_id = '${disputed}'`)
  const { asked, found } = await ask()
  expect(asked).toBe(8)
  const of = (kind: string) => found.filter((one) => one.kind === kind)
  expect(of('provider_refund_amount')).toMatchObject([{ reference: `refund:${other}`, expected: -4, found: -5.33 }])
  expect(of('provider_refunded')).toMatchObject([{ reference: `refund:${pending}`, expected: null, found: -4 }])
  expect(of('provider_unknown')).toMatchObject([{ reference: `refund:${unknown}`, expected: -4, found: null }])
  expect(of('provider_dispute_open')).toMatchObject([
    { reference: expect.stringMatching(/^dispute:dp_/), expected: null, found: -100, link: { id: disputed } },
  ])
  expect(found).toHaveLength(4)
  const askedAfter = async (after: string) =>
    (await ada.browser.post('/api/staff/reconciliation/provider', { day: today(), after })).body
  expect(await askedAfter('refund:00000000-0000-0000-0000-000000000000')).toMatchObject({ asked: 4, next: null })
  expect(await askedAfter('dispute:a')).toMatchObject({ asked: 1, left: 0, next: null })
})

test('a refund and a dispute at the provider of which no notice ever came', async () => {
  await nextDay()
  const [refunded, disputed] = [await shop.topUp(await shop.customer()), await shop.topUp(await shop.customer())]
  for (const payment of [refunded, disputed]) await shop.pay(payment, 'pays')
  await shop.openDispute(disputed)
  const { rows } = await shop.database.pool.query('select payment_intent from payments where id = $1', [refunded])
  const { id } = await shop.stripe.refunds.create({ payment_intent: rows[0].payment_intent, amount: 2500 })
  const disputeOf = 'select id from disputes where payment_id = $1'
  const heldAs = (await shop.database.pool.query(disputeOf, [disputed])).rows[0].id
  await unguarded('disputes', `set id = 'dp_other' where payment_id = '${disputed}'`)
  const unheard = (await ask()).found.filter(({ kind }) => String(kind).endsWith('_unheard'))
  expect(unheard).toHaveLength(2)
  expect(unheard).toContainEqual(
    expect.objectContaining({
      kind: 'provider_refund_unheard',
      reference: `refund:${id}`,
      expected: null,
      found: -25,
      link: { to: 'payment', id: refunded },
    }),
  )
  expect(unheard).toContainEqual(
    expect.objectContaining({ kind: 'provider_dispute_unheard', found: -100, link: { to: 'payment', id: disputed } }),
  )
  await shop.sandbox.runDue()
  await unguarded('disputes', `set id = '${heldAs}' where id = 'dp_other'`)
  expect((await ask()).found).toEqual([])
})

test('a provider that does not answer is said to be away', async () => {
  await nextDay()
  await shop.topUp(await shop.customer())
  await shop.setFaults({ fail_calls: 100 })
  expect(await ada.browser.post('/api/staff/reconciliation/provider', { day: today() })).toMatchObject({
    status: 503,
    body: { code: 'provider_unavailable' },
  })
})
