import { languages } from '@pandrop/contract/languages'
import { textFor } from '@pandrop/dictionaries/languages'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { type MailServer, startMailServer } from '../../../ports/mail/testing/mail-server.ts'
import { mailPriceAlerts } from './alerts.ts'
import { mailsAfterRun, price, takeVariants, wish } from './testing/wishes.ts'

let shop: TestShop
let mailServer: MailServer

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  mailServer = await startMailServer()
})

afterAll(async () => {
  await mailServer?.close()
  await shop?.stop()
})

/** A customer who waits for so many skins, all of which have just become cheap. */
const waitingCustomer = async ({ entries, language = 'en' }: { entries: number; language?: string }) => {
  const customer = await shop.customer()
  await shop.shop.pool.query('update customers set language = $2 where id = $1', [customer.id, language])
  const variants = await takeVariants(shop, entries)
  for (const { itemIds } of variants) {
    await wish(customer, itemIds[0], 50)
    await price(shop, itemIds[0], 4567)
  }
  return { customer, variants }
}

test('a mail names the skin, its price and where to buy it, and how to stop such mails', async () => {
  const { customer, variants } = await waitingCustomer({ entries: 1 })
  const [variant] = variants
  const [mail] = await mailsAfterRun(shop, customer)
  const item = `${shop.shop.env.PUBLIC_URL}/products/cs2/all/${variant?.itemIds[0]}`
  expect(mail?.subject).toBe(`${variant?.title} for €45.67`)
  expect(mail?.text).toContain('Hello Marta, a skin on your wishlist costs less than €50.00 now.')
  expect(mail?.text).toMatch(/€45\.67, float 0\.\d{4}:\n/)
  const stops = expect.stringMatching(/\/unsubscribe\?token=[\w-]{43}$/)
  // One stops mails about this skin, the last one price alerts altogether.
  expect(mail?.links).toEqual([item, stops, item, stops])
  expect(new Set(mail?.links).size).toBe(3)
  for (const link of mail?.links ?? []) expect(mail?.html).toContain(`href="${link}"`)
  expect(mail?.html).not.toMatch(/\{\w+\}/)
})

test('a mail lists the three cheapest items and leads to the others', async () => {
  const customer = await shop.customer()
  const [variant] = await takeVariants(shop, 1, 5)
  const itemIds = variant?.itemIds ?? []
  await wish(customer, itemIds[0] ?? 0, 50)
  for (const [index, id] of itemIds.slice(0, 5).entries()) await price(shop, id, 4000 + index)
  const [mail] = await mailsAfterRun(shop, customer)
  expect(mail?.subject).toBe(`${variant?.title} for €40.00`)
  expect(mail?.text.match(/€40\.0\d, float/g)).toEqual(['€40.00, float', '€40.01, float', '€40.02, float'])
  expect(mail?.text).toContain(`and 2 more below your price:\n${shop.shop.env.PUBLIC_URL}/wishlist`)
})

test('a mail about several skins has a way out for each', async () => {
  const { customer, variants } = await waitingCustomer({ entries: 2 })
  const [mail] = await mailsAfterRun(shop, customer)
  expect(mail?.subject).toBe('2 skins below your price')
  for (const { title } of variants) expect(mail?.html).toContain(`>${title.replaceAll("'", '&#39;')}</h2>`)
  expect(mail?.text.match(/Stop mails about this skin:/g)).toHaveLength(2)
  expect(mail?.links.at(-2)).toBe(`${shop.shop.env.PUBLIC_URL}/wishlist`)
  expect(mail?.links.at(-1)).toContain('/unsubscribe?token=')
})

/** Sends what is queued through a mail server; the unfolded head of the mail to this address. */
const headTo = async (email: string): Promise<string> => {
  await mailPriceAlerts(shop.shop)
  const env = { ...shop.shop.env, SMTP_URL: mailServer.url }
  await runDueJobs({ ...shop.shop, env }, shop.database.serverUrl)
  const mail = mailServer.accepted.find(({ recipients }) => recipients.includes(`<${email}>`))
  return (mail?.content.split('\n\n')[0] ?? '').replace(/\n[ \t]+/g, ' ')
}

test.each([1, 2])('the head of a mail about %i skins has what mail programs make a button of', async (entries) => {
  const { customer } = await waitingCustomer({ entries })
  const head = await headTo(customer.email)
  const [, link = ''] = head.match(/^List-Unsubscribe: <(\S+)>$/m) ?? []
  expect(link).toMatch(new RegExp(`^${shop.shop.env.PUBLIC_URL}/unsubscribe\\?token=[\\w-]{43}$`))
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  const { search } = new URL(link)
  const answer = await fetch(`${shop.origin}/unsubscribe${search}`, { method: 'POST' })
  expect(answer.status).toBe(200)
  const { body } = await customer.browser.get('/api/wishlist')
  const alerts = (body.payload as { price_below: number | null }[]).map(({ price_below }) => price_below)
  expect(alerts).toEqual(Array.from({ length: entries }, () => null))
})

test.each(languages)('a mail is written in the language of its customer: %s', async (language) => {
  const text = textFor(language)
  const { customer, variants } = await waitingCustomer({ entries: 1, language })
  const [mail] = await mailsAfterRun(shop, customer)
  const values = { title: variants[0]?.title ?? '', price: '€45.67' }
  expect(mail?.subject).toBe(text('mail_price_alert_subject', values))
  expect(mail?.text).toContain(text('mail_alert_stop'))
  expect(mail?.html).toContain(`<html lang="${language}">`)
})
