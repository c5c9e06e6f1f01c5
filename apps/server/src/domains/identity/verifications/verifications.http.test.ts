import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { devMails } from '../../../ports/mail/dev-mailbox.ts'
import { pictures } from '../avatars/testing/pictures.ts'
import type { TestStaff } from '../staff/testing/as-staff.ts'
import { addDocument, approveAt, asAdministrator, ask, askedBy, ownState, rejectAt } from './testing/verifications.ts'
import { endVerifications } from './verification-jobs.ts'

let shop: TestShop
let admin: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
})

// Their sessions end while the clock runs on.
beforeEach(async () => {
  admin = await asAdministrator(shop)
})

afterAll(() => shop.stop())

const statusOf = async ({ browser }: { browser: { get: (path: string) => Promise<{ body: unknown }> } }) => {
  const { body } = (await browser.get('/api/user/profile')) as {
    body: { payload: { verification_data: { status: string } } }
  }
  return body.payload.verification_data.status
}

const subjectsTo = async (email: string): Promise<string[]> => {
  await runDueJobs(shop.shop, shop.database.serverUrl)
  return (await devMails(shop.shop.pool, email)).map(({ subject }) => subject)
}

const kindsOf = async (id: number): Promise<string[]> => {
  const text = `select kind from account_events where customer_id = $1 and kind like 'verification%' order by id`
  return (await shop.database.ownerPool.query(text, [id])).rows.map(({ kind }) => kind)
}

test('a customer sends documents, is told at each step, and is verified once they are approved', async () => {
  const customer = await shop.customer()
  expect(await ownState(customer)).toMatchObject({ status: 'none', request: null, uploads: [], may_send: true })
  const added = await addDocument(customer, await pictures.png(), { kind: 'identity_card_front' })
  expect(added.status).toBe(200)
  await addDocument(customer, Buffer.from('%PDF-1.7\nsome pages'), { kind: 'proof_of_address' })
  const { uploads } = await ownState(customer)
  expect(uploads.map(({ kind }) => kind)).toEqual(['identity_card_front', 'proof_of_address'])
  // Nothing but this is told of a document: no address, no name, no bytes.
  expect(Object.keys(uploads[0] ?? {})).toEqual(['id', 'kind', 'bytes', 'uploaded_at'])
  const ids = uploads.map(({ id }) => id)
  expect((await customer.browser.post('/api/user/verification/send', { documents: ids })).status).toBe(200)
  expect(await ownState(customer)).toMatchObject({
    status: 'pending',
    request: { state: 'pending', documents: [{ kind: 'identity_card_front' }, { kind: 'proof_of_address' }] },
    uploads: [],
    may_send: false,
  })
  expect(await statusOf(customer)).toBe('pending')
  // The same again is the same request; another one is none.
  expect((await ask(customer, ids)).status).toBe(200)
  expect(await addDocument(customer, await pictures.png())).toMatchObject({
    status: 409,
    body: { code: 'verification_open' },
  })
  const { body } = await admin.browser.get('/api/staff/verifications?state=pending')
  const [row] = body.rows as { id: number; documents: number; wait: string }[]
  expect(row).toMatchObject({ documents: 2, wait: 'short', customer: { id: customer.id } })
  const one = await admin.browser.get(`/api/staff/verifications/${row?.id}`)
  expect(one.body.verification).toMatchObject({
    account: { name: 'Marta' },
    moved: 0,
    needs_second: false,
    files: [
      { kind: 'identity_card_front', form: 'picture' },
      { kind: 'proof_of_address', form: 'pdf' },
    ],
  })
  const approve = '/api/staff/verifications/:id/approve'.replace(':id', String(row?.id))
  const approved = await admin.browser.post(approve, {})
  expect(approved.body.verification).toMatchObject({ state: 'approved', decided_by: { id: admin.id } })
  expect((await approveAt(admin, row?.id ?? 0)).status, 'again').toBe(200)
  expect(await statusOf(customer)).toBe('approved')
  const { valid_until: until } = await ownState(customer)
  expect(until?.slice(0, 4)).toBe(String(shop.clock.now().getUTCFullYear() + 2))
  expect(await subjectsTo(customer.email)).toEqual(
    expect.arrayContaining(['Your documents have reached us', 'You are verified']),
  )
  expect(await kindsOf(customer.id)).toEqual(['verification_asked', 'verification_approved'])
})

