import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { approvePayouts, proposePayouts, rejectProposals } from './proposals.ts'
import { staffMember } from './testing/approvals.ts'
import { requestedPayout } from './testing/ready-offers.ts'

// What the database itself refuses (migrations/0021_payout_approvals.sql), whatever code asks it, under both logins.
let shop: TestShop
let payoutId: string
let [first, second] = [0, 0]

beforeAll(async () => {
  shop = await startTestShop()
  ;[first, second] = [await staffMember(shop), await staffMember(shop)]
})

beforeEach(async () => {
  payoutId = (await requestedPayout(shop)).payoutId
})

afterAll(() => shop.stop())

const asServer = (sql: string, values: unknown[] = []) => shop.database.pool.query(sql, values)

const asOwner = (sql: string, values: unknown[] = []) => shop.database.ownerPool.query(sql, values)

const proposed = async (): Promise<number> => {
  const { rows } = await asServer(
    `insert into payout_proposals (payout_id, source, proposed_by, proposed_at) values ($1, 'desk', $2, now())
     returning id`,
    [payoutId, first],
  )
  return rows[0].id
}

const approveBy = (id: number, staffId: number) =>
  asServer('update payout_proposals set approved_by = $2, approved_at = now() where id = $1', [id, staffId])

const reject = (id: number) =>
  asServer(`update payout_proposals set rejected_by = $2, rejected_at = now(), reason = 'no' where id = $1`, [
    id,
    second,
  ])

const send = `update payouts set state = 'sent', sent_at = now() where id = $1`

describe('the database refuses', () => {
  test('to send what nobody, or only one person, wants to be paid', async () => {
    for (const query of [asServer, asOwner]) {
      await expect(query(send, [payoutId])).rejects.toThrow(/was not approved by a second person/)
    }
    const id = await proposed()
    await expect(asOwner(send, [payoutId])).rejects.toThrow(/was not approved/)
    await approveBy(id, second)
    await asServer(send, [payoutId])
  })

  test('to put it into a file, or to call it sent on its way to failing', async () => {
    const { rows } = await asOwner(
      `insert into bank_files (message_id, payments, cents, execution_day, content_sealed, made_by, created_at)
       values ('M-' || $1::text, 1, 5000, current_date, '\\x00', 'test', now()) returning id`,
      [first],
    )
    await expect(
      asOwner(`update payouts set state = 'sent', sent_at = now(), file_id = $2 where id = $1`, [payoutId, rows[0].id]),
    ).rejects.toThrow(/was not approved/)
    await expect(
      asOwner(
        `update payouts set state = 'failed', sent_at = now(), settled_at = now(), failure_reason = 'AC01'
         where id = $1`,
        [payoutId],
      ),
    ).rejects.toThrow(/was not approved/)
  })

  test('the same person as both pairs of eyes', async () => {
    const id = await proposed()
    await expect(approveBy(id, first)).rejects.toThrow(/payout_proposals_four_eyes/)
    await expect(
      asOwner('update payout_proposals set approved_by = proposed_by, approved_at = now() where id = $1', [id]),
    ).rejects.toThrow(/payout_proposals_four_eyes/)
  })

  test('a proposal that begins decided, a second one beside it, and another word about it later', async () => {
    await expect(
      asOwner(
        `insert into payout_proposals (payout_id, source, proposed_by, proposed_at, approved_by, approved_at)
         values ($1, 'cli', $2, now(), $3, now())`,
        [payoutId, first, second],
      ),
    ).rejects.toThrow(/does not begin decided/)
    const id = await proposed()
    await expect(proposed()).rejects.toThrow(/payout_proposals_one_standing/)
    await approveBy(id, second)
    await expect(approveBy(id, await staffMember(shop))).rejects.toThrow(/was approved already/)
    await reject(id)
    await expect(approveBy(id, second)).rejects.toThrow(/was rejected/)
    await expect(asServer(send, [payoutId])).rejects.toThrow(/was not approved/)
  })

  test('a decision about what has left already, and a changed proposer', async () => {
    const id = await proposed()
    await approveBy(id, second)
    await expect(asServer('update payout_proposals set proposed_by = $1', [second])).rejects.toThrow(/permission/)
    await expect(asServer('delete from payout_proposals')).rejects.toThrow(/permission/)
    await asServer(send, [payoutId])
    await expect(reject(id)).rejects.toThrow(/there is nothing to decide/)
  })
})

test('a payout that failed takes its approval with it: the next one of the offer starts anew', async () => {
  const id = await proposed()
  await approveBy(id, second)
  await asServer(
    `with failed as (
       update payouts set state = 'failed', settled_at = now(), failure_reason = 'AC01' where id = $1 returning offer_id
     )
     update offers set state = 'ready_for_payout' where id = (select offer_id from failed)`,
    [payoutId],
  )
  const again = await proposePayouts(shop.shop, { payouts: [payoutId], staffId: first })
  expect(again).toMatchObject({ refusal: 'payout_state_wrong' })
  const decided = { proposals: [id], staffId: second }
  expect(await approvePayouts(shop.shop, decided)).toMatchObject({ refusal: 'proposal_decided' })
  expect(await rejectProposals(shop.shop, { ...decided, reason: 'late' })).toMatchObject({
    refusal: 'payout_state_wrong',
  })
})
