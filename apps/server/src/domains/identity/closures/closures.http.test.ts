import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { doAt, readAt, rowsOf } from '../../backoffice/customers/testing/staff-customers.ts'
import { madeKey, programWith } from '../api-keys/testing/api-keys.ts'
import { newestResetLink } from '../passwords/testing/reset-link.ts'
import { prove } from '../proof/testing/proofs.ts'
import { asStaff, type TestStaff } from '../staff/testing/as-staff.ts'
import { notMeTokensTo, press, signInElsewhere, warnedCustomer } from './testing/not-me-link.ts'

let shop: TestShop
let staff: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
})

// Their sessions end while the clock runs on.
beforeEach(async () => {
  staff = await asStaff(shop)
})

afterAll(() => shop.stop())

const login = ({ email, password }: Pick<TestCustomer, 'email' | 'password'>) =>
  shop.visitor().post('/api/login', { username: email, password })

const shown = async ({ id }: Pick<TestCustomer, 'id'>) => {
  const { body } = await readAt(staff, '/staff/customers/:id', id)
  return body.customer as {
    blocked: boolean
    closure: { mail: string; mailed_to: string; at: string } | null
    api_keys: number
    second_factor: { removal: unknown } | null
    events: { kind: string; by: string; why: string }[]
  }
}

const resetTo = async (email: string, password: string) => {
  await shop.visitor().post('/api/user/reset-password', { email })
  await notMeTokensTo(shop, email)
  const { token } = await newestResetLink(shop.shop, email)
  const form = { token, email, password, password_confirmation: password }
  return shop.visitor().post('/api/reset-password', form)
}

