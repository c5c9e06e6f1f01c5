import { randomUUID } from 'node:crypto'
import { writeExport } from '@pandrop/server/domains/backoffice/exports/write-export'
import { propose } from '@pandrop/server/domains/buying/offers/testing/proposals'
import { takePayoutStep } from '@pandrop/server/domains/buying/payouts/payout-steps'
import { approve } from '@pandrop/server/domains/buying/payouts/testing/approvals'
import {
  openAccount,
  payoutBody,
  readyOffer,
  by as staffBy,
} from '@pandrop/server/domains/buying/payouts/testing/ready-offers'
import { dealsBy } from '@pandrop/server/domains/checkout/deals/testing/deals'
import { checkoutBody, expectCleanBooks, takeItems } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { madeKey } from '@pandrop/server/domains/identity/api-keys/testing/api-keys'
import { askAccountDeletion } from '@pandrop/server/domains/identity/deletions/deletions'
import { everything } from '@pandrop/server/domains/identity/deletions/testing/search-everything'
import { asStaff, type TestStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
import { deleteDueAccounts } from '@pandrop/server/domains/orders/deletions/delete-accounts'
import { takeOrderStep } from '@pandrop/server/domains/orders/orders/order-steps'
import { keptPaper } from '@pandrop/server/domains/orders/papers/kept-papers'
import { issueReceipts } from '@pandrop/server/domains/orders/receipts/issue-receipts'
import { receiptFile } from '@pandrop/server/domains/orders/receipts/receipts'
import { type CardShop, openCardShop } from '@pandrop/server/domains/payments/payments/testing/card-shop'
import { cleanUp } from '@pandrop/server/jobs/clean-up'
import { runDueJobs } from '@pandrop/server/jobs/runner'
import { trialBalance } from '@pandrop/server/ledger/trial-balance'
import type { TestCustomer } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

const livesCount = 1000

let shop: CardShop
let staff: TestStaff

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
  staff = await asStaff(shop, 'administrator')
  await openAccount(shop)
})

afterAll(() => shop?.stop())

/** Somebody of the test: all that is theirs bears their number. */
interface Life {
  n: number
  customer: TestCustomer
  orderId: number
}

const four = (n: number): string => String(n).padStart(4, '0')
const mark = (n: number): string => `zq${four(n)}x`
const partnerOf = (n: number): number => 770_000_000 + n
const steamidOf = (n: number): bigint => 76_561_197_960_265_728n + BigInt(partnerOf(n))
const tradeLinkOf = (n: number): string =>
  `https://steamcommunity.com/tradeoffer/new/?partner=${partnerOf(n)}&token=Abcdefgh`
const networkOf = (n: number): string => `10.77.${Math.floor(n / 256)}.${n % 256}`

const contactOf = (n: number) => ({
  name: `Ana${mark(n)}`,
  surname: `Novak${mark(n)}`,
  email: `${mark(n)}@example.org`,
  phone: `+386 40 77${four(n).slice(0, 1)} ${four(n).slice(1)}`,
  country: 'SI',
  city: `Kraj${mark(n)}`,
  address: `Pot${mark(n)} 1`,
  postCode: '1000',
})

/** Whose number stands where: every shape in which somebody of the test may be found. */
const shapes =
  /zq(\d{4})x|3864077(\d{4})|40 77(\d) (\d{3})|76561198730(\d{6})|partner=770000(\d{3})|10\.77\.(\d+)\.(\d+)/g

const numbersIn = (text: string): Set<number> =>
  new Set(
    [...text.matchAll(shapes)].map(([, marked, phone, head, tail, steam, partner, high, low]) => {
      if (head !== undefined) return Number(`${head}${tail}`)
      if (high !== undefined) return Number(high) * 256 + Number(low)
      if (steam !== undefined) return Number(steam) - Number(steamidOf(0) % 1_000_000n)
      return Number(marked ?? phone ?? partner)
    }),
  )

/** Who is found where. */
const found = async (): Promise<Map<string, Set<number>>> => {
  const places = new Map<string, Set<number>>()
  for await (const [place, text] of everything(shop)) {
    const numbers = numbersIn(text)
    if (numbers.size > 0) places.set(place, numbers)
  }
  return places
}

// The same lives at each run.
let seed = 20_261_129
const chance = (percent: number): boolean => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return (seed / 2_147_483_648) * 100 < percent
}

