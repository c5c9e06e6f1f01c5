import { randomUUID } from 'node:crypto'
import type { TestCustomer } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { payoutsShow } from '../../../cli/payout-views.ts'
import { runCommand } from '../../../cli/testing/run-command.ts'
import { tally } from '../../checkout/purchase/testing/purchases.ts'
import { prove } from '../../identity/proof/testing/proofs.ts'
import { mailsTo } from '../../orders/orders/testing/handled-orders.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { createBankFile } from '../bank-files/bank-file.ts'
import { takePayoutStep } from '../payouts/payout-steps.ts'
import { approve } from '../payouts/testing/approvals.ts'
import {
  askForPayout,
  bookedFor,
  by,
  openAccount,
  payoutOf,
  readyOffer,
  storyOf,
} from '../payouts/testing/ready-offers.ts'
import { askForCardForm, cardFormOf, offerCardForms, openedForm, saveCard } from './testing/card-forms.ts'

let shop: CardShop
let customer: TestCustomer
let offerId: number

beforeAll(async () => {
  shop = await openCardShop()
})

beforeEach(async () => {
  await offerCardForms(shop)
  customer = await shop.customer()
  offerId = await readyOffer(shop, customer)
})

afterAll(() => shop.stop())

const formsOf = async (id: number): Promise<number> =>
  (await shop.database.pool.query('select from card_forms where offer_id = $1', [id])).rows.length

const sessionsAtProvider = async (formId: string): Promise<number> => {
  const { data } = await shop.stripe.checkout.sessions.list({ limit: 100 })
  return data.filter(({ metadata }) => metadata?.card_form_id === formId).length
}

describe('a payout to a card', () => {
  test('is led to a form that charges nothing, and asked for once the card is saved', async () => {
    const reply = await askForCardForm(customer, offerId)
    expect(reply).toMatchObject({
      status: 200,
      body: { status: 'OK', redirect_url: expect.stringMatching(/\/pay\/cs_/) },
    })
    expect(await storyOf(shop, offerId)).toEqual({ state: 'ready_for_payout', kinds: ['created', 'ready'] })
    const url = String(reply.body.redirect_url)
    const page = await (await fetch(url)).text()
    expect(page).toContain(`We pay €50.00 for AK-47 | Redline (offer ${offerId}) to this card. Nothing is charged.`)

    const saved = await saveCard(shop, url)
    expect(saved.headers.get('location')).toBe(`${shop.shop.env.PUBLIC_URL}/account/offers?offer=${offerId}`)
    const form = await cardFormOf(shop, offerId)
    expect(form).toMatchObject({ state: 'completed', setup_intent: expect.stringMatching(/^seti_/) })
    expect(await payoutOf(shop, offerId)).toMatchObject({
      state: 'requested',
      method: 'card-form',
      cents: 5000,
      card_form_id: form.id,
      iban_masked: null,
      first_name: 'Marta',
      last_name: 'Kovač',
      phone: '+38640512809',
      country: 'SI',
      post_code: '1000',
    })
    expect(await storyOf(shop, offerId)).toEqual({
      state: 'payout_processing',
      kinds: ['created', 'ready', 'payout_requested'],
    })
    const mails = await mailsTo(shop, customer)
    expect(mails.map(({ subject }) => subject)).toEqual([`We have your payout request for offer ${offerId}`])
    expect(mails[0]?.text).toContain(`(offer ${offerId}) to the account of your card.`)
  })

  test('is led by an operator through sent to approved, and booked as any other', async () => {
    const opened = await openedForm(shop)
    await saveCard(shop, opened.url)
    const { id: payoutId } = await payoutOf(shop, opened.offerId)
    expect(await takePayoutStep(shop.shop, 'confirmed', { payoutId, by })).toMatchObject({
      refusal: 'payout_state_wrong',
      values: { possible: 'approve, failed' },
    })
    await approve(shop, [payoutId])
    expect(await takePayoutStep(shop.shop, 'sent', { payoutId, by })).toMatchObject({ ok: true })
    expect(await takePayoutStep(shop.shop, 'confirmed', { payoutId, by })).toMatchObject({ ok: true })
    expect((await storyOf(shop, opened.offerId)).state).toBe('approved')
    expect(await bookedFor(shop, payoutId)).toEqual([
      'sent payouts_owed -5000',
      'sent payouts_sent 5000',
      'confirmed payouts_sent -5000',
      'confirmed bank 5000',
    ])
    const [newest] = (await mailsTo(shop, opened.customer)).filter(({ subject }) => subject.endsWith('is paid'))
    expect(newest?.text).toContain('to the account of your card.')
  })

  test('is shown to an operator with the name of the card at the provider, and with no verb of a bank', async () => {
    const opened = await openedForm(shop)
    await saveCard(shop, opened.url)
    const { id: payoutId } = await payoutOf(shop, opened.offerId)
    const { setup_intent: setupIntent } = await cardFormOf(shop, opened.offerId)
    const { code, said } = await runCommand(shop, payoutsShow, payoutId)
    expect(code).toBe(0)
    expect(said).toMatch(new RegExp(`card at the provider +${setupIntent}\n`))
    expect(said).toMatch(/possible +approve, failed/)
    expect(said).not.toContain('at the bank')
  })

  test('that failed can be asked for again, with another card', async () => {
    const opened = await openedForm(shop)
    await saveCard(shop, opened.url)
    const { id: payoutId } = await payoutOf(shop, opened.offerId)
    await takePayoutStep(shop.shop, 'failed', { payoutId, by, reason: 'The card takes no money' })
    const again = await askForCardForm(opened.customer, opened.offerId)
    expect(again.status).toBe(200)
    expect(again.body.redirect_url).not.toBe(opened.url)
    await saveCard(shop, String(again.body.redirect_url))
    expect((await payoutOf(shop, opened.offerId)).id).not.toBe(payoutId)
    expect((await storyOf(shop, opened.offerId)).state).toBe('payout_processing')
  })

  test('is in no file for the bank', async () => {
    await openAccount(shop)
    const opened = await openedForm(shop)
    await saveCard(shop, opened.url)
    expect(await createBankFile(shop.shop, { by })).toMatchObject({ refusal: 'payouts_none' })
    await askForPayout(customer, offerId)
    await approve(shop)
    expect(await createBankFile(shop.shop, { by })).toMatchObject({ ok: true, value: { payments: 1 } })
    expect(await payoutOf(shop, opened.offerId)).toMatchObject({ state: 'requested', file_id: null })
  })
})

