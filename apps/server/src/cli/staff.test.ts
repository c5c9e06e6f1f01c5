import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstSignIn, typePassword } from '../domains/identity/staff-sign-in/testing/sign-in.ts'
import type { Command } from './command.ts'
import { staffCreate, staffList, staffLock, staffReset, staffUnlock } from './staff.ts'
import { runCommand } from './testing/run-command.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.stop())

const run = (command: Command, ...args: string[]) => runCommand(shop, command, ...args)

const passwordIn = (said: string): string => /One-time password: {2}(\S+)/.exec(said)?.[1] ?? ''

const create = (email: string, role: string) => run(staffCreate, '--email', email, '--name', 'Ann Lee', '--role', role)

test('the first administrator is made at the command line and signs in with what it printed', async () => {
  expect(await run(staffList)).toEqual({ code: 0, said: 'Nobody works in the back office yet.' })
  const { code, said } = await create('Ann@Shop.example', 'administrator')
  expect(code).toBe(0)
  expect(said).toContain('Sign in at:         http://localhost:1/backoffice')
  const oneTimePassword = passwordIn(said)
  expect((await run(staffList)).said.split('\n')).toEqual([
    'e-mail            name     role           state   second factors  signed in',
    'ann@shop.example  Ann Lee  administrator  active  0',
  ])
  const browser = shop.visitor()
  await firstSignIn(shop, browser, { id: 1, name: '', email: 'ann@shop.example', oneTimePassword })
  expect((await browser.get('/api/staff/team')).status).toBe(200)
  expect((await run(staffList)).said).toMatch(/active +1 +2026-/)
  expect(await create('ann@shop.example', 'operator')).toEqual({
    code: 1,
    said: 'Somebody with this e-mail works here already',
  })
  expect(await run(staffLock, 'ann@shop.example')).toEqual({
    code: 1,
    said: 'The last administrator cannot be locked or made an operator',
  })
})

test('somebody is locked, unlocked and reset at the command line, and all of it is written down', async () => {
  const oneTimePassword = passwordIn((await create('ivo@shop.example', 'operator')).said)
  const browser = shop.visitor()
  await firstSignIn(shop, browser, { id: 0, name: '', email: 'ivo@shop.example', oneTimePassword })
  expect((await run(staffLock, 'ivo@shop.example')).code).toBe(0)
  expect((await browser.get('/api/staff/session')).status).toBe(401)
  expect((await run(staffUnlock, 'IVO@shop.example')).said).toBe('Ann Lee can sign in again.')
  const again = passwordIn((await run(staffReset, 'ivo@shop.example')).said)
  expect((await typePassword(browser, 'ivo@shop.example', again)).body.session).toMatchObject({ stage: 'password' })
  expect(await run(staffReset, 'nobody@shop.example')).toEqual({
    code: 1,
    said: 'This member of staff does not exist',
  })

  const { rows } = await shop.database.ownerPool.query(
    `select l.action, l.staff_id, l.address, l.input ->> 'email' as email, o.outcome,
       (select json_agg(json_build_object('table', c.table_name, 'after', c.after) order by c.id)
        from audit_changes c where c.audit_id = l.id) as changes
     from audit_log l join audit_outcomes o on o.audit_id = l.id
     where l.action like 'cli %' and l.input ->> 'email' <> 'ann@shop.example' order by l.id`,
  )
  expect(rows).toMatchObject([
    { action: 'cli staff create', outcome: 'done', changes: [{ table: 'staff' }] },
    { action: 'cli staff lock', changes: [{ after: { active: false } }, { table: 'staff_sessions', after: null }] },
    { action: 'cli staff unlock', changes: [{ after: { active: true } }] },
    { action: 'cli staff reset', changes: [{ after: { password_is_once: true } }] },
    { action: 'cli staff reset', email: 'nobody@shop.example', outcome: 'staff_not_found', changes: null },
  ])
  for (const row of rows) expect(row).toMatchObject({ staff_id: null, address: expect.stringMatching(/^typed by ./) })
  for (const secret of [oneTimePassword, again]) expect(JSON.stringify(rows)).not.toContain(secret)
})

test.each([
  ['staff create', staffCreate, ['--email', 'no-address', '--name', 'Ann', '--role', 'operator']],
  ['staff create', staffCreate, ['--email', 'eve@shop.example', '--name', 'Eve', '--role', 'owner']],
  ['staff create', staffCreate, ['--email', 'eve@shop.example', '--name', 'Eve']],
  ['staff create', staffCreate, ['--password', 'chosen']],
  ['staff list', staffList, ['all']],
  ['staff lock', staffLock, []],
  ['staff unlock', staffUnlock, ['a@b.example', 'more']],
  ['staff reset', staffReset, []],
])('%s says how it is written where something typed cannot be meant', async (name, command, args) => {
  const { code, said } = await run(command, ...args)
  expect(code).toBe(2)
  expect(said).toContain(`Write: npm run shop -- ${name}`)
})