const inTurns = async <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> => {
  const waiting = [...items]
  const turn = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: 8 }, turn))
}

const owner = (text: string, values: unknown[]) => shop.database.ownerPool.query(text, values)

const begin = async (n: number, item: number): Promise<Life> => {
  const customer = await shop.customer({ balanceCents: 1000 })
  const { name, surname, email, city, address } = contactOf(n)
  await owner(
    `update customers set name = '${name}', surname = '${surname}', email = '${email}', city = '${city}',
       address = '${address}', phone_e164 = '+3864077${four(n)}', company = '${name}'
     where id = $1`,
    [customer.id],
  )
  const form = checkoutBody({ ...contactOf(n), tradeUrl: tradeLinkOf(n), cart: [{ item_id: item }] })
  const bought = await customer.browser.post('/api/purchase/product', form, {
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(bought, JSON.stringify(bought.body)).toMatchObject({ status: 200 })
  return { n, customer: { ...customer, email }, orderId: Number(bought.body.order_id) }
}

const offered = async ({ n, customer }: Life): Promise<void> => {
  const { body } = await propose(customer, {
    item_url: `https://steamcommunity.com/id/${mark(n)}/inventory/#730_2_${n + 1}`,
  })
  await owner(`update offers set state = 'declined_by_service' where id = $1`, [body.id])
}

const paidOut = async ({ n, customer }: Life): Promise<void> => {
  const { name: first_name, surname: last_name } = contactOf(n)
  const offerId = await readyOffer(shop, customer)
  const form = payoutBody(offerId, { ...contactOf(n), first_name, last_name })
  const asked = await customer.browser.post('/api/offer/request-payout/sepa-manual', form, {
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(asked, JSON.stringify(asked.body)).toMatchObject({ status: 200 })
}

const disputed = async ({ n, customer }: Life): Promise<void> => {
  const payment = await shop.topUp(customer, { ...contactOf(n), amount: 10 })
  await shop.pay(payment, 'pays')
  await shop.openDispute(payment)
  await shop.closeDispute(payment, 'lost')
}

/** What else may have happened to somebody, each with how many of a hundred it happens to. */
const events: readonly (readonly [percent: number, happen: (life: Life) => Promise<unknown>])[] = [
  [20, offered],
  [6, paidOut],
  [10, ({ n, customer }) => madeKey(customer, { name: `key ${mark(n)}` })],
  [10, ({ customer }) => shop.visitor().post('/api/login', { username: customer.email, password: 'Wrong2026x' })],
  [5, ({ customer }) => customer.browser.post('/api/user/personal-export', {})],
  [
    20,
    ({ n, customer }) =>
      staff.browser.post(`/api/staff/customers/${customer.id}/verification`, {
        reason: `${mark(n)} sent a pass`,
        status: 'approved',
      }),
  ],
]

/** Drawn before anything happens: what happens at the same moment comes in another order at each run. */
const drawFate = (): boolean[] => events.map(([percent]) => chance(percent))

const goOn = async (life: Life, fate: readonly boolean[]): Promise<void> => {
  for (const [place, [, happen]] of events.entries()) if (fate[place]) await happen(life)
}

const finishPayouts = async (): Promise<void> => {
  await approve(shop)
  const { rows } = await owner(`select id from payouts where state = 'requested'`, [])
  for (const { id: payoutId } of rows) {
    for (const step of ['sent', 'confirmed'] as const) {
      const done = await takePayoutStep(shop.shop, step, { payoutId, by: staffBy } as never)
      expect(done, JSON.stringify(done)).toMatchObject({ ok: true })
    }
  }
}

const finishOrders = async (lives: readonly Life[]): Promise<void> => {
  const by = staffBy
  await inTurns(lives, async ({ orderId }) => {
    await takeOrderStep(shop.shop, 'trade_sent', { orderId, by, tradeOfferId: `60348${orderId}` })
    await takeOrderStep(shop.shop, 'delivered', { orderId, by })
  })
  shop.clock.advance({ days: 7 })
  await inTurns(lives, ({ orderId }) => takeOrderStep(shop.shop, 'completed', { orderId, by }))
}

/** Where there is something of these lives: a search that finds nothing there would find nothing at all. */
const lived = [
  'api_keys',
  'attempt_counts',
  'audit_changes',
  'audit_log',
  'customer_events',
  'deals',
  'mailed_links',
  'offers',
  'orders',
  'payments',
  'payouts',
  'provider_events',
  'sent_mails',
  'sessions',
  'trade_accounts',
]

/** Tables of what goes by itself within days. */
const passing = /attempt_counts|_private_jobs|idempotency_keys|dev_mails|exports|staff_attempts|mailed_links|sessions/

test('of a random half of 1,000 customers nothing is found after their deletion, and all of the others', async () => {
  const items = await takeItems(shop, livesCount + 10)
  const lives: Life[] = []
  await inTurns(
    Array.from({ length: livesCount }, (_, n) => n),
    async (n) => void lives.push(await begin(n, items[n] ?? 0)),
  )
  lives.sort((one, other) => one.n - other.n)
  const fates = lives.map(() => drawFate())
  await inTurns(lives, (life) => goOn(life, fates[life.n] ?? []))
  for (const { n, customer } of lives.slice(0, 8)) {
    const deal = await dealsBy(staff).made(customer, [items[livesCount + n] ?? 0], { price: 9, note: `for ${mark(n)}` })
    await customer.browser.post('/api/deals/decline', { id: deal.id })
  }
  await finishPayouts()
  await inTurns(lives.slice(-20), disputed)
  await issueReceipts(shop.shop)
  await finishOrders(lives)
  await inTurns(lives, ({ n, customer }) =>
    owner('update sessions set address = $2 where customer_id = $1', [customer.id, networkOf(n)]),
  )
  staff = await asStaff(shop, 'administrator')
  const today = shop.clock.now().toISOString().slice(0, 10)
  const wish = {
    name: 'customers',
    format: 'csv',
    from: '2020-01-01',
    till: today,
    columns: ['customer', 'name', 'email'],
  }
  const { body } = await staff.browser.post('/api/staff/exports', wish)
  await writeExport(shop.shop, (body.export as { id: number }).id)
  // Mails with papers take a tenth of a second each: a tenth of the customers is enough.
  await owner(`delete from graphile_worker._private_jobs where payload ->> 'to' !~ '^zq\\d\\d\\d0x@'`, [])
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const before = await found()
  expect(before.get('public.customers')?.size).toBe(livesCount)
  for (const table of lived) expect(before.get(`public.${table}`)?.size, table).toBeGreaterThan(4)
  expect([...before.keys()].some((place) => place.includes('/exports/'))).toBe(true)

  const leaving: Life[] = []
  for (const life of lives.filter(() => chance(50))) {
    const asked = await askAccountDeletion(shop.shop, { customerId: life.customer.id, provenAt: shop.clock.now() })
    if (asked.ok) leaving.push(life)
  }
  expect(leaving.length).toBeGreaterThan(livesCount * 0.4)
  await runDueJobs(shop.shop, shop.database.serverUrl)
  // Drawn while their name is known.
  const { rows } = await owner('select id from receipts where order_id = $1', [leaving[0]?.orderId])
  const receipt = rows[0].id as number
  const drawn = await receiptFile(shop.shop, receipt, 'en')
  shop.clock.advance({ days: 14 })
  const balances = await trialBalance(shop.database.pool)
  await deleteDueAccounts(shop.shop)
  await runDueJobs(shop.shop, shop.database.serverUrl)
  await cleanUp(shop.shop)
  const last = await owner(`delete from dev_mails where subject = 'Your account was deleted' returning recipient`, [])
  expect(last.rows).toHaveLength(leaving.length)

  const after = await found()
  const gone = new Set(leaving.map(({ n }) => n))
  const left = [...after].flatMap(([place, numbers]) =>
    [...numbers].filter((n) => gone.has(n)).map((n) => `${place}: ${n}`),
  )
  expect(left).toEqual([])
  const missing = [...before]
    .filter(([place]) => place.startsWith('public.') && !passing.test(place))
    .flatMap(([place, numbers]) =>
      [...numbers].filter((n) => !gone.has(n) && !after.get(place)?.has(n)).map((n) => `${place}: ${n}`),
    )
  expect(missing).toEqual([])
  expect(await trialBalance(shop.database.pool)).toEqual(balances)
  await expectCleanBooks(shop.database.pool)

  const kept = await keptPaper(shop.shop, 'receipt', receipt)
  expect(kept?.content.equals(drawn?.content ?? Buffer.of())).toBe(true)
})
