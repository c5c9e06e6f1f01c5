import { cents } from '@pandrop/money/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { behindTheBack, copy, remove, shift, swap } from '../../../ledger/testing/planted.ts'
import { takePayoutStep } from '../../buying/payouts/payout-steps.ts'
import { approvedPayout, staffMember } from '../../buying/payouts/testing/approvals.ts'
import { by } from '../../buying/payouts/testing/ready-offers.ts'
import { makePromo } from '../../checkout/promo/testing/promos.ts'
import { buy, expectCleanBooks, takeItems } from '../../checkout/purchase/testing/purchases.ts'
import { takeOrderStep } from '../../orders/orders/order-steps.ts'
import { refundOrder } from '../../orders/orders/refund-order.ts'
import { orderByCard, orderFromBalance } from '../../orders/orders/testing/handled-orders.ts'
import { toppedUp } from '../../payments/disputes/testing/disputed.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { sendRefund } from '../../payments/refunds/refunds.ts'
import { adjustBalance } from '../adjustments/adjustments.ts'
import { type Disagreement, proveBooks } from './proof.ts'

let shop: CardShop
let things: Awaited<ReturnType<typeof trade>>

const why = 'a test'

/** One of each thing that is booked, and somebody whom none of it concerns. */
const trade = async () => {
  await shop.database.ownerPool.query('update settings set vat_percent = 22')
  const sold = await orderFromBalance(shop)
  const charged = await orderByCard(shop)
  await refundOrder(shop.shop, { orderId: charged.orderId, by, reason: why, line: 1, amount: cents(400) })
  const [toCard = ''] = await idsOf('select id from refunds')
  await sendRefund(shop.shop, toCard)
  const given = await orderFromBalance(shop)
  await refundOrder(shop.shop, { orderId: given.orderId, by, reason: why, line: 1, amount: cents(400) })
  const [toBalance = ''] = await idsOf(`select id from refunds where order_id = ${given.orderId}`)
  await takeOrderStep(shop.shop, 'cancelled', { orderId: (await orderByCard(shop)).orderId, by })
  const { payoutId } = await approvedPayout(shop)
  await takePayoutStep(shop.shop, 'sent', { payoutId, by })
  await takePayoutStep(shop.shop, 'confirmed', { payoutId, by })
  const [topUp = ''] = await idsOf(`select id from payments where customer_id = ${sold.customer.id}`)
  const [offer = ''] = await idsOf('select id from offers')
  const adjusted = await adjustBalance(shop.shop, {
    customerId: sold.customer.id,
    cents: cents(500),
    kind: 'goodwill',
    reason: why,
    note: why,
    key: undefined,
    staffId: await staffMember(shop),
  })
  const other = await shop.customer({ balanceCents: 500 })
  const adjustment = adjusted.ok ? adjusted.value : 0
  return { sold, charged, given, toCard, toBalance, payoutId, topUp, offer, adjustment, other, ...(await owe()) }
}

/** Somebody who has bought with a code, whose charge is disputed, and who has paid a part of what they owe for it. */
const owe = async () => {
  const { customer: debtor, payment: disputed } = await toppedUp(shop, 9000)
  const later = await shop.topUp(debtor, { amount: 40 })
  const [item_id] = await takeItems(shop, 1, 1000)
  const bought = await buy(debtor, { cart: [{ item_id }], promocode: await makePromo(shop) })
  const reduced = Number(bought.body.order_id)
  const dispute = await shop.openDispute(disputed)
  await shop.pay(later, 'pays')
  await refundOrder(shop.shop, { orderId: reduced, by, reason: why, line: 1, amount: cents(333) })
  return { debtor, disputed, dispute, debt: `payment:${later}:success:debt`, reduced }
}

const idsOf = async (query: string): Promise<string[]> =>
  (await shop.database.pool.query(query)).rows.map(({ id }) => String(id))

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
  things = await trade()
})

afterAll(() => shop.stop())

const provenAfter = (statements: readonly string[]): Promise<Disagreement[]> =>
  behindTheBack(shop.database, statements, async (client) => {
    const { differences, found } = await proveBooks(client)
    expect(found).toBe(differences.length)
    return differences
  })

const isSum = ({ kind }: Disagreement): boolean => kind === 'sum_differs'

/** What the proof says of something that is planted, but for whole accounts. */
const planted = async (...statements: string[]): Promise<Disagreement[]> =>
  (await provenAfter(statements)).filter((one) => !isSum(one))

/** The accounts as a whole of which it says something. */
const sumsAfter = async (...statements: string[]): Promise<string[]> =>
  (await provenAfter(statements)).filter(isSum).map(({ reference }) => reference)

const differing = (kind: Disagreement['kind'], reference: string, of: Partial<Disagreement> = {}) =>
  expect.objectContaining({ kind, reference, ...of })

test('what the verbs have done is right', () => expectCleanBooks(shop.database.pool))

