import { cents, negate } from '@pandrop/money/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { systemAccount } from '../../../ledger/accounts.ts'
import { post } from '../../../ledger/post.ts'
import { createBankFile } from '../../buying/bank-files/bank-file.ts'
import { importBankAnswer } from '../../buying/bank-files/import-answer.ts'
import { bankStatement } from '../../buying/bank-files/testing/answers.ts'
import { takePayoutStep } from '../../buying/payouts/payout-steps.ts'
import { approvedPayout } from '../../buying/payouts/testing/approvals.ts'
import { by, openAccount } from '../../buying/payouts/testing/ready-offers.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { refundOrder } from '../../orders/orders/refund-order.ts'
import { orderByCard } from '../../orders/orders/testing/handled-orders.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { sendRefund } from '../../payments/refunds/refunds.ts'
import { askAll } from './testing/ask-all.ts'

let shop: CardShop
let ada: TestStaff

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
  await openAccount(shop)
  ada = await asStaff(shop)
})

afterAll(() => shop.stop())

const today = () => shop.clock.now().toISOString().slice(0, 10)

interface Read {
  bank: Record<string, number>
  provider: Record<string, number>
  books: { wrong: number } & Record<string, number>
  differences: Record<string, unknown>[]
  found: number
}

const read = async (from = today(), until = today()): Promise<Read> => {
  const { status, body } = await ada.browser.get(`/api/staff/reconciliation?from=${from}&until=${until}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as unknown as Read
}

/** The same without the proof of the books, which names what is wrong there once more (proof.test.ts). */
const readSides = async (): Promise<Read> => {
  const { differences, found, ...sums } = await read()
  return { ...sums, differences: differences.filter(({ part }) => part !== 'books'), found: found - sums.books.wrong }
}

const nextDay = async () => {
  shop.clock.advance({ days: 1 })
  // A day in the back office is one sign-in.
  ada = await asStaff(shop)
}

describe('everything agrees', () => {
  test('after top-ups, sales, refunds and disputes of cards, and the provider says the same', async () => {
    const customer = await shop.customer()
    await shop.pay(await shop.topUp(customer), 'pays')
    const { orderId } = await orderByCard(shop)
    await refundOrder(shop.shop, { orderId, by, reason: 'a test', line: 1, amount: cents(400) })
    const { rows } = await shop.database.pool.query('select id from refunds')
    await sendRefund(shop.shop, rows[0].id)
    const lost = await shop.topUp(customer)
    await shop.pay(lost, 'pays')
    await shop.openDispute(lost)
    const won = await shop.topUp(await shop.customer())
    await shop.pay(won, 'pays')
    await shop.openDispute(won)
    await shop.closeDispute(won, 'won')
    await shop.topUp(await shop.customer())
    const { provider, differences } = await read()
    expect(differences).toEqual([])
    const sums = { charged: 310, refunded: 4, disputed: 100, held: 0, paid_out: 0, fees: 0, exchanged: 0 }
    expect(provider).toEqual({ ...sums, known: 206, booked: 206 })
    // Five payments, a refund and two disputes.
    expect(await askAll(ada, today())).toEqual({ asked: 8, found: [] })
  })

  test('after payouts that a statement shows', async () => {
    await nextDay()
    const { endToEndId } = await approvedPayout(shop)
    await createBankFile(shop.shop, { by })
    await importBankAnswer(shop.shop, { file: bankStatement([{ endToEndId }, { endToEndId: 'rent' }]), by })
    expect(await read()).toMatchObject({
      bank: { confirmed: 50, stated: 50, received: 0, known: -50, booked: -50, other_lines: 1 },
      books: { total: 0, wrong: 0 },
      differences: [],
      found: 0,
    })
  })
})

describe('what differs is listed with where to look', () => {
  test('a payout confirmed by hand that no statement shows, until one does', async () => {
    await nextDay()
    const { payoutId, endToEndId } = await approvedPayout(shop)
    await takePayoutStep(shop.shop, 'sent', { payoutId, by })
    await takePayoutStep(shop.shop, 'confirmed', { payoutId, by })
    const { bank, differences } = await readSides()
    expect(bank).toMatchObject({ confirmed: 50, stated: 0, known: -50, booked: -50 })
    expect(differences).toEqual([
      {
        part: 'bank',
        kind: 'not_stated',
        reference: `payout:${payoutId}`,
        expected: 50,
        found: null,
        at: shop.clock.now().toISOString(),
        link: { to: 'payout', id: payoutId },
      },
    ])
    await importBankAnswer(shop.shop, { file: bankStatement([{ endToEndId }], 'S-late'), by })
    expect((await readSides()).differences).toEqual([])
  })

  test('a line of the bank that tells another amount', async () => {
    await nextDay()
    const { payoutId, endToEndId } = await approvedPayout(shop)
    await takePayoutStep(shop.shop, 'sent', { payoutId, by })
    await importBankAnswer(shop.shop, { file: bankStatement([{ endToEndId, amount: '49.00' }], 'S-odd'), by })
    expect((await readSides()).differences).toMatchObject([
      { part: 'bank', kind: 'line_amount_differs', expected: 50, found: 49, link: { to: 'payout', id: payoutId } },
    ])
  })

  test('money that the books moved for nothing that we know', async () => {
    await nextDay()
    await inTransaction(shop.shop.pool, (tx) =>
      post(tx, {
        reference: 'stray:1',
        kind: 'test',
        by: 'test',
        at: shop.clock.now(),
        entries: [
          { account: systemAccount('provider_clearing'), cents: negate(cents(700)) },
          { account: systemAccount('receivable'), cents: cents(700) },
        ],
      }),
    )
    const { provider, differences } = await readSides()
    expect(provider).toMatchObject({ known: 0, booked: 7 })
    expect(differences).toMatchObject([
      { part: 'provider', kind: 'not_known', reference: 'stray:1', expected: null, found: 7, link: null },
    ])
  })

  test('a posting of the right amount on the wrong customer, with what it is for', async () => {
    await nextDay()
    const [owner, other] = [await shop.customer(), await shop.customer()]
    const paymentId = await shop.topUp(owner)
    await shop.pay(paymentId, 'pays')
    const reference = `payment:${paymentId}:success`
    await shop.database.ownerPool.query(
      `begin;
       set local session_replication_role = replica;
       update ledger_entries set account_id = (select id from ledger_accounts where customer_id = ${other.id})
       where transaction_id = (select id from ledger_transactions where reference = '${reference}') and cents > 0;
       commit`,
    )
    const { differences, provider } = await read()
    expect(provider.known).toBe(provider.booked)
    const link = { to: 'payment', id: paymentId }
    const found = differences.filter((one) => String(one.reference).startsWith(reference))
    expect(found).toMatchObject([
      { part: 'books', kind: 'not_booked', reference: `${reference} (customer:${owner.id})`, expected: 100, link },
      { part: 'books', kind: 'wrong_customer', reference: `${reference} (customer:${other.id})`, found: 100, link },
    ])
  })

  test('a payment that counts as paid, but was neither booked nor charged', async () => {
    await nextDay()
    const paymentId = await shop.topUp(await shop.customer())
    await shop.database.ownerPool.query(`update payments set state = 'Success', settled_at = $2 where id = $1`, [
      paymentId,
      shop.clock.now(),
    ])
    expect((await readSides()).differences).toMatchObject([
      { part: 'provider', kind: 'not_booked', expected: 100, found: null, link: { to: 'payment', id: paymentId } },
    ])
    expect((await askAll(ada, today())).found).toMatchObject([
      { kind: 'provider_not_paid', expected: 100, found: null },
    ])
  })

  test('a payment that the provider has charged and we have not heard of', async () => {
    await nextDay()
    const paymentId = await shop.topUp(await shop.customer())
    await shop.database.ownerPool.query(
      `update payments set state = 'Cancelled', reason = 'expired', settled_at = $2 where id = $1`,
      [paymentId, shop.clock.now()],
    )
    expect(await askAll(ada, today())).toEqual({ asked: 1, found: [] })
    await shop.pay(paymentId, 'pays')
    await shop.database.ownerPool.query(
      `alter table payments disable trigger guard_payment;
       update payments set state = 'Cancelled', reason = 'expired' where id = '${paymentId}';
       alter table payments enable trigger guard_payment`,
    )
    expect((await askAll(ada, today())).found).toMatchObject([
      { kind: 'provider_paid', found: 100, link: { id: paymentId } },
    ])
  })

  test('more than is shown at once, counted all the same, the newest first', async () => {
    await nextDay()
    await shop.database.ownerPool.query(
      `select ledger_post('stray' || n, 'test', array['provider_clearing', 'receivable'],
         array[-1::bigint, 1::bigint], 'test', $1::timestamptz + n * interval '1 second', null, null)
       from generate_series(1, 602) as n`,
      [new Date(`${today()}T00:00:00Z`)],
    )
    const { found, differences } = await readSides()
    expect(found).toBe(602)
    expect(differences).toHaveLength(500)
    expect(differences[0]).toMatchObject({ kind: 'not_known', reference: expect.stringMatching(/^stray602/) })
  })

  test('held money, as long as nobody has given it back', async () => {
    await nextDay()
    const paymentId = await shop.topUp(await shop.customer())
    const paid = { status: 'complete', payment_status: 'paid', amount_total: 10_001, payment_intent: 'pi_held' }
    await shop.deliver(await shop.notice(paymentId, 'checkout.session.completed', { session: paid }))
    expect((await readSides()).differences).toMatchObject([{ part: 'provider', kind: 'held', link: { id: paymentId } }])
  })
})

test('days that do not exist, stand the wrong way round or are too many are refused', async () => {
  for (const days of [
    'from=2026-02-31&until=2026-03-40',
    'from=2026-11-02&until=2026-11-01',
    'from=2026-01-01&until=2026-11-01',
  ])
    expect((await ada.browser.get(`/api/staff/reconciliation?${days}`)).status, days).toBe(422)
  for (const body of [{ day: '2026-13-01' }, { day: today(), after: 'x' }, { day: today(), after: 'refund:7' }])
    expect((await ada.browser.post('/api/staff/reconciliation/provider', body)).status).toBe(422)
})
