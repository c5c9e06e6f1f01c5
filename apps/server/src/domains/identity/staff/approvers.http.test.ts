import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adjustBalance, approveAdjustment } from '../../backoffice/adjustments/adjustments.ts'
import { approveByNames, approvePayouts, proposePayouts } from '../../buying/payouts/proposals.ts'
import { requestedPayout } from '../../buying/payouts/testing/ready-offers.ts'
import { firstSignIn, type NewMember, newMember } from '../staff-sign-in/testing/sign-in.ts'
import { asStaff, longAgo, type TestStaff } from './testing/as-staff.ts'

let shop: TestShop
let ada: TestStaff
let olga: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
  ;[ada, olga] = [await asStaff(shop, 'administrator'), await asStaff(shop)]
})

afterAll(() => shop.stop())

/** Does something as if that many hours had gone by. */
const after = async <Answer>(hours: number, work: () => Promise<Answer>): Promise<Answer> => {
  shop.clock.advance({ hours })
  try {
    return await work()
  } finally {
    shop.clock.advance({ hours: -hours })
  }
}

const proposedBy = async (staffId: number): Promise<number> => {
  const { payoutId } = await requestedPayout(shop)
  await proposePayouts(shop.shop, { payouts: [payoutId], staffId })
  const { rows } = await shop.database.pool.query('select id from payout_proposals where payout_id = $1', [payoutId])
  return rows[0].id
}

const approve = async (staffId: number, proposal: number): Promise<string> => {
  const approved = await approvePayouts(shop.shop, { proposals: [proposal], staffId })
  return approved.ok ? 'OK' : approved.refusal
}

const added = async (by: TestStaff): Promise<NewMember> => {
  const email = `${Math.random().toString(36).slice(2)}@shop.example`
  const { body } = await by.browser.post('/api/staff/team', { name: 'Second Hat', email, role: 'operator' })
  const { id } = body.staff as { id: number }
  return { id, name: 'Second Hat', email, oneTimePassword: String(body.one_time_password) }
}

test('an administrator who makes a second person approves nothing under that name', async () => {
  const hat = await added(ada)
  const proposal = await proposedBy(ada.id)
  const browser = shop.visitor()
  await firstSignIn(shop, browser, hat)
  const refused = await browser.post('/api/staff/payouts/approve', { proposals: [proposal] })
  expect(refused).toMatchObject({ status: 409, body: { code: 'approver_tied' } })
  expect(String(refused.body.message)).toContain('from 21.12.2026 12:00 UTC on')
  // Neither by turning it around: the second person proposes, the first approves.
  expect(await approve(ada.id, await proposedBy(hat.id))).toBe('approver_tied')
  expect(await after(73, () => approve(hat.id, proposal))).toBe('approver_tied')
  expect(await after(30 * 24, () => approve(hat.id, proposal))).toBe('OK')
})

test('whoever is new approves what a third person proposed after three days', async () => {
  const hat = await added(ada)
  const proposal = await proposedBy(olga.id)
  const browser = shop.visitor()
  await firstSignIn(shop, browser, hat)
  const refused = await browser.post('/api/staff/payouts/approve', { proposals: [proposal] })
  expect(refused).toMatchObject({ status: 409, body: { code: 'approver_new' } })
  expect(String(refused.body.message)).toContain('from 24.11.2026 12:00 UTC on')
  expect(await after(71.9, () => approve(hat.id, proposal))).toBe('approver_new')
  expect(await after(72, () => approve(hat.id, proposal))).toBe('OK')
})

test.each([
  ['reset', (id: number) => ada.browser.post(`/api/staff/team/${id}/reset`, {})],
  ['promoted', (id: number) => ada.browser.post(`/api/staff/team/${id}`, { role: 'administrator' })],
])(
  'a colleague who was %s approves nothing of that administrator, and nothing at all for three days',
  async (_, do_) => {
    const colleague = await asStaff(shop)
    const [own, others] = [await proposedBy(ada.id), await proposedBy(olga.id)]
    await do_(colleague.id)
    expect(await approve(colleague.id, own)).toBe('approver_tied')
    expect(await approve(colleague.id, others)).toBe('approver_new')
    expect(await after(72, () => approve(colleague.id, others))).toBe('OK')
    expect(await after(72, () => approve(colleague.id, own))).toBe('approver_tied')
  },
)

