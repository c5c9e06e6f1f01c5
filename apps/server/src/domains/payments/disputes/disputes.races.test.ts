import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buy, expectCleanBooks, takeItems } from '../../checkout/purchase/testing/purchases.ts'
import { type CardShop, openCardShop } from '../payments/testing/card-shop.ts'
import { disputeAccounts, disputeRow, holdWebhooks, letWebhooksThrough, toppedUp } from './testing/disputed.ts'

const rounds = 20
const buyers = 6
const itemCents = 2500

let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

afterEach(() => letWebhooksThrough(shop))

afterAll(() => shop.stop())

test('a dispute against purchases from the same balance: nothing is lost, nothing is negative', async () => {
  for (let round = 1; round <= rounds; round += 1) {
    const { customer, payment } = await toppedUp(shop)
    await holdWebhooks(shop)
    const dispute = await shop.openDispute(payment)
    const notice = await shop.disputeNotice(payment, 'created')
    const items = await takeItems(shop, buyers, itemCents)
    const before = await disputeAccounts(shop)
    const purchase = async (item_id: number) => (await buy(customer, { cart: [{ item_id }] })).status
    // The notice comes among the purchases, at another place in each round.
    const place = round % (buyers + 1)
    const early = items.slice(0, place).map(purchase)
    const heard = shop.deliver(notice)
    const late = items.slice(place).map(purchase)
    expect(await heard, `round ${round}`).toBe(200)
    const bought = (await Promise.all([...early, ...late])).filter((status) => status === 200).length

    // What was topped up is either spent or debited, to the cent; what could not be debited is owed.
    const { cents, debited_cents: debited } = await disputeRow(shop, dispute)
    const balance = await shop.balance(customer)
    expect(balance + debited + bought * itemCents, `round ${round}`).toBe(10_000)
    const after = await disputeAccounts(shop)
    expect(after.receivable - before.receivable, `round ${round}`).toBe(debited - cents)
    expect(balance, `round ${round}`).toBe(0)
    await letWebhooksThrough(shop)
  }
  await expectCleanBooks(shop.database.pool)
})
