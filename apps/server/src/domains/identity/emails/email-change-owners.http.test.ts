import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { devMails } from '../../../ports/mail/dev-mailbox.ts'
import { newestLinkTo, signUpForm } from '../accounts/testing/sign-up-form.ts'
import { credentialsChanged } from '../passwords/credentials.ts'
import { updateProfile } from '../profile/update-profile.ts'
import { emailChanges, landing } from './testing/email-change.ts'

let shop: TestShop
let changes: ReturnType<typeof emailChanges>
let ann: TestCustomer
let wished: string
let addresses = 0

beforeAll(async () => {
  shop = await startTestShop()
  changes = emailChanges(shop)
})

afterAll(() => shop?.stop())

beforeEach(async () => {
  ann = await shop.customer()
  addresses += 1
  wished = `wished${addresses}@example.org`
})

test('an address that was never proven is told nothing: it may be a stranger’s', async () => {
  const unproven = await shop.customer({ verified: false })
  await changes.open(await changes.askedLink(wished, unproven))
  await changes.sendMails()
  expect(await changes.subjectsTo(unproven.email)).toEqual([])
})

test('the asking session stays, every other one ends, and payouts pause', async () => {
  const elsewhere = shop.visitor()
  elsewhere.keepToken(await elsewhere.post('/api/login', { username: ann.email, password: ann.password }))
  await changes.open(await changes.askedLink(wished, ann))
  expect((await ann.browser.get('/api/user/profile')).status).toBe(200)
  expect((await elsewhere.get('/api/user/profile')).status).toBe(401)
  expect((await changes.kept(ann)).credentials_changed_at).toEqual(shop.clock.now())
})

test('when the asking session has ended, the change signs everybody out', async () => {
  const elsewhere = shop.visitor()
  elsewhere.keepToken(await elsewhere.post('/api/login', { username: ann.email, password: ann.password }))
  const link = await changes.askedLink(wished, ann)
  await ann.browser.post('/api/logout')
  expect(await changes.open(link)).toBe(landing.success)
  expect((await elsewhere.get('/api/user/profile')).status).toBe(401)
})

test('a session that ended after it was proven asks for nothing', async () => {
  const { rows } = await shop.shop.pool.query('delete from sessions where customer_id = $1 returning id', [ann.id])
  const session = { customerId: ann.id, sessionId: rows[0].id, provenAt: shop.clock.now() }
  const change = { email: wished, name: 'Ann' }
  const refused = await updateProfile(shop.shop, session, { change, language: 'en' })
  expect(refused).toMatchObject({ ok: false, refusal: 'proof_required' })
  expect((await changes.kept(ann)).name).toBe('Marta')
})

test('an address that somebody else has gets the same answer, and its owner a warning without a link', async () => {
  const owner = await shop.customer()
  const free = await changes.ask(wished, ann)
  const taken = await changes.ask(owner.email, ann)
  const pending = { pending_email: owner.email }
  expect([taken.status, taken.body]).toEqual([
    free.status,
    { ...free.body, payload: { ...(free.body.payload as object), ...pending } },
  ])
  await changes.sendMails()
  const [mail] = await devMails(shop.shop.pool, owner.email)
  expect(mail?.subject).toBe('Somebody wanted to use your email address')
  expect(mail?.links).toEqual([`${shop.shop.env.PUBLIC_URL}/auth?form=signin`])
  const { rows } = await shop.shop.pool.query(
    `select count(*)::int as links from mailed_links where customer_id = $1 and purpose = 'change_email'`,
    [ann.id],
  )
  expect(rows[0].links).toBe(0)
})

test('of two customers who open links to one address at the same moment, exactly one gets it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const email = `race${round}${wished}`
    const rivals = [await shop.customer(), await shop.customer()]
    const links: string[] = []
    for (const rival of rivals) links.push(await changes.askedLink(email, rival))
    const pages = await Promise.all(links.map(changes.open))
    expect(pages.sort()).toEqual([landing.expired, landing.success])
    const { rows } = await shop.shop.pool.query('select count(*)::int as owners from customers where email = $1', [
      email,
    ])
    expect(rows[0].owners).toBe(1)
  }
})

test('a new account and a change that want one address at the same moment: exactly one gets it', async () => {
  const visitor = shop.visitor()
  await visitor.post('/api/register', signUpForm({ email: wished }))
  await changes.sendMails()
  const verification = await newestLinkTo(shop.shop, wished)
  const change = await changes.askedLink(wished, ann)
  const pages = await Promise.all([changes.open(verification), changes.open(change)])
  expect([
    [landing.success, landing.expired],
    [landing.already, landing.success],
  ]).toContainEqual(pages)
})

test('an unverified customer becomes verified by it, with an account for money', async () => {
  const unproven = await shop.customer({ verified: false })
  expect((await unproven.browser.get('/api/cart/contents')).body.message).toBe('Your email address is not verified.')
  await changes.open(await changes.askedLink(wished, unproven))
  expect((await unproven.browser.get('/api/is-auth')).body.emailVerified).toBe(true)
  expect((await unproven.browser.get('/api/cart/contents')).status).toBe(200)
  const { rows } = await shop.shop.pool.query(
    'select count(*)::int as accounts from customer_balances where customer_id = $1',
    [unproven.id],
  )
  expect(rows[0].accounts).toBe(1)
})

test('a changed password withdraws what was asked for with the old one', async () => {
  const link = await changes.askedLink(wished, ann)
  const change = { customerId: ann.id, keptSession: null, now: shop.clock.now() }
  await inTransaction(shop.shop.pool, (tx) => credentialsChanged(tx, change))
  expect(await changes.open(link)).toBe(landing.expired)
  expect((await changes.kept(ann)).email).toBe(ann.email)
})
