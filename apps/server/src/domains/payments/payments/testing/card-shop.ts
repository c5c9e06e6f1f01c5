import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandbox } from '@pandrop/sandbox-pay/app'
import { testCardByKey } from '@pandrop/sandbox-pay/checkout/test-cards'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import Stripe from 'stripe'
import { expect } from 'vitest'
import type { Builds } from '../../../../app.ts'
import { balanceOf } from '../../../../ledger/balance.ts'
import { isClean, verifyLedger } from '../../../../ledger/verify.ts'
import { createStripeProvider } from '../../../../ports/payments/stripe.ts'

/** What goes wrong at the provider on purpose: apps/sandbox-pay/README.md, Faults. */
interface Faults {
  /** coming calls that it answers with 500 */
  fail_calls?: number
  /** coming calls that it does and then breaks the connection */
  lose_answers?: number
  /** 1: such a 500 is what its key answers for a day */
  keep_failures?: number
  webhook_delay_seconds?: number
  /** coming sessions that it turns down */
  refuse_sessions?: number
  /** how much later "late" and "processing" cards take effect; 8 to begin with */
  late_seconds?: number
}

/** A notice as the provider would send it. */
export interface Notice {
  body: string
  signature: string
}

/** A shop whose card provider delivers its webhooks for real, and what a test does on both sides of the counter. */
export interface CardShop extends TestShop {
  stripe: Stripe
  setFaults(faults: Faults): Promise<void>
  /** posts the top-up form; 100 EUR unless changed */
  checkOut(customer: TestCustomer, changes?: object, key?: string): ReturnType<TestCustomer['browser']['post']>
  /** the same where it must succeed */
  topUp(customer: TestCustomer, changes?: object): Promise<string>
  /** pays on the hosted card page with the test card of this key; answers the page's status once webhooks arrived */
  pay(paymentId: string, cardKey: string): Promise<number>
  /** ends the 3-D Secure step that a card asked for; answers the page's status once webhooks arrived */
  authenticate(paymentId: string, outcome: 'complete' | 'fail'): Promise<number>
  /** moves the clock on and lets the provider do what is due */
  pass(time: { hours?: number; minutes?: number; seconds?: number }): Promise<void>
  /** the holder of the card disputes all that was charged; the webhook arrives; answers the dispute's id */
  openDispute(paymentId: string): Promise<string>
  /** the bank decides a payment's dispute, `won` by the shop; the webhook arrives */
  closeDispute(paymentId: string, outcome: 'won' | 'lost'): Promise<void>
  /** the provider pays out all that has come, at once; the webhook arrives; answers the payout's id */
  payOut(): Promise<string>
  /** our bank does not take a payout; the webhook arrives */
  failPayout(payoutId: string): Promise<void>
  sessionIdOf(paymentId: string): Promise<string>
  stateOf(paymentId: string): Promise<string>
  /** a signed notice about a payment's session; it is as the provider sees it unless changed */
  notice(paymentId: string, type: string, changes?: NoticeChanges): Promise<Notice>
  /** any event, signed as the provider signs */
  sign(event: object, ageSeconds?: number): Notice
  /** a signed notice about a payment's dispute; it is as the provider sees it unless changed */
  disputeNotice(
    paymentId: string,
    type: 'created' | 'updated' | 'closed',
    changes?: { id?: string; dispute?: object },
  ): Promise<Notice>
  /** posts a notice to the shop's webhook address and answers the status */
  deliver(notice: Notice): Promise<number>
  /** the customer's balance in cents, after looking through all books */
  balance(customer: TestCustomer): Promise<number>
}

interface NoticeChanges {
  id?: string
  /** of the session */
  session?: object
  /** how long ago it is signed; negative: ahead */
  ageSeconds?: number
}

/** What a customer tops up with, and who they are. */
export const topUpForm = {
  amount: 100,
  name: 'Marta',
  surname: 'Kovač',
  phone: '+386 40 512 809',
  country: 'SI',
  city: 'Ljubljana',
  address: 'Bamboo Lane 1',
  postCode: '1000',
  email: 'marta@example.org',
}

type CardShopOptions = { seeded?: boolean; verificationLimits?: boolean; builds?: Builds }

/**
 * Starts a test shop beside a sandbox of its own that knows where the shop listens.
 * @param options.seeded with the demo shop's items
 * @param options.verificationLimits true where a test is about them
 * @param options.builds of what browsers load
 */
