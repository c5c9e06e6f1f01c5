import type { EndCause } from '@pandrop/contract/lifecycle/order'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { takeOrderStep } from './order-steps.ts'
import { bringTo, by, mailsTo, orderFromBalance } from './testing/handled-orders.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
})

afterAll(() => shop.stop())

const press = (orderId: number, verb: 'cancel' | 'refund', body: object) =>
  verb === 'refund'
    ? operator.browser.post(`/api/staff/orders/${orderId}/refund`, body)
    : operator.browser.post(`/api/staff/orders/${orderId}/steps`, { step: 'cancelled', ...body })

const recordOf = async (orderId: number) => {
  const { rows } = await shop.database.pool.query(
    `select why from order_events where order_id = $1 and kind in ('cancelled', 'refunded') order by id`,
    [orderId],
  )
  return rows.map(({ why }) => why)
}

const said: [EndCause, string, RegExp][] = [
  ['customer_asked', 'the customer asked for it', /^Hello Marta, as you asked, we have cancelled order \d+ \(/],
  ['trade_impossible', 'the trade is impossible', /^Hello Marta, we could not deliver order \d+ .* We are sorry\./],
  ['item_wrong', 'an item is wrong', /^Hello Marta, an item of order \d+ .* was not as we had described it/],
  ['fraud', 'fraud is suspected', /^Hello Marta, order \d+ \(.*\) is cancelled\./],
]

test.each(said)(
  'an order that is given up for %s says so in its record and in the mail',
  async (cause, record, mail) => {
    for (const verb of ['cancel', 'refund'] as const) {
      const { orderId, customer } = await orderFromBalance(shop)
      expect(await press(orderId, verb, { cause, reason: 'ticket 7' })).toMatchObject({ body: { state: 'cancelled' } })
      expect(await recordOf(orderId)).toEqual([`${record}: ticket 7`, `${record}: ticket 7`])
      const [{ text } = { text: '' }] = await mailsTo(shop, customer)
      expect(text).toMatch(new RegExp(mail.source, 'm'))
      expect(text).toContain('€10.00 are back on your balance.')
      if (cause !== 'trade_impossible') expect(text).not.toContain('could not deliver')
      if (cause === 'fraud') expect(text).not.toMatch(/fraud|sorry/i)
    }
  },
)

test.each([
  ['customer_asked', /as you asked, we have taken this item off order/],
  ['trade_impossible', /we could not deliver this item of order/],
  ['item_wrong', /this item of order \d+ was not as we had described it/],
  ['fraud', /this item of order \d+ is cancelled/],
] as const)('one item that is given up for %s says so too', async (cause, mail) => {
  const { orderId, customer } = await orderFromBalance(shop, 2)
  expect(await press(orderId, 'refund', { cause, lines: [{ line: 1 }], reason: 'x' })).toMatchObject({ status: 200 })
  const [first] = await mailsTo(shop, customer)
  expect(first?.text).toMatch(mail)
  expect(first?.subject).toBe(`An item of order ${orderId} is cancelled`)
})

test('before the delivery somebody has to say why, after it nobody is asked', async () => {
  const { orderId } = await orderFromBalance(shop)
  const refused = { status: 422, body: { code: 'invalid_input', errors: { cause: [expect.any(String)] } } }
  expect(await press(orderId, 'cancel', {})).toMatchObject(refused)
  expect(await press(orderId, 'cancel', { cause: 'boredom' })).toMatchObject(refused)
  expect(await press(orderId, 'refund', { reason: 'x' })).toMatchObject(refused)
  await bringTo(shop, orderId, 'accepted')
  expect(await press(orderId, 'refund', { reason: 'x' })).toMatchObject({ status: 200 })
})

test('what nobody has said is not claimed', async () => {
  const { orderId, customer } = await orderFromBalance(shop)
  await takeOrderStep(shop.shop, 'cancelled', { orderId, by })
  expect(await recordOf(orderId)).toEqual(['it is given up', 'it is given up'])
  const [mail] = await mailsTo(shop, customer)
  expect(mail?.text).toMatch(/order \d+ \(.*\) is cancelled/)
})