describe('“This was not me”', () => {
  test('closes the account: nobody is signed in, nobody gets in, and the owner is told whom to write to', async () => {
    const customer = await warnedCustomer(shop)
    const { key } = await madeKey(customer)
    const stranger = await signInElsewhere(shop, customer)
    const reply = await press(shop, customer.token)
    expect([reply.status, reply.body]).toEqual([200, { status: 'OK' }])
    expect(reply.headers.getSetCookie().join()).not.toContain('pandrop_session')
    for (const browser of [customer.browser, stranger]) {
      expect((await browser.get('/api/user/profile')).status).toBe(401)
    }
    expect((await programWith(shop.visitor(), key).get('/api/wishlist')).status).toBe(401)
    expect((await login(customer)).body.code).toBe('customer_blocked')
    expect((await login({ ...customer, password: 'Wrong2026x' })).body.code).toBe('credentials_wrong')
    const now = shop.clock.now().toISOString()
    expect(await shown(customer)).toMatchObject({
      blocked: true,
      blocked_at: now,
      closure: { mail: 'new_device', mailed_to: customer.email, at: now },
      api_keys: 0,
      events: [
        { kind: 'closed', by: 'customer', why: `“This was not me” in the mail new_device to ${customer.email}` },
      ],
    })
    await notMeTokensTo(shop, customer.email)
    const { rows } = await shop.shop.pool.query(
      `select text_part from dev_mails where recipient = $1 and subject = 'Your account is closed'`,
      [customer.email],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].text_part).toContain('support@')
    expect(rows[0].text_part).not.toContain('/not-me')
  })

  test('voids reset links, a wish for another e-mail and the removal of a second factor', async () => {
    const customer = await warnedCustomer(shop)
    await shop.visitor().post('/api/user/reset-password', { email: customer.email })
    await prove(customer)
    await customer.browser.call('PUT', '/api/user/profile', { body: { email: 'intruder@example.org' } })
    await shop.database.ownerPool.query(
      `insert into customer_factors (customer_id, totp_sealed, confirmed_at)
       values ($1, '\\x00', now() - interval '40 days')`,
      [customer.id],
    )
    await doAt(staff, '/staff/customers/:id/second-factor/remove', customer.id)
    await notMeTokensTo(shop, customer.email)
    const { token } = await newestResetLink(shop.shop, customer.email)
    const openOnes = async () => {
      const { rows } = await shop.shop.pool.query(
        `select (select count(*)::int from email_changes where customer_id = $1) as wishes,
           (select count(*)::int from known_devices where customer_id = $1) as devices,
           (select count(*)::int from mailed_links where customer_id = $1 and used_at is null) as links`,
        [customer.id],
      )
      return rows[0]
    }
    expect(await openOnes()).toMatchObject({ wishes: 1 })
    expect((await press(shop, customer.token)).status).toBe(200)
    expect(await openOnes()).toEqual({ wishes: 0, devices: 0, links: 0 })
    const form = { token, email: customer.email, password: 'Panda2027', password_confirmation: 'Panda2027' }
    expect((await shop.visitor().post('/api/reset-password', form)).body.code).toBe('reset_link_invalid')
    const { second_factor, events } = await shown(customer)
    expect(second_factor).toMatchObject({ removal: null })
    expect(events.map(({ kind }) => kind)).toEqual(['closed', 'factor_kept', 'factor_removal_proposed'])
  })

  test('works once, and no link of another mail closes the account again', async () => {
    const customer = await warnedCustomer(shop)
    await signInElsewhere(shop, customer)
    const tokens = await notMeTokensTo(shop, customer.email)
    expect(new Set(tokens).size).toBe(2)
    expect((await press(shop, customer.token)).status).toBe(200)
    for (const token of tokens) {
      expect(await press(shop, token)).toMatchObject({ status: 409, body: { code: 'not_me_link_used' } })
    }
    await doAt(staff, '/staff/customers/:id/unblock', customer.id)
    expect((await press(shop, customer.token)).body.code).toBe('not_me_link_used')
    expect(await shown(customer)).toMatchObject({ blocked: false, closure: null })
  })

  test('works for 30 days, and what was never mailed for it closes nothing', async () => {
    const [late, timely] = [await warnedCustomer(shop), await warnedCustomer(shop)]
    shop.clock.advance({ days: 29 })
    expect((await press(shop, timely.token)).status).toBe(200)
    shop.clock.advance({ days: 1 })
    const over = await press(shop, late.token)
    expect([over.status, over.body]).toEqual([
      404,
      { status: 'error', code: 'not_me_link_invalid', message: 'This link is over' },
    ])
    await shop.visitor().post('/api/user/reset-password', { email: late.email })
    await notMeTokensTo(shop, late.email)
    const { token: reset } = await newestResetLink(shop.shop, late.email)
    for (const token of ['A'.repeat(43), 'short', `${'A'.repeat(42)}!`, reset]) {
      expect((await press(shop, token)).body, token).toEqual(over.body)
    }
    expect((await shop.visitor().post('/api/not-me', {})).body.code).toBe('invalid_input')
    expect((await login(late)).status).toBe(200)
  })

  test('is found in no queue and no list of sent mails, and a mail that leaves once more has another', async () => {
    const customer = await shop.customer()
    await signInElsewhere(shop, customer)
    const { rows: jobs } = await shop.shop.pool.query('select payload::text from graphile_worker._private_jobs')
    expect(JSON.stringify(jobs)).not.toContain('not-me')
    const [first = ''] = await notMeTokensTo(shop, customer.email)
    const { rows } = await shop.shop.pool.query(
      `select (select json_agg(m) from sent_mails m)::text || (select json_agg(l) from mailed_links l)::text as all`,
    )
    expect(rows[0].all).toContain('not_me')
    expect(rows[0].all).not.toContain(first)
    const path = `/api/staff/mails?customer=${customer.id}&limit=1`
    const [{ id } = { id: 0 }] = rowsOf(await staff.browser.get(path)) as { id: number }[]
    await staff.browser.post(`/api/staff/mails/${id}/again`, {})
    const [second = ''] = await notMeTokensTo(shop, customer.email)
    expect(second).not.toBe(first)
    expect((await press(shop, second)).status).toBe(200)
  })

  test('of the mail to an old address closes an account that has moved, and both addresses are told', async () => {
    const customer = await warnedCustomer(shop)
    const moved = `moved-${customer.email}`
    await shop.shop.pool.query('update customers set email = $2 where id = $1', [customer.id, moved])
    expect((await press(shop, customer.token)).status).toBe(200)
    expect((await shown(customer)).closure).toMatchObject({ mailed_to: customer.email })
    await notMeTokensTo(shop, customer.email)
    const { rows } = await shop.shop.pool.query(
      `select recipient from dev_mails where subject = 'Your account is closed' and recipient = any ($1)`,
      [[customer.email, moved]],
    )
    expect(rows.map(({ recipient }) => recipient).toSorted()).toEqual([customer.email, moved].toSorted())
  })
})

