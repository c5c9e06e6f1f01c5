import { randomUUID } from 'node:crypto'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { attemptOf } from '../../../http/attempt.ts'
import { systemBalance } from '../../../ledger/balance.ts'
import { tally } from '../../checkout/purchase/testing/purchases.ts'
import { prove } from '../../identity/proof/testing/proofs.ts'
import { mailsTo } from '../../orders/orders/testing/handled-orders.ts'
import { payoutPlace } from './request-payout.ts'
import {
  askForPayout,
  bookedFor,
  iban,
  ibanMasked,
  payoutBody,
  payoutOf,
  readyOffer,
  storyOf,
} from './testing/ready-offers.ts'

let shop: TestShop
let customer: TestCustomer
let offerId: number

beforeAll(async () => {
  shop = await startTestShop()
})

beforeEach(async () => {
  customer = await shop.customer()
  offerId = await readyOffer(shop, customer)
})

afterAll(() => shop.stop())

describe('a payout by SEPA', () => {
  test('is asked for once the offer is ready, and its customer gets a mail', async () => {
    const owed = await systemBalance(shop.database.pool, 'payouts_owed')
    const reply = await askForPayout(customer, offerId)
    expect(reply).toMatchObject({ status: 200, body: { message: 'Payout request submitted successfully!' } })
    expect(await storyOf(shop, offerId)).toEqual({
      state: 'payout_processing',
      kinds: ['created', 'ready', 'payout_requested'],
    })
    const payout = await payoutOf(shop, offerId)
    expect(payout).toMatchObject({
      state: 'requested',
      method: 'sepa-manual',
      cents: 5000,
      iban_masked: ibanMasked,
      country: 'SI',
      first_name: 'Marta',
      last_name: 'Kovač',
      phone: '+38640512809',
      post_code: '1000',
    })
    const [mail] = await mailsTo(shop, customer)
    expect(mail?.subject).toBe(`We have your payout request for offer ${offerId}`)
    expect(mail?.text).toContain(`€50.00 for AK-47 | Redline (offer ${offerId}) to the account ${ibanMasked}`)
    expect(await bookedFor(shop, payout.id)).toEqual([])
    expect(await systemBalance(shop.database.pool, 'payouts_owed')).toBe(owed)
  })

  test('keeps the account sealed: no table, job or answer has it', async () => {
    const reply = await askForPayout(customer, offerId)
    expect(JSON.stringify(reply.body)).not.toContain('0532013000')
    const payout = await payoutOf(shop, offerId)
    expect(shop.shop.secrets.open(payout.iban_sealed, payoutPlace(payout.id))).toBe(iban)
    const { rows: tables } = await shop.database.ownerPool.query(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
    )
    for (const { name } of tables) {
      const { rows } = await shop.database.ownerPool.query(
        `select 1 from ${name} as kept where kept::text like '%0532013000%' or kept::text like '%0532 0130 00%'`,
      )
      expect(rows, name).toEqual([])
    }
  })

  test('writes the account into no log, not even where the server fails', async () => {
    const lines: string[] = []
    const { streamSym } = pino.symbols
    const log = shop.shop.log as unknown as { level: string; [streamSym]: { write(line: string): void } }
    const quiet = { level: log.level, stream: log[streamSym] }
    log.level = 'trace'
    log[streamSym] = { write: (line) => lines.push(line) }
    const { ownerPool } = shop.database
    await ownerPool.query('alter table payouts add constraint broken check (false) not valid')
    expect(await askForPayout(customer, offerId)).toMatchObject({ status: 500 })
    await ownerPool.query('alter table payouts drop constraint broken')
    expect(await askForPayout(customer, offerId, { phone: '12' })).toMatchObject({ status: 422 })
    expect(await askForPayout(customer, offerId)).toMatchObject({ status: 200 })
    log.level = quiet.level
    log[streamSym] = quiet.stream as { write(line: string): void }
    expect(lines.join('')).toContain('violates check constraint')
    expect(lines.filter((line) => /0532 ?0130 ?00/.test(line))).toEqual([])
  })

  test('leaves no hash behind that the account could be found by', async () => {
    const key = randomUUID()
    await askForPayout(customer, offerId, {}, key)
    const body = { ...payoutBody(offerId), lang_id: undefined }
    const attempt = attemptOf({ customerId: customer.id, call: '', header: key, body, at: shop.clock.now() })
    const plain = attempt.ok && attempt.value?.bodyHash
    const { rows } = await shop.database.pool.query('select body_hash from idempotency_keys where key = $1', [key])
    expect(rows[0].body_hash).toHaveLength(32)
    expect(rows[0].body_hash).not.toEqual(plain)
    expect(rows[0].body_hash).toEqual(plain && shop.shop.secrets.digest(plain))
  })

  test('is asked for once by fifty requests with one key', async () => {
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 50 }, () => askForPayout(customer, offerId, {}, key)))
    const { OK: done = 0, '409 still_running': running = 0 } = tally(replies)
    expect(done).toBeGreaterThan(0)
    expect(done + running).toBe(50)
    await expectOnePayout()
  })

  test('is asked for once by fifty requests with keys of their own', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => askForPayout(customer, offerId)))
    expect(tally(replies)).toEqual({ OK: 1, '409 offer_moved_on': 49 })
    await expectOnePayout()
  })

  const expectOnePayout = async () => {
    const { rows } = await shop.database.pool.query('select from payouts where offer_id = $1', [offerId])
    expect(rows).toHaveLength(1)
    expect((await storyOf(shop, offerId)).kinds).toEqual(['created', 'ready', 'payout_requested'])
    expect(await mailsTo(shop, customer)).toHaveLength(1)
  }

  test('gets the same answer for a repeated attempt, and a key is not used for another form', async () => {
    const key = randomUUID()
    const first = await askForPayout(customer, offerId, {}, key)
    expect(await askForPayout(customer, offerId, {}, key)).toMatchObject({ status: 200, body: first.body })
    expect(await askForPayout(customer, offerId, { city: 'Maribor' }, key)).toMatchObject({
      status: 422,
      body: { code: 'key_reused' },
    })
  })

  test('of another customer’s offer does not exist', async () => {
    const other = await shop.customer()
    for (const id of [offerId, 999_999]) {
      expect(await askForPayout(other, id)).toMatchObject({ status: 404, body: { code: 'offer_not_found' } })
    }
    expect((await storyOf(shop, offerId)).state).toBe('ready_for_payout')
  })

  test('is refused while another of the same offer stands', async () => {
    await askForPayout(customer, offerId)
    expect(await askForPayout(customer, offerId)).toMatchObject({
      status: 409,
      body: { code: 'offer_moved_on', message: 'This offer has changed meanwhile. Please look at it again.' },
    })
  })

  test('pauses for 24 hours after a new password or e-mail', async () => {
    const { ownerPool } = shop.database
    await ownerPool.query('update customers set credentials_changed_at = $2 where id = $1', [
      customer.id,
      shop.clock.now(),
    ])
    shop.clock.advance({ hours: 23, minutes: 59 })
    const refused = await askForPayout(customer, offerId)
    expect(refused).toMatchObject({ status: 403, body: { code: 'payout_paused' } })
    expect(refused.body.message).toMatch(/^Payouts are on hold until \d\d\.\d\d\.\d{4} \d\d:\d\d UTC/)
    shop.clock.advance({ minutes: 1 })
    await prove(customer)
    expect(await askForPayout(customer, offerId)).toMatchObject({ status: 200 })
  })

  test.each([
    ['account_number', 'DE89370400440532013001', 'Please enter a valid IBAN'],
    ['account_number', 'UA213223130000026007233566001', 'We can only pay to accounts of the SEPA area'],
    ['phone', '12', 'Please enter a valid phone number'],
    ['country', 'AQ', 'This country is not supported'],
    ['first_name', '李', 'Please write the name in Latin letters, as your bank does'],
    ['last_name', '😀', 'Please write the name in Latin letters, as your bank does'],
  ])('is refused for %s %s', async (field, value, text) => {
    const reply = await askForPayout(customer, offerId, { [field]: value })
    expect(reply).toMatchObject({ status: 422, body: { code: 'payout_invalid', message: 'Failed to request payout' } })
    expect(reply.body.errors).toEqual({ [field]: [text] })
    expect((await storyOf(shop, offerId)).state).toBe('ready_for_payout')
  })

  test('asks for every field', async () => {
    const reply = await askForPayout(customer, offerId, { first_name: ' ', last_name: '', account_number: 'DE89' })
    expect(reply).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
    expect(Object.keys(reply.body.errors ?? {}).sort()).toEqual(['account_number', 'first_name', 'last_name'])
    expect(reply.body.errors?.account_number).toEqual(['Please enter a valid IBAN'])
  })

  test('is closed to guests and to customers who are not verified', async () => {
    const path = '/api/offer/request-payout/sepa-manual'
    expect(await shop.visitor().post(path, payoutBody(offerId))).toMatchObject({ status: 401 })
    const unverified = await shop.customer({ verified: false })
    expect(await unverified.browser.post(path, payoutBody(offerId))).toMatchObject({ status: 403 })
  })
})

describe('a way of being paid out that is off', () => {
  afterEach(() => shop.database.ownerPool.query(`update settings set payment_methods = '{card,balance,sepa-manual}'`))

  const unavailable = {
    status: 422,
    body: { code: 'payout_method_unavailable', message: 'Failed to request payout' },
  }

  test('answers that the payout failed, by card form', async () => {
    const { first_name: _, last_name: __, account_number: ___, ...contact } = payoutBody(offerId)
    const asked = customer.browser.post('/api/offer/request-payout/card-form', contact)
    expect(await asked).toMatchObject(unavailable)
  })

  test('answers that the payout failed, by SEPA', async () => {
    await shop.database.ownerPool.query(`update settings set payment_methods = '{card,balance}'`)
    expect(await askForPayout(customer, offerId)).toMatchObject(unavailable)
  })
})
