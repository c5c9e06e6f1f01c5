import type { CurrencySetting } from '@pandrop/contract/staff/currencies'
import { asStaff, type TestStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestShop
let administrator: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
  administrator = await asStaff(shop, 'administrator')
})

afterAll(() => shop?.stop())

type Values = Record<string, unknown>

const path = '/api/staff/settings'

/** Saves a section with these of its values changed. */
const save = async (section: string, values: Values) => {
  const { body } = await administrator.browser.get(path)
  const { settings, versions } = body as unknown as {
    settings: Record<string, Values>
    versions: Record<string, number>
  }
  return administrator.browser.post(path, {
    section,
    values: { ...settings[section], ...values },
    seen: versions[section],
  })
}

const putNewestBack = async () => {
  const { body } = await administrator.browser.get(`${path}/changes?limit=1`)
  const [newest] = body.rows as { id: number }[]
  return administrator.browser.post(`${path}/changes/${newest?.id}/put-back`, {})
}

/** What visitors are told. */
const told = async (address: string): Promise<Values[]> =>
  (await shop.visitor().get(`/api/${address}`)).body.payload as Values[]

const marta = { name: 'Marta', surname: 'Kovač', phone: '+38640512809', country: 'SI' }
const home = { city: 'Ljubljana', address: 'Trubarjeva cesta 18', postCode: '1000' }

const topUpOf = (email: string) => ({ ...marta, ...home, email, amount: 20 })

describe('countries', () => {
  const served = async (): Promise<string[]> => (await told('countries')).map(({ iso }) => String(iso))

  test('stand by name behind the first ones; what is taken away is served no more until it comes back', async () => {
    const all = await served()
    await save('countries', { countries_first: ['SI', 'AT'] })
    await expect.poll(served).toEqual(['SI', 'AT', ...all.filter((iso) => iso !== 'SI' && iso !== 'AT')])
    const fewer = [...all.filter((iso) => iso !== 'DE'), 'JP'].toSorted()
    await save('countries', { countries: fewer, countries_first: ['SI'] })
    await expect.poll(served).toContain('JP')
    expect(await served()).not.toContain('DE')
    const { browser, email } = await shop.customer()
    const topUp = { ...topUpOf(email), country: 'DE' }
    expect(await browser.post('/api/deposit/checkout', topUp)).toMatchObject({
      status: 422,
      body: { code: 'country_unsupported' },
    })
    expect((await putNewestBack()).status).toBe(200)
    await expect.poll(served).toContain('DE')
    expect(await served()).not.toContain('JP')
    expect((await browser.post('/api/deposit/checkout', topUp)).status).toBe(200)
  })
})

test('links stand in the footer in their order, those that are switched off do not', async () => {
  const links = async () => (await told('social-links')).map(({ title, img }) => `${title} ${img}`)
  const link = (title: string, img: string, is_on = true) => ({ title, link: 'https://shop.example/', img, is_on })
  const social_links = [link('Videos', 'youtube'), link('Chat', 'discord', false), link('News <b>', 'x')]
  expect((await save('links', { social_links })).status).toBe(200)
  await expect.poll(links).toEqual(['Videos youtube', 'News <b> x'])
  await save('links', { social_links: [] })
  await expect.poll(links).toEqual([])
})

describe('currencies', () => {
  const euro: CurrencySetting = {
    code: 'EUR',
    symbol: '€',
    is_on: true,
    is_default: true,
    source: 'hand',
    source_url: '',
    source_path: '',
    margin_percent: 0,
  }
  const dollar: CurrencySetting = { ...euro, code: 'USD', symbol: '$', is_default: false }
  const keep = (...currencies: CurrencySetting[]) => save('currencies', { currencies })
  const codes = async () => (await told('currencies')).map(({ code }) => code)

  test('that are switched off are neither shown nor charged; what is open goes on', async () => {
    await keep(euro, dollar)
    await expect.poll(codes).toEqual(['EUR', 'USD'])
    const { browser, email } = await shop.customer()
    const topUp = { ...topUpOf(email), currency: 'USD' }
    expect((await browser.post('/api/deposit/checkout', topUp)).status).toBe(200)
    await keep(euro, { ...dollar, is_on: false })
    await expect.poll(codes).toEqual(['EUR'])
    expect(await browser.post('/api/deposit/checkout', topUp)).toMatchObject({
      body: { code: 'currency_code_invalid' },
    })
    const { rows } = await shop.database.pool.query(`select state, currency from payments where currency = 'USD'`)
    expect(rows).toEqual([{ state: 'Pending', currency: 'USD' }])
  })

  test('stand in their order; another default is what visitors see first, until it is put back', async () => {
    await keep(euro, dollar)
    const first = async () => (await told('currencies')).filter((one) => one.default === 1).map(({ code }) => code)
    await keep({ ...dollar, is_default: true }, { ...euro, is_default: false })
    await expect.poll(codes).toEqual(['USD', 'EUR'])
    expect(await first()).toEqual(['USD'])
    await putNewestBack()
    await expect.poll(first).toEqual(['EUR'])
  })

  test('are shown and charged once they have a rate; until then a default of none leaves EUR', async () => {
    await keep({ ...euro, is_default: false }, { ...dollar, code: 'CHF', is_default: true })
    await expect.poll(codes).toEqual(['EUR'])
    const { browser, email } = await shop.customer()
    const { currency: _none, ...topUp } = { ...topUpOf(email), currency: undefined }
    expect((await browser.post('/api/deposit/checkout', topUp)).status).toBe(200)
    await keep(euro)
  })

  test.each<[string, CurrencySetting[]]>([
    ['none', []],
    ['no EUR', [{ ...dollar, is_default: true }]],
    [
      'EUR off',
      [
        { ...euro, is_on: false, is_default: false },
        { ...dollar, is_default: true },
      ],
    ],
    ['a rate of EUR from elsewhere', [{ ...euro, source: 'ecb' }]],
    ['one twice', [euro, dollar, dollar]],
    ['two defaults', [euro, { ...dollar, is_default: true }]],
    [
      'a default that is off',
      [
        { ...euro, is_default: false },
        { ...dollar, is_default: true, is_on: false },
      ],
    ],
    ['one that no card is charged in', [euro, { ...dollar, code: 'XTS' }]],
    ['an address that is missing', [euro, { ...dollar, source: 'url' }]],
    ['an address that nobody asks', [euro, { ...dollar, source_url: 'https://bank.example/' }]],
    ['a place that nobody asks', [euro, { ...dollar, source: 'ecb', source_path: '0.rate' }]],
    ['an address without a place', [euro, { ...dollar, source: 'url', source_url: 'https://bank.example/' }]],
    [
      'an address without TLS',
      [euro, { ...dollar, source: 'url', source_url: 'http://bank.example/', source_path: 'a' }],
    ],
    ['a margin above a tenth', [euro, { ...dollar, source: 'ecb', margin_percent: 10.5 }]],
    ['a place that is a path', [euro, { ...dollar, source_path: '../../etc' }]],
    ['a symbol that is a sentence', [euro, { ...dollar, symbol: 'dollars' }]],
  ])('with %s are refused', async (_what, currencies) => {
    const { status, body } = await keep(...currencies)
    expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({ status: 422, fields: ['currencies'] })
  })
})