describe('a closed account', () => {
  const closed = async () => {
    const customer = await warnedCustomer(shop)
    await press(shop, customer.token)
    return customer
  }

  test('stands in the desk’s queue until somebody of the staff opens it with a reason', async () => {
    const customer = await closed()
    const waiting = async () => {
      const { body: today } = await staff.browser.get('/api/staff/today')
      const list = rowsOf(await staff.browser.get('/api/staff/customers?filter=closed'))
      const counted = (today.waiting as { kind: string; count: number }[]).find(
        ({ kind }) => kind === 'accounts_closed',
      )
      expect(counted?.count).toBe(list.length)
      return list.some(({ id }) => id === customer.id)
    }
    expect(await waiting()).toBe(true)
    expect((await doAt(staff, '/staff/customers/:id/unblock', customer.id, {})).status).toBe(422)
    const opened = await doAt(staff, '/staff/customers/:id/unblock', customer.id)
    expect(opened.body.customer).toMatchObject({ blocked: false, closure: null })
    await doAt(staff, '/staff/customers/:id/unblock', customer.id)
    expect(await waiting()).toBe(false)
    expect((await shown(customer)).events.map(({ kind, by }) => [kind, by])).toEqual([
      ['unblocked', staff.name],
      ['closed', 'customer'],
    ])
  })

  test('is entered with a new password alone, once it is open again', async () => {
    const customer = await closed()
    await doAt(staff, '/staff/customers/:id/unblock', customer.id)
    const old = await login(customer)
    const wrong = await login({ ...customer, password: 'Wrong2026x' })
    expect([old.status, old.body]).toEqual([wrong.status, wrong.body])
    expect(old.body.code).toBe('credentials_wrong')
    expect((await resetTo(customer.email, 'Panda2027')).status).toBe(200)
    expect((await login(customer)).body.code).toBe('credentials_wrong')
    expect((await login({ ...customer, password: 'Panda2027' })).status).toBe(200)
  })

  test('keeps a password that its owner sets meanwhile, and lets in nobody by it before it is open', async () => {
    const customer = await closed()
    expect((await resetTo(customer.email, 'Panda2027')).status).toBe(200)
    const owner = { ...customer, password: 'Panda2027' }
    expect((await login(owner)).body.code).toBe('customer_blocked')
    await doAt(staff, '/staff/customers/:id/unblock', customer.id)
    expect((await login(owner)).status).toBe(200)
  })

  test('is closed once more from the mail about a password that somebody set meanwhile', async () => {
    const customer = await closed()
    expect((await resetTo(customer.email, 'Panda2027')).status).toBe(200)
    const [token = ''] = await notMeTokensTo(shop, customer.email)
    expect((await press(shop, token)).status).toBe(200)
    const { closure, events } = await shown(customer)
    expect([closure?.mail, events.map(({ kind }) => kind)]).toEqual(['new_device', ['closed', 'closed']])
    await doAt(staff, '/staff/customers/:id/unblock', customer.id)
    for (const password of [customer.password, 'Panda2027']) {
      expect((await login({ ...customer, password })).body.code).toBe('credentials_wrong')
    }
  })

  test('that staff had blocked before is opened by one unblocking', async () => {
    const customer = await warnedCustomer(shop)
    await doAt(staff, '/staff/customers/:id/block', customer.id)
    expect((await press(shop, customer.token)).status).toBe(200)
    await doAt(staff, '/staff/customers/:id/unblock', customer.id)
    expect(await shown(customer)).toMatchObject({ blocked: false, closure: null })
    expect((await login(customer)).body.code).toBe('credentials_wrong')
  })

  test('gets the address back that its owner read the mail at, unless another account has proven it', async () => {
    const customer = await warnedCustomer(shop)
    const moveTo = (id: number, email: string) =>
      shop.shop.pool.query('update customers set email = $2 where id = $1', [id, email])
    const intruder = `intruder-${customer.email}`
    await moveTo(customer.id, intruder)
    await press(shop, customer.token)
    expect((await resetTo(intruder, 'Intruder2027')).status).toBe(200)
    const other = await shop.customer()
    await moveTo(other.id, customer.email)
    const unblock = () =>
      doAt(staff, '/staff/customers/:id/unblock', customer.id, { reason: 'called back', give_back_email: true })
    expect(await unblock()).toMatchObject({ status: 409, body: { code: 'customer_email_taken' } })
    expect(await shown(customer)).toMatchObject({ blocked: true, email: intruder })
    await moveTo(other.id, other.email)
    expect((await unblock()).body.customer).toMatchObject({
      email: customer.email,
      email_verified: true,
      closure: null,
    })
    expect((await shown(customer)).events[0]?.why).toBe(`called back (e-mail given back: ${customer.email})`)
    for (const password of [customer.password, 'Intruder2027'])
      expect((await login({ ...customer, password })).body.code).toBe('credentials_wrong')
    expect((await resetTo(customer.email, 'Panda2027')).status).toBe(200)
    expect((await login({ ...customer, password: 'Panda2027' })).status).toBe(200)
    expect((await login({ email: intruder, password: customer.password })).body.code).toBe('credentials_wrong')
  })

  test('is kept shut by the database itself', async () => {
    const customer = await closed()
    const run = (text: string) => shop.shop.pool.query(text, [customer.id])
    await expect(run('update customers set blocked_at = null where id = $1')).rejects.toThrow(/is closed/)
    await doAt(staff, '/staff/customers/:id/unblock', customer.id)
    const session = `insert into sessions (customer_id, cookie_hash, token_hash, created_at, seen_at, expires_at)
      values ($1, '\\x01', '\\x02', now(), now(), now())`
    await expect(run(session)).rejects.toThrow(/is void/)
    const closure = `insert into account_closures (customer_id, template, mailed_to, closed_at)
      values ($1, 'new_device', 'ann@example.org', now())`
    await expect(run(closure)).rejects.toThrow(/is not closed/)
    const link = `insert into mailed_links (token_hash, customer_id, email, expires_at, purpose)
      values ('\\x03', $1, 'ann@example.org', now(), 'not_me')`
    await expect(run(link)).rejects.toThrow(/mailed_links_template_check/)
  })
})
