import { randomUUID } from 'node:crypto'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '../../../db/testing/at-once.ts'
import { asStaff } from '../../identity/staff/testing/as-staff.ts'
import { takeOrderStep } from '../orders/order-steps.ts'
import { bringTo, by, mailsTo, orderFromBalance } from '../orders/testing/handled-orders.ts'
import { openedCase, seenBy, write } from './testing/cases.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop?.stop())

const pathOf = (orderId: number): string => '/api/purchase/orders/:id/case'.replace(':id', String(orderId))

/** What everybody waits for who is about to change a case. */
const hold = 'lock table order_cases in share row exclusive mode'

const deskOf = async (caseId: number) => {
  const { browser } = await asStaff(shop)
  return {
    browser,
    answer: (message: string, seen: number, more: object = {}) =>
      browser.post(`/api/staff/cases/${caseId}/answer`, { message, seen, ...more }),
    step: (step: string) => browser.post(`/api/staff/cases/${caseId}/steps`, { step }),
  }
}

const solve = (customer: Awaited<ReturnType<typeof openedCase>>['customer'], caseId: number) =>
  customer.browser.post('/api/purchase/cases/solve', { case_id: caseId })

describe('a customer writes about an order', () => {
  test('what it is about fits the order, and an order that is none of theirs does not exist', async () => {
    const { orderId, customer } = await orderFromBalance(shop, 2)
    expect(await seenBy(customer, orderId)).toEqual({
      cases: [],
      kinds: ['trade_missing', 'wrong_amount', 'refund', 'other'],
      answer_hours: null,
    })
    expect(await write(customer, orderId, { kind: 'wrong_item' })).toMatchObject({
      status: 422,
      body: { code: 'case_kind_wrong' },
    })
    expect(await write(customer, orderId, { kind: undefined })).toMatchObject({ body: { code: 'case_kind_wrong' } })
    expect(await write(customer, orderId, { lines: [3] })).toMatchObject({
      status: 422,
      body: { code: 'case_line_wrong' },
    })
    for (const text of ['', '  ', 'a'.repeat(2001), 'a\u0007b'])
      expect((await write(customer, orderId, { text })).status).toBe(422)
    const written = await write(customer, orderId, { kind: 'refund', lines: [2, 2], text: 'One\r\nTwo <b>' })
    expect(written.status).toBe(200)
    const { cases } = await seenBy(customer, orderId)
    expect(cases).toMatchObject([{ state: 'waits_for_shop', kind: 'refund', lines: [2] }])
    expect(cases[0]?.messages).toMatchObject([{ kind: 'customer', text: 'One\nTwo <b>', is_new: false }])

    const stranger = await shop.customer()
    expect(await write(stranger, orderId)).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
    expect((await stranger.browser.get(pathOf(orderId))).status).toBe(404)
    const caseId = Number(written.body.case_id)
    expect(await solve(stranger, caseId)).toMatchObject({ status: 404, body: { code: 'case_not_found' } })
    const read = { case_id: caseId, message_id: 1 }
    expect((await stranger.browser.post('/api/purchase/cases/read', read)).status).toBe(404)
    const other = await orderFromBalance(shop, 1)
    expect(await write(other.customer, other.orderId, { case_id: caseId })).toMatchObject({ status: 404 })
    expect((await shop.visitor().post('/api/purchase/cases/write', {})).status).toBe(401)
  })

  test('of what was delivered everything can be wrong, of what was given up no trade is missing', async () => {
    const delivered = await orderFromBalance(shop)
    await bringTo(shop, delivered.orderId, 'accepted')
    expect((await seenBy(delivered.customer, delivered.orderId)).kinds).toContain('wrong_item')
    const given = await orderFromBalance(shop)
    await takeOrderStep(shop.shop, 'cancelled', { orderId: given.orderId, by, cause: 'trade_impossible' })
    expect((await seenBy(given.customer, given.orderId)).kinds).toEqual(['wrong_amount', 'refund', 'other'])
  })

  test('later messages go into the open case, and who waits already waits on', async () => {
    const { orderId, customer, caseId } = await openedCase(shop)
    const { browser } = await asStaff(shop)
    const since = async () =>
      ((await browser.get(`/api/staff/cases/${caseId}`)).body.case as { waits_since: string }).waits_since
    const first = await since()
    shop.clock.advance({ minutes: 5 })
    expect((await write(customer, orderId, { kind: 'refund', text: 'Hello?' })).body.case_id).toBe(caseId)
    expect(await since()).toBe(first)
    const { cases } = await seenBy(customer, orderId)
    expect(cases).toHaveLength(1)
    expect(cases[0]?.messages.map(({ text }) => text)).toEqual(['Where is it?', 'Hello?'])
  })

  test('the same attempt writes once, and another body under its key is refused', async () => {
    const { orderId, customer } = await orderFromBalance(shop)
    const headers = { 'idempotency-key': randomUUID() }
    const [one, again] = [await write(customer, orderId, {}, headers), await write(customer, orderId, {}, headers)]
    expect(again.body).toEqual(one.body)
    expect((await seenBy(customer, orderId)).cases[0]?.messages).toHaveLength(1)
    expect(await write(customer, orderId, { text: 'Else' }, headers)).toMatchObject({ body: { code: 'key_reused' } })
  })

  test('of eight that come at once one opens the case and all are in it', async () => {
    const { orderId, customer } = await orderFromBalance(shop)
    const replies = await atOnce(shop.database, hold, () =>
      Array.from({ length: 8 }, (_, place) => write(customer, orderId, { text: `Message ${place}` })),
    )
    expect(new Set(replies.map(({ body }) => body.case_id)).size).toBe(1)
    const { cases } = await seenBy(customer, orderId)
    expect(cases.map(({ messages }) => messages.length)).toEqual([8])
    const insert = `insert into order_cases (order_id, kind, opened_at, waits_since) values ($1, 'other', now(), now())`
    await expect(shop.database.ownerPool.query(insert, [orderId])).rejects.toThrow('order_cases_one_open')
  })

  test('twenty messages an hour and sixty a day are enough', async () => {
    const slow = await startTestShop({ seeded: true, rateLimitFactor: 1 })
    const { orderId, customer } = await orderFromBalance(slow)
    const statuses: number[] = []
    for (let sent = 0; sent < 21; sent += 1) statuses.push((await write(customer, orderId)).status)
    slow.clock.advance({ minutes: 61 })
    const hourLater = (await write(customer, orderId)).status
    const spend = `update attempt_counts set attempts = 60 where subject like 'case message day %'`
    await slow.database.ownerPool.query(spend)
    const dayOver = await write(customer, orderId)
    await slow.stop()
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    expect(hourLater).toBe(200)
    expect(dayOver).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  })
})