test('who was unlocked waits three days', async () => {
  const colleague = await asStaff(shop)
  const proposal = await proposedBy(ada.id)
  for (const active of [false, true]) await ada.browser.post(`/api/staff/team/${colleague.id}`, { active })
  expect(await approve(colleague.id, proposal)).toBe('approver_new')
  expect(await after(72, () => approve(colleague.id, proposal))).toBe('OK')
})

test('the same holds for balance adjustments', async () => {
  const { id: customerId } = await shop.customer()
  const wish = { customerId, cents: 6000 as never, kind: 'goodwill', reason: 'r', note: 'n', key: undefined } as const
  const proposal = await adjustBalance(shop.shop, { ...wish, staffId: olga.id })
  if (!proposal.ok) throw new Error(proposal.refusal)
  const hat = await newMember(shop)
  const decision = { adjustmentId: proposal.value, staffId: hat.id }
  expect(await approveAdjustment(shop.shop, decision)).toMatchObject({ refusal: 'approver_new' })
  const { database } = shop
  await expect(
    database.pool.query(
      `update balance_adjustments set state = 'booked', booked_at = $2, decided_by = $3, decided_at = $2 where id = $1`,
      [proposal.value, shop.clock.now(), hat.id],
    ),
  ).rejects.toThrow(/cannot approve/)
  expect(await after(72, () => approveAdjustment(shop.shop, decision))).toMatchObject({ ok: true })
})

test('the command line names nobody whose access is new, and tells those it names', async () => {
  const hat = await newMember(shop)
  const { payoutId } = await requestedPayout(shop)
  const pair = { payouts: [payoutId], proposedBy: olga.id, by: 'Test' }
  expect(await approveByNames(shop.shop, { ...pair, approvedBy: hat.id })).toMatchObject({ refusal: 'approver_new' })
  expect(await approveByNames(shop.shop, { ...pair, approvedBy: ada.id })).toMatchObject({ ok: true })
  const { rows } = await shop.database.ownerPool.query(
    `select payload ->> 'to' as to, payload -> 'values' ->> 'part' as part from graphile_worker._private_jobs
     where payload ->> 'template' = 'staff_named' order by id`,
  )
  const told = rows.map(({ to, part }) => `${part} ${to}`)
  expect(told).toContain(`proposer ${olga.email}`)
  expect(told).toContain(`proposer ${ada.email}`)
  expect(told).toContain(`approver ${ada.email}`)
})

test('the database notes who gave access, and refuses the approval whoever asks', async () => {
  const proposal = await proposedBy(ada.id)
  const { ownerPool, pool } = shop.database
  const { rows } = await ownerPool.query(
    `insert into staff (name, email, role, password_hash, created_at)
     values ('Eve', 'eve@shop.example', 'operator', 'none', $1) returning id`,
    [longAgo],
  )
  const eve = rows[0].id
  await ownerPool.query(`update staff set password_hash = 'other' where id = $1`, [eve])
  for (const login of [ownerPool, pool]) {
    await expect(
      login.query('update payout_proposals set approved_by = $2, approved_at = now() where id = $1', [proposal, eve]),
    ).rejects.toThrow(/cannot approve/)
    await expect(login.query('delete from staff_access')).rejects.toThrow(/permission|only grows/)
  }
  await expect(pool.query(`insert into staff_access (staff_id, kind, at) values ($1, 'made', now())`, [eve]))
    .rejects //
    .toThrow(/permission/)
})

test('the person and every administrator are mailed about new people, resets, promotions and factors', async () => {
  const { browser } = ada
  const mailed = async (): Promise<string[]> => {
    const { rows } = await shop.database.ownerPool.query(
      `select payload ->> 'template' as template, payload ->> 'to' as to from graphile_worker._private_jobs
       where payload -> 'values' ->> 'email' = $1 order by id`,
      [hat.email],
    )
    return rows.map(({ template, to }) => `${template} ${to}`)
  }
  const hat = await added(ada)
  await firstSignIn(shop, shop.visitor(), hat)
  await browser.post(`/api/staff/team/${hat.id}/reset`, {})
  await browser.post(`/api/staff/team/${hat.id}`, { active: false })
  await browser.post(`/api/staff/team/${hat.id}`, { active: true, role: 'administrator' })
  const told = await mailed()
  for (const template of ['made', 'factor_added', 'reset', 'promoted', 'unlocked'])
    for (const to of [hat.email, ada.email]) expect(told).toContain(`staff_${template} ${to}`)
  expect(told.some((line) => line.includes(olga.email))).toBe(false)
})