test('who is rejected reads why, in their language, and may ask again at once, five times in thirty days', async () => {
  const customer = await shop.customer()
  await shop.database.ownerPool.query(`update customers set language = 'de' where id = $1`, [customer.id])
  const { request } = await askedBy(shop, customer)
  const path = '/api/staff/verifications/:id/reject'.replace(':id', String(request))
  const wish = { reason: 'incomplete', message: 'Please send the back.' }
  expect((await admin.browser.post(path, wish)).body.verification).toMatchObject({ state: 'rejected', ...wish })
  expect((await admin.browser.post(path, wish)).status, 'again').toBe(200)
  expect(await approveAt(admin, request)).toMatchObject({ status: 409, body: { code: 'verification_state_wrong' } })
  expect(await ownState(customer)).toMatchObject({ status: 'rejected', request: wish, may_send: true })
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const mails = await devMails(shop.shop.pool, customer.email)
  const told = mails.find(({ subject }) => subject === 'Ihre Dokumente haben nicht genügt')
  expect(told?.text).toContain('Es fehlt etwas, etwa die Rückseite eines Ausweises.')
  expect(told?.text).toContain('Please send the back.')
  for (let round = 2; round <= 5; round += 1) await rejectAt(admin, (await askedBy(shop, customer)).request)
  await addDocument(customer, await pictures.jpeg())
  expect(await ask(customer)).toMatchObject({ status: 409, body: { code: 'verifications_too_many' } })
  const { again_at: again, may_send: may } = await ownState(customer)
  expect([may, again]).toEqual([false, new Date(shop.clock.now().getTime() + 30 * 86_400_000).toISOString()])
  expect(await kindsOf(customer.id)).toHaveLength(10)
})

test('a customer takes a document away before it is sent, and the request back before it is decided', async () => {
  const customer = await shop.customer()
  await addDocument(customer, await pictures.jpeg())
  const [upload] = (await ownState(customer)).uploads
  const remove = () => customer.browser.post('/api/user/verification/documents/remove', { id: upload?.id })
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 200])
  expect((await ownState(customer)).uploads).toEqual([])
  expect(await ask(customer, [upload?.id ?? ''])).toMatchObject({
    status: 422,
    body: { code: 'verification_document_gone' },
  })
  // Refused whole: there is no request either.
  expect(await statusOf(customer)).toBe('none')
  const { request } = await askedBy(shop, customer)
  const sent = await shop.database.pool.query('select id from verification_documents where verification_id = $1', [
    request,
  ])
  await customer.browser.post('/api/user/verification/documents/remove', { id: sent.rows[0].id })
  expect((await ownState(customer)).request?.documents, 'what was sent stays').toHaveLength(1)
  for (let times = 0; times < 2; times += 1)
    expect((await customer.browser.post('/api/user/verification/withdraw', {})).status).toBe(200)
  expect(await ownState(customer)).toMatchObject({ status: 'none', request: { state: 'withdrawn' }, may_send: true })
  expect(await approveAt(admin, request)).toMatchObject({ status: 409, body: { code: 'verification_state_wrong' } })
  expect(await rejectAt(admin, request)).toMatchObject({ status: 409, body: { code: 'verification_state_wrong' } })
})

