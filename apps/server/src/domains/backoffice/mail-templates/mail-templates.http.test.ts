import { languages } from '@pandrop/contract/languages'
import { asStaff, type TestStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
import { runDueJobs } from '@pandrop/server/jobs/runner'
import { securityMails } from '@pandrop/server/ports/mail/mail-order'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
let operator: TestStaff
let administrator: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
  operator = await asStaff(shop)
  administrator = await asStaff(shop, 'administrator')
})

afterAll(() => shop?.stop())

const path = '/api/staff/mail-templates'
const sendPath = '/api/staff/mail-templates/send'

interface Shown {
  from_name: string
  from_address: string
  subject: string
  html: string
  text: string
}

const preview = async (template: string, language: string): Promise<Shown> => {
  const answer = await operator.browser.get(`${path}/preview?template=${template}&language=${language}`)
  expect(answer.status, `${template} ${language}`).toBe(200)
  return answer.body as unknown as Shown
}

const templates = async (): Promise<{ template: string; subject: string }[]> =>
  (await operator.browser.get(path)).body.templates as unknown as { template: string; subject: string }[]

test('every mail has a sample for whatever stands in it, in every language', async () => {
  const all = await templates()
  expect(all.length).toBeGreaterThan(50)
  expect(all).toContainEqual({ template: 'verify_address', subject: 'Please verify your email address' })
  for (const { template } of all)
    for (const language of languages) {
      const { subject, text, html } = await preview(template, language)
      expect(`${subject}${text}`, `${template} ${language}`).not.toMatch(/\{\w+\}|mail_\w+_/)
      expect(html).toContain(`<html lang="${language}">`)
    }
})

test('mails about the safety of an account have the way to close it, and no other has', async () => {
  const withWay: string[] = []
  for (const { template } of await templates())
    if ((await preview(template, 'en')).text.includes('This was not me:')) withWay.push(template)
  expect(withWay.toSorted()).toEqual(securityMails.toSorted())
})

test('a preview says what the shop says now, and nothing in it runs', async () => {
  const words = { text: 'Paid <script>alert(1)</script>' }
  const seen = { language: 'de', key: 'mail_order_paid_title', seen: 0 }
  const changed = await administrator.browser.post('/api/staff/texts', { ...seen, forms: words })
  expect(changed.status).toBe(200)
  await expect.poll(async () => (await preview('order_paid', 'de')).html).toContain('Paid &lt;script&gt;')
  expect((await preview('order_paid', 'de')).html).not.toContain('<script')
})

test('an administrator sends it to their own address, and to nobody else', async () => {
  const asked = { template: 'price_alerts', language: 'fr' }
  const refused = await operator.browser.post(sendPath, asked)
  expect(refused.status).toBe(403)
  const sent = await administrator.browser.post(sendPath, { ...asked, to: 'somebody@else.example' })
  expect(sent.status).toBe(422)
  const { body } = await administrator.browser.post(sendPath, asked)
  const { rows } = await shop.database.ownerPool.query('select email from staff where id = $1', [administrator.id])
  expect(body).toEqual({ status: 'OK', to: rows[0].email })
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const { rows: mails } = await shop.database.ownerPool.query('select recipient, template, language from sent_mails')
  expect(mails).toEqual([{ recipient: rows[0].email, template: 'price_alerts', language: 'fr' }])
})

test('what is no mail is refused', async () => {
  for (const template of ['nothing', 'footer', 'constructor']) {
    const answer = await operator.browser.get(`${path}/preview?template=${template}&language=en`)
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'mail_template_not_found' }])
    const sent = await administrator.browser.post(sendPath, { template, language: 'en' })
    expect(sent.status).toBe(404)
  }
  expect((await operator.browser.get(`${path}/preview?template=order_paid&language=xx`)).status).toBe(422)
  expect((await operator.browser.get(`${path}/preview?template=../x&language=en`)).status).toBe(422)
})
