import type { CurrencyRate, CurrencySetting, StandingCurrency } from '@pandrop/contract/staff/currencies'
import { asStaff, type TestStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fetchDueRates } from './fetch-rates.ts'
import { openRateFeed, type RateFeed } from './testing/rate-feed.ts'

let shop: TestShop
let administrator: TestStaff
let operator: TestStaff
let feed: RateFeed

beforeAll(async () => {
  shop = await startTestShop()
  feed = await openRateFeed(shop)
})

afterAll(async () => {
  await feed?.close()
  await shop?.stop()
})

/** Sessions of staff end within a day. */
const signIn = async (): Promise<void> => {
  ;[administrator, operator] = [await asStaff(shop, 'administrator'), await asStaff(shop)]
}

const standAt = async (moment: string): Promise<void> => {
  shop.clock.set(new Date(moment))
  await signIn()
}

const goOn = async (days: number): Promise<void> => {
  shop.clock.advance({ days })
  await signIn()
}

const path = '/api/staff/currencies'
const euro = { code: 'EUR', symbol: '€', is_on: true, is_default: true, source: 'hand' } as const
const plain = { source_url: '', source_path: '', margin_percent: 0 }

const currency = (code: string, changes: Partial<CurrencySetting> = {}): CurrencySetting => ({
  code,
  symbol: code,
  is_on: true,
  is_default: false,
  source: 'hand',
  ...plain,
  ...changes,
})

/** Saves which currencies there are, beside EUR. */
const keep = async (...currencies: CurrencySetting[]) => {
  const { body } = await administrator.browser.get('/api/staff/settings')
  const { versions } = body as unknown as { versions: Record<string, number> }
  const values = { currencies: [{ ...euro, ...plain }, ...currencies] }
  return administrator.browser.post('/api/staff/settings', { section: 'currencies', values, seen: versions.currencies })
}

const standing = async (code: string): Promise<StandingCurrency> => {
  const { body } = await operator.browser.get(path)
  const found = (body.currencies as StandingCurrency[]).find((one) => one.code === code)
  if (!found) throw new Error(`the shop has no ${code}`)
  return found
}

const setRate = (code: string, value: unknown, confirmed?: boolean) =>
  administrator.browser.post(`${path}/${code}/rate`, { value, ...(confirmed && { confirmed }) })

const fetchNow = async () => {
  const { status } = await administrator.browser.post(`${path}/rates/fetch`, {})
  expect(status).toBe(200)
}

const rates = async (code: string): Promise<CurrencyRate[]> =>
  (await operator.browser.get(`${path}/rates?code=${code}`)).body.rows as CurrencyRate[]

const shown = async (): Promise<Record<string, unknown>[]> =>
  (await shop.visitor().get('/api/currencies')).body.payload as Record<string, unknown>[]

const shownRate = async (code: string) => (await shown()).find((one) => one.code === code)?.value

// What was set in the test before is none of the next one: a currency that comes back keeps its last rate.
beforeEach(async () => {
  await shop.database.ownerPool.query('truncate currency_rates')
  await signIn()
  await keep()
})

describe('a rate by hand', () => {
  test('counts in the shop at once, and stands among the rates with who set it', async () => {
    await keep(currency('USD'))
    expect(await standing('USD')).toMatchObject({ value: null, rated_at: null })
    expect(await shownRate('USD')).toBeUndefined()
    expect((await setRate('USD', 1.1634)).status).toBe(200)
    await expect.poll(() => shownRate('USD')).toBe(1.1634)
    expect(await rates('USD')).toMatchObject([
      { value: 1.1634, published: 1.1634, source: 'hand', state: 'taken', made_by: administrator.name },
    ])
  })

  test('that moves by more than a tenth is asked for once more', async () => {
    await keep(currency('USD'))
    await setRate('USD', 1.16)
    expect(await setRate('USD', 11.6)).toMatchObject({
      status: 409,
      body: { code: 'rate_far', message: expect.stringContaining('900 %') },
    })
    expect(await standing('USD')).toMatchObject({ value: 1.16 })
    expect((await setRate('USD', 11.6, true)).status).toBe(200)
    expect(await standing('USD')).toMatchObject({ value: 11.6 })
  })

  test('of our own currency, or of one that the shop has not, there is none', async () => {
    expect(await setRate('EUR', 1.1)).toMatchObject({ status: 409, body: { code: 'rate_fixed' } })
    expect(await setRate('CHF', 0.93)).toMatchObject({ status: 404, body: { code: 'currency_not_found' } })
    expect((await setRate('XTS', 1)).status).toBe(422)
  })

  test.each([0, -1, 1e9, '1.16', null, Number.NaN, [1]])('%o is none', async (value) => {
    await keep(currency('USD'))
    expect((await setRate('USD', value)).status).toBe(422)
    expect(await standing('USD')).toMatchObject({ value: null })
  })
})

