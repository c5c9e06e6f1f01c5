import { cents } from '@pandrop/money/money'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { refundOrder } from '../orders/refund-order.ts'
import { bringTo, by, mailsTo, orderFromBalance } from '../orders/testing/handled-orders.ts'
import { creditNote, creditNotePaper } from './credit-notes.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop.stop())

interface Refund {
  sum: number
  credit_note: { id: number; number: string } | null
}

const refundsOf = async (customer: TestCustomer, orderId: number): Promise<Refund[]> => {
  const { body } = await customer.browser.get(`/api/purchase/orders/${orderId}`)
  return (body.payload as { refunds: Refund[] }).refunds
}

const path = (id: number | string): string => '/api/purchase/credit-notes/:id'.replace(':id', String(id))

const refunded = async () => {
  const { orderId, customer } = await orderFromBalance(shop)
  await bringTo(shop, orderId, 'accepted')
  await refundOrder(shop.shop, { orderId, by, reason: 'a scratch', line: 1, amount: cents(250) })
  return { orderId, customer }
}

const issued = async () => {
  const { orderId, customer } = await refunded()
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const [refund] = await refundsOf(customer, orderId)
  if (!refund?.credit_note) throw new Error('no credit note was issued')
  return { orderId, customer, note: refund.credit_note }
}

const download = async ({ browser }: TestCustomer, address: string) => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, authorization: `Bearer ${browser.token}` }
  const answer = await fetch(`${shop.origin}${address}`, { headers })
  return { answer, file: Buffer.from(await answer.arrayBuffer()) }
}

test("a customer's order names the credit note of each refund once it is issued", async () => {
  const { orderId, customer } = await refunded()
  expect(await refundsOf(customer, orderId)).toMatchObject([{ sum: 2.5, credit_note: null }])
  await runDueJobs(shop.shop, shop.database.serverUrl)
  expect(await refundsOf(customer, orderId)).toMatchObject([
    { sum: 2.5, credit_note: { id: expect.any(Number), number: expect.stringMatching(/^CN-\d{4}-\d{6}$/) } },
  ])
})

test("it is downloaded as the back office's own, which nobody on the way may keep", async () => {
  const { customer, note } = await issued()
  const { answer, file } = await download(customer, path(note.id))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${note.number}.pdf"`)
  expect(await creditNote(shop.database.pool, note.id)).toMatchObject({ number: note.number, gross: 250 })
  const paper = await creditNotePaper(shop.shop, { id: note.id }, 'en')
  expect(paper && file.equals(paper.content)).toBe(true)
})

test('it speaks the language of the call and says so', async () => {
  const { customer, note } = await issued()
  const english = await download(customer, path(note.id))
  for (const [language, title] of [
    ['de', 'Rechnungskorrektur'],
    ['fr', 'Avoir'],
    ['es', 'Factura rectificativa'],
    ['pl', 'Faktura korygująca'],
    ['uk', 'Кредит-нота'],
  ] as const) {
    const { file } = await download(customer, `${path(note.id)}?lang_id=${language}`)
    expect(file.toString('latin1')).toContain(`/Lang (${language})`)
    // Document titles are ASCII or UTF-16BE; its number is the same everywhere.
    const words = `${title} ${note.number}`
    const wide = Buffer.from(`\ufeff${words}`, 'utf16le').swap16()
    expect(file.includes(words) || file.includes(wide), language).toBe(true)
    expect(file.equals(english.file)).toBe(false)
  }
})

test('a foreign note is like one that does not exist', async () => {
  const { note } = await issued()
  const stranger = await shop.customer()
  const answers = [await stranger.browser.get(path(note.id)), await stranger.browser.get(path(999_999))]
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(answers[0]?.body).toEqual(answers[1]?.body)
  expect(answers[0]?.headers.get('cache-control')).toBe('no-store')
  expect(await stranger.browser.get(path('none'))).toMatchObject({ status: 422 })
})

test('guests, a cookie without its page and unverified customers get none', async () => {
  const { customer, note } = await issued()
  expect(await shop.visitor().get(path(note.id))).toMatchObject({ status: 401 })
  const cookieAlone = await customer.browser.get(path(note.id), { headers: { authorization: '' } })
  expect(cookieAlone).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
  const unverified = await shop.customer({ verified: false })
  expect(await unverified.browser.get(path(note.id))).toMatchObject({ status: 403 })
})

test('its mail says where it lies, and there is one mail for a refund', async () => {
  const { orderId, customer } = await issued()
  const mails = (await mailsTo(shop, customer)).filter(({ subject }) => subject === `A refund for order ${orderId}`)
  expect(mails).toMatchObject([{ text: expect.stringContaining('You find the credit note on your order’s page.') }])
})
