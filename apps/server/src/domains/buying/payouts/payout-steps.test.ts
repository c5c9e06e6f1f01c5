import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { mailsTo } from '../../orders/orders/testing/handled-orders.ts'
import { takePayoutStep } from './payout-steps.ts'
import { approve, approvedPayout } from './testing/approvals.ts'
import { askForPayout, bookedFor, by, ibanMasked, payoutOf, requestedPayout, storyOf } from './testing/ready-offers.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.stop())

const nobody = '00000000-0000-4000-8000-000000000000'

describe('a payout recorded by hand', () => {
  test('is sent and confirmed, and each is booked, told and written down once', async () => {
    const { payoutId, offerId, customer } = await approvedPayout(shop)
    for (const changed of [true, false]) {
      expect(await takePayoutStep(shop.shop, 'sent', { payoutId, by })).toEqual({
        ok: true,
        value: { state: 'sent', changed },
      })
    }
    for (const changed of [true, false]) {
      const confirmed = await takePayoutStep(shop.shop, 'confirmed', { payoutId, by, why: 'seen in the bank’s app' })
      expect(confirmed).toEqual({ ok: true, value: { state: 'approved', changed } })
    }
    expect(await storyOf(shop, offerId)).toEqual({
      state: 'approved',
      kinds: ['created', 'ready', 'payout_requested', 'payout_sent', 'payout_confirmed'],
    })
    expect(await bookedFor(shop, payoutId)).toEqual([
      'sent payouts_owed -5000',
      'sent payouts_sent 5000',
      'confirmed payouts_sent -5000',
      'confirmed bank 5000',
    ])
    const mails = await mailsTo(shop, customer)
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `We have your payout request for offer ${offerId}`,
      `Your payout for offer ${offerId} is at the bank`,
      `Your payout for offer ${offerId} is paid`,
    ])
    await expectCleanBooks(shop.database.pool)
  })

  test('that failed leaves the offer ready for another, and the money is owed again', async () => {
    const { payoutId, offerId, customer } = await approvedPayout(shop)
    await takePayoutStep(shop.shop, 'sent', { payoutId, by })
    for (const changed of [true, false]) {
      const failed = await takePayoutStep(shop.shop, 'failed', { payoutId, by, reason: 'The account is closed' })
      expect(failed).toEqual({ ok: true, value: { state: 'failed', changed } })
    }
    expect(await payoutOf(shop, offerId)).toMatchObject({ state: 'failed', failure_reason: 'The account is closed' })
    expect(await bookedFor(shop, payoutId)).toEqual([
      'sent payouts_owed -5000',
      'sent payouts_sent 5000',
      'failed payouts_sent -5000',
      'failed payouts_owed 5000',
    ])
    const mail = (await mailsTo(shop, customer)).find(({ subject }) => subject.includes('did not work'))
    expect(mail?.text).toContain(`to the account ${ibanMasked} did not work. A word from us: “The account is closed”`)
    shop.clock.advance({ seconds: 1 })
    expect(await askForPayout(customer, offerId, { account_number: 'SI56263300012039086' })).toMatchObject({
      status: 200,
    })
    expect((await storyOf(shop, offerId)).state).toBe('payout_processing')
    expect((await payoutOf(shop, offerId)).id).not.toBe(payoutId)
    await expectCleanBooks(shop.database.pool)
  })

  test('that failed before it was sent moves no money', async () => {
    const { payoutId, offerId } = await requestedPayout(shop)
    const failed = await takePayoutStep(shop.shop, 'failed', { payoutId, by, reason: 'You asked us to stop it' })
    expect(failed).toMatchObject({ ok: true, value: { state: 'failed' } })
    expect(await bookedFor(shop, payoutId)).toEqual([])
    expect((await storyOf(shop, offerId)).state).toBe('ready_for_payout')
  })

  test('tells a bank’s code in the customer’s own language', async () => {
    const { payoutId, offerId, customer } = await requestedPayout(shop)
    await shop.database.ownerPool.query(`update customers set language = 'de' where id = $1`, [customer.id])
    await takePayoutStep(shop.shop, 'failed', { payoutId, by, reason: 'AC04' })
    const [mail] = await mailsTo(shop, customer)
    expect(mail?.text).toContain('Das Konto ist geschlossen')
    const shown = await customer.browser.get(`/api/offer/${offerId}?lang_id=pl`)
    expect(shown.body.payload).toMatchObject({ payout: { failure_reason: 'Konto jest zamknięte' } })
  })

  test('goes nowhere that it cannot go', async () => {
    const { payoutId } = await requestedPayout(shop)
    expect(await takePayoutStep(shop.shop, 'confirmed', { payoutId, by })).toEqual({
      ok: false,
      refusal: 'payout_state_wrong',
      values: { payout: payoutId, state: 'requested', possible: 'approve, failed' },
    })
    expect(await takePayoutStep(shop.shop, 'sent', { payoutId, by })).toMatchObject({ refusal: 'payout_not_approved' })
    await approve(shop, [payoutId])
    expect(await takePayoutStep(shop.shop, 'confirmed', { payoutId, by })).toMatchObject({
      values: { possible: 'file, sent, failed' },
    })
    await takePayoutStep(shop.shop, 'sent', { payoutId, by })
    await takePayoutStep(shop.shop, 'confirmed', { payoutId, by })
    for (const refused of [
      await takePayoutStep(shop.shop, 'sent', { payoutId, by }),
      await takePayoutStep(shop.shop, 'failed', { payoutId, by, reason: 'too late' }),
    ]) {
      expect(refused).toMatchObject({ refusal: 'payout_state_wrong', values: { possible: 'import, returned' } })
    }
    const back = { payoutId, by, reason: 'AC04' }
    for (const changed of [true, false]) {
      expect(await takePayoutStep(shop.shop, 'returned', back)).toEqual({
        ok: true,
        value: { state: 'failed', changed },
      })
    }
    expect(await takePayoutStep(shop.shop, 'confirmed', back)).toMatchObject({ values: { possible: 'nothing' } })
  })

  test('that nobody knows is refused', async () => {
    const doing = { payoutId: nobody, by, reason: 'none' }
    for (const step of ['sent', 'confirmed', 'failed', 'returned'] as const) {
      expect(await takePayoutStep(shop.shop, step, doing)).toMatchObject({ refusal: 'payout_not_found' })
    }
  })

  test('has one outcome when it is confirmed and failed at the same moment', async () => {
    for (let round = 1; round <= 3; round += 1) {
      const { payoutId, offerId } = await approvedPayout(shop)
      await takePayoutStep(shop.shop, 'sent', { payoutId, by })
      const outcomes = await Promise.all([
        ...Array.from({ length: 4 }, () => takePayoutStep(shop.shop, 'confirmed', { payoutId, by })),
        ...Array.from({ length: 4 }, () => takePayoutStep(shop.shop, 'failed', { payoutId, by, reason: 'AC01' })),
      ])
      expect(outcomes.filter((outcome) => outcome.ok && outcome.value.changed)).toHaveLength(1)
      expect(await bookedFor(shop, payoutId)).toHaveLength(4)
      expect(['approved', 'ready_for_payout']).toContain((await storyOf(shop, offerId)).state)
    }
    await expectCleanBooks(shop.database.pool)
  })
})