test('an approval ends after its months; thirty days before, its customer is told and may renew it', async () => {
  await shop.database.ownerPool.query('update settings set verification_months = 2')
  const customer = await askedBy(shop)
  await approveAt(admin, customer.request)
  await shop.database.ownerPool.query('update settings set verification_months = 24')
  await shop.database.ownerPool.query(
    `update sessions set expires_at = expires_at + interval '1 year', seen_at = seen_at + interval '80 days'
     where customer_id = $1`,
    [customer.id],
  )
  await addDocument(customer, await pictures.jpeg())
  expect(await ask(customer)).toMatchObject({ status: 409, body: { code: 'verification_early' } })
  await endVerifications(shop.shop)
  expect(await subjectsTo(customer.email)).not.toContain('Your verification ends soon')
  shop.clock.advance({ days: 35 })
  await endVerifications(shop.shop)
  await endVerifications(shop.shop)
  const warned = (await subjectsTo(customer.email)).filter((subject) => subject === 'Your verification ends soon')
  expect(warned).toHaveLength(1)
  expect((await ownState(customer)).may_send).toBe(true)
  // A request that waits leaves the approval as it is, and one that fails does too.
  const renewal = await askedBy(shop, customer)
  expect(await statusOf(customer)).toBe('approved')
  admin = await asAdministrator(shop)
  await rejectAt(admin, renewal.request)
  expect(await statusOf(customer)).toBe('approved')
  shop.clock.advance({ days: 30 })
  await Promise.all([endVerifications(shop.shop), endVerifications(shop.shop)])
  expect(await statusOf(customer)).toBe('rejected')
  const ended = (await subjectsTo(customer.email)).filter((subject) => subject === 'Your verification has ended')
  expect(ended).toHaveLength(1)
  expect((await kindsOf(customer.id)).at(-1)).toBe('verification_expired')
  const last = await askedBy(shop, customer)
  admin = await asAdministrator(shop)
  await approveAt(admin, last.request)
  expect(await statusOf(customer)).toBe('approved')
})

test('a renewal takes the place of the approval before it', async () => {
  await shop.database.ownerPool.query('update settings set verification_months = 1')
  const customer = await askedBy(shop)
  await approveAt(admin, customer.request)
  shop.clock.advance({ days: 2 })
  const renewal = await askedBy(shop, customer)
  admin = await asAdministrator(shop)
  expect((await approveAt(admin, renewal.request)).status).toBe(200)
  await shop.database.ownerPool.query('update settings set verification_months = 24')
  const { rows } = await shop.database.ownerPool.query(
    'select state from verifications where customer_id = $1 order by id',
    [customer.id],
  )
  expect(rows.map(({ state }) => state)).toEqual(['expired', 'approved'])
  // Its customer is verified as before: nobody tells them that something ended.
  expect(await subjectsTo(customer.email)).not.toContain('Your verification has ended')
})

test('whoever leaves begins nothing new', async () => {
  const customer = await shop.customer()
  await addDocument(customer, await pictures.jpeg())
  await shop.database.ownerPool.query(
    `insert into account_deletions (customer_id, asked_at, due_at) values ($1, now(), now() + interval '14 days')`,
    [customer.id],
  )
  expect((await ask(customer)).body.code).toBe('account_leaving')
  expect((await addDocument(customer, await pictures.jpeg())).body.code).toBe('account_leaving')
})

test('nobody but a customer whose e-mail is verified has documents here', async () => {
  const calls = [
    ['GET', '/api/user/verification', undefined],
    ['POST', '/api/user/verification/documents/remove', { id: '1c9a0b3e-5d4f-4e6a-8b7c-9d0e1f2a3b4c' }],
    ['POST', '/api/user/verification/send', { documents: ['1c9a0b3e-5d4f-4e6a-8b7c-9d0e1f2a3b4c'] }],
    ['POST', '/api/user/verification/withdraw', {}],
  ] as const
  const guest = shop.visitor()
  for (const [method, path, body] of calls) expect((await guest.call(method, path, { body })).status, path).toBe(401)
  expect((await addDocument({ browser: guest }, await pictures.jpeg())).status).toBe(401)
})
