import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { prove } from '../../identity/proof/testing/proofs.ts'
import { mailsTo } from '../../orders/orders/testing/handled-orders.ts'
import { takePayoutStep } from '../payouts/payout-steps.ts'
import { approve } from '../payouts/testing/approvals.ts'
import {
  askForPayout,
  bookedFor,
  by,
  openAccount,
  payoutOf,
  requestedPayout,
  storyOf,
} from '../payouts/testing/ready-offers.ts'
import { createBankFile } from './bank-file.ts'
import { importBankAnswer } from './import-answer.ts'
import { bankStatement, statusReport, type ToldEntry, type ToldPayment } from './testing/answers.ts'

let shop: TestShop
let names = 0

beforeAll(async () => {
  shop = await startTestShop()
  await openAccount(shop)
})

afterAll(() => shop.stop())

/** Payouts in a file of their own, handed to the bank. */
const sentPayouts = async (count = 1) => {
  const payouts = []
  for (let made = 0; made < count; made += 1) payouts.push(await requestedPayout(shop))
  await approve(shop)
  const file = await createBankFile(shop.shop, { by })
  if (!file.ok) throw new Error(file.refusal)
  return { payouts, messageId: file.value.messageId }
}

const sentPayout = async () => {
  const { payouts, messageId } = await sentPayouts()
  const [payout] = payouts
  if (!payout) throw new Error('no payout was made')
  return { ...payout, messageId }
}

const imported = async (file: Buffer) => {
  const done = await importBankAnswer(shop.shop, { file, by })
  if (!done.ok) throw new Error(done.refusal)
  return done.value
}

const newName = () => {
  names += 1
  return `BANK-${names}`
}

const reported = (payments: ToldPayment[], more: Parameters<typeof statusReport>[1] = {}) =>
  imported(statusReport(payments, { messageId: newName(), ...more }))

const stated = (entries: ToldEntry[]) => imported(bankStatement(entries, newName()))

const outcomes = (answer: Awaited<ReturnType<typeof imported>>) => answer.lines.map(({ outcome }) => outcome)