describe('a posting on the wrong customer is found', () => {
  test('of an order', async () => {
    const { sold, other } = things
    const [reference, mine, theirs] = [`order:${sold.orderId}`, `customer:${sold.customer.id}`, `customer:${other.id}`]
    expect(await planted(swap(reference, mine, theirs))).toEqual([
      { kind: 'not_booked', reference, account: mine, expected: -1000, found: null },
      { kind: 'wrong_customer', reference, account: theirs, expected: null, found: -1000 },
    ])
  })

  test('of a payment, a refund, an adjustment, a debt and a dispute', async () => {
    const { sold, given, topUp, toBalance, adjustment, other, debtor, debt, dispute, disputed } = things
    const theirs = `customer:${other.id}`
    const wrong: [reference: string, owner: number, named?: string][] = [
      [`payment:${topUp}:success`, sold.customer.id],
      [`refund:${toBalance}`, given.customer.id],
      [`adjustment:${adjustment}`, sold.customer.id],
      [debt, debtor.id],
      [`dispute:${dispute}`, debtor.id, `payment:${disputed}:disputes`],
    ]
    const found = await planted(...wrong.map(([reference, owner]) => swap(reference, `customer:${owner}`, theirs)))
    expect(found).toHaveLength(2 * wrong.length)
    for (const [reference, owner, named = reference] of wrong) {
      expect(found).toContainEqual(differing('not_booked', named, { account: `customer:${owner}` }))
      expect(found).toContainEqual(differing('wrong_customer', named, { account: theirs }))
    }
  })

  test('of what is owed to a card or to a seller', async () => {
    const { toCard, offer, other } = things
    for (const reference of [`refund:${toCard}`, `offer:${offer}:owed`]) {
      const found = await planted(swap(reference, 'payouts_owed', `customer:${other.id}`))
      expect(found).toContainEqual(differing('wrong_customer', reference, { account: `customer:${other.id}` }))
    }
  })
})

describe('for each kind of posting', () => {
  /** A reference of each kind, with two accounts that it moves. */
  const kinds = (): Record<string, [reference: string, from: string, to: string]> => ({
    order: [`order:${things.sold.orderId}`, 'sales', 'vat'],
    'top-up': [`payment:${things.topUp}:success`, 'provider_clearing', `customer:${things.sold.customer.id}`],
    refund: [`refund:${things.toCard}`, 'sales', 'payouts_owed'],
    'refund that arrived': [`refund:${things.toCard}:sent`, 'payouts_owed', 'provider_clearing'],
    'offer accepted': [`offer:${things.offer}:accepted`, 'stock_ordered', 'payouts_promised'],
    'offer received': [`offer:${things.offer}:received`, 'stock', 'stock_ordered'],
    'offer owed': [`offer:${things.offer}:owed`, 'payouts_promised', 'payouts_owed'],
    'payout sent': [`payout:${things.payoutId}:sent`, 'payouts_owed', 'payouts_sent'],
    'payout confirmed': [`payout:${things.payoutId}:confirmed`, 'payouts_sent', 'bank'],
    adjustment: [`adjustment:${things.adjustment}`, 'goodwill', `customer:${things.sold.customer.id}`],
    'debt that was paid': [things.debt, 'receivable', `customer:${things.debtor.id}`],
  })

  test('a wrong amount is found', async () => {
    const all = Object.values(kinds())
    // All at once: each is named with its own reference.
    const found = await planted(...all.flatMap(([reference, from, to]) => shift(reference, from, to)))
    const named = found.map(({ kind, reference, account }) => `${kind} ${reference} ${account}`)
    const wrong = all.flatMap(([reference, ...accounts]) => accounts.map((on) => `amount_differs ${reference} ${on}`))
    expect(new Set(named)).toEqual(new Set(wrong))
  })

  test('a missing one is found, and one under another name', async () => {
    for (const [what, [reference, from]] of Object.entries(kinds())) {
      const found = await planted(...copy(reference, `review:${what}`), ...remove(reference))
      expect(found, what).toContainEqual(differing('not_booked', reference, { account: from, found: null }))
      expect(new Set(found.map(({ kind, reference: named }) => `${kind} ${named}`)), what).toEqual(
        new Set([`not_booked ${reference}`, `not_known review:${what}`]),
      )
    }
  })

  test('one too many is found', async () => {
    const all = Object.values(kinds()).map(([reference]) => reference)
    const found = await planted(...all.flatMap((reference) => copy(reference, `${reference}:again`)))
    expect(new Set(found.map(({ kind, reference }) => `${kind} ${reference}`))).toEqual(
      new Set(all.map((reference) => `not_known ${reference}:again`)),
    )
  })
})

