import { cents, negate } from '@pandrop/money/money'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { type Account, customerAccount, systemAccount } from '../../../ledger/accounts.ts'
import { post } from '../../../ledger/post.ts'
import { takePayoutStep } from './payout-steps.ts'
import { approvedPayout } from './testing/approvals.ts'
import { by, readyOffer, requestedPayout } from './testing/ready-offers.ts'

// What the books themselves refuse (migrations/0016_payouts.sql), whatever code asks them.
let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.stop())

const move = (reference: string, from: Account, to: Account, amount = 5000): Promise<unknown> =>
  inTransaction(shop.database.pool, (tx) =>
    post(tx, {
      reference,
      kind: 'test',
      by: 'test',
      at: shop.clock.now(),
      entries: [
        { account: from, cents: negate(cents(amount)) },
        { account: to, cents: cents(amount) },
      ],
    }),
  )

const [owed, sent, bank] = [systemAccount('payouts_owed'), systemAccount('payouts_sent'), systemAccount('bank')]

describe('the books refuse', () => {
  test('a balance that leaves as cash', async () => {
    const { id } = await shop.customer({ balanceCents: 5000 })
    await expect(move('cash:1', customerAccount(id), bank)).rejects.toThrow(/that no payout has sent/)
    await expect(move('cash:2', customerAccount(id), sent)).rejects.toThrow(/sends money without a payout/)
  })

  test('money out of the bank from anywhere but what was sent', async () => {
    for (const from of ['payouts_owed', 'sales', 'provider_clearing', 'stock'] as const) {
      await expect(move(`exit:${from}`, systemAccount(from), bank), from).rejects.toThrow(/that no payout has sent/)
    }
  })

  test('money sent for a payout that does not exist, or was not sent', async () => {
    const { payoutId } = await requestedPayout(shop)
    const invented = 'payout:00000000-0000-4000-8000-000000000000:sent'
    await expect(move(invented, owed, sent)).rejects.toThrow(/without a payout/)
    await expect(move(`payout:${payoutId}:sent`, owed, sent)).rejects.toThrow(/without a payout/)
  })

  test('another amount than the payout’s, and a second sending of it', async () => {
    const { payoutId } = await approvedPayout(shop)
    const { ownerPool } = shop.database
    await ownerPool.query(`update payouts set state = 'sent', sent_at = now() where id = $1`, [payoutId])
    await expect(move(`payout:${payoutId}:sent`, owed, sent, 4999)).rejects.toThrow(/without a payout/)
    await move(`payout:${payoutId}:sent`, owed, sent)
    await expect(move(`payout:${payoutId}:sent`, systemAccount('sales'), sent)).rejects.toThrow()
    await expect(move(`payout:${payoutId}:again`, owed, sent)).rejects.toThrow(/without a payout/)
  })

  test('a payout of another amount or to another customer than its offer’s', async () => {
    const { offerId } = await requestedPayout(shop)
    const other = await shop.customer()
    const readyId = await readyOffer(shop, other, 7000)
    const copy = (change: string) =>
      shop.database.ownerPool.query(
        `insert into payouts (offer_id, customer_id, cents, method, state, first_name, last_name, iban_sealed,
           iban_masked, name, surname, email, phone, country, city, address, post_code, requested_at)
         select ${change}, 'sepa-manual', 'requested', 'A', 'B', iban_sealed, iban_masked,
           'A', 'B', 'a@example.org', '+1', 'SI', 'L', 'B', '1', now()
         from payouts where offer_id = $1`,
        [offerId],
      )
    await expect(copy(`${readyId}, customer_id, 7000`)).rejects.toThrow(/foreign key/)
    await expect(copy(`${readyId}, ${other.id}, 7001`)).rejects.toThrow(/foreign key/)
    await expect(copy('offer_id, customer_id, cents')).rejects.toThrow(/payouts_one_standing_per_offer/)
  })

  test('a payout that ends while its offer does not', async () => {
    const { payoutId } = await approvedPayout(shop)
    await takePayoutStep(shop.shop, 'sent', { payoutId, by })
    const { pool } = shop.database
    const end = (state: string, reason: string | null) =>
      pool.query('update payouts set state = $2, settled_at = now(), failure_reason = $3 where id = $1', [
        payoutId,
        state,
        reason,
      ])
    await expect(end('approved', null)).rejects.toThrow(/and its payout is approved/)
    await expect(end('failed', 'AC01')).rejects.toThrow(/and its payout is missing/)
    await expect(pool.query(`update payouts set state = 'requested' where id = $1`, [payoutId])).rejects.toThrow(
      /does not go from sent to requested/,
    )
    await expect(pool.query('update payouts set cents = 1 where id = $1', [payoutId])).rejects.toThrow(/permission/)
    await expect(pool.query('delete from payouts where id = $1', [payoutId])).rejects.toThrow(/permission/)
  })

  test('money that is owed again although no payout came back', async () => {
    const { payoutId } = await paidPayout()
    await expect(move('back:1', bank, owed)).rejects.toThrow(/owes again what no payout brought back/)
    await expect(move(`payout:${payoutId}:returned`, bank, owed)).rejects.toThrow(/owes again what no payout/)
  })

  test('a payout that came back and moves nothing, leaves its offer, or never was paid', async () => {
    const { payoutId, offerId } = await paidPayout()
    const { pool } = shop.database
    const back = `update payouts set state = 'failed', returned_at = now(), failure_reason = 'AC04' where id = $1`
    await expect(pool.query(back, [payoutId])).rejects.toThrow(/its payout is missing/)
    const both = inTransaction(pool, async (tx) => {
      await tx.query(back, [payoutId])
      await tx.query(`update offers set state = 'ready_for_payout' where id = $1`, [offerId])
    })
    await expect(both).rejects.toThrow(/the books do not say so/)
    const early = await approvedPayout(shop)
    await expect(pool.query(back, [early.payoutId])).rejects.toThrow(/comes back once, after it was paid/)
    const later = `update payouts set state = 'failed', failure_reason = 'AC04' where id = $1`
    await expect(pool.query(later, [payoutId])).rejects.toThrow(/comes back once, after it was paid/)
  })

  test('a payout that came back twice, or was paid at another time than it was', async () => {
    const { payoutId } = await paidPayout()
    expect(await takePayoutStep(shop.shop, 'returned', { payoutId, by, reason: 'AC04' })).toMatchObject({ ok: true })
    const { pool } = shop.database
    for (const change of ['returned_at = now()', 'settled_at = now()', `state = 'approved', returned_at = null`]) {
      await expect(pool.query(`update payouts set ${change} where id = $1`, [payoutId]), change).rejects.toThrow()
    }
    await expect(move(`payout:${payoutId}:returned`, bank, owed, 4999)).rejects.toThrow()
  })
})

const paidPayout = async () => {
  const made = await approvedPayout(shop)
  await takePayoutStep(shop.shop, 'sent', { payoutId: made.payoutId, by })
  await takePayoutStep(shop.shop, 'confirmed', { payoutId: made.payoutId, by })
  return made
}