export const openCardShop = async (options: CardShopOptions = {}): Promise<CardShop> => {
  const shop = await startTestShop(options)
  const secretKey = `sk_test_${randomBytes(16).toString('hex')}`
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`
  const dataDir = await mkdtemp(join(tmpdir(), 'pandrop-card-shop-'))
  const webhookUrl = `${shop.origin}/api/webhooks/stripe`
  const sandbox = createSandbox({ secretKey, webhookSecret, webhookUrl, dataDir, clock: shop.clock })
  const apiUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' })
  shop.shop.payments = createStripeProvider({ secretKey, webhookSecret, apiUrl })
  const { hostname: host, port } = new URL(apiUrl)
  const stripe = new Stripe(secretKey, { host, port, protocol: 'http', telemetry: false })

  const control = async (path: string, fields: Record<string, string>): Promise<unknown> => {
    const headers = { authorization: `Bearer ${secretKey}` }
    const body = new URLSearchParams(fields)
    const answer = await fetch(`${apiUrl}/_sandbox/${path}`, { method: 'POST', headers, body })
    expect(answer.status, path).toBe(200)
    return answer.json()
  }

  /** Posts a form on the hosted card page, as a browser would; the webhooks that follow arrive. */
  const post = async (path: string, fields: Record<string, string>): Promise<number> => {
    const body = new URLSearchParams(fields)
    const { status } = await fetch(`${apiUrl}/pay/${path}`, { method: 'POST', body, redirect: 'manual' })
    await sandbox.runDue()
    return status
  }

  const intentOf = async (paymentId: string): Promise<string> =>
    String((await stripe.checkout.sessions.retrieve(await cardShop.sessionIdOf(paymentId))).payment_intent)

  const disputeOf = async (paymentId: string): Promise<Stripe.Dispute> => {
    const [dispute] = (await stripe.disputes.list({ payment_intent: await intentOf(paymentId) })).data
    if (!dispute) throw new Error(`payment ${paymentId} is not disputed`)
    return dispute
  }

  const cardShop: CardShop = {
    ...shop,
    sandbox,
    stripe,
    setFaults: async (faults) => {
      await control('faults', Object.fromEntries(Object.entries(faults).map(([name, value]) => [name, `${value}`])))
    },
    checkOut: (customer, changes = {}, key = randomUUID()) =>
      customer.browser.post(
        '/api/deposit/checkout',
        { ...topUpForm, ...changes },
        { headers: { 'idempotency-key': key } },
      ),
    topUp: async (customer, changes) => {
      const reply = await cardShop.checkOut(customer, changes)
      expect(reply.body).toMatchObject({ status: 'OK' })
      return orderOf(String(reply.body.redirect_url))
    },
    pay: async (paymentId, cardKey) => {
      const number = testCardByKey(cardKey)?.number
      if (number === undefined) throw new Error(`there is no test card ${cardKey}`)
      const card = { number, expiry: '12 / 29', cvc: '123', name: 'Marta Kovač' }
      return post(await cardShop.sessionIdOf(paymentId), card)
    },
    authenticate: async (paymentId, outcome) =>
      post(`${await cardShop.sessionIdOf(paymentId)}/authenticate`, { outcome }),
    openDispute: async (paymentId) => {
      const opened = await control('disputes', { payment_intent: await intentOf(paymentId) })
      await sandbox.runDue()
      return (opened as Stripe.Dispute).id
    },
    closeDispute: async (paymentId, outcome) => {
      const { id } = await disputeOf(paymentId)
      await control(`disputes/${id}/close`, { outcome })
      await sandbox.runDue()
    },
    payOut: async () => {
      const payout = (await control('payouts', {})) as Stripe.Payout
      await sandbox.runDue()
      return payout.id
    },
    failPayout: async (payoutId) => {
      await control(`payouts/${payoutId}/fail`, {})
      await sandbox.runDue()
    },
    pass: async (time) => {
      shop.clock.advance(time)
      await sandbox.runDue()
    },
    sessionIdOf: async (paymentId) => {
      const { rows } = await shop.database.pool.query('select provider_session_id from payments where id = $1', [
        paymentId,
      ])
      return rows[0].provider_session_id
    },
    stateOf: async (paymentId) => {
      const { rows } = await shop.database.pool.query('select state from payments where id = $1', [paymentId])
      return rows[0].state
    },
    notice: async (paymentId, type, { id = `evt_${randomUUID()}`, session = {}, ageSeconds = 0 } = {}) => {
      const known = await stripe.checkout.sessions.retrieve(await cardShop.sessionIdOf(paymentId))
      return cardShop.sign({ id, object: 'event', type, data: { object: { ...known, ...session } } }, ageSeconds)
    },
    disputeNotice: async (paymentId, type, { id = `evt_${randomUUID()}`, dispute = {} } = {}) => {
      const object = { ...(await disputeOf(paymentId)), ...dispute }
      return cardShop.sign({ id, object: 'event', type: `charge.dispute.${type}`, data: { object } })
    },
    sign: (event, ageSeconds = 0) => {
      const payload = JSON.stringify(event)
      const timestamp = Math.floor(shop.clock.now().getTime() / 1000) - ageSeconds
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp })
      return { body: payload, signature }
    },
    deliver: async ({ body, signature }) => {
      const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
      return (await fetch(webhookUrl, { method: 'POST', headers, body })).status
    },
    balance: async ({ id }) => {
      const report = await verifyLedger(shop.database.pool)
      expect(report, 'the books').toSatisfy(isClean)
      return balanceOf(shop.database.pool, id)
    },
    stop: async () => {
      await shop.stop()
      await sandbox.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return cardShop
}

/** The payment's id that an address of ours carries. */
export const orderOf = (address: string): string => new URL(address).searchParams.get('order') ?? ''
