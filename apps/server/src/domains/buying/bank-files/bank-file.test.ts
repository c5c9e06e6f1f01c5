import { randomBytes } from 'node:crypto'
import { createClock } from '@pandrop/testkit/clock'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemBalance } from '../../../ledger/balance.ts'
import { secretsOf } from '../../../secrets.ts'
import { mailsTo } from '../../orders/orders/testing/handled-orders.ts'
import { debtorOf, seedDemoDebtor, setDebtor } from '../payouts/debtor.ts'
import { takePayoutStep } from '../payouts/payout-steps.ts'
import { approve } from '../payouts/testing/approvals.ts'
import {
  askForPayout,
  bookedFor,
  by,
  debtor,
  iban,
  openAccount,
  payoutOf,
  readyOffers,
  requestedPayout,
  storyOf,
} from '../payouts/testing/ready-offers.ts'
import { bankFileContent, bankFiles, createBankFile, forgetOldAccounts } from './bank-file.ts'
import { problemsOfFile, textsOf } from './testing/check-payment-file.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

beforeEach(async () => {
  await openAccount(shop)
  await approve(shop)
  await createBankFile(shop.shop, { by })
})

afterAll(() => shop.stop())

/** Payouts that wait, of one customer; their names at the bank by offer. */
const waiting = async (count: number): Promise<string[]> => {
  const customer = await shop.customer()
  const offers = await readyOffers(shop, customer, { count })
  const names: string[] = []
  for (const offerId of offers) {
    expect(await askForPayout(customer, offerId)).toMatchObject({ status: 200 })
    names.push((await payoutOf(shop, offerId)).end_to_end_id)
  }
  return names
}

/** Of everything that waits, after two people wanted it. */
const made = async () => {
  await approve(shop)
  const created = await createBankFile(shop.shop, { by })
  if (!created.ok) throw new Error(created.refusal)
  return created.value
}

