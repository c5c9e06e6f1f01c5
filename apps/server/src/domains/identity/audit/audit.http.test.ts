import type { Call } from '@pandrop/contract/call'
import { staffCalls } from '@pandrop/contract/staff/calls'
import type { AuditEntry } from '@pandrop/contract/staff/team'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SoftPasskey } from '../passkeys/testing/soft-passkey.ts'
import { asStaff, type TestStaff } from '../staff/testing/as-staff.ts'
import { staffCookie } from '../staff-sign-in/staff-session.ts'
import { chosenPassword, codeAt, firstSignIn, newMember, typePassword } from '../staff-sign-in/testing/sign-in.ts'
import { sampleFor } from './testing/samples.ts'

let shop: TestShop
let admin: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
  admin = await asStaff(shop, 'administrator')
})

afterAll(() => shop.stop())

const auditOf = async (query = ''): Promise<{ rows: AuditEntry[]; next: string | null }> => {
  const { body } = await admin.browser.get(`/api/staff/audit${query}`)
  return body as never
}

const newest = async (): Promise<AuditEntry | undefined> => (await auditOf('?limit=1')).rows[0]

const everythingWritten = async (): Promise<string> => {
  const { rows } = await shop.database.ownerPool.query(
    `select (select json_agg(a) from audit_log a)::text || (select json_agg(c) from audit_changes c)::text
       || (select json_agg(o) from audit_outcomes o)::text as written`,
  )
  return rows[0].written
}

// The sign-in has a test of its own: tries of nobody who works here leave no row.
const mutating = Object.entries<Call>(staffCalls).filter(
  ([, { method, access }]) => method !== 'GET' && access !== 'public',
)

const make = (browser: Visitor, call: Call) => {
  const { path, search, body } = sampleFor(call)
  if (!call.upload) return browser.call(call.method, path, { body })
  const form = new FormData()
  form.set('file', new Blob(['something that is no file of a bank']), 'file.txt')
  return browser.call(call.method, `${path}?${search}`, { rawBody: form })
}

test.each(mutating)('%s is written down once, with what became of it', async (name, call) => {
  const { id, browser } = await asStaff(shop, 'administrator')
  const reply = await make(browser, call)
  expect(reply.status).toBeLessThan(500)
  const { rows } = await shop.database.ownerPool.query(
    `select l.staff_id, l.path, o.outcome from audit_log l left join audit_outcomes o on o.audit_id = l.id
     where split_part(l.action, ' ', 1) = $1`,
    [call.auditedAs ?? name],
  )
  const outcome = reply.status === 200 ? 'done' : reply.body.code
  // Without a row: the sample was refused at the door, and needs a candidate that its schema takes.
  expect(rows, JSON.stringify(reply.body)).toEqual([{ staff_id: id, path: sampleFor(call).path, outcome }])
})

test('a change is noted with before and after, in one row for each row that it changed', async () => {
  const { id, name } = await asStaff(shop)
  const path = `/api/staff/team/${id}`
  await admin.browser.post(path, { active: false })
  expect(await newest()).toMatchObject({
    staff: { id: admin.id, name: admin.name },
    action: 'changeStaff',
    path,
    input: { active: false },
    outcome: 'done',
    at: shop.clock.now().toISOString(),
    changes: [
      { table: 'staff', row: String(id), before: { active: true }, after: { active: false } },
      { table: 'staff_sessions', before: { staff_id: id }, after: null },
    ],
    changes_count: 2,
  })
  const { body } = await admin.browser.post('/api/staff/team', {
    name: 'Ivo Horvat',
    email: 'ivo@shop.example',
    role: 'operator',
  })
  const made = body.staff as { id: number }
  const entry = await newest()
  expect(entry?.changes).toMatchObject([
    { table: 'staff', row: String(made.id), before: null, after: { name: 'Ivo Horvat', role: 'operator' } },
  ])
  expect(Object.keys(entry?.changes[0]?.after ?? {})).not.toContain('password_hash')
  expect(name).not.toBe('')
})

test('what was refused is written down too, and has changed nothing', async () => {
  await admin.browser.post('/api/staff/team', { name: 'Ann', email: admin.email, role: 'operator' })
  expect(await newest()).toMatchObject({ action: 'createStaff', outcome: 'staff_email_taken', changes: [] })
})

test('a sign-in is written down under the name that it turned out to be, a failed one under nobody’s', async () => {
  const member = await newMember(shop)
  const browser = shop.visitor()
  await typePassword(browser, member.email, 'Wrong2027')
  expect(await newest()).toMatchObject({
    action: 'staffSignIn',
    staff: null,
    outcome: 'staff_credentials_wrong',
    input: { email: member.email, password: '…' },
  })
  await typePassword(browser, member.email, member.oneTimePassword)
  const found = await auditOf(`?staff=${member.id}`)
  expect(found.rows).toMatchObject([{ action: 'staffSignIn', staff: { id: member.id }, outcome: 'done' }])
})

