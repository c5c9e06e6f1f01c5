import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tally } from '../../checkout/purchase/testing/purchases.ts'
import { prove } from '../../identity/proof/testing/proofs.ts'
import { mailsTo } from '../../orders/orders/testing/handled-orders.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { askForPayout, payoutOf, storyOf } from '../payouts/testing/ready-offers.ts'
import { reconcileCardForms } from './reconcile-card-forms.ts'
import { askForCardForm, cardFormOf, completionOf, offerCardForms, openedForm, saveCard } from './testing/card-forms.ts'

let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop()
  await offerCardForms(shop)
})

afterAll(() => shop.stop())

const payoutsOf = async (offerId: number): Promise<string[]> => {
  const { rows } = await shop.database.pool.query('select method from payouts where offer_id = $1', [offerId])
  return rows.map(({ method }) => method)
}

const requestedOnce = async (offerId: number, method: string) => {
  expect(await payoutsOf(offerId)).toEqual([method])
  expect(await storyOf(shop, offerId)).toEqual({
    state: 'payout_processing',
    kinds: ['created', 'ready', 'payout_requested'],
  })
}

test('a webhook that comes three times asks for one payout and sends one mail', async () => {
  const { customer, offerId, url } = await openedForm(shop)
  await saveCard(shop, url, 'duplicate')
  await requestedOnce(offerId, 'card-form')
  expect(await shop.deliver(await completionOf(shop, offerId))).toBe(200)
  await requestedOnce(offerId, 'card-form')
  expect(await mailsTo(shop, customer)).toHaveLength(1)
})

test('notices of one completion that come at the same moment ask for one payout', async () => {
  const { offerId } = await openedForm(shop)
  const notices = await Promise.all(Array.from({ length: 8 }, () => completionOf(shop, offerId)))
  const delivered = await Promise.all([...notices.map(shop.deliver), reconcileCardForms(shop.shop)])
  expect(delivered.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 200))
  await requestedOnce(offerId, 'card-form')
})

test('a webhook that never comes is made up for by the job', async () => {
  const { offerId, url } = await openedForm(shop)
  await saveCard(shop, url, 'missing')
  await reconcileCardForms(shop.shop)
  expect((await storyOf(shop, offerId)).state).toBe('ready_for_payout')
  shop.clock.advance({ seconds: 30 })
  await shop.setFaults({ fail_calls: 100 })
  expect(await reconcileCardForms(shop.shop)).toMatchObject({ unanswered: expect.any(Number) })
  expect((await storyOf(shop, offerId)).state).toBe('ready_for_payout')
  await shop.setFaults({ fail_calls: 0 })
  shop.clock.advance({ seconds: 30 })
  await reconcileCardForms(shop.shop)
  await requestedOnce(offerId, 'card-form')
})

test('a webhook that never comes is made up for by the customer’s next request', async () => {
  const { customer, offerId, url } = await openedForm(shop)
  await saveCard(shop, url, 'missing')
  const refused = await askForCardForm(customer, offerId)
  expect(refused).toMatchObject({ status: 409, body: { code: 'offer_moved_on' } })
  await requestedOnce(offerId, 'card-form')
})

test('whoever turns back comes to the offer, nothing has changed, and the same form goes on', async () => {
  const { customer, offerId, url } = await openedForm(shop)
  const left = await fetch(`${url}/cancel`, { method: 'POST', body: new URLSearchParams(), redirect: 'manual' })
  expect(left.headers.get('location')).toBe(`${shop.shop.env.PUBLIC_URL}/account/offers?offer=${offerId}`)
  expect(await storyOf(shop, offerId)).toEqual({ state: 'ready_for_payout', kinds: ['created', 'ready'] })
  expect(await askForCardForm(customer, offerId)).toMatchObject({ status: 200, body: { redirect_url: url } })
})

test('a card that is declined asks for nothing, and another one may follow', async () => {
  const { offerId, url } = await openedForm(shop)
  expect((await saveCard(shop, url, 'declined')).status).toBe(402)
  expect(await cardFormOf(shop, offerId)).toMatchObject({ state: 'open' })
  expect(await payoutsOf(offerId)).toEqual([])
  await saveCard(shop, url)
  await requestedOnce(offerId, 'card-form')
})

test.each([
  ['its time is over', () => shop.pass({ minutes: 60 })],
  ['its page says so', (url: string) => saveCard(shop, url, 'expires')],
])('a form is over once %s, and the next request opens another', async (_, end: (url: string) => Promise<unknown>) => {
  const { customer, offerId, url } = await openedForm(shop)
  await end(url)
  expect(await cardFormOf(shop, offerId)).toMatchObject({ state: 'expired' })
  expect((await storyOf(shop, offerId)).state).toBe('ready_for_payout')
  await prove(customer)
  const again = await askForCardForm(customer, offerId)
  expect(again.body.redirect_url).not.toBe(url)
  await saveCard(shop, String(again.body.redirect_url))
  await requestedOnce(offerId, 'card-form')
})

test('a form that never got its session ends when its time is over', async () => {
  const { customer, offerId } = await openedForm(shop)
  await shop.pass({ minutes: 60 })
  await shop.setFaults({ fail_calls: 2 })
  await prove(customer)
  expect(await askForCardForm(customer, offerId)).toMatchObject({ status: 503 })
  expect(await cardFormOf(shop, offerId)).toMatchObject({ state: 'open', session_id: null })
  await shop.pass({ minutes: 60 })
  await reconcileCardForms(shop.shop)
  expect(await cardFormOf(shop, offerId)).toMatchObject({ state: 'expired' })
})

