import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tally } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { createBankFile } from '../bank-files/bank-file.ts'
import { approve } from './testing/approvals.ts'
import {
  askForPayout,
  by,
  ibanMasked,
  openAccount,
  payoutOf,
  requestedPayout,
  storyOf,
} from './testing/ready-offers.ts'

let shop: TestShop
let [olga, ada]: [TestStaff, TestStaff] = [] as never
let payout: Awaited<ReturnType<typeof requestedPayout>>

beforeAll(async () => {
  shop = await startTestShop()
  await openAccount(shop)
  ;[olga, ada] = [await asStaff(shop), await asStaff(shop, 'administrator')]
})

beforeEach(async () => {
  shop.clock.advance({ seconds: 1 })
  payout = await requestedPayout(shop)
})

afterAll(() => shop.stop())

const nobody = '00000000-0000-4000-8000-000000000000'

const propose = ({ browser }: TestStaff, payouts: string[] | 'all' = [payout.payoutId]) =>
  browser.post('/api/staff/payouts/propose', { payouts })

const approving = ({ browser }: TestStaff, proposals: number[]) =>
  browser.post('/api/staff/payouts/approve', { proposals })

const rejecting = ({ browser }: TestStaff, proposals: number[], reason = 'The name looks wrong') =>
  browser.post('/api/staff/payouts/reject', { proposals, reason })

const shown = async (payoutId = payout.payoutId) => {
  const { body } = await olga.browser.get(`/api/staff/payouts/${payoutId}`)
  return body.payout as { stage: string; proposal: { id: number } | null; proposals: { reason: string | null }[] }
}

const proposal = async (): Promise<number> => {
  expect(await propose(olga)).toMatchObject({ status: 200, body: { payouts: 1, amount: 50 } })
  return (await shown()).proposal?.id ?? 0
}

const listed = async (stage: string, query = '') => {
  const { status, body } = await olga.browser.get(`/api/staff/payouts?stage=${stage}${query}`)
  expect(status).toBe(200)
  return body as unknown as {
    rows: { id: string; account: string; stage: string }[]
    next: string | null
    totals: { stage: string; payouts: number; amount: number; for_you: number }[]
  }
}

describe('four eyes', () => {
  test('one proposes, another approves, and only then it gets into a file', async () => {
    const id = await proposal()
    expect((await shown()).stage).toBe('to_approve')
    expect(await approving(olga, [id])).toMatchObject({ status: 409, body: { code: 'second_person_needed' } })
    expect((await createBankFile(shop.shop, { by })).ok).toBe(false)
    expect(await approving(ada, [id])).toMatchObject({ status: 200, body: { payouts: 1, amount: 50 } })
    expect(await shown()).toMatchObject({
      stage: 'approved',
      account: ibanMasked,
      proposal: { source: 'desk', proposed_by: { name: olga.name }, approved_by: { name: ada.name } },
    })
    expect(await createBankFile(shop.shop, { by })).toMatchObject({ ok: true, value: { payments: 1 } })
    expect(await shown()).toMatchObject({
      stage: 'sent',
      file: { made_by: by },
      timeline: [{}, { kind: 'payout_sent' }],
    })
  })

  test('everything that waits is proposed at once, and nothing twice', async () => {
    await requestedPayout(shop)
    const { totals } = await listed('to_propose')
    const waiting = totals.find(({ stage }) => stage === 'to_propose')
    expect((await propose(olga, 'all')).body).toMatchObject({ payouts: waiting?.payouts, amount: waiting?.amount })
    expect(await propose(ada, 'all')).toMatchObject({ status: 409, body: { code: 'payouts_none' } })
    expect(await propose(ada)).toMatchObject({ status: 409, body: { code: 'payout_proposed' } })
  })

  test('whole or not at all', async () => {
    expect(await propose(olga, [payout.payoutId, nobody])).toMatchObject({ body: { code: 'payout_not_found' } })
    expect((await shown()).stage).toBe('to_propose')
    const id = await proposal()
    expect(await approving(ada, [id, 999_999])).toMatchObject({ status: 404, body: { code: 'proposal_not_found' } })
    expect((await shown()).stage).toBe('to_approve')
    expect(await propose(olga, [])).toMatchObject({ status: 422 })
  })

  test('a proposal is taken back, an approval is stopped, each with a reason, and both can be made anew', async () => {
    await rejecting(olga, [await proposal()], 'Not yet')
    expect(await shown()).toMatchObject({ stage: 'to_propose', proposals: [{ reason: 'Not yet' }] })
    const id = await proposal()
    await approving(ada, [id])
    expect(await rejecting(ada, [id], ' ')).toMatchObject({ status: 422 })
    expect(await rejecting(ada, [id])).toMatchObject({ status: 200 })
    expect(await createBankFile(shop.shop, { by })).toMatchObject({ refusal: 'payouts_none' })
    for (const late of [await approving(ada, [id]), await rejecting(olga, [id])]) {
      expect(late).toMatchObject({ status: 409, body: { code: 'proposal_decided' } })
    }
    expect((await shown()).proposals).toHaveLength(2)
    await approve(shop)
    await createBankFile(shop.shop, { by })
  })

  test('is written down with who and what changed', async () => {
    await approving(ada, [await proposal()])
    const { rows } = await shop.database.ownerPool.query(
      `select log.action, change.before, change.after from audit_changes change
       join audit_log log on log.id = change.audit_id
       where change.table_name = 'payout_proposals' order by change.id desc limit 2`,
    )
    expect(rows).toMatchObject([
      { action: 'approvePayouts', before: { approved_by: null }, after: { approved_by: ada.id } },
      { action: 'proposePayouts', before: null, after: { payout_id: payout.payoutId, proposed_by: olga.id } },
    ])
    await createBankFile(shop.shop, { by })
  })
})

