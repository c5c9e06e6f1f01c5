import { asStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
import { type CardShop, openCardShop } from '@pandrop/server/domains/payments/payments/testing/card-shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { backOfficeAddressOf } from '../../identity/staff-sign-in/relying-party.ts'
import { toppedUp } from '../../payments/disputes/testing/disputed.ts'
import { remindOfDisputes } from './dispute-reminders.ts'

let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

beforeEach(async () => {
  await shop.database.ownerPool.query(`update staff set active = false; update disputes set reminded_days = 1`)
  await shop.database.ownerPool.query(`update settings set notice_email = '', time_zone = 'UTC'`)
  shop.clock.set(new Date('2026-12-01T12:00:00Z'))
})

afterAll(() => shop?.stop())

/** What is to be mailed about disputes, to whom and with which words; it is taken out. */
const told = async () => {
  const { rows } = await shop.database.pool.query(
    `select id, payload ->> 'to' as "to", payload ->> 'link' as link, payload -> 'values' as said
     from graphile_worker._private_jobs where payload ->> 'template' = 'dispute_due' order by id`,
  )
  await shop.database.pool.query('select graphile_worker.complete_jobs($1)', [rows.map(({ id }) => id)])
  return rows as { to: string; link: string; said: Record<string, string> }[]
}

const at = async (moment: string) => {
  shop.clock.set(new Date(moment))
  await remindOfDisputes(shop.shop)
  return (await told()).map(({ to, said }) => `${to} ${said.left}`)
}

const disputed = async () => {
  const { payment } = await toppedUp(shop)
  return { payment, dispute: await shop.openDispute(payment) }
}

test('the team is mailed 7, 3 and 1 days before, each once, and of no dispute that was answered', async () => {
  const { id } = await asStaff(shop, 'administrator')
  await shop.database.ownerPool.query(`update settings set notice_email = 'team@shop.example'`)
  const { payment, dispute } = await disputed()
  expect(await at('2026-12-08T06:59:00Z')).toEqual([])
  shop.clock.set(new Date('2026-12-08T07:00:00Z'))
  await Promise.all([1, 2, 3].map(() => remindOfDisputes(shop.shop)))
  const mails = await told()
  expect(mails).toMatchObject([
    {
      to: 'team@shop.example',
      link: `${backOfficeAddressOf(shop.shop.env)}/payments/${payment}`,
      said: { dispute, due: '2026-12-15 12:00 (UTC)', left: 'within a week', desk: '' },
    },
  ])
  expect(JSON.stringify(mails)).not.toMatch(/Marta|Kovač/)
  expect(await at('2026-12-11T23:00:00Z')).toEqual([])
  expect(await at('2026-12-12T09:00:00Z')).toEqual(['team@shop.example within three days'])
  expect(await at('2026-12-13T09:00:00Z')).toEqual([])
  await shop.database.ownerPool.query(`update settings set notice_email = ''`)
  const { rows } = await shop.database.pool.query('select email from staff where id = $1', [id])
  expect(await at('2026-12-14T07:00:00Z')).toEqual([`${rows[0].email} by tomorrow`])
  expect(await at('2026-12-15T11:00:00Z')).toEqual([])
  const { payment: answered, dispute: other } = await disputed()
  await shop.stripe.disputes.update(other, { evidence: { uncategorized_text: 'It was delivered.' } })
  await shop.pass({ seconds: 1 })
  await shop.pass({ hours: 24 * 13 })
  await remindOfDisputes(shop.shop)
  expect(await told()).toEqual([])
  expect(answered).toBeTruthy()
})

test('who wants to hear of disputes is mailed instead of the administrators, in days of the shop', async () => {
  await asStaff(shop, 'administrator')
  const operator = await asStaff(shop)
  const { body } = await operator.browser.get('/api/staff/notices')
  const paces = { ...(body.paces as object), disputes_open: 'hourly' }
  expect((await operator.browser.post('/api/staff/notices', { paces, quiet: null })).status).toBe(200)
  await shop.database.ownerPool.query(`update settings set time_zone = 'Asia/Tokyo'`)
  await disputed()
  expect(await at('2026-12-07T21:59:00Z')).toEqual([])
  expect(await at('2026-12-07T22:00:00Z')).toEqual([`${operator.email} within a week`])
})

test('a crash between leaves the mail and the note of it, or neither', async () => {
  await asStaff(shop, 'administrator')
  await disputed()
  shop.clock.set(new Date('2026-12-14T12:00:00Z'))
  const broken = {
    ...shop.shop.payments,
    deskOfDispute: () => {
      throw new Error('killed')
    },
  }
  await expect(remindOfDisputes({ ...shop.shop, payments: broken })).rejects.toThrow('killed')
  expect(await told()).toEqual([])
  await remindOfDisputes(shop.shop)
  expect(await told()).toHaveLength(1)
})
