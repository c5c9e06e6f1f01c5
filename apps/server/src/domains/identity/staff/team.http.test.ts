import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { Reply, Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { chosenPassword, firstSignIn, newMember, typePassword } from '../staff-sign-in/testing/sign-in.ts'
import { asStaff, type TestStaff } from './testing/as-staff.ts'

let shop: TestShop
let admin: TestStaff

beforeEach(async () => {
  await shop?.stop()
  shop = await startTestShop()
  admin = await asStaff(shop, 'administrator')
})

afterAll(() => shop.stop())

const said = ({ status, body }: Reply) => (status === 200 ? 'OK' : `${status} ${body.code}`)

const change = (by: Visitor, id: number, body: { role?: string; active?: boolean }) =>
  by.post(`/api/staff/team/${id}`, body)

const sessionOf = (browser: Visitor) => browser.get('/api/staff/session')

test('an administrator adds somebody, whose one-time password is in this answer and nowhere else', async () => {
  const asked = { name: ' Ivo Horvat ', email: 'Ivo@Shop.example', role: 'operator' }
  const { status, body } = await admin.browser.post('/api/staff/team', asked)
  expect(status).toBe(200)
  const oneTimePassword = String(body.one_time_password)
  const staff = { name: 'Ivo Horvat', email: 'ivo@shop.example', role: 'operator', active: true, has_totp: false }
  expect(body.staff).toMatchObject({ ...staff, passkeys: 0, seen_at: null, created_at: shop.clock.now().toISOString() })
  const listed = await admin.browser.get('/api/staff/team')
  expect(listed.body.staff).toMatchObject([{ name: 'Ivo Horvat' }, { email: admin.email, has_totp: true }])
  expect(JSON.stringify(listed.body)).not.toContain(oneTimePassword)
  const tables = await shop.database.ownerPool.query(
    `select (select json_agg(s) from staff s)::text || (select json_agg(a) from audit_log a)::text
       || (select json_agg(c) from audit_changes c)::text as written`,
  )
  expect(tables.rows[0].written).toContain('ivo@shop.example')
  expect(tables.rows[0].written).not.toContain(oneTimePassword)
  expect((await admin.browser.post('/api/staff/team', asked)).body.code).toBe('staff_email_taken')
  const { id } = body.staff as { id: number }
  await firstSignIn(shop, shop.visitor(), { id, name: '', email: 'ivo@shop.example', oneTimePassword })
})

test('two who are added with one e-mail at the same moment become one', async () => {
  const asked = { name: 'Ivo', email: 'ivo@shop.example', role: 'operator' }
  const replies = await Promise.all(Array.from({ length: 8 }, () => admin.browser.post('/api/staff/team', asked)))
  expect(replies.map(said).sort()).toEqual(['OK', ...Array.from({ length: 7 }, () => '409 staff_email_taken')].sort())
})

test('who is locked is out at once, and comes back with what they had', async () => {
  const { id, browser } = await asStaff(shop)
  expect((await sessionOf(browser)).status).toBe(200)
  expect((await change(admin.browser, id, { active: false })).body.staff).toMatchObject({ id, active: false })
  expect(said(await sessionOf(browser))).toBe('401 staff_not_signed_in')
  expect((await change(admin.browser, id, { active: true })).body.staff).toMatchObject({ active: true, has_totp: true })
  // Unlocking opens no session that was ended.
  expect(said(await sessionOf(browser))).toBe('401 staff_not_signed_in')
})

test('a sign-in that overlaps a lock leaves no session', async () => {
  const member = await newMember(shop)
  const browsers = Array.from({ length: 6 }, () => shop.visitor())
  await Promise.all([
    ...browsers.map((browser) => typePassword(browser, member.email, member.oneTimePassword)),
    change(admin.browser, member.id, { active: false }),
  ])
  await change(admin.browser, member.id, { active: true })
  for (const browser of browsers) expect(said(await sessionOf(browser))).toBe('401 staff_not_signed_in')
})

test('a role counts from the next call on', async () => {
  const { id, browser } = await asStaff(shop)
  expect(said(await browser.get('/api/staff/team'))).toBe('403 staff_role_missing')
  await change(admin.browser, id, { role: 'administrator' })
  expect(said(await browser.get('/api/staff/team'))).toBe('OK')
  await change(admin.browser, id, { role: 'operator' })
  expect(said(await browser.get('/api/staff/team'))).toBe('403 staff_role_missing')
})

test.each([{ active: false }, { role: 'operator' }])('the last administrator stays one: %o', async (wish) => {
  const second = await asStaff(shop, 'administrator')
  expect(said(await change(admin.browser, second.id, { active: false }))).toBe('OK')
  expect((await change(admin.browser, admin.id, wish)).body.code).toBe('staff_last_administrator')
  expect(said(await sessionOf(admin.browser))).toBe('OK')
})

test('of administrators who lock or demote each other at the same moment one is left, every time', async () => {
  const administrators = [admin]
  for (let more = 0; more < 5; more += 1) administrators.push(await asStaff(shop, 'administrator'))
  const replies = await Promise.all(
    administrators.map(({ browser }, place) => {
      const next = administrators[(place + 1) % administrators.length]
      return change(browser, next?.id ?? 0, place % 2 === 0 ? { active: false } : { role: 'operator' })
    }),
  )
  const { rows } = await shop.database.ownerPool.query(
    "select count(*)::int as left from staff where role = 'administrator' and active",
  )
  expect(replies.map(({ status }) => status)).toContain(200)
  expect(rows[0].left).toBeGreaterThanOrEqual(1)
})

test('of two administrators who lock themselves at the same moment one stays', async () => {
  const second = await asStaff(shop, 'administrator')
  const replies = await Promise.all([admin, second].map(({ browser, id }) => change(browser, id, { active: false })))
  expect(replies.map(said).sort()).toEqual(['409 staff_last_administrator', 'OK'])
})

test('an administrator who is being demoted at this moment does not count as another one', async () => {
  const second = await asStaff(shop, 'administrator')
  const demoting = await shop.database.ownerPool.connect()
  try {
    await demoting.query('begin')
    await demoting.query("update staff set role = 'operator' where id = $1", [second.id])
    let answered = false
    const reply = change(admin.browser, admin.id, { active: false }).finally(() => {
      answered = true
    })
    const waits = async (): Promise<boolean> => {
      const { rowCount } = await shop.database.pool.query(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%from staff%'`,
      )
      return rowCount === 1
    }
    while (!(answered || (await waits()))) await new Promise(setImmediate)
    await demoting.query('commit')
    expect(said(await reply)).toBe('409 staff_last_administrator')
  } finally {
    demoting.release()
  }
})

test('a reset ends every session and takes every second factor', async () => {
  const member = await newMember(shop)
  const browser = shop.visitor()
  await firstSignIn(shop, browser, member)
  const address = '/api/staff/team/:id/reset'.replace(':id', String(member.id))
  const { body } = await admin.browser.post(address, {})
  expect(body.staff).toMatchObject({ id: member.id, has_totp: false, passkeys: 0 })
  expect(said(await sessionOf(browser))).toBe('401 staff_not_signed_in')
  expect(said(await typePassword(browser, member.email, chosenPassword))).toBe('422 staff_credentials_wrong')
  const again = await typePassword(browser, member.email, String(body.one_time_password))
  expect(again.body.session).toMatchObject({ stage: 'password' })
})

test('who does not exist cannot be changed or reset', async () => {
  expect((await change(admin.browser, 999, { active: false })).body.code).toBe('staff_not_found')
  expect(said(await admin.browser.post('/api/staff/team/999/reset', {}))).toBe('404 staff_not_found')
})
