import { asStaff, type TestStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let shop: TestShop
let ada: TestStaff
let bob: TestStaff
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
  ;[ada, bob] = [await asStaff(shop, 'administrator'), await asStaff(shop, 'administrator')]
  operator = await asStaff(shop)
})

afterAll(() => shop?.stop())

beforeEach(async () => {
  await shop.database.ownerPool.query(
    `update payout_account_proposals set state = 'declined', decided_by = proposed_by, decided_at = now()
     where state = 'proposed'`,
  )
})

const path = '/api/staff/payout-account'

const account = {
  name: 'Bamboo d.o.o.',
  iban: 'SI56 2633 0001 2039 086',
  bic: 'bakosi2x',
  town: 'Ljubljana',
  country: 'si',
  reason: 'we changed our bank',
}

interface Standing {
  account: { name: string; iban_masked: string } | null
  proposal: { id: number; iban: string; own: boolean } | null
}

const standing = async (who = bob) => (await who.browser.get(path)).body as unknown as Standing

const propose = (who = ada, typed: object = account) => who.browser.post(path, typed)

const proposed = async (): Promise<number> => {
  const { status, body } = await propose()
  expect(status, JSON.stringify(body)).toBe(200)
  return (await standing()).proposal?.id ?? 0
}

const decide = (who: TestStaff, id: number, how: 'approve' | 'decline') => who.browser.post(`${path}/${id}/${how}`, {})

const mails = async (template: string): Promise<string[]> => {
  const { rows } = await shop.database.ownerPool.query(
    `select payload ->> 'to' as to from graphile_worker._private_jobs where payload ->> 'template' = $1 order by 1`,
    [template],
  )
  return rows.map(({ to }) => to)
}

test('payouts leave from another account once a second administrator has approved it; both are told', async () => {
  const id = await proposed()
  expect(await standing()).toMatchObject({
    account: null,
    proposal: { iban: 'SI56263300012039086', iban_masked: 'SI56 •••• 9086', own: false, reason: account.reason },
  })
  expect((await standing(ada)).proposal?.own).toBe(true)
  expect(await decide(ada, id, 'approve')).toMatchObject({ status: 409, body: { code: 'second_person_needed' } })
  expect((await standing()).account).toBeNull()
  expect((await decide(bob, id, 'approve')).status).toBe(200)
  expect(await standing()).toMatchObject({
    account: { name: 'Bamboo d.o.o.', iban_masked: 'SI56 •••• 9086', bic: 'BAKOSI2X', country: 'SI' },
    proposal: null,
  })
  for (const template of ['payout_account_proposed', 'payout_account_changed']) {
    expect(await mails(template)).toEqual([ada.email, bob.email].sort())
  }
  expect(await decide(bob, id, 'decline')).toMatchObject({ status: 409, body: { code: 'proposal_decided' } })
})

test('one proposal stands at a time; whoever made it, or anybody else, turns it down', async () => {
  const id = await proposed()
  expect(await propose(bob)).toMatchObject({ status: 409, body: { code: 'payout_account_proposed' } })
  expect((await decide(ada, id, 'decline')).status).toBe(200)
  expect((await standing()).proposal).toBeNull()
  expect(await decide(bob, id, 'approve')).toMatchObject({ status: 409, body: { code: 'proposal_decided' } })
  expect(await decide(bob, 999_999, 'approve')).toMatchObject({ status: 404, body: { code: 'proposal_not_found' } })
})

test('of many who decide at the same moment one is heard', async () => {
  const id = await proposed()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) => decide(bob, id, number % 2 === 0 ? 'approve' : 'decline')),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('whoever got their access from the one who proposed it is no second pair of eyes', async () => {
  const id = await proposed()
  const fresh = await asStaff(shop, 'administrator')
  const given = `insert into staff_access (staff_id, kind, by_id, at) values ($1, 'made', $2, $3)`
  await shop.database.ownerPool.query(given, [fresh.id, ada.id, shop.clock.now()])
  const { status, body } = await decide(fresh, id, 'approve')
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'approver_tied' })
})

test('the database lets nobody approve their own, whichever program asks', async () => {
  const id = await proposed()
  await expect(
    shop.database.pool.query(
      `update payout_account_proposals set state = 'approved', decided_by = proposed_by, decided_at = now()
       where id = $1`,
      [id],
    ),
  ).rejects.toThrow(/second_person|cannot approve/)
})

test.each([
  ['iban', 'SI56 2633 0001 2039 087'],
  ['iban', 'UA213223130000026007233566001'],
  ['bic', 'nobank'],
  ['country', 'Slovenia'],
  ['name', ''],
  ['town', ' '],
  ['reason', ''],
])('a wrong %s (%s) is told beside its field', async (field, typed) => {
  const { status, body } = await propose(ada, { ...account, [field]: typed })
  expect(status).toBe(422)
  expect(Object.keys(body.errors ?? {})).toEqual([field])
  expect((await standing()).proposal).toBeNull()
})

test('operators see it, and neither propose nor decide; nobody else sees it', async () => {
  const id = await proposed()
  expect((await standing(operator)).proposal?.id).toBe(id)
  const customer = await shop.customer()
  for (const call of [
    '/staff/payout-account',
    '/staff/payout-account/:id/approve',
    '/staff/payout-account/:id/decline',
  ]) {
    const address = `/api${call.replace(':id', String(id))}`
    expect((await operator.browser.post(address, account)).status, call).toBe(403)
    expect((await customer.browser.post(address, account)).status, call).toBe(401)
  }
  expect((await customer.browser.get(path)).status).toBe(401)
})