test('no password, code, key, cookie or passkey is ever written down', async () => {
  const member = await newMember(shop)
  const browser = shop.visitor()
  const cookies = new Set<string>()
  const seen = () => cookies.add(browser.cookies.get(staffCookie) ?? '')
  await typePassword(browser, member.email, member.oneTimePassword)
  seen()
  const { secret } = await firstSignIn(shop, browser, member)
  seen()
  const passkey = new SoftPasskey('http://localhost:1')
  const asked = await browser.post('/api/staff/session/passkeys/options', {})
  const options = asked.body.options as { challenge: string }
  const credential = passkey.create(options)
  const { attestationObject } = credential.response as { attestationObject: string }
  expect((await browser.post('/api/staff/session/passkeys', { credential, name: 'Ring' })).status).toBe(200)
  const changed = { cur_password: chosenPassword, password: 'Changed2028' }
  expect((await browser.post('/api/staff/session/password', changed)).status).toBe(200)
  const reset = await admin.browser.post(`/api/staff/team/${member.id}/reset`, {})
  const again = String(reset.body.one_time_password)
  const written = await everythingWritten()
  expect(written).toContain('Ring')
  const code = codeAt(secret, shop.clock.now())
  const secrets = [member.oneTimePassword, chosenPassword, 'Changed2028', again, secret, ...cookies]
  for (const text of [...secrets, `"${code}"`, options.challenge, attestationObject]) {
    expect(text).toMatch(/.{8}/)
    expect(written).not.toContain(text)
  }
  expect(written).not.toMatch(/password_hash|totp_sealed|totp_pending|cookie_hash|public_key|argon2/)
})

test('the log is read in pages, by who and by what, and administrators alone read it', async () => {
  const worker = await asStaff(shop, 'administrator')
  for (let times = 0; times < 5; times += 1) await worker.browser.post('/api/staff/team/999/reset', {})
  await worker.browser.post('/api/staff/team/999', { active: false })
  const own = `?staff=${worker.id}`
  const first = await auditOf(`${own}&limit=4`)
  expect(first.rows.map(({ action }) => action)).toEqual(['changeStaff', 'resetStaff', 'resetStaff', 'resetStaff'])
  const rest = await auditOf(`${own}&limit=4&after=${first.next}`)
  expect(rest.rows.map(({ action }) => action)).toEqual(['resetStaff', 'resetStaff'])
  expect(rest.next).toBeNull()
  expect((await auditOf(`${own}&action=changeStaff`)).rows).toHaveLength(1)
  const all = await auditOf('?action=resetStaff&limit=100')
  expect(all.rows.length).toBeGreaterThanOrEqual(5)
  expect(new Set(all.rows.map(({ action }) => action))).toEqual(new Set(['resetStaff']))
  const ids = (await auditOf('?limit=100')).rows.map(({ id }) => id)
  expect(ids).toEqual([...ids].sort((a, b) => b - a))
  const wrong = await admin.browser.get('/api/staff/audit?after=never')
  expect(wrong).toMatchObject({ status: 422, body: { code: 'invalid_input', errors: { after: [expect.any(String)] } } })
  const operator = await asStaff(shop)
  expect((await operator.browser.get('/api/staff/audit')).body.code).toBe('staff_role_missing')
})

test('what happened to one row is found, each call with what it changed of that row', async () => {
  const someone = { name: 'Row Read', email: 'row.read@shop.example', role: 'operator' }
  const member = (await admin.browser.post('/api/staff/team', someone)).body.staff as { id: number }
  const worker = await asStaff(shop, 'administrator')
  const path = `/api/staff/team/${member.id}`
  const ofRow = `?row=staff/${member.id}`
  await worker.browser.post(path, { active: false })
  await admin.browser.post(path, { active: true })
  await worker.browser.post('/api/staff/team/999999', { active: false })
  const { rows } = await auditOf(ofRow)
  expect(rows.map(({ action }) => action)).toEqual(['changeStaff', 'changeStaff', 'createStaff'])
  for (const { changes } of rows) expect(changes).toMatchObject([{ table: 'staff', row: String(member.id) }])
  const first = await auditOf(`${ofRow}&limit=2`)
  expect(first.rows.map(({ id }) => id)).toEqual(rows.slice(0, 2).map(({ id }) => id))
  expect((await auditOf(`${ofRow}&limit=2&after=${first.next}`)).rows).toHaveLength(1)
  expect((await auditOf(`${ofRow}&staff=${worker.id}`)).rows).toHaveLength(1)
  expect((await auditOf(`${ofRow}&action=createStaff`)).rows).toHaveLength(1)
  expect((await auditOf('?row=staff/999999')).rows).toEqual([])
  for (const row of ['Staff/1', 'staff', 'staff/', '/1', `staff/${'1'.repeat(201)}`])
    expect((await admin.browser.get(`/api/staff/audit?row=${row}`)).status, row).toBe(422)
})