describe('a rate of a source', () => {
  test("of the bank's list counts with the margin on top, and the same list is no news", async () => {
    await keep(currency('USD', { source: 'ecb', margin_percent: 2 }), currency('PLN', { source: 'ecb' }))
    feed.publish('2026-11-20', { USD: 1.16, PLN: 4.25 })
    await fetchNow()
    await fetchNow()
    expect(await standing('USD')).toMatchObject({
      value: 1.1832,
      rated_at: '2026-11-20T13:15:00.000Z',
      fetch_failure: null,
    })
    expect(await rates('USD')).toMatchObject([{ value: 1.1832, published: 1.16, source: 'ecb' }])
    await expect.poll(() => shownRate('PLN')).toBe(4.25)
  })

  test('that is older than one by hand is left; one whose source was chosen anew is not', async () => {
    await keep(currency('USD', { source: 'ecb' }))
    feed.publish('2026-11-20', { USD: 1.16 })
    await fetchNow()
    await setRate('USD', 1.2)
    await fetchNow()
    expect(await standing('USD')).toMatchObject({ value: 1.2 })
    await keep(currency('USD', { source: 'ecb', margin_percent: 1 }))
    await fetchNow()
    expect(await standing('USD')).toMatchObject({ value: 1.1716 })
  })

  test('that moves by more than a tenth waits, and is taken by an administrator alone', async () => {
    await keep(currency('USD', { source: 'ecb' }))
    await setRate('USD', 1.16)
    await keep(currency('USD', { source: 'ecb', symbol: '$' }))
    feed.publish('2026-11-21', { USD: 1.3 })
    await standAt('2026-11-21T16:00:00Z')
    await fetchNow()
    await fetchNow()
    const { value, waiting } = await standing('USD')
    expect({ value, waits: waiting?.value }).toEqual({ value: 1.16, waits: 1.3 })
    expect(await rates('USD')).toHaveLength(2)
    const take = `${path}/rates/${waiting?.id}/take`
    expect((await operator.browser.post(take, {})).status).toBe(403)
    const answers = await Promise.all([1, 2, 3].map(() => administrator.browser.post(take, {})))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await standing('USD')).toMatchObject({ value: 1.3, rated_at: '2026-11-21T13:15:00.000Z', waiting: null })
    expect(await administrator.browser.post(take, {})).toMatchObject({ status: 409, body: { code: 'rate_decided' } })
  })

  test('that was declined is not asked for again, and the next list is', async () => {
    await keep(currency('USD', { source: 'ecb' }))
    await setRate('USD', 1.16)
    feed.publish('2026-11-22', { USD: 1.4 })
    await standAt('2026-11-22T16:00:00Z')
    await fetchNow()
    const { waiting } = await standing('USD')
    expect((await administrator.browser.post(`${path}/rates/${waiting?.id}/decline`, {})).status).toBe(200)
    await fetchNow()
    expect(await standing('USD')).toMatchObject({ value: 1.16, waiting: null })
    feed.publish('2026-11-23', { USD: 1.17 })
    await standAt('2026-11-23T16:00:00Z')
    await fetchNow()
    expect(await standing('USD')).toMatchObject({ value: 1.17, waiting: null })
    const missing = `${path}/rates/999999/decline`
    expect(await administrator.browser.post(missing, {})).toMatchObject({
      status: 404,
      body: { code: 'rate_not_found' },
    })
  })

  test('of an address waits the first time, and counts by itself after that', async () => {
    const nbu = { source: 'url', source_url: 'https://bank.example/nbu', source_path: '0.rate' } as const
    await keep(currency('UAH', nbu))
    feed.answer('/nbu', '[{"rate":51.2}]')
    await fetchNow()
    const { value, waiting } = await standing('UAH')
    expect({ value, waits: waiting?.value }).toEqual({ value: null, waits: 51.2 })
    await administrator.browser.post(`${path}/rates/${waiting?.id}/take`, {})
    feed.answer('/nbu', '[{"rate":51.9}]')
    await fetchNow()
    expect(await standing('UAH')).toMatchObject({ value: 51.9, waiting: null })
  })

  test.each([
    ['is not there', 404, '', 'status'],
    ['leads elsewhere', 302, '', 'redirected'],
    ['says no JSON', 200, '<html>', 'unreadable'],
    ['says something else', 200, '{"rate":"none"}', 'not_in_it'],
    ['says too much', 200, ' '.repeat(1_100_000), 'too_large'],
  ])('that %s changes nothing and is told', async (_what, status, body, failure) => {
    await keep(currency('UAH', { source: 'url', source_url: 'https://bank.example/odd', source_path: 'rate' }))
    await setRate('UAH', 51)
    feed.answer('/odd', body, { status, headers: { location: 'http://127.0.0.1:22/' } })
    await fetchNow()
    expect(await standing('UAH')).toMatchObject({ value: 51, fetch_failure: failure, waiting: null })
  })

  test('that is set otherwise while it is asked is asked anew, and nothing of the first answer counts', async () => {
    await keep(currency('USD', { source: 'ecb', margin_percent: 1 }))
    feed.publish('2026-11-22', { USD: 1.2 })
    const { download } = shop.shop
    shop.shop.download = async (...asked) => {
      await keep(currency('USD', { source: 'ecb', margin_percent: 5 }))
      return download(...asked)
    }
    await fetchNow()
    shop.shop.download = download
    expect(await standing('USD')).toMatchObject({ value: null, fetched_at: null })
    await fetchDueRates(shop.shop)
    expect(await standing('USD')).toMatchObject({ value: 1.26 })
  })

  test('is asked by the job when it is due, and left alone between', async () => {
    await keep(currency('USD', { source: 'ecb' }), currency('GBP'))
    feed.publish('2026-11-23', { USD: 1.16 })
    const outcomes = async () => (await fetchDueRates(shop.shop)).map(({ outcome }) => outcome)
    expect(await outcomes()).toEqual(['taken'])
    expect(await outcomes()).toEqual([])
    shop.clock.advance({ hours: 6 })
    expect(await outcomes()).toEqual(['same'])
    feed.answer('/ecb', '', { status: 500 })
    shop.clock.advance({ hours: 6 })
    expect(await outcomes()).toEqual(['status'])
    shop.clock.advance({ minutes: 59 })
    expect(await outcomes()).toEqual([])
    shop.clock.advance({ minutes: 1 })
    expect(await outcomes()).toEqual(['status'])
  })
})