describe('what was not paid, sent or kept is not in the books either', () => {
  test('a payment, an order and a payout that did not happen', async () => {
    const { topUp, sold, payoutId } = things
    const found = await planted(
      `update payments set state = 'Cancelled', reason = 'expired' where id = '${topUp}'`,
      `update orders set paid_at = null, state = 'cancelled' where id = ${sold.orderId}`,
      `update payouts set state = 'sent', settled_at = null where id = '${payoutId}'`,
    )
    expect(found).toContainEqual(differing('not_known', `payment:${topUp}:success`))
    expect(found).toContainEqual(differing('not_known', `order:${sold.orderId}`))
    expect(found).toContainEqual(differing('not_known', `payout:${payoutId}:confirmed`))
  })

  test('a refund that came back from the card after it was there', async () => {
    const sent = `refund:${things.toCard}:sent`
    const failed = `update refunds set state = 'failed', failure = 'x' where id = '${things.toCard}'`
    const kept = differing('amount_differs', sent, { account: 'provider_clearing', expected: null })
    expect(await planted(failed)).toContainEqual(kept)
    expect(await provenAfter([failed, ...copy(sent, `refund:${things.toCard}:returned`, -1)])).toEqual([])
  })

  test('a dispute that was won, and a debt that is not owed', async () => {
    const { dispute, disputed, debt } = things
    const won = `update disputes set state = 'won', closed_at = opened_at where id = '${dispute}'`
    expect(await planted(won)).toContainEqual(
      differing('amount_differs', `payment:${disputed}:disputes`, { account: 'provider_clearing', expected: null }),
    )
    const forgiven = `update disputes set collected_cents = collected_cents + 1 where id = '${dispute}'`
    expect(await sumsAfter(forgiven)).toEqual(['receivable'])
    expect(await planted(`delete from debt_collections where reference = '${debt}'`)).toContainEqual(
      differing('not_known', debt, { account: 'receivable' }),
    )
  })
})

describe('what the shop itself says twice is found where it differs', () => {
  test('an order and its lines', async () => {
    const { orderId } = things.sold
    const reference = `order:${orderId}`
    const changed = `update order_lines set discount_cents = 1, vat_cents = 179 where order_id = ${orderId}`
    const found = await planted(changed)
    expect(found).toContainEqual(differing('lines_differ', reference, { expected: cents(999), found: cents(1000) }))
    expect(found).toContainEqual(differing('amount_differs', reference, { account: 'vat' }))
    expect(found).toContainEqual(differing('not_booked', reference, { account: 'promo', expected: cents(-1) }))
    expect(await sumsAfter(changed)).toEqual(['promo', 'sales', 'vat'])
  })

  test('the discount of an order and what went back of it', async () => {
    const [refund = ''] = await idsOf(`select id from refunds where order_id = ${things.reduced}`)
    const reference = `order:${things.reduced}`
    expect(await planted(...shift(`refund:${refund}`, 'sales', 'promo'))).toEqual([
      { kind: 'discount_differs', reference, account: null, expected: -63, found: -62 },
    ])
  })

  test('a refund and what went back of the lines', async () => {
    const { orderId } = things.given
    expect(await planted(`update order_lines set refunded_cents = 401 where order_id = ${orderId}`)).toEqual([
      { kind: 'refunded_differs', reference: `order:${orderId}`, account: null, expected: 400, found: 401 },
    ])
  })

  test('the customer of a thing and of what it belongs to', async () => {
    const { charged, other } = things
    const owner = `update payments set customer_id = ${other.id} where id = '${charged.paymentId}'`
    expect(await planted(owner)).toContainEqual(differing('other_customer', `order:${charged.orderId}`))
  })

  test('an item and the order that it is in', async () => {
    const { orderId, itemIds } = things.sold
    const item = { kind: 'item_differs', reference: `item:${itemIds[0]}`, account: null, expected: null, found: null }
    const put = (state: string) => `update items set state = '${state}', sold_at = null where id = ${itemIds[0]}`
    for (const state of ['available', 'reserved']) expect(await planted(put(state)), state).toEqual([item])
    expect(await planted(`update order_lines set live = false where order_id = ${orderId}`)).toEqual([item])
  })

  test('whole accounts and what there is reason for', async () => {
    const { offer, payoutId } = things
    const since = `now() - interval '1 day'`
    expect(await sumsAfter(`update offers set state = 'awaiting_item' where id = ${offer}`)).toEqual([
      'payouts_promised',
    ])
    expect(await sumsAfter(`update offers set state = 'ready_for_payout', ready_at = ${since}`)).toEqual([
      'payouts_owed',
    ])
    const sent = `update payouts set state = 'sent', settled_at = null where id = '${payoutId}'`
    expect(await sumsAfter(sent)).toEqual(['payouts_sent'])
  })
})

test('more than is wanted is counted, not told', () =>
  behindTheBack(
    shop.database,
    [`update items set state = 'reserved' where id in (select id from items where state = 'available' limit 7)`],
    async (client) => {
      const { differences, found } = await proveBooks(client, 3)
      expect([differences.length, found]).toEqual([3, 7])
    },
  ))
