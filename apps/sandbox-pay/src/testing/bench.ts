import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { createSandbox, type Sandbox, type SandboxOptions } from '../app.ts'
import { groupedNumber, testCardByKey } from '../checkout/test-cards.ts'
import { openShop, type Shop } from './shop.ts'

/** What a shop at this bench is known by, and what signs its webhooks. */
export const secretKey = 'sk_test_0123456789abcdef'
export const webhookSecret = 'whsec_0123456789abcdef'

/** A sandbox that listens, the shop it sends to, the official SDK pointed at it, and a clock moved by hand. */
export interface Bench {
  sandbox: Sandbox
  shop: Shop
  stripe: Stripe
  origin: string
  dataDir: string
  /** Moves the clock on; the sandbox has done nothing yet. */
  elapse(seconds: number): void
  /** Moves the clock on and lets the sandbox do what became due. */
  pass(seconds: number): Promise<void>
  now(): Date
  /** Starts a second sandbox over the same folder in place of the first. */
  restart(): Promise<void>
  /** Opens a session for 100.00 EUR, changed by `params`. */
  openSession(params?: Partial<Stripe.Checkout.SessionCreateParams>): Promise<OpenSession>
  /** Posts a form to a page, as a browser without script would; redirects are not followed. */
  post(path: string, fields?: Record<string, string>): Promise<Response>
  /** Pays on the card page with the test card of this key. */
  pay(session: { id: string }, cardKey: string, changes?: Record<string, string>): Promise<Response>
  /** Opens a session, changed by `params`, pays it with the test card of this key and answers the payment's id. */
  paid(cardKey: string, params?: Partial<Stripe.Checkout.SessionCreateParams>): Promise<string>
  /** Posts to a control route below /_sandbox with the secret key. */
  control(path: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Response>
  /** The events that the shop received, each checked by the SDK against its signature. */
  events(): Stripe.Event[]
  close(): Promise<void>
}

type OpenSession = Stripe.Response<Stripe.Checkout.Session>

/** Sets up a bench over a new folder. */
export const openBench = async (options: Partial<SandboxOptions> = {}): Promise<Bench> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-pay-'))
  let now = new Date('2026-11-21T12:00:00Z')
  const clock = { now: () => now }
  const shop = await openShop(clock.now)

  const start = async () => {
    const sandbox = createSandbox({
      secretKey,
      webhookSecret,
      webhookUrl: shop.webhookUrl,
      dataDir,
      clock,
      ...options,
    })
    const origin = await sandbox.listen({ port: 0, host: '127.0.0.1' })
    return { sandbox, origin, stripe: sdkFor(origin, secretKey) }
  }

  const bench: Bench = {
    ...(await start()),
    shop,
    dataDir,
    now: () => now,
    elapse: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
    pass: async (seconds) => {
      bench.elapse(seconds)
      await bench.sandbox.runDue()
    },
    restart: async () => {
      await bench.sandbox.close()
      Object.assign(bench, await start())
    },
    openSession: (params = {}) => bench.stripe.checkout.sessions.create({ ...topUp(now), ...params }),
    post: (path, fields = {}) =>
      fetch(bench.origin + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
    pay: (session, cardKey, changes = {}) => bench.post(`/pay/${session.id}`, { ...typed(cardKey), ...changes }),
    paid: async (cardKey, params) => {
      const { id } = await bench.openSession(params)
      await bench.pay({ id }, cardKey)
      return String((await bench.stripe.checkout.sessions.retrieve(id)).payment_intent)
    },
    control: (path, fields = {}, headers = {}) =>
      fetch(`${bench.origin}/_sandbox/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}`, ...headers },
        body: new URLSearchParams(fields),
      }),
    events: () =>
      shop.received.map(({ at, body, signature }) =>
        bench.stripe.webhooks.constructEvent(body, signature, webhookSecret, 300, undefined, at.getTime()),
      ),
    close: async () => {
      await bench.sandbox.close()
      await shop.close()
      rmSync(dataDir, { recursive: true })
    },
  }
  return bench
}

/** The official SDK, talking to this origin. It does not try again by itself. */
export const sdkFor = (origin: string, key: string): Stripe => {
  const { hostname, port } = new URL(origin)
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
}

/** What our shop sends to open a top-up of 100.00 EUR at `now`. */
export const topUp = (now: Date): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    { price_data: { currency: 'eur', unit_amount: 10000, product_data: { name: 'Balance top-up' } }, quantity: 1 },
  ],
  client_reference_id: 'payment-1',
  metadata: { payment: 'payment-1' },
  payment_intent_data: { metadata: { payment: 'payment-1' } },
  customer_email: 'marta@example.com',
  success_url: 'https://shop.example/success?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://shop.example/cancel?order=payment-1',
  expires_at: Math.floor(now.getTime() / 1000) + 31 * 60,
})

const typed = (cardKey: string): Record<string, string> => {
  const card = testCardByKey(cardKey)
  if (!card) throw new Error(`no test card ${cardKey}`)
  return { number: groupedNumber(card.number), expiry: '12 / 29', cvc: '123', name: 'Marta Kovač' }
}
