import { randomUUID } from 'node:crypto'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readyOffers } from '../../buying/payouts/testing/ready-offers.ts'
import { madeKey, programWith } from '../../identity/api-keys/testing/api-keys.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { doAt, readAt, rowsOf } from './testing/staff-customers.ts'

let shop: TestShop
let staff: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
  staff = await asStaff(shop)
})

afterAll(() => shop.stop())

/** Gives a customer what a search can find. */
const known = async (change: Record<string, string>): Promise<TestCustomer> => {
  const customer = await shop.customer()
  for (const [column, value] of Object.entries(change))
    await shop.database.ownerPool.query(`update customers set ${column} = $2 where id = $1`, [customer.id, value])
  return customer
}

const list = (query: Record<string, string> = {}) =>
  staff.browser.get(`/api/staff/customers?${new URLSearchParams(query)}`)

const found = async (query: Record<string, string>) => rowsOf(await list(query)).map(({ id }) => id)

describe('the list of customers', () => {
  test('is read in pages, newest first, without gaps or repeats', async () => {
    const made: number[] = []
    for (let count = 0; count < 5; count += 1) made.push((await shop.customer()).id)
    const seen: unknown[] = []
    let after: string | undefined
    do {
      const { body } = await list({ limit: '2', ...(after ? { after } : {}) })
      seen.push(...(body.rows as { id: number }[]).map(({ id }) => id))
      after = (body.next as string | null) ?? undefined
    } while (after)
    expect(seen.slice(0, 5)).toEqual(made.toReversed())
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('has whoever never proved their address behind everybody else, page after page', async () => {
    const ghosts = [await shop.customer({ verified: false }), await shop.customer({ verified: false })]
    const real = await shop.customer()
    const seen: unknown[] = []
    let after: string | undefined
    do {
      const { body } = await list({ limit: '3', ...(after ? { after } : {}) })
      seen.push(...(body.rows as { id: number }[]).map(({ id }) => id))
      after = (body.next as string | null) ?? undefined
    } while (after)
    expect(seen[0]).toBe(real.id)
    expect(seen.slice(-2)).toEqual(ghosts.map(({ id }) => id).toReversed())
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('finds a customer by number, names, e-mail, Steam ID, and phone as people write it', async () => {
    const steamid = '76561198099999123'
    const customer = await known({ name: 'Ottilie', surname: 'Quastenflosser', phone_e164: '+4915112345678', steamid })
    const email = customer.email.slice(3, 15)
    const typed = [String(customer.id), `#${customer.id}`, 'quastenfl', 'OTTILIE quast', email, steamid]
    for (const search of [...typed, '+49 151 1234-5678', '151 12345678', 'qu', 'OT', '76561198099999'])
      expect(await found({ search }), search).toContain(customer.id)
    expect(await found({ search: 'Quastenflosser Ottilie Nobody' })).toEqual([])
  })

  test('takes signs of patterns as they are', async () => {
    const customer = await known({ name: '100%_\\sure' })
    expect(await found({ search: '100%_\\sure' })).toEqual([customer.id])
    expect(await found({ search: '1%sure%' })).toEqual([])
  })

  test('is narrowed to verified, blocked and waiting customers', async () => {
    const [unverified, blocked, waiting] = [
      await shop.customer({ verified: false }),
      await shop.customer(),
      await known({ verification_status: 'pending' }),
    ]
    await doAt(staff, '/staff/customers/:id/block', blocked.id)
    expect(await found({ filter: 'verified' })).not.toContain(unverified.id)
    expect(await found({ filter: 'blocked' })).toEqual([blocked.id])
    expect(await found({ filter: 'verification_pending' })).toEqual([waiting.id])
    expect((await list({ filter: 'rich' })).body.code).toBe('invalid_input')
    expect((await list({ after: 'nonsense' })).body.code).toBe('invalid_input')
  })

  test('shows balances, and is for the staff alone', async () => {
    const rich = await shop.customer({ balanceCents: 123_45 })
    expect(rowsOf(await list({ search: rich.email }))).toMatchObject([{ id: rich.id, balance: 123.45, blocked: false }])
    expect((await rich.browser.get('/api/staff/customers')).body.code).toBe('staff_not_signed_in')
  })
})

describe('a customer in the back office', () => {
  test('is seen with profile, counts, sums and sessions', async () => {
    const customer = await shop.customer({ balanceCents: 5000 })
    await readyOffers(shop, customer, { count: 2 })
    const { status, body } = await readAt(staff, '/staff/customers/:id', customer.id)
    expect(status).toBe(200)
    expect(body.customer).toMatchObject({
      id: customer.id,
      email: customer.email,
      email_verified: true,
      balance: 50,
      language: 'en',
      verification_status: 'none',
      blocked: false,
      spending_blocked: false,
      payouts_paused_until: null,
      orders: { count: 0, total: 0 },
      offers: { count: 2, paid: 0 },
      deposits: { count: 1, total: 50 },
      adjustment_free: 50,
      adjustments_proposed: 0,
      sessions: [{}],
      events: [],
    })
    expect(await readAt(staff, '/staff/customers/:id', 999_999)).toMatchObject({
      status: 404,
      body: { code: 'customer_not_found' },
    })
  })

  test('has a statement with the balance after each movement, in pages', async () => {
    const customer = await shop.customer({ balanceCents: 5000 })
    for (const amount of [10, 20]) {
      const wish = { amount, kind: 'goodwill', reason: 'late', note: 'Sorry for the delay.' }
      await doAt(staff, '/staff/customers/:id/adjustments', customer.id, wish)
    }
    const first = await readAt(staff, '/staff/customers/:id/statement', customer.id, '?limit=2')
    expect(rowsOf(first)).toMatchObject([
      { amount: 20, balance_after: 80, kind: 'goodwill', reason: 'late', about: { type: 'adjustment' } },
      { amount: 10, balance_after: 60, by: staff.name },
    ])
    const rest = await readAt(staff, '/staff/customers/:id/statement', customer.id, `?after=${first.body.next}`)
    expect(rowsOf(rest)).toMatchObject([{ amount: 50, balance_after: 50, kind: 'deposit' }])
    expect(rest.body.next).toBeNull()
  })

  test('has lists of offers, orders and deposits in pages', async () => {
    const customer = await shop.customer()
    const offers = await readyOffers(shop, customer, { count: 3 })
    const page = await readAt(staff, '/staff/customers/:id/offers', customer.id, '?limit=2')
    expect(rowsOf(page)).toMatchObject([{ id: offers[2], service_price: 50, state: 'ready_for_payout' }, {}])
    const rest = await readAt(staff, '/staff/customers/:id/offers', customer.id, `?after=${page.body.next}`)
    expect(rowsOf(rest).map(({ id }) => id)).toEqual([offers[0]])
    expect(rowsOf(await readAt(staff, '/staff/customers/:id/orders', customer.id))).toEqual([])
    expect((await readAt(staff, '/staff/customers/:id/orders', customer.id, '?after=x')).body.code).toBe(
      'invalid_input',
    )
  })

  test('has deposits in pages, though two were made at one moment', async () => {
    const customer = await shop.customer()
    const deposit = `insert into payments (id, customer_id, purpose, amount_minor, currency, currency_value,
        credit_cents, name, surname, email, phone, country, city, address, post_code, language, created_at, expires_at)
      values ($1, $2, 'topup', 42500, 'PLN', 4.25, 10000, 'a', 'b', 'c', 'd', 'SI', 'e', 'f', 'g', 'en', now(),
        now() + interval '31 minutes')`
    const ids = [randomUUID(), randomUUID(), randomUUID()].sort()
    await shop.database.ownerPool.query('begin')
    for (const id of ids) await shop.database.ownerPool.query(deposit, [id, customer.id])
    await shop.database.ownerPool.query('commit')
    const seen: unknown[] = []
    let query = '?limit=1'
    for (let page = 0; page < 3; page += 1) {
      const reply = await readAt(staff, '/staff/customers/:id/deposits', customer.id, query)
      expect(rowsOf(reply)).toMatchObject([{ credit: 100, charged: 'PLN\u00a0425.00', state: 'Pending' }])
      seen.push(rowsOf(reply)[0]?.id)
      query = `?limit=1&after=${reply.body.next}`
    }
    expect(seen.toSorted()).toEqual(ids)
    const odd = await readAt(staff, '/staff/customers/:id/deposits', customer.id, '?after=7')
    expect(odd.body.code).toBe('invalid_input')
  })
})

describe('sessions in the back office', () => {
  const path = '/staff/customers/:id/sessions/end'
  const reason = 'reported as stolen'

  test('one is ended, nobody else’s, and then all', async () => {
    const [customer, other] = [await shop.customer(), await shop.customer()]
    const [session] = (await sessionsOf(customer)) as { id: number }[]
    const { key } = await madeKey(other)
    const program = programWith(shop.visitor(), key)
    expect((await program.get('/api/wishlist')).status).toBe(200)
    const ofOther = await doAt(staff, path, other.id, { reason, session: session?.id })
    expect(ofOther).toMatchObject({ status: 404, body: { code: 'session_not_found' } })
    const ended = await doAt(staff, path, customer.id, { reason, session: session?.id })
    expect(ended.body.customer).toMatchObject({ sessions: [], blocked: false, events: [{ kind: 'sessions_ended' }] })
    expect((await customer.browser.get('/api/user/profile')).status).toBe(401)
    expect((await doAt(staff, path, other.id, { reason })).body.customer).toMatchObject({ sessions: [] })
    expect((await other.browser.get('/api/user/profile')).status).toBe(401)
    expect((await program.get('/api/wishlist')).status).toBe(401)
  })

  const sessionsOf = async ({ id }: TestCustomer) => {
    const { body } = await readAt(staff, '/staff/customers/:id', id)
    return (body.customer as { sessions: unknown[] }).sessions
  }
})

describe('the verification of an identity', () => {
  const path = '/staff/customers/:id/verification'

  test('is set by an administrator, shown to the customer, and kept with its reason', async () => {
    const customer = await shop.customer()
    const wish = { status: 'approved', reason: 'passport seen' }
    const administrator = await asStaff(shop, 'administrator')
    expect((await doAt(staff, path, customer.id, wish)).body.code).toBe('staff_role_missing')
    expect((await doAt(administrator, path, customer.id, wish)).body.customer).toMatchObject({
      verification_status: 'approved',
      events: [{ kind: 'verification', why: 'approved: passport seen' }],
    })
    await doAt(administrator, path, customer.id, wish)
    const { body } = await customer.browser.get('/api/user/profile')
    expect(body.payload).toMatchObject({ verification_data: { status: 'approved' } })
    const again = await readAt(staff, '/staff/customers/:id', customer.id)
    expect((again.body.customer as { events: unknown[] }).events).toHaveLength(1)
  })

  test('is approved or ended by hand, and nothing else', async () => {
    const customer = await shop.customer()
    const administrator = await asStaff(shop, 'administrator')
    for (const status of ['famous', 'pending', 'rejected']) {
      const wish = { status, reason: 'seen on television' }
      expect((await doAt(administrator, path, customer.id, wish)).body.code).toBe('invalid_input')
    }
  })
})