describe('what the bank answers', () => {
  test('a transfer on the statement confirms its payout', async () => {
    const { endToEndId, payoutId, offerId, customer } = await sentPayout()
    expect(outcomes(await stated([{ endToEndId }]))).toEqual(['approved'])
    expect((await storyOf(shop, offerId)).state).toBe('approved')
    expect(await bookedFor(shop, payoutId)).toEqual([
      'sent payouts_owed -5000',
      'sent payouts_sent 5000',
      'confirmed payouts_sent -5000',
      'confirmed bank 5000',
    ])
    expect((await mailsTo(shop, customer))[0]?.subject).toBe(`Your payout for offer ${offerId} is paid`)
  })

  test('acceptance is a step on the way, settlement is the end', async () => {
    const { endToEndId, offerId } = await sentPayout()
    expect(outcomes(await reported([{ endToEndId, status: 'ACCP', amount: '50.00' }]))).toEqual(['pending'])
    expect((await storyOf(shop, offerId)).state).toBe('payout_processing')
    expect(outcomes(await reported([{ endToEndId, status: 'ACSC' }]))).toEqual(['approved'])
    expect((await storyOf(shop, offerId)).state).toBe('approved')
  })

  test('a rejection gives the offer back to its customer, with the reason in words', async () => {
    const { endToEndId, offerId, payoutId, customer } = await sentPayout()
    expect(outcomes(await reported([{ endToEndId, status: 'RJCT', reason: 'AC04' }]))).toEqual(['failed'])
    expect(await storyOf(shop, offerId)).toMatchObject({ state: 'ready_for_payout' })
    expect(await payoutOf(shop, offerId)).toMatchObject({ state: 'failed', failure_reason: 'AC04' })
    expect((await bookedFor(shop, payoutId)).slice(2)).toEqual([
      'failed payouts_sent -5000',
      'failed payouts_owed 5000',
    ])
    expect((await mailsTo(shop, customer))[0]?.text).toContain('A word from us: “The account is closed”')
  })

  test('a rejected file fails every payout of it, and no other', async () => {
    const other = await sentPayout()
    const { payouts, messageId } = await sentPayouts(3)
    const [first] = payouts
    const answer = await reported([{ endToEndId: first?.endToEndId ?? '', status: 'RJCT', reason: 'AC01' }], {
      originalId: messageId,
      groupStatus: 'RJCT',
      groupReason: 'FF01',
    })
    expect(outcomes(answer)).toEqual(['failed', 'failed', 'failed'])
    const reasons = []
    for (const { offerId } of payouts) reasons.push((await payoutOf(shop, offerId)).failure_reason)
    expect(reasons).toEqual(['AC01', 'FF01', 'FF01'])
    expect(await payoutOf(shop, other.offerId)).toMatchObject({ state: 'sent' })
  })

  test('another amount or another currency closes nothing', async () => {
    const { endToEndId, offerId } = await sentPayout()
    const told = [{ amount: '49.99' }, { amount: '50.01' }, { currency: 'USD' }, { amount: 'fifty' }]
    expect(outcomes(await stated(told.map((line) => ({ endToEndId, ...line }))))).toEqual(
      Array(4).fill('amount_differs'),
    )
    const report = await reported([{ endToEndId, status: 'RJCT', amount: '5.00' }])
    expect(outcomes(report)).toEqual(['amount_differs'])
    expect(await payoutOf(shop, offerId)).toMatchObject({ state: 'sent' })
  })

  test('what nobody knows, and what was never sent, changes nothing', async () => {
    const { endToEndId, offerId } = await requestedPayout(shop)
    expect(outcomes(await stated([{ endToEndId: 'rent' }, { endToEndId }]))).toEqual(['unknown', 'not_sent'])
    expect(await payoutOf(shop, offerId)).toMatchObject({ state: 'requested' })
  })

  const paidPayout = async () => {
    const payout = await sentPayout()
    expect(outcomes(await stated([{ endToEndId: payout.endToEndId }]))).toEqual(['approved'])
    return payout
  }

  const back = (endToEndId: string, amount = '50.00') =>
    ({ endToEndId, amount, direction: 'CRDT', returned: 'AC04' }) as const

  test('money that is returned after its debit takes the payout back, and it can be asked for again', async () => {
    const { endToEndId, offerId, payoutId, customer } = await paidPayout()
    shop.clock.advance({ days: 1 })
    expect(outcomes(await stated([back(endToEndId)]))).toEqual(['came_back'])
    expect(await storyOf(shop, offerId)).toMatchObject({
      state: 'ready_for_payout',
      kinds: ['created', 'ready', 'payout_requested', 'payout_sent', 'payout_confirmed', 'payout_returned'],
    })
    expect(await payoutOf(shop, offerId)).toMatchObject({ state: 'failed', failure_reason: 'AC04' })
    expect((await bookedFor(shop, payoutId)).slice(4)).toEqual(['returned bank -5000', 'returned payouts_owed 5000'])
    const [mail] = await mailsTo(shop, customer)
    expect(mail?.subject).toBe(`Your payout for offer ${offerId} came back`)
    expect(mail?.text).toContain('A word from us: “The account is closed”')

    await prove(customer)
    expect(await askForPayout(customer, offerId)).toMatchObject({ status: 200 })
    await approve(shop)
    expect(await createBankFile(shop.shop, { by })).toMatchObject({ ok: true, value: { payments: 1 } })
    await expectCleanBooks(shop.database.pool)
  })

  test('a rejection after the settlement does the same', async () => {
    const { endToEndId, offerId } = await paidPayout()
    expect(outcomes(await reported([{ endToEndId, status: 'RJCT', reason: 'AC01' }]))).toEqual(['came_back'])
    expect((await storyOf(shop, offerId)).state).toBe('ready_for_payout')
  })

  test('a return that is told again, with its debit or without, is known', async () => {
    const { endToEndId, payoutId } = await paidPayout()
    await stated([back(endToEndId)])
    expect(outcomes(await stated([back(endToEndId)]))).toEqual(['already'])
    expect(outcomes(await stated([{ endToEndId }, back(endToEndId)]))).toEqual(['already', 'already'])
    expect(outcomes(await stated([{ endToEndId }]))).toEqual(['already'])
    expect(await bookedFor(shop, payoutId)).toHaveLength(6)
  })

  test('a return that is told before its debit fails the payout, and the debit is known', async () => {
    const { endToEndId, payoutId } = await sentPayout()
    expect(outcomes(await stated([back(endToEndId)]))).toEqual(['failed'])
    expect(outcomes(await stated([{ endToEndId }]))).toEqual(['already'])
    expect((await bookedFor(shop, payoutId)).slice(2)).toEqual([
      'failed payouts_sent -5000',
      'failed payouts_owed 5000',
    ])
  })

  test('a return of another amount, or one that the bank does not mark, takes nothing back', async () => {
    const { endToEndId, offerId } = await paidPayout()
    expect(outcomes(await stated([back(endToEndId, '49.00')]))).toEqual(['amount_differs'])
    expect(outcomes(await stated([{ endToEndId, direction: 'CRDT' }]))).toEqual(['returned'])
    expect((await storyOf(shop, offerId)).state).toBe('approved')
  })

  test('of returns on many statements at one moment one counts', async () => {
    const { endToEndId, payoutId } = await paidPayout()
    const told = await Promise.all(Array.from({ length: 5 }, () => stated([back(endToEndId)])))
    expect(told.flatMap(outcomes).sort()).toEqual([...Array(4).fill('already'), 'came_back'])
    expect(await bookedFor(shop, payoutId)).toHaveLength(6)
  })

  test('money that left and came back on one statement has failed', async () => {
    const { endToEndId, offerId } = await sentPayout()
    const lines = [{ endToEndId }, { endToEndId, direction: 'CRDT', returned: 'AC01' } as const]
    expect(outcomes(await stated(lines))).toEqual(['failed', 'already'])
    expect((await storyOf(shop, offerId)).state).toBe('ready_for_payout')
  })

  test('money that comes in under a payout’s name, unmarked, is no return of it', async () => {
    const { endToEndId, offerId } = await sentPayout()
    expect(outcomes(await stated([{ endToEndId, direction: 'CRDT' }]))).toEqual(['returned'])
    expect(await payoutOf(shop, offerId)).toMatchObject({ state: 'sent' })
  })

  test('a payout that was given up and is paid all the same is listed', async () => {
    const { endToEndId, offerId, payoutId } = await sentPayout()
    await takePayoutStep(shop.shop, 'failed', { payoutId, by, reason: 'AC01' })
    expect(outcomes(await stated([{ endToEndId }]))).toEqual(['not_sent'])
    expect((await storyOf(shop, offerId)).state).toBe('ready_for_payout')
  })

  test('a file counts once, however often and at what moment it is imported', async () => {
    const { endToEndId, payoutId } = await sentPayout()
    const file = bankStatement([{ endToEndId }, { endToEndId: 'rent' }], newName())
    const answers = await Promise.all(Array.from({ length: 6 }, () => imported(file)))
    expect(answers.filter(({ answerId }) => answerId !== null)).toHaveLength(1)
    expect(await imported(file)).toMatchObject({ answerId: null, lines: [] })
    expect(await bookedFor(shop, payoutId)).toHaveLength(4)
    const { rows } = await shop.database.pool.query(
      `select line_no, end_to_end_id, cents, bank_status, outcome, payout_id from bank_answer_lines line
       join bank_answers answer on answer.id = line.answer_id where message_id = $1 order by line_no`,
      [`BANK-${names}`],
    )
    expect(rows).toEqual([
      {
        line_no: 1,
        end_to_end_id: endToEndId,
        cents: 5000,
        bank_status: 'DBIT',
        outcome: 'approved',
        payout_id: payoutId,
      },
      { line_no: 2, end_to_end_id: 'rent', cents: 5000, bank_status: 'DBIT', outcome: 'unknown', payout_id: null },
    ])
    expect(outcomes(await stated([{ endToEndId }]))).toEqual(['already'])
  })

  test('statements of the same payouts, in other orders and at one moment, close each once', async () => {
    const { payouts } = await sentPayouts(8)
    const lines = payouts.map(({ endToEndId }) => ({ endToEndId }))
    const answers = await Promise.all([stated(lines), stated([...lines].reverse()), stated(lines.slice(3))])
    const approved = answers.flatMap(outcomes).filter((outcome) => outcome === 'approved')
    expect(approved).toHaveLength(8)
    await expectCleanBooks(shop.database.pool)
  })

  test('what cannot be read is refused and leaves nothing behind', async () => {
    const { rows: before } = await shop.database.pool.query('select count(*) from bank_answers')
    const refused = await importBankAnswer(shop.shop, { file: Buffer.from('<Document/>'), by })
    expect(refused).toEqual({ ok: false, refusal: 'bank_file_unreadable' })
    expect((await shop.database.pool.query('select count(*) from bank_answers')).rows).toEqual(before)
  })
})