test('a completion after the offer was paid otherwise changes nothing but the record', async () => {
  const { customer, offerId, url } = await openedForm(shop)
  expect(await askForPayout(customer, offerId)).toMatchObject({ status: 200 })
  await saveCard(shop, url)
  expect(await cardFormOf(shop, offerId)).toMatchObject({ state: 'completed' })
  await requestedOnce(offerId, 'sepa-manual')
  expect(await mailsTo(shop, customer)).toHaveLength(1)
})

test('a completion while payouts are paused asks for nothing, and the form may be asked for again later', async () => {
  const { customer, offerId, url } = await openedForm(shop)
  const changed = 'update customers set credentials_changed_at = $2 where id = $1'
  await shop.database.ownerPool.query(changed, [customer.id, shop.clock.now()])
  await saveCard(shop, url)
  expect(await cardFormOf(shop, offerId)).toMatchObject({ state: 'completed' })
  expect(await payoutsOf(offerId)).toEqual([])
  expect((await storyOf(shop, offerId)).state).toBe('ready_for_payout')
  await shop.pass({ hours: 24 })
  await prove(customer)
  const again = await askForCardForm(customer, offerId)
  await saveCard(shop, String(again.body.redirect_url))
  await requestedOnce(offerId, 'card-form')
})

test('a SEPA request and the completion of a card form at the same moment make one payout', async () => {
  for (let round = 1; round <= 6; round += 1) {
    const { customer, offerId } = await openedForm(shop)
    const notice = await completionOf(shop, offerId)
    const [reply, delivered] = await Promise.all([askForPayout(customer, offerId), shop.deliver(notice)])
    expect(delivered).toBe(200)
    expect(await cardFormOf(shop, offerId)).toMatchObject({ state: 'completed' })
    const [method = '', ...others] = await payoutsOf(offerId)
    expect(others).toEqual([])
    expect(tally([reply])).toEqual(method === 'sepa-manual' ? { OK: 1 } : { '409 offer_moved_on': 1 })
    await requestedOnce(offerId, method)
    expect(await mailsTo(shop, customer)).toHaveLength(1)
  }
})

test.each([
  ['another session than the one of the form', { id: `cs_test_${'0'.repeat(58)}` }],
  ['a form that does not exist', { metadata: { card_form_id: randomUUID() } }],
  ['no form of ours', { metadata: { card_form_id: 'elsewhere' } }],
  ['a payment that names the form', { mode: 'payment', payment_status: 'paid' }],
])('a completion of %s asks for nothing', async (_, changes) => {
  const { offerId } = await openedForm(shop)
  expect(await shop.deliver(await completionOf(shop, offerId, changes))).toBe(200)
  expect(await cardFormOf(shop, offerId)).toMatchObject({ state: 'open' })
  expect(await payoutsOf(offerId)).toEqual([])
})

test('a form that saves a card is never taken for a payment, whatever it names', async () => {
  const payer = await shop.customer()
  const payment = await shop.topUp(payer)
  const changes = { mode: 'setup', setup_intent: 'seti_1', metadata: { card_form_id: randomUUID() } }
  const paid = { ...changes, status: 'complete', payment_status: 'paid' }
  expect(await shop.deliver(await shop.notice(payment, 'checkout.session.completed', { session: paid }))).toBe(200)
  expect(await shop.stateOf(payment)).toBe('Pending')
  expect(await shop.balance(payer)).toBe(0)
})

test('the database keeps a payout to the completed form of its own offer', async () => {
  const { pool } = shop.database
  const { offerId, url } = await openedForm(shop)
  const { id: openForm } = await cardFormOf(shop, offerId)
  // Completed, and its offer is paid otherwise.
  const other = await openedForm(shop)
  await askForPayout(other.customer, other.offerId)
  await saveCard(shop, other.url)
  const { id: otherForm } = await cardFormOf(shop, other.offerId)
  const insert = (method: string, formId: string | null) =>
    pool.query(
      `insert into payouts (id, offer_id, customer_id, cents, method, state, first_name, last_name, card_form_id, name,
         surname, email, phone, country, city, address, post_code, requested_at)
       select gen_random_uuid(), form.offer_id, form.customer_id, form.cents, $2, 'requested', 'a', 'b', $3, 'a', 'b',
         'c', 'd', 'SI', 'e', 'f', 'g', now()
       from card_forms form where form.id = $1`,
      [openForm, method, formId],
    )
  await expect(insert('card-form', openForm)).rejects.toThrow(/is not completed/)
  await expect(insert('card-form', otherForm)).rejects.toThrow(/foreign key constraint/)
  await expect(insert('card-form', null)).rejects.toThrow(/check constraint/)
  const reopen = pool.query(`update card_forms set state = 'open' where id = $1`, [otherForm])
  await expect(reopen).rejects.toThrow(/that is final/)
  const moved = pool.query(`update card_forms set session_id = 'cs_other' where id = $1`, [openForm])
  await expect(moved).rejects.toThrow(/has its session already/)
  await saveCard(shop, url)
  expect(await payoutOf(shop, offerId)).toMatchObject({ card_form_id: openForm })
})