describe('at the same moment', () => {
  test('two people who approve have one outcome', async () => {
    const others = await Promise.all([1, 2, 3].map(() => asStaff(shop)))
    for (let round = 1; round <= 3; round += 1) {
      payout = await requestedPayout(shop)
      const id = await proposal()
      const counts = tally(await Promise.all([ada, ...others].map((staff) => approving(staff, [id]))))
      expect(counts).toEqual({ OK: 1, '409 proposal_decided': 3 })
    }
  })

  test('an approval and a withdrawal leave one of both, and never a rejected payout in a file', async () => {
    for (let round = 1; round <= 5; round += 1) {
      payout = await requestedPayout(shop)
      const id = await proposal()
      const [approved, rejected] = await Promise.all([approving(ada, [id]), rejecting(olga, [id])])
      // Withdrawn after it was approved, or before: either way it is back.
      expect(rejected.status).toBe(200)
      expect([200, 409]).toContain(approved.status)
      expect((await shown()).stage).toBe('to_propose')
    }
  })

  test('a file and a rejection have one outcome: it has left, or it stays', async () => {
    await approve(shop)
    await createBankFile(shop.shop, { by })
    const seen = new Set<string>()
    for (let round = 1; round <= 6; round += 1) {
      payout = await requestedPayout(shop)
      const id = await proposal()
      await approving(ada, [id])
      const [made, rejected] = await Promise.all([ada.browser.post('/api/staff/bank-files', {}), rejecting(olga, [id])])
      const { stage } = await shown()
      const outcome = `${made.status} ${rejected.status} ${stage}`
      expect(['200 409 sent', '409 200 to_propose']).toContain(outcome)
      seen.add(outcome)
    }
    expect(seen.size).toBeGreaterThan(0)
  })

  test('twenty proposals of one payout are one', async () => {
    const counts = tally(await Promise.all(Array.from({ length: 20 }, () => propose(olga))))
    expect(counts).toEqual({ OK: 1, '409 payout_proposed': 19 })
  })
})

