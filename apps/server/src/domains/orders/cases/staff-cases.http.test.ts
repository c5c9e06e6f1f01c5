import { randomUUID } from 'node:crypto'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { mailsTo } from '../orders/testing/handled-orders.ts'
import { closeQuietCases } from './case-jobs.ts'
import { openedCase, seenBy, write } from './testing/cases.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

// A session of the back office ends after hours, and here pass weeks.
beforeEach(async () => {
  operator = await asStaff(shop)
})

afterAll(() => shop?.stop())

const paths = {
  answer: '/api/staff/cases/:id/answer',
  note: '/api/staff/cases/:id/note',
  steps: '/api/staff/cases/:id/steps',
  assign: '/api/staff/cases/:id/assign',
} as const

const post = (caseId: number, verb: keyof typeof paths, body: object, headers: Record<string, string> = {}) =>
  operator.browser.post(paths[verb].replace(':id', String(caseId)), body, { headers })

const answer = (caseId: number, seen: number, more: object = {}, headers: Record<string, string> = {}) =>
  post(caseId, 'answer', { message: 'It is on its way.', seen, ...more }, headers)

const whole = async (caseId: number) =>
  (await operator.browser.get(`/api/staff/cases/${caseId}`)).body.case as {
    state: string
    assigned_to: { id: number } | null
    holes: Record<string, string>
    messages: { kind: string; text: string; by_name: string | null }[]
  }

const listed = async (query: string): Promise<number[]> => {
  const { body } = await operator.browser.get(`/api/staff/cases?${query}`)
  return (body.rows as { id: number }[]).map(({ id }) => id)
}

describe('at the desk', () => {
  test('who waits longest stands first, and the list is narrowed and searched', async () => {
    const first = await openedCase(shop, { kind: 'refund' })
    shop.clock.advance({ minutes: 1 })
    const second = await openedCase(shop)
    const waiting = await listed('state=waits_for_shop')
    expect(waiting.indexOf(first.caseId)).toBeLessThan(waiting.indexOf(second.caseId))
    expect(await listed('state=waits_for_shop&kind=refund')).toContain(first.caseId)
    expect(await listed('state=waits_for_shop&kind=refund')).not.toContain(second.caseId)
    for (const words of [`%23${first.orderId}`, first.customer.email.slice(0, 12)])
      expect(await listed(`search=${words}`)).toEqual([first.caseId])
    expect(await listed(`order=${second.orderId}`)).toEqual([second.caseId])
    expect(await listed(`customer=${second.customer.id}`)).toEqual([second.caseId])
    await post(second.caseId, 'assign', { mine: true })
    expect(await listed('mine=true')).toEqual([second.caseId])
    await answer(first.caseId, first.messageId)
    expect(await listed('state=waits_for_customer')).toContain(first.caseId)
    await openedCase(shop)
    const page = await operator.browser.get('/api/staff/cases?state=waits_for_shop&limit=1')
    expect(page.body.next).not.toBeNull()
    const next = await listed(`state=waits_for_shop&limit=1&after=${page.body.next}`)
    expect(next).not.toEqual((page.body.rows as { id: number }[]).map(({ id }) => id))
    expect((await operator.browser.get('/api/staff/cases?after=nowhere')).status).toBe(422)
  })

  test('Today counts who waits, since when, and who was promised an answer before', async () => {
    const waits = async () => {
      const { body } = await operator.browser.get('/api/staff/today')
      return (body.waiting as { kind: string; count: number; overdue: number; since?: string }[]).find(
        ({ kind }) => kind === 'cases_to_answer',
      )
    }
    const before = await waits()
    await openedCase(shop)
    expect(await waits()).toMatchObject({ count: Number(before?.count) + 1, overdue: 0, since: expect.any(String) })
    await shop.database.pool.query('update settings set case_answer_hours = 4')
    shop.clock.advance({ hours: 4 })
    operator = await asStaff(shop)
    const late = await waits()
    await shop.database.pool.query('update settings set case_answer_hours = 0')
    expect(late?.overdue).toBe(late?.count)
    expect((await operator.browser.get('/api/staff/counts')).body.cases_to_answer).toBe(late?.count)
  })

  test('an answer under one key is sent once, and none over a message that nobody has seen', async () => {
    const { orderId, customer, caseId, messageId } = await openedCase(shop)
    await write(customer, orderId, { text: 'It has come.' })
    const early = await answer(caseId, messageId)
    expect(early).toMatchObject({ status: 409, body: { code: 'case_moved_on' } })
    const headers = { 'idempotency-key': randomUUID() }
    for (const _ of [1, 2]) expect((await answer(caseId, messageId + 1, {}, headers)).status).toBe(200)
    const other = await answer(caseId, messageId + 1, { message: 'Something else' }, headers)
    expect(other.body.code).toBe('key_reused')
    expect((await whole(caseId)).messages.map(({ kind }) => kind)).toEqual(['customer', 'customer', 'staff'])
    const mails = (await mailsTo(shop, customer)).filter(({ subject }) => subject.includes('answered'))
    expect(mails).toHaveLength(1)
    // What was written stays with the conversation, and goes with it: the log is for good.
    const { rows } = await shop.database.ownerPool.query(
      `select input from audit_log where action = 'answerCase' order by id desc limit 1`,
    )
    expect(JSON.stringify(rows)).not.toContain('Something else')
  })

  test('a note is for staff alone and tells nobody', async () => {
    const { orderId, customer, caseId } = await openedCase(shop)
    const note = { message: 'They wrote by mail too.' }
    expect((await post(caseId, 'note', note)).body).toMatchObject({ state: 'waits_for_shop', changed: true })
    expect((await whole(caseId)).messages.at(-1)).toMatchObject({ kind: 'note', by_name: operator.name })
    expect((await seenBy(customer, orderId)).cases[0]?.messages.map(({ kind }) => kind)).toEqual(['customer'])
    expect((await mailsTo(shop, customer)).filter(({ text }) => text.includes('by mail too'))).toEqual([])
  })

  test('whoever answers has taken the case, unless somebody has; one gives back one’s own', async () => {
    const { caseId, messageId } = await openedCase(shop)
    await answer(caseId, messageId)
    expect((await whole(caseId)).assigned_to?.id).toBe(operator.id)
    const first = operator
    operator = await asStaff(shop)
    await answer(caseId, messageId)
    expect((await post(caseId, 'assign', { mine: false })).body.changed).toBe(false)
    expect((await whole(caseId)).assigned_to?.id).toBe(first.id)
    operator = first
    expect((await post(caseId, 'assign', { mine: false })).body.changed).toBe(true)
    expect((await whole(caseId)).assigned_to).toBeNull()
  })

  test('solved with an answer or without, told once, and opened again unless another is open', async () => {
    const { orderId, customer, caseId, messageId } = await openedCase(shop)
    expect((await answer(caseId, messageId, { solves: true })).body.state).toBe('solved')
    const [mail] = await mailsTo(shop, customer)
    expect(mail?.subject).toBe(`The conversation about order ${orderId} is closed`)
    expect(mail?.text).toContain('It is on its way.')
    expect(await post(caseId, 'steps', { step: 'solved' })).toMatchObject({ body: { changed: false } })
    const wrong = await answer(caseId, messageId)
    expect(wrong).toMatchObject({ status: 409, body: { code: 'case_state_wrong' } })
    expect(wrong.body.message).toBe(`Case ${caseId} is solved. Possible now: reopen`)
    expect((await post(caseId, 'steps', { step: 'reopened' })).body.state).toBe('waits_for_shop')
    await post(caseId, 'steps', { step: 'solved' })
    await write(customer, orderId)
    const again = await post(caseId, 'steps', { step: 'reopened' })
    expect(again).toMatchObject({ status: 409, body: { code: 'case_open_already' } })
  })

  test('a case that is not there is not found, and nobody but staff is asked', async () => {
    const missing = 999_999
    const code = 'case_not_found'
    expect((await operator.browser.get(`/api/staff/cases/${missing}`)).body.code).toBe(code)
    expect((await answer(missing, 0)).body.code).toBe(code)
    expect((await post(missing, 'note', { message: 'x' })).body.code).toBe(code)
    expect((await post(missing, 'steps', { step: 'solved' })).body.code).toBe(code)
    expect((await post(missing, 'assign', { mine: true })).body.code).toBe(code)
    expect((await post(missing, 'steps', { step: 'lapsed' })).status).toBe(422)
    const { caseId, customer } = await openedCase(shop)
    for (const browser of [customer.browser, shop.visitor()]) {
      expect((await browser.get(`/api/staff/cases/${caseId}`)).status).toBe(401)
      expect((await browser.get('/api/staff/cases')).status).toBe(401)
      expect((await browser.get('/api/staff/saved-replies')).status).toBe(401)
    }
  })
})

