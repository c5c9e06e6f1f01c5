import { randomUUID } from 'node:crypto'
import { textFor } from '@pandrop/dictionaries/languages'
import type { TestCustomer } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { asStaff } from '../../identity/staff/testing/as-staff.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { orderByCard } from '../orders/testing/handled-orders.ts'

let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

afterAll(() => shop?.stop())

const path = (paymentId: string): string => '/api/deposit/confirmation/:id'.replace(':id', paymentId)

const download = async (customer: TestCustomer, address: string) => {
  const cookie = [...customer.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, authorization: `Bearer ${customer.browser.token}` }
  const answer = await fetch(`${shop.origin}${address}`, { headers })
  return { status: answer.status, headers: answer.headers, file: Buffer.from(await answer.arrayBuffer()) }
}

const toppedUp = async (): Promise<{ customer: TestCustomer; paymentId: string }> => {
  const customer = await shop.customer()
  const paymentId = await shop.topUp(customer)
  await shop.pay(paymentId, 'pays')
  return { customer, paymentId }
}

test('a top-up that was paid has a paper of its customer, in the language of the call, ever the same', async () => {
  const { customer, paymentId } = await toppedUp()
  const { status, headers, file } = await download(customer, path(paymentId))
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toBe(`attachment; filename="payment-${paymentId}.pdf"`)
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  await shop.database.pool.query(`update settings set requisites = 'Another Ltd', time_zone = 'Europe/Kyiv'`)
  shop.clock.advance({ minutes: 3 })
  expect((await download(customer, path(paymentId))).file.equals(file)).toBe(true)
  expect((await download(customer, `${path(paymentId)}?lang_id=de`)).file.equals(file)).toBe(false)
  const stranger = await shop.customer()
  expect((await download(stranger, path(paymentId))).status).toBe(404)
  expect((await shop.visitor().get(path(paymentId))).status).toBe(401)
})

test('it goes along with the mail of the top-up', async () => {
  const { customer, paymentId } = await toppedUp()
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const answer = await fetch(`${shop.origin}/dev/mailbox.json?to=${customer.email}`)
  const mails = (await answer.json()) as { attachments: string[] }[]
  expect(mails.flatMap(({ attachments }) => attachments)).toEqual([`payment-${paymentId}.pdf`])
})

test('two who ask first at once read the same', async () => {
  const { customer, paymentId } = await toppedUp()
  const copies = await Promise.all(Array.from({ length: 6 }, () => download(customer, path(paymentId))))
  for (const { file } of copies) expect(file.equals(copies[0]?.file ?? Buffer.alloc(0))).toBe(true)
})

test('what was not paid, and a payment of an order, have none', async () => {
  const customer = await shop.customer()
  const open = await shop.topUp(customer)
  expect((await download(customer, path(open))).status).toBe(404)
  const order = await orderByCard(shop)
  expect((await download(order.customer, path(order.paymentId))).status).toBe(404)
  const { rows } = await shop.database.pool.query('select from payment_confirmations where payment_id = any($1)', [
    [open, order.paymentId],
  ])
  expect(rows).toEqual([])
})

test('staff download it by the payment, and nobody else does', async () => {
  const { customer, paymentId } = await toppedUp()
  const operator = await asStaff(shop)
  const address = `/api/staff/confirmations/${paymentId}`
  expect((await operator.browser.get(address)).status).toBe(200)
  expect((await operator.browser.get(`/api/staff/confirmations/${randomUUID()}`)).body.code).toBe('not_found')
  expect((await customer.browser.get(address)).status).toBe(401)
})

test('it never changes, not even for the owner of the database', async () => {
  const { customer, paymentId } = await toppedUp()
  await download(customer, path(paymentId))
  for (const attempt of [`update payment_confirmations set seller = 'Another'`, 'delete from payment_confirmations'])
    await expect(shop.database.ownerPool.query(attempt), attempt).rejects.toThrow(/never changes/)
})

test('it says that it states no VAT, in every language', () => {
  const said = ['en', 'de', 'es', 'fr', 'pl', 'uk'].map((language) => textFor(language)('confirmation_no_vat'))
  expect(new Set(said).size).toBe(6)
})
