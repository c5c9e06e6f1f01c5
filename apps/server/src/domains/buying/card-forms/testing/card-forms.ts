import { randomUUID } from 'node:crypto'
import { testCardByKey } from '@pandrop/sandbox-pay/checkout/test-cards'
import type { TestCustomer } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { expect } from 'vitest'
import type { CardShop } from '../../../payments/payments/testing/card-shop.ts'
import { payoutBody, readyOffer } from '../../payouts/testing/ready-offers.ts'

/** Switches payouts to a card on or off, as an operator does in the settings. */
export const offerCardForms = async ({ database }: CardShop, isOn = true): Promise<void> => {
  const methods = ['card', 'balance', 'sepa-manual', ...(isOn ? ['card-form'] : [])]
  await database.ownerPool.query('update settings set payment_methods = $1', [methods])
}

/** Asks for a payout to a card; without a key of the test's own each call is an attempt of its own. */
export const askForCardForm = (
  { browser }: Pick<TestCustomer, 'browser'>,
  offerId: number,
  change: Record<string, unknown> = {},
  key: string = randomUUID(),
): Promise<Reply> => {
  const { first_name: _, last_name: __, account_number: ___, ...contact } = payoutBody(offerId)
  const form = { ...contact, ...change }
  return browser.post('/api/offer/request-payout/card-form', form, { headers: { 'idempotency-key': key } })
}

/** An offer that is ready, and the card page that its customer was led to. */
export const openedForm = async (shop: CardShop) => {
  const customer = await shop.customer()
  const offerId = await readyOffer(shop, customer)
  const reply = await askForCardForm(customer, offerId)
  expect(reply).toMatchObject({ status: 200, body: { status: 'OK' } })
  return { customer, offerId, url: String(reply.body.redirect_url) }
}

/** Posts a test card on the card page, as a browser would; the webhooks that follow arrive. */
export const saveCard = async ({ sandbox }: CardShop, url: string, cardKey = 'pays'): Promise<Response> => {
  const number = testCardByKey(cardKey)?.number ?? ''
  const body = new URLSearchParams({ number, expiry: '12 / 29', cvc: '123', name: 'Marta Kovač' })
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  await sandbox.runDue()
  return answer
}

/** The newest card form of an offer, as the database has it. */
export const cardFormOf = async ({ database }: CardShop, offerId: number) => {
  const { rows } = await database.pool.query(
    'select * from card_forms where offer_id = $1 order by opened_at desc limit 1',
    [offerId],
  )
  return rows[0]
}

/** A signed notice that the form of an offer is completed, as the provider would send it. */
export const completionOf = async (shop: CardShop, offerId: number, session: object = {}) => {
  const { id, session_id: sessionId } = await cardFormOf(shop, offerId)
  const object = {
    id: sessionId,
    object: 'checkout.session',
    mode: 'setup',
    status: 'complete',
    payment_status: 'no_payment_required',
    payment_intent: null,
    amount_total: null,
    currency: 'eur',
    setup_intent: `seti_${id}`,
    metadata: { card_form_id: id },
    client_reference_id: null,
    ...session,
  }
  const event = { id: `evt_${randomUUID()}`, object: 'event', type: 'checkout.session.completed', data: { object } }
  return shop.sign(event)
}