describe('a customer who does not answer', () => {
  const pass = async (days: number) => {
    shop.clock.advance({ days })
    await closeQuietCases(shop.shop)
    await closeQuietCases(shop.shop)
  }

  test('is told once three days before the case ends by itself, and it is solved then', async () => {
    const { orderId, customer, caseId, messageId } = await openedCase(shop)
    await answer(caseId, messageId)
    const subjects = async () => (await mailsTo(shop, customer)).map(({ subject }) => subject)
    const [told, ended] = [
      `Is everything fine with order ${orderId}?`,
      `The conversation about order ${orderId} is closed`,
    ]
    await pass(10)
    expect(await subjects()).not.toContain(told)
    await pass(1)
    expect((await subjects()).filter((subject) => subject === told)).toHaveLength(1)
    await pass(2)
    expect((await seenBy(customer, orderId)).cases[0]?.state).toBe('waits_for_customer')
    await pass(1)
    expect((await seenBy(customer, orderId)).cases[0]?.state).toBe('solved')
    expect((await subjects()).filter((subject) => subject === ended)).toHaveLength(1)
  })

  test('who writes meanwhile waits for the shop, and is never closed by a job', async () => {
    const { orderId, customer, caseId, messageId } = await openedCase(shop)
    await answer(caseId, messageId)
    await pass(12)
    await write(customer, orderId)
    await pass(60)
    operator = await asStaff(shop)
    expect((await whole(caseId)).state).toBe('waits_for_shop')
  })

  test('nobody is closed without having been told, also where the settings become shorter', async () => {
    const { caseId, messageId } = await openedCase(shop)
    await answer(caseId, messageId)
    shop.clock.advance({ days: 9 })
    await shop.database.pool.query('update settings set case_close_days = 4')
    await pass(0)
    operator = await asStaff(shop)
    expect((await whole(caseId)).state).toBe('waits_for_customer')
    await pass(3)
    operator = await asStaff(shop)
    expect((await whole(caseId)).state).toBe('solved')
    await shop.database.pool.query('update settings set case_close_days = 14')
  })
})