test('a rate that grows old is told to staff, and after seven days no card is charged by it', async () => {
  await keep(currency('USD'))
  await setRate('USD', 1.16)
  const waits = async () => {
    const { body } = await operator.browser.get('/api/staff/today')
    return (body.waiting as { kind: string }[]).find(({ kind }) => kind === 'rates_old')
  }
  expect(await waits()).toMatchObject({ count: 0, overdue: 0 })
  await goOn(4)
  expect(await waits()).toMatchObject({ count: 1, overdue: 0 })
  await goOn(4)
  expect(await waits()).toMatchObject({ count: 1, overdue: 1 })
  expect(await standing('USD')).toMatchObject({ value: 1.16, age: 'stale' })
  const { browser, email } = await shop.customer()
  const marta = { name: 'Marta', surname: 'Kovač', phone: '+38640512809', email }
  const home = { country: 'SI', city: 'Ljubljana', address: 'Trubarjeva cesta 18', postCode: '1000' }
  const topUp = { ...marta, ...home, amount: 20 }
  expect(await browser.post('/api/deposit/checkout', { ...topUp, currency: 'USD' })).toMatchObject({
    status: 409,
    body: { code: 'rate_stale', message: expect.stringContaining('USD') },
  })
  expect((await browser.post('/api/deposit/checkout', { ...topUp, currency: 'EUR' })).status).toBe(200)
})

test('rates are seen by all staff, set by administrators, and nothing of it by anybody else', async () => {
  const customer = await shop.customer()
  for (const call of [
    '/staff/currencies/:code/rate',
    '/staff/currencies/rates/fetch',
    '/staff/currencies/rates/:id/take',
    '/staff/currencies/rates/:id/decline',
  ]) {
    const address = `/api${call.replace(':code', 'USD').replace(':id', '1')}`
    const body = call.endsWith('/rate') ? { value: 1 } : {}
    expect((await operator.browser.post(address, body)).status, call).toBe(403)
    expect((await customer.browser.post(address, body)).status, call).toBe(401)
  }
  expect((await operator.browser.get('/api/staff/currencies/rates')).status).toBe(200)
  for (const address of ['/api/staff/currencies', '/api/staff/currencies/rates']) {
    expect((await shop.visitor().get(address)).status).toBe(401)
  }
})
