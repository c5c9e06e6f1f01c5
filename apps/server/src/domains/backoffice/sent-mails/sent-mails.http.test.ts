import type { SentMail } from '@pandrop/contract/staff/sent-mails'
import { enqueue } from '@pandrop/server/db/enqueue'
import { inTransaction } from '@pandrop/server/db/transaction'
import { asStaff, type TestStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
import { cleanUp } from '@pandrop/server/jobs/clean-up'
import { runDueJobs } from '@pandrop/server/jobs/runner'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
  operator = await asStaff(shop)
})

afterAll(() => shop?.stop())

const path = '/api/staff/mails'
const againPath = '/staff/mails/:id/again'

const list = async (query = ''): Promise<SentMail[]> =>
  (await operator.browser.get(`${path}?${query}`)).body.rows as unknown as SentMail[]

const work = () => runDueJobs(shop.shop, shop.database.serverUrl)

const again = (id: number) => operator.browser.post(`/api${againPath.replace(':id', String(id))}`, {})

/** Tells a customer of a password that changed; a sample needs no link. */
const mailTo = async (email: string): Promise<void> => {
  await inTransaction(shop.database.pool, (tx) =>
    enqueue(tx, 'send_mail', {
      template: 'password_changed',
      accountOf: null,
      to: email,
      language: 'de',
      values: { at: 'now', link: 'http://shop.example' },
    }),
  )
  await work()
}

test('a mail that left is written down with whom it went to, its language and what it was about', async () => {
  const { id, email } = await shop.customer()
  await mailTo(email)
  const [mail] = await list(`customer=${id}&limit=1`)
  expect(mail).toMatchObject({
    recipient: email,
    customer_id: id,
    template: 'password_changed',
    language: 'de',
    subject: 'Ihr Passwort wurde geändert',
    message_id: null,
    may_repeat: true,
  })
  expect(await list(`search=${encodeURIComponent(email.slice(0, 8).toUpperCase())}`)).toContainEqual(mail)
  expect(await list(`search=${encodeURIComponent('%')}`)).toEqual([])
  expect(await list(`search=${encodeURIComponent(email.slice(3))}`)).toEqual([])
})

test('it leaves once more, once a minute, to the address that its customer has now', async () => {
  const { id, email } = await shop.customer()
  await mailTo(email)
  const [mail] = await list(`customer=${id}&limit=1`)
  await shop.database.ownerPool.query('update customers set email = $2 where id = $1', [id, `new.${email}`])
  const answers = await Promise.all([again(mail?.id ?? 0), again(mail?.id ?? 0)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.map(({ body }) => body.code)).toContain('mail_sent_lately')
  await work()
  expect(await list(`customer=${id}&limit=1`)).toMatchObject([{ recipient: `new.${email}` }])
  shop.clock.advance({ minutes: 2 })
  expect((await again(mail?.id ?? 0)).body).toMatchObject({ to: `new.${email}` })
})

test('one whose link is worth something is written down without it and leaves once more to nobody', async () => {
  const { id, email } = await shop.customer()
  await shop.visitor().post('/api/user/reset-password', { email })
  await work()
  const [mail] = await list(`customer=${id}&limit=1`)
  expect(mail).toMatchObject({ template: 'password_reset', may_repeat: false })
  expect((await again(mail?.id ?? 0)).body.code).toBe('mail_not_repeatable')
  expect((await again(999_999)).body.code).toBe('sent_mail_not_found')
  const { rows } = await shop.database.ownerPool.query('select to_jsonb(m) as row from sent_mails m where id = $1', [
    mail?.id,
  ])
  expect(JSON.stringify(rows)).not.toMatch(/token|http/)
})

test('whoever has not proven their address is mailed another link, once a minute, and nobody who has', async () => {
  const { id, email, browser } = await shop.customer({ verified: false })
  await browser.post('/api/email/verify/resend', {})
  await work()
  const [mail] = await list(`customer=${id}&limit=1`)
  expect(mail).toMatchObject({ template: 'verify_address', may_repeat: true })
  const answers = await Promise.all([again(mail?.id ?? 0), again(mail?.id ?? 0)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ to: email })
  await work()
  const { rows } = await shop.database.ownerPool.query(
    `select text_part from dev_mails where recipient = $1 order by id`,
    [email],
  )
  const links = rows.map(({ text_part: text }) =>
    String(text)
      .match(/https?:\S+/g)
      ?.join(' '),
  )
  expect(links).toEqual([expect.stringMatching(/verify/), expect.stringMatching(/verify/)])
  expect(new Set(links).size).toBe(2)
  shop.clock.advance({ minutes: 2 })
  await shop.database.ownerPool.query('update customers set email_verified_at = now() where id = $1', [id])
  expect((await again(mail?.id ?? 0)).body.code).toBe('mail_not_repeatable')
})

test('it is forgotten after ninety days', async () => {
  const { id, email } = await shop.customer()
  await mailTo(email)
  expect(await list(`customer=${id}`)).not.toEqual([])
  shop.clock.advance({ days: 91 })
  await cleanUp(shop.shop)
  const { rows } = await shop.database.ownerPool.query('select id from sent_mails')
  expect(rows).toEqual([])
})

test('is for staff alone', async () => {
  expect((await shop.visitor().get(path)).status).toBe(401)
})