describe('payouts in the back office', () => {
  test('are listed by stage with masked accounts, page by page, longest waiting first', async () => {
    shop.clock.advance({ seconds: 1 })
    await requestedPayout(shop)
    const all = await listed('to_propose', '&limit=100')
    const ids: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const page = await listed('to_propose', `&limit=1${next && `&after=${encodeURIComponent(next)}`}`)
      ids.push(...page.rows.map(({ id }) => id))
      next = page.next
    }
    expect(ids).toEqual(all.rows.map(({ id }) => id))
    expect(ids.at(-2)).toBe(payout.payoutId)
    expect(all.rows.every(({ account, stage }) => account === ibanMasked && stage === 'to_propose')).toBe(true)
    expect(JSON.stringify(all)).not.toContain('0532013000')
    expect(all.totals.map(({ stage }) => stage)).toEqual(['to_propose', 'to_approve', 'approved', 'sent', 'to_look_at'])
    expect((await olga.browser.get('/api/staff/payouts?stage=sent&after=x~y')).status).toBe(422)
    expect((await olga.browser.get('/api/staff/payouts?stage=lost')).status).toBe(422)
  })

  test('that came to nothing wait for somebody to look until their customer asks again', async () => {
    const fail = () =>
      olga.browser.post(`/api/staff/payouts/${payout.payoutId}/steps`, { step: 'failed', reason: 'AC04' })
    const toLookAt = async () => (await listed('to_look_at')).rows.map(({ id }) => id)
    const waiting = async () => (await olga.browser.get('/api/staff/counts')).body.payouts_waiting
    const before = await waiting()
    expect(await fail()).toMatchObject({ status: 200 })
    expect((await toLookAt())[0]).toBe(payout.payoutId)
    expect(await waiting()).toBe(before)
    const { totals } = await listed('to_look_at')
    const all = (await toLookAt()).length
    expect(totals.at(-1)).toMatchObject({ stage: 'to_look_at', payouts: all, for_you: all })
    shop.clock.advance({ seconds: 1 })
    expect((await askForPayout(payout.customer, payout.offerId)).status).toBe(200)
    expect(await toLookAt()).not.toContain(payout.payoutId)
  })

  test('are for whoever can do something about them: not one’s own to approve', async () => {
    await proposal()
    const ofStage = async ({ browser }: TestStaff) => {
      const { body } = await browser.get('/api/staff/payouts?stage=to_approve')
      return (body.totals as { stage: string; for_you: number }[]).find(({ stage }) => stage === 'to_approve')?.for_you
    }
    const mine = (await ofStage(olga)) ?? 0
    expect(await ofStage(ada)).toBeGreaterThan(0)
    const { payoutId } = await requestedPayout(shop)
    expect(await propose(olga, [payoutId])).toMatchObject({ status: 200 })
    expect(await ofStage(olga)).toBe(mine)
  })

  test('that ended are listed newest first', async () => {
    for (const reason of ['AC01', 'AC04']) {
      payout = await requestedPayout(shop)
      shop.clock.advance({ seconds: 1 })
      await ada.browser.post(`/api/staff/payouts/${payout.payoutId}/steps`, { step: 'failed', reason })
    }
    const { rows, next } = await listed('ended', '&limit=1')
    expect(rows).toMatchObject([{ id: payout.payoutId, failure_reason: 'AC04', stage: 'ended' }])
    expect((await listed('ended', `&limit=1&after=${next}`)).rows).toMatchObject([{ failure_reason: 'AC01' }])
  })

  test('are sent, confirmed and failed by hand, as far as they were approved', async () => {
    // '/staff/payouts/:id/steps'
    const record = (step: string, id = payout.payoutId) =>
      ada.browser.post(`/api/staff/payouts/${id}/steps`, { step, reason: 'seen in the app of the bank' })
    expect(await record('sent')).toMatchObject({ status: 409, body: { code: 'payout_not_approved' } })
    await approve(shop, [payout.payoutId])
    expect(await record('confirmed')).toMatchObject({ status: 409, body: { code: 'payout_state_wrong' } })
    expect(await record('sent')).toMatchObject({ body: { state: 'sent', changed: true } })
    expect(await record('sent')).toMatchObject({ body: { state: 'sent', changed: false } })
    expect(await record('confirmed')).toMatchObject({ body: { state: 'approved', changed: true } })
    expect((await storyOf(shop, payout.offerId)).state).toBe('approved')
    expect(await record('returned')).toMatchObject({ body: { state: 'failed', changed: true } })
    const { body } = await ada.browser.get(`/api/staff/payouts/${payout.payoutId}`)
    expect(body.payout).toMatchObject({ stage: 'ended', returned_at: shop.clock.now().toISOString() })
    expect((await storyOf(shop, payout.offerId)).state).toBe('ready_for_payout')
    const failing = await requestedPayout(shop)
    expect(await record('failed', failing.payoutId)).toMatchObject({ body: { state: 'failed', changed: true } })
    expect(await payoutOf(shop, failing.offerId)).toMatchObject({ failure_reason: 'seen in the app of the bank' })
    for (const step of ['sent', 'confirmed', 'failed', 'returned'])
      expect(await record(step, nobody)).toMatchObject({ status: 404 })
    expect((await olga.browser.get(`/api/staff/payouts/${nobody}`)).body).toMatchObject({ code: 'payout_not_found' })
  })

  test('are nobody’s but the staff’s', async () => {
    const { browser } = await shop.customer()
    for (const path of ['payouts?stage=sent', `payouts/${payout.payoutId}`, 'bank-files', 'bank-answers']) {
      expect(await browser.get(`/api/staff/${path}`)).toMatchObject({ status: 401 })
    }
    expect(await browser.post('/api/staff/payouts/propose', { payouts: 'all' })).toMatchObject({ status: 401 })
  })
})
