import type { NoticePace } from '@pandrop/contract/staff/notices'
import type { NoticeKind } from '@pandrop/contract/staff/waiting-names'
import { proposed } from '@pandrop/server/domains/buying/offers/testing/proposals'
import { asStaff, type TestStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
import { orderFromBalance } from '@pandrop/server/domains/orders/orders/testing/handled-orders'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Watch, watchHealth } from '../health/health.ts'
import { mailNotices } from './mail-notices.ts'

let shop: TestShop
let operator: TestStaff
let watch: Watch

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  watch = watchHealth(shop.shop)
})

beforeEach(async () => {
  await shop.database.ownerPool.query('delete from staff_notices')
  shop.clock.set(new Date('2026-11-24T12:00:00Z'))
  operator = await asStaff(shop)
})

afterAll(() => shop?.stop())

const path = '/api/staff/notices'

const want = async (paces: Partial<Record<NoticeKind, NoticePace>>, quiet: object | null = null) => {
  const { body } = await operator.browser.get(path)
  return operator.browser.post(path, { paces: { ...(body.paces as object), ...paces }, quiet })
}

/** Mails about what waits that are to be sent to somebody, oldest first; they are taken out. */
const told = async (to = operator.email): Promise<string[]> => {
  await mailNotices(shop.shop, watch)
  const { rows } = await shop.database.pool.query(
    `select id, payload -> 'values' ->> 'list' as list, payload ->> 'to' as recipient
     from graphile_worker._private_jobs where payload ->> 'template' = 'waiting' order by id`,
  )
  await shop.database.pool.query('select graphile_worker.complete_jobs($1)', [rows.map(({ id }) => id)])
  for (const { recipient } of rows) expect(recipient).toBe(to)
  return rows.map(({ list }) => list)
}

const minutesLater = (minutes: number) => shop.clock.advance({ minutes })

test('nobody is mailed before they ask for it, and everybody sets their own', async () => {
  await proposed(await shop.customer(), { price: 20 })
  expect(await told()).toEqual([])
  const { body } = await operator.browser.get(path)
  expect(new Set(Object.values(body.paces as object))).toEqual(new Set(['never']))
  expect(body.quiet).toBeNull()
  const kept = await want({ offers_to_answer: 'hourly' }, { from: 22, till: 6 })
  expect(kept).toMatchObject({ status: 200, body: { quiet: { from: 22, till: 6 } } })
  expect((await operator.browser.get(path)).body).toEqual(kept.body)
  const other = await asStaff(shop)
  expect((await other.browser.get(path)).body).toMatchObject({ quiet: null, paces: { offers_to_answer: 'never' } })
})

test('what came is told at once, once, in numbers alone; the next one five minutes later at the soonest', async () => {
  await want({ offers_to_answer: 'at_once', orders_to_deliver: 'at_once' })
  const [before = ''] = await told()
  const count = Number(/(\d+) offers? to answer/.exec(before)?.[1] ?? 0)
  minutesLater(1)
  expect(await told()).toEqual([])
  await proposed(await shop.customer(), { price: 20 })
  expect(await told()).toEqual([])
  minutesLater(5)
  expect(await told()).toEqual([`${count + 1} offers to answer`])
  expect(await told()).toEqual([])
  await orderFromBalance(shop, 1)
  const [order = ''] = await told()
  expect(order).toMatch(/^\d+ orders? to deliver$/)
})

test('hourly and in the morning are one mail, and quiet hours are quiet', async () => {
  await want({ offers_to_answer: 'hourly', orders_to_deliver: 'morning' }, { from: 18, till: 8 })
  await proposed(await shop.customer(), { price: 20 })
  shop.clock.set(new Date('2026-11-24T19:00:00Z'))
  expect(await told()).toEqual([])
  shop.clock.set(new Date('2026-11-25T07:30:00Z'))
  expect(await told()).toEqual([])
  shop.clock.set(new Date('2026-11-25T08:00:00Z'))
  expect(await told()).toEqual([expect.stringMatching(/^\d+ orders? to deliver; \d+ offers? to answer$/)])
  minutesLater(30)
  await proposed(await shop.customer(), { price: 20 })
  expect(await told()).toEqual([])
  minutesLater(30)
  expect(await told()).toEqual([expect.stringMatching(/^\d+ offers to answer$/)])
})

test('whoever is locked hears nothing', async () => {
  await want({ offers_to_answer: 'at_once' })
  await shop.database.ownerPool.query('update staff set active = false where id = $1', [operator.id])
  expect(await told()).toEqual([])
})

test('of two servers one tells', async () => {
  await want({ offers_to_answer: 'at_once' })
  await Promise.all([1, 2, 3].map(() => mailNotices(shop.shop, watch)))
  expect(await told()).toHaveLength(1)
})

test('what cannot be wished for is refused', async () => {
  const { body } = await operator.browser.get(path)
  const { paces } = body as { paces: object }
  for (const wrong of [
    { paces: {}, quiet: null },
    { paces: { ...paces, disputes_open: 'daily' }, quiet: null },
    { paces: { ...paces, anything: 'hourly' }, quiet: null },
    { paces, quiet: { from: 24, till: 6 } },
    { paces, quiet: { from: 6, till: 6 } },
    { paces, quiet: { from: 6 } },
  ])
    expect((await operator.browser.post(path, wrong)).status, JSON.stringify(wrong)).toBe(422)
  expect((await shop.visitor().get(path)).status).toBe(401)
})

test('one address of the shop is told of everything, and of nothing once it is taken away', async () => {
  const administrator = await asStaff(shop, 'administrator')
  const mailTo = async (notice_email: string, notice_pace: NoticePace = 'hourly') => {
    const { body } = await administrator.browser.get('/api/staff/settings')
    const seen = (body.versions as { notices: number }).notices
    const values = { notice_email, notice_pace }
    return administrator.browser.post('/api/staff/settings', { section: 'notices', values, seen })
  }
  expect((await mailTo('nowhere')).status).toBe(422)
  expect((await mailTo('team@shop.example', 'never')).status).toBe(422)
  expect((await mailTo('team@shop.example')).status).toBe(200)
  await proposed(await shop.customer(), { price: 20 })
  expect(await told('team@shop.example')).toEqual([
    expect.stringMatching(/\d+ orders? to deliver; .*offers? to answer/),
  ])
  minutesLater(59)
  await proposed(await shop.customer(), { price: 20 })
  expect(await told('team@shop.example')).toEqual([])
  minutesLater(1)
  await Promise.all([1, 2, 3].map(() => mailNotices(shop.shop, watch)))
  expect(await told('team@shop.example')).toEqual([expect.stringMatching(/^\d+ offers to answer$/)])
  await mailTo('')
  await proposed(await shop.customer(), { price: 20 })
  minutesLater(61)
  expect(await told('nobody')).toEqual([])
})