describe('a file for the bank', () => {
  test('leaves out whose account number does not open, names it, and pays the others', async () => {
    const old = await requestedPayout(shop)
    const sealed = secretsOf(randomBytes(32)).seal(iban, `payouts:${old.payoutId}`)
    await shop.database.ownerPool.query('update payouts set iban_sealed = $2 where id = $1', [old.payoutId, sealed])
    await requestedPayout(shop)
    const unreadable = [{ id: old.payoutId, offerId: old.offerId }]
    expect(await made()).toMatchObject({ payments: 1, unreadable })
    expect(await payoutOf(shop, old.offerId)).toMatchObject({ state: 'requested' })
    expect(await createBankFile(shop.shop, { by })).toEqual({
      ok: false,
      refusal: 'payouts_unreadable',
      values: { payout: old.payoutId, payouts: '1' },
    })
    await takePayoutStep(shop.shop, 'failed', { payoutId: old.payoutId, by, reason: 'Please type your account anew' })
  })

  test('holds every payout that two people want, and they count as sent', async () => {
    const { payoutId, offerId, endToEndId, customer } = await requestedPayout(shop)
    const others = await waiting(2)
    const sentBefore = await systemBalance(shop.database.pool, 'payouts_sent')
    const file = await made()
    expect(file).toMatchObject({ payments: 3, cents: 15_000 })
    expect(file.messageId).toMatch(/^PANDROP-\d{8}T\d{6}-[0-9a-f]{8}$/)
    expect(await problemsOfFile(file.xml)).toEqual([])
    expect(textsOf(file.xml, 'EndToEndId')).toEqual([endToEndId, ...others])
    expect(textsOf(file.xml, 'CtrlSum')).toEqual(['150.00', '150.00'])
    expect(textsOf(file.xml, 'IBAN')).toEqual([debtor.iban, iban, iban, iban])
    expect(await payoutOf(shop, offerId)).toMatchObject({ state: 'sent', file_id: file.id })
    expect(await storyOf(shop, offerId)).toEqual({
      state: 'payout_processing',
      kinds: ['created', 'ready', 'payout_requested', 'payout_sent'],
    })
    expect(await bookedFor(shop, payoutId)).toEqual(['sent payouts_owed -5000', 'sent payouts_sent 5000'])
    expect(await systemBalance(shop.database.pool, 'payouts_sent')).toBe(sentBefore + 15_000)
    const [mail] = await mailsTo(shop, customer)
    expect(mail?.subject).toBe(`Your payout for offer ${offerId} is at the bank`)
  })

  test('is executed on the next day on which banks work', async () => {
    const days: [now: string, day: string][] = [
      ['2026-11-23T23:59:00Z', '2026-11-24'],
      ['2026-11-27T12:00:00Z', '2026-11-30'],
      ['2026-11-28T12:00:00Z', '2026-11-30'],
      ['2026-12-24T12:00:00Z', '2026-12-28'],
    ]
    const before = shop.clock.now()
    for (const [now, day] of days) {
      await waiting(1)
      shop.clock.set(new Date(now))
      const file = await made()
      expect([file.executionDay, ...textsOf(file.xml, 'Dt')], now).toEqual([day, day])
    }
    shop.clock.set(before)
  })

  test('is kept sealed and can be fetched again', async () => {
    await waiting(1)
    const { id, messageId, xml } = await made()
    expect(await bankFileContent(shop.shop, id)).toEqual({ ok: true, value: { messageId, xml } })
    expect(await bankFileContent(shop.shop, 999_999)).toMatchObject({ refusal: 'not_found' })
    const { rows } = await shop.database.pool.query('select content_sealed from bank_files where id = $1', [id])
    expect(rows[0].content_sealed.includes(iban)).toBe(false)
    const stranger = { ...shop.shop, secrets: secretsOf(randomBytes(32)) }
    await expect(bankFileContent(stranger, id)).rejects.toThrow(/ENCRYPTION_KEY is not the key/)
    const [newest] = await bankFiles(shop.database.pool)
    expect(newest).toMatchObject({ id, payments: 1, cents: 5000, paid: 0, failed: 0 })
  })

  test('and the accounts of its payouts are forgotten once the books no longer need them', async () => {
    const { payoutId } = await requestedPayout(shop)
    const { id } = await made()
    await takePayoutStep(shop.shop, 'confirmed', { payoutId, by, reason: 'On the statement' })
    const paidIn = shop.clock.now().getUTCFullYear()
    const leftIn = async (year: number) => {
      const clock = createClock(new Date(Date.UTC(year, 0, 1)))
      await forgetOldAccounts({ ...shop.shop, clock })
      const { rows } = await shop.database.pool.query(
        `select iban_sealed is not null as known, iban_masked <> '' as shown, content_sealed is not null as kept
         from payouts join bank_files file on file.id = file_id where payouts.id = $1`,
        [payoutId],
      )
      return rows[0]
    }
    expect(await leftIn(paidIn + 10)).toEqual({ known: true, shown: true, kept: true })
    expect(await leftIn(paidIn + 11)).toEqual({ known: false, shown: false, kept: false })
    expect(await bankFileContent(shop.shop, id)).toMatchObject({ refusal: 'not_found' })
  })

  test('is not made of nothing', async () => {
    expect(await createBankFile(shop.shop, { by })).toMatchObject({ refusal: 'payouts_none' })
    const { payoutId } = await requestedPayout(shop)
    expect(await createBankFile(shop.shop, { by }), 'nobody approved it').toMatchObject({ refusal: 'payouts_none' })
    await approve(shop)
    await takePayoutStep(shop.shop, 'sent', { payoutId, by })
    expect(await createBankFile(shop.shop, { by }), 'sent by other means').toMatchObject({ refusal: 'payouts_none' })
  })

  test('needs the account that payouts leave from', async () => {
    await waiting(1)
    await shop.database.ownerPool.query(`update settings set debtor_iban = ''`)
    expect(await createBankFile(shop.shop, { by })).toMatchObject({ refusal: 'debtor_missing' })
  })

  test('leaves out whose account number was another’s in the database', async () => {
    const { payoutId, offerId } = await requestedPayout(shop)
    await waiting(1)
    await shop.database.ownerPool.query(
      `update payouts set iban_sealed = (select iban_sealed from payouts where id <> $1 limit 1) where id = $1`,
      [payoutId],
    )
    expect(await made()).toMatchObject({ payments: 1, unreadable: [{ id: payoutId, offerId }] })
    await takePayoutStep(shop.shop, 'failed', { payoutId, by, reason: 'The account cannot be read' })
  })

  test('is made whole or not at all', async () => {
    const { offerId } = await requestedPayout(shop)
    await waiting(1)
    await approve(shop)
    // The first payout is marked as sent when its mail fails.
    const env = Object.defineProperty({ ...shop.shop.env }, 'PUBLIC_URL', {
      get: () => {
        throw new Error('no address')
      },
    })
    await expect(createBankFile({ ...shop.shop, env }, { by })).rejects.toThrow(/no address/)
    expect(await payoutOf(shop, offerId)).toMatchObject({ state: 'requested', file_id: null })
  })

  test('never shares a payout with another that is made at the same moment', async () => {
    for (let round = 1; round <= 3; round += 1) {
      const names = await waiting(12)
      await approve(shop)
      const files = await Promise.all(Array.from({ length: 6 }, () => createBankFile(shop.shop, { by })))
      const sent = files.flatMap((file) => (file.ok ? textsOf(file.value.xml, 'EndToEndId') : []))
      expect(sent.sort()).toEqual([...names].sort())
      for (const file of files) expect(file.ok || file.refusal === 'payouts_none').toBe(true)
    }
  })

  test('never holds a payout that was in a file before, even if the code forgot', async () => {
    const { offerId } = await requestedPayout(shop)
    await made()
    await waiting(1)
    const { id } = await made()
    await expect(
      shop.database.pool.query('update payouts set file_id = $2 where offer_id = $1', [offerId, id]),
    ).rejects.toThrow(/is in a bank file already/)
  })
})

describe('the account that payouts leave from', () => {
  test('is refused where a bank would refuse it', async () => {
    const { pool } = shop.database
    const wrong = { name: '李', iban: 'SI56263300012039087', bic: 'BAKO', town: ' ', country: 'Slovenia' }
    const refused = await setDebtor(pool, wrong)
    expect(refused).toMatchObject({ refusal: 'invalid_input' })
    expect(Object.keys(!refused.ok ? (refused.errors ?? {}) : {}).sort()).toEqual(Object.keys(wrong).sort())
    expect(await setDebtor(pool, { ...debtor, iban: 'UA213223130000026007233566001' })).toMatchObject({
      errors: { iban: ['iban_not_sepa'] },
    })
    expect(await debtorOf(pool)).toEqual(debtor)
  })

  test('of a demo shop is an example, and one that was set stays', async () => {
    const { ownerPool, pool } = shop.database
    await seedDemoDebtor(ownerPool)
    expect(await debtorOf(pool)).toEqual(debtor)
    await ownerPool.query(`update settings set debtor_iban = ''`)
    await seedDemoDebtor(ownerPool)
    const seeded = await debtorOf(pool)
    expect(seeded && (await setDebtor(pool, seeded))).toMatchObject({ ok: true, value: seeded })
  })
})
