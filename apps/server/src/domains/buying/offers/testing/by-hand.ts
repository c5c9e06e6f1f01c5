import type { OfferEventKind, OfferState } from '@pandrop/contract/lifecycle/offer'
import { daysAfter } from '@pandrop/money/days'
import { cents } from '@pandrop/money/money'
import type { TestCustomer, TestShop } from '@pandrop/testkit/shop'
import { inTransaction, type Transaction } from '../../../../db/transaction.ts'
import { changeOffer, lockOffer } from '../locked-offer.ts'

/*
 * Brings offers on by hand, for tests about reading them: what a state needs is written down, and no verb decides.
 */

interface Step {
  kind: OfferEventKind
  to: OfferState
  note?: string
  price?: number
}

type Write = (tx: Transaction) => Promise<unknown>

/** Takes a step as the server may, after writing down what it needs. */
export const bring = (
  { database, clock }: TestShop,
  offerId: number,
  { kind, to, note, price }: Step,
  write: Write = async () => undefined,
): Promise<void> =>
  inTransaction(database.pool, async (tx) => {
    await write(tx)
    const offer = await lockOffer(tx, offerId)
    if (!offer) throw new Error('no offer')
    const offered = price === undefined ? undefined : cents(price)
    await changeOffer(tx, offer, { kind, to, by: 'staff:7', at: clock.now(), why: 'a test', note, price: offered })
  })

const daysLater = ({ clock }: TestShop, days: number) => daysAfter(clock.now(), days)

/** Offers 10 EUR for what costs 15, for five days. */
export const counter = (shop: TestShop, offerId: number, note?: string): Promise<void> =>
  bring(shop, offerId, { kind: 'countered', to: 'offer', price: 1000, ...(note && { note }) }, (tx) =>
    tx.query(
      `update offers set service_price_cents = 1000, reference_cents = 1500, margin_percent = 33.33, float = 0.1834,
         counter_expires_at = $2
       where id = $1`,
      [offerId, daysLater(shop, 5)],
    ),
  )

export const tradeLink = 'https://steamcommunity.com/tradeoffer/new/?partner=46143802&token=Kx9_-aB2'

/** The item must be here within seven days. */
export const accept = (shop: TestShop, offerId: number): Promise<void> =>
  bring(shop, offerId, { kind: 'accepted', to: 'awaiting_item' }, (tx) =>
    tx.query(
      `update offers set accepted_at = $2, receive_until = $3, trade_link = $4, steamid = '76561198006409530'
       where id = $1`,
      [offerId, shop.clock.now(), daysLater(shop, 7), tradeLink],
    ),
  )

/** The item is here, and protected for seven days. */
export const receive = (shop: TestShop, offerId: number): Promise<void> =>
  bring(shop, offerId, { kind: 'received', to: 'awaiting_item' }, (tx) =>
    tx.query('update offers set received_at = $2, protected_until = $3 where id = $1', [
      offerId,
      shop.clock.now(),
      daysLater(shop, 7),
    ]),
  )

/** The customer asks for the money. */
export const askForPayout = (shop: TestShop, offerId: number, customer: TestCustomer): Promise<void> =>
  bring(shop, offerId, { kind: 'payout_requested', to: 'payout_processing' }, (tx) =>
    tx.query(
      `insert into payouts (offer_id, customer_id, cents, method, state, first_name, last_name, iban_sealed,
         iban_masked, name, surname, email, phone, country, city, address, post_code, requested_at)
       values ($1, $2, 1000, 'sepa-manual', 'requested', 'Marta', 'Kovač', '\\x00', 'SI56 •••• 4567', 'Marta',
         'Kovač', 'marta@example.org', '+38640512809', 'SI', 'Ljubljana', 'Bambusova 1', '1000', $3)`,
      [offerId, customer.id, shop.clock.now()],
    ),
  )

/** The bank does not take the payout. */
export const failPayout = (shop: TestShop, offerId: number, reason: string): Promise<void> =>
  bring(shop, offerId, { kind: 'payout_failed', to: 'ready_for_payout', note: reason }, (tx) =>
    tx.query(`update payouts set state = 'failed', settled_at = $2, failure_reason = $3 where offer_id = $1`, [
      offerId,
      shop.clock.now(),
      reason,
    ]),
  )