describe('asking for a card form', () => {
  test('goes on with the open one of the offer, and the newest contact counts', async () => {
    const opened = await openedForm(shop)
    const again = await askForCardForm(opened.customer, opened.offerId, { city: 'Maribor', email: 'new@example.org' })
    expect(again).toMatchObject({ status: 200, body: { redirect_url: opened.url } })
    expect(await formsOf(opened.offerId)).toBe(1)
    await saveCard(shop, opened.url)
    expect(await payoutOf(shop, opened.offerId)).toMatchObject({ city: 'Maribor', email: 'new@example.org' })
  })

  test('twenty times at once opens one form and one session', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => askForCardForm(customer, offerId)))
    expect(tally(replies)).toEqual({ OK: 20 })
    expect(new Set(replies.map(({ body }) => body.redirect_url)).size).toBe(1)
    expect(await formsOf(offerId)).toBe(1)
    expect(await sessionsAtProvider((await cardFormOf(shop, offerId)).id)).toBe(1)
  })

  test.each([
    ['is down', { fail_calls: 2 }, 0],
    ['does it and its answer is lost', { lose_answers: 2 }, 1],
  ])('while the provider %s is refused, and the same attempt asks again', async (_, faults, sessions) => {
    const key = randomUUID()
    await shop.setFaults(faults)
    const refused = await askForCardForm(customer, offerId, {}, key)
    expect(refused).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } })
    const { id } = await cardFormOf(shop, offerId)
    expect(await sessionsAtProvider(id)).toBe(sessions)
    const again = await askForCardForm(customer, offerId, {}, key)
    expect(again).toMatchObject({ status: 200, body: { redirect_url: expect.stringMatching(/\/pay\/cs_/) } })
    expect(await askForCardForm(customer, offerId, { email: 'new@example.org' })).toMatchObject({ body: again.body })
    expect(await sessionsAtProvider(id)).toBe(1)
    expect(await formsOf(offerId)).toBe(1)
  })

  test('after a lost answer goes on with the same session, whatever contact is given now', async () => {
    await shop.setFaults({ lose_answers: 2 })
    await askForCardForm(customer, offerId)
    const { id } = await cardFormOf(shop, offerId)
    expect(await askForCardForm(customer, offerId, { email: 'new@example.org' })).toMatchObject({ status: 200 })
    expect(await sessionsAtProvider(id)).toBe(1)
  })

  test('that the provider turns down ends the form, and the next attempt opens another', async () => {
    const key = randomUUID()
    await shop.setFaults({ refuse_sessions: 1 })
    expect(await askForCardForm(customer, offerId, {}, key)).toMatchObject({ status: 503 })
    expect(await cardFormOf(shop, offerId)).toMatchObject({ state: 'expired', session_id: null })
    expect(await askForCardForm(customer, offerId, {}, key)).toMatchObject({ status: 503 })
    expect(await askForCardForm(customer, offerId)).toMatchObject({ status: 200 })
  })

  test('answers a repeated attempt alike, and a key is not used for another form', async () => {
    const key = randomUUID()
    const first = await askForCardForm(customer, offerId, {}, key)
    expect(await askForCardForm(customer, offerId, {}, key)).toMatchObject({ status: 200, body: first.body })
    const reused = await askForCardForm(customer, offerId, { city: 'Maribor' }, key)
    expect(reused).toMatchObject({ status: 422, body: { code: 'key_reused' } })
  })

  test('is refused where the settings have it off', async () => {
    await offerCardForms(shop, false)
    expect(await askForCardForm(customer, offerId)).toMatchObject({
      status: 422,
      body: { code: 'payout_method_unavailable', message: 'Failed to request payout' },
    })
    expect(await formsOf(offerId)).toBe(0)
  })

  test('of another customer’s offer does not exist, open form or not', async () => {
    const { offerId: taken } = await openedForm(shop)
    for (const id of [taken, offerId, 999_999]) {
      const refused = await askForCardForm(await shop.customer(), id, { city: 'Maribor' })
      expect(refused).toMatchObject({ status: 404, body: { code: 'offer_not_found' } })
    }
    expect(await cardFormOf(shop, taken)).toMatchObject({ city: 'Ljubljana' })
  })

  test('is refused once the payout was asked for otherwise', async () => {
    await askForPayout(customer, offerId)
    expect(await askForCardForm(customer, offerId)).toMatchObject({ status: 409, body: { code: 'offer_moved_on' } })
  })

  test('pauses for 24 hours after a new password or e-mail', async () => {
    const changed = 'update customers set credentials_changed_at = $2 where id = $1'
    await shop.database.ownerPool.query(changed, [customer.id, shop.clock.now()])
    const paused = await askForCardForm(customer, offerId)
    expect(paused).toMatchObject({ status: 403, body: { code: 'payout_paused' } })
    await shop.pass({ hours: 24 })
    await prove(customer)
    expect(await askForCardForm(customer, offerId)).toMatchObject({ status: 200 })
  })

  test.each([
    ['phone', '12', 'Please enter a valid phone number'],
    ['country', 'AQ', 'This country is not supported'],
  ])('is refused for %s %s', async (field, value, text) => {
    const reply = await askForCardForm(customer, offerId, { [field]: value })
    expect(reply).toMatchObject({ status: 422, body: { code: 'payout_invalid', errors: { [field]: [text] } } })
    expect(await formsOf(offerId)).toBe(0)
  })

  test('takes a name in any letters: a card has no bank that must write it', async () => {
    expect(await askForCardForm(customer, offerId, { name: '李' })).toMatchObject({ status: 200 })
  })

  test('is closed to guests and to customers who are not verified', async () => {
    expect(await askForCardForm({ browser: shop.visitor() }, offerId)).toMatchObject({ status: 401 })
    expect(await askForCardForm(await shop.customer({ verified: false }), offerId)).toMatchObject({ status: 403 })
  })
})