describe('a conversation', () => {
  test('waits for whoever did not write last; what is answered is mailed, new, and then seen', async () => {
    const { orderId, customer, caseId, messageId } = await openedCase(shop)
    const desk = await deskOf(caseId)
    expect((await desk.answer('Line one\n<b>two</b>', messageId)).body).toMatchObject({
      state: 'waits_for_customer',
      changed: true,
    })
    const [mail] = await mailsTo(shop, customer)
    expect(mail?.subject).toBe(`We have answered about order ${orderId}`)
    expect(mail?.text).toContain('“Line one\n<b>two</b>”')
    const [seen] = (await seenBy(customer, orderId)).cases
    expect(seen).toMatchObject({ state: 'waits_for_customer' })
    const answer = seen?.messages.at(-1)
    expect(answer).toMatchObject({ kind: 'shop', is_new: true })
    const read = { case_id: caseId, message_id: answer?.id }
    for (const _ of [1, 2]) expect((await customer.browser.post('/api/purchase/cases/read', read)).status).toBe(200)
    expect((await seenBy(customer, orderId)).cases[0]?.messages.at(-1)?.is_new).toBe(false)
    await write(customer, orderId)
    expect((await seenBy(customer, orderId)).cases[0]?.state).toBe('waits_for_shop')
  })

  test('is solved by its customer once, and opened again by writing for thirty days, not longer', async () => {
    const { orderId, customer, caseId } = await openedCase(shop)
    expect((await solve(customer, caseId)).body).toMatchObject({ changed: true })
    expect((await solve(customer, caseId)).body).toMatchObject({ changed: false })
    shop.clock.advance({ days: 29 })
    expect((await write(customer, orderId, { case_id: caseId, kind: undefined })).body.case_id).toBe(caseId)
    const [open] = (await seenBy(customer, orderId)).cases
    expect(open?.messages.map(({ kind }) => kind)).toEqual(['customer', 'solved', 'reopened', 'customer'])
    await solve(customer, caseId)
    shop.clock.advance({ days: 15 })
    expect((await seenBy(customer, orderId)).cases[0]?.reopenable_until).not.toBeNull()
    shop.clock.advance({ days: 15 })
    expect((await seenBy(customer, orderId)).cases[0]?.reopenable_until).toBeNull()
    const late = await write(customer, orderId, { case_id: caseId })
    expect(late).toMatchObject({ status: 409, body: { code: 'case_over' } })
    const other = await write(customer, orderId)
    expect(other.body.case_id).not.toBe(caseId)
    expect((await seenBy(customer, orderId)).cases).toHaveLength(2)
  })

  test('of an answer and a customer who solves it at one moment neither is lost', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { orderId, customer, caseId, messageId } = await openedCase(shop)
      const desk = await deskOf(caseId)
      const verbs = [() => desk.answer('Soon.', messageId), () => solve(customer, caseId)]
      const [answered, solved] = await atOnce(shop.database, hold, () => verbs.map((verb) => verb()))
      if (!answered || !solved) throw new Error('two were asked')
      expect(solved.status).toBe(200)
      const [seen] = (await seenBy(customer, orderId)).cases
      expect(seen?.state).toBe('solved')
      const kinds = seen?.messages.map(({ kind }) => kind)
      expect(kinds).toEqual(answered.status === 200 ? ['customer', 'shop', 'solved'] : ['customer', 'solved'])
      if (answered.status !== 200) expect(answered).toMatchObject({ status: 409, body: { code: 'case_state_wrong' } })
    }
  })

  test('says within how many hours it is answered only where the settings do', async () => {
    const { orderId, customer } = await openedCase(shop)
    await shop.database.pool.query('update settings set case_answer_hours = 12')
    expect((await seenBy(customer, orderId)).answer_hours).toBe(12)
    await shop.database.pool.query('update settings set case_answer_hours = 0')
    expect((await seenBy(customer, orderId)).answer_hours).toBeNull()
  })
})
