import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buy } from '../../checkout/purchase/testing/purchases.ts'
import { madeCopy } from '../../identity/personal-data/testing/copies.ts'
import { asStaff } from '../../identity/staff/testing/as-staff.ts'
import { readPdf } from '../papers/testing/read-pdf.ts'
import { receiptFileOfOrder } from '../receipts/receipts.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop?.stop())

const owner = (text: string, ...values: unknown[]) => shop.database.ownerPool.query(text, values)

interface Bought {
  customer: TestCustomer
  orderId: number
  copy: { id: number; phase: string; exterior: string; float: number; paint_seed: number }
}

/**
 * Whether the receipt of an order, which has one line, names its copy: between phase and float stands the only middle
 * dot of such a paper, and a PDF names each letter that it draws.
 */
const namesCopy = async (orderId: number): Promise<boolean> => {
  const receipt = await receiptFileOfOrder(shop.shop, { orderId }, 'en')
  return readPdf(receipt?.content ?? Buffer.alloc(0))
    .unicode.toLowerCase()
    .includes('00b7')
}

/** Somebody buys a copy whose finish has phases. */
const buyDoppler = async (): Promise<Bought> => {
  const { rows } = await owner(
    `select i.id, s.phase, i.exterior, i.float, i.paint_seed
     from items i join skins s on s.id = i.skin_id
     where i.state = 'available' and i.available_from is null and s.phase <> '' order by i.id limit 1`,
  )
  const [copy] = rows
  await owner('update items set price_cents = 1000, old_price_cents = null where id = $1', copy.id)
  const customer = await shop.customer({ balanceCents: 5000 })
  const { body } = await buy(customer, { cart: [{ item_id: copy.id }] })
  return { customer, orderId: body.order_id as number, copy }
}

const exteriors: Record<string, string> = { FN: 'Factory New', MW: 'Minimal Wear' }

test('an order says which copy was bought: to its customer, in their history and at the desk', async () => {
  const { customer, orderId, copy } = await buyDoppler()
  const { phase, float, paint_seed } = copy
  const { body: details } = await customer.browser.get(`/api/purchase/orders/${orderId}`)
  const line = { phase, float, paint_seed, exterior: exteriors[copy.exterior] }
  expect(details.payload).toMatchObject({ lines: [line] })
  const { body: history } = await customer.browser.get('/api/purchase/history')
  expect(history.payload).toMatchObject([{ phase }])
  const { browser } = await asStaff(shop)
  const { body: staff } = await browser.get(`/api/staff/orders/${orderId}`)
  expect(staff.order).toMatchObject({ lines: [{ phase, float, paint_seed, exterior: copy.exterior }] })
})

test('the copy of one’s data and the receipt say which copy was bought', async () => {
  const { customer, orderId, copy } = await buyDoppler()
  const files = await madeCopy(shop, customer)
  const { order_lines: lines } = JSON.parse(files['json/orders.json'] ?? '{}')
  const { phase, exterior, float, paint_seed } = copy
  expect(lines).toMatchObject([{ phase, exterior, float, paint_seed }])
  expect(await namesCopy(orderId)).toBe(true)
})

test('an order keeps what was on the copy, whatever becomes of the item', async () => {
  const attachments = {
    stickers: [{ slot: 0, name: 'Crown (Foil)', wear: 0.12 }],
    charm: { name: 'Lil’ Ava', pattern: 4711 },
    name_tag: 'Panda',
  }
  const { rows } = await owner(
    `update items set price_cents = 1000, old_price_cents = null, attachments = $1
     where id = (select id from items where state = 'available' and type = 'Rifle' and available_from is null limit 1)
     returning id`,
    JSON.stringify(attachments),
  )
  const customer = await shop.customer({ balanceCents: 5000 })
  const { body: bought } = await buy(customer, { cart: [{ item_id: rows[0].id }] })
  await owner('update items set attachments = null where id = $1', rows[0].id)
  const { body: details } = await customer.browser.get(`/api/purchase/orders/${bought.order_id}`)
  expect(details.payload).toMatchObject({ lines: [{ attachments }] })
  const { body: history } = await customer.browser.get('/api/purchase/history')
  expect(history.payload).toMatchObject([{ attachments }])
  const { browser } = await asStaff(shop)
  const { body: staff } = await browser.get(`/api/staff/orders/${bought.order_id}`)
  expect(staff.order).toMatchObject({ lines: [{ attachments }] })
  const { body: deliveries } = await browser.get('/api/staff/deliveries')
  expect(JSON.stringify(deliveries)).toContain(JSON.stringify(attachments.charm.name))
  const files = await madeCopy(shop, customer)
  expect(JSON.parse(files['json/orders.json'] ?? '{}').order_lines).toMatchObject([{ attachments }])
  // The paper's middle dots part what is on it.
  expect(await namesCopy(Number(bought.order_id))).toBe(true)
})

test('a line that was bought before copies were kept leaves its receipt as it was issued', async () => {
  const { customer, orderId, copy } = await buyDoppler()
  await owner('alter table order_lines disable trigger user')
  await owner(
    'update order_lines set phase = null, exterior = null, float = null, paint_seed = null where order_id = $1',
    orderId,
  )
  await owner('alter table order_lines enable trigger user')
  expect(await namesCopy(orderId)).toBe(false)
  // The item row stays: screens read the copy from it.
  const { body } = await customer.browser.get(`/api/purchase/orders/${orderId}`)
  expect(body.payload).toMatchObject({ lines: [{ phase: copy.phase, float: copy.float }] })
})
