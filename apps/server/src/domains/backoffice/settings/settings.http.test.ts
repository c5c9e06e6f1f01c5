import { settingsSections } from '@pandrop/contract/staff/settings'
import { asStaff, type TestStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestShop
let administrator: TestStaff
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
  ;[administrator, operator] = [await asStaff(shop, 'administrator'), await asStaff(shop)]
})

afterAll(() => shop?.stop())

type Values = Record<string, unknown>

interface Standing {
  settings: Record<string, Values>
  versions: Record<string, number>
  requisites: string
  missing: string[]
  container_id: string | null
}

const path = '/api/staff/settings'

const standing = async (): Promise<Standing> => (await operator.browser.get(path)).body as unknown as Standing

/** Saves a section with these of its values changed. */
const save = async (section: string, values: Values, seen?: number) => {
  const { settings, versions } = await standing()
  const wished = { ...settings[section], ...values }
  return administrator.browser.post(path, { section, values: wished, seen: seen ?? versions[section] })
}

const publicSettings = async () => (await shop.visitor().get('/api/settings')).body.payload as Values

const newestChange = async () => {
  const { body } = await operator.browser.get('/api/staff/settings/changes?limit=1')
  return (body.rows as Values[])[0] as Values
}

describe('a section', () => {
  test('is saved by an administrator, stands in the shop at once and among the changes with who and what', async () => {
    const { status, body } = await save('seller', { legal_name: 'Bamboo Ltd', town: 'Ljubljana', country: 'SI' })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({
      settings: { seller: { legal_name: 'Bamboo Ltd' } },
      requisites: expect.stringContaining('Pandrop Demo Ltd'),
      missing: ['requisites', 'support_email'],
    })
    await save('seller', { requisites: '' })
    expect((await standing()).requisites).toBe('Bamboo Ltd, Ljubljana, Slovenia')
    expect((await standing()).missing).toEqual(['support_email'])
    await expect.poll(async () => (await publicSettings()).requisites).toBe('Bamboo Ltd, Ljubljana, Slovenia')
    expect(await newestChange()).toMatchObject({
      section: 'seller',
      made_by: administrator.name,
      before: { requisites: expect.stringContaining('Pandrop Demo Ltd') },
      after: { requisites: '' },
      puts_back: null,
    })
  })

  test('that is as it was makes no change', async () => {
    const before = await newestChange()
    expect((await save('credits', {})).status).toBe(200)
    expect(await newestChange()).toEqual(before)
  })

  test('is not written over what a colleague has saved since it was seen; another section is', async () => {
    const { versions } = await standing()
    await save('contact', { sender_name: 'Panda' })
    expect(await save('contact', { sender_name: 'Bear' }, versions.contact)).toMatchObject({
      status: 409,
      body: { code: 'settings_changed' },
    })
    expect((await standing()).settings.contact).toMatchObject({ sender_name: 'Panda' })
    expect((await save('money', { adjustment_limit: 40 }, versions.money)).status).toBe(200)
  })

  test('of many administrators at the same moment one is heard', async () => {
    const { versions } = await standing()
    const wishes = Array.from({ length: 12 }, (_, number) => ({
      section: 'credits',
      values: { internal_currency_name: `Credits ${number}`, internal_currency_image: '' },
      seen: versions.credits,
    }))
    const answers = await Promise.all(wishes.map((wish) => administrator.browser.post(path, wish)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'settings_changed')).toHaveLength(11)
  })

  test('is put back, without what was changed since beside it', async () => {
    await save('selling', { counter_days: 7, deliver_hours: 12 })
    const { id } = await newestChange()
    await save('selling', { min_top_up: 5 })
    const { status, body } = await administrator.browser.post(`/api/staff/settings/changes/${id}/put-back`, {})
    expect(status).toBe(200)
    expect(body).toMatchObject({ settings: { selling: { counter_days: 5, deliver_hours: 24, min_top_up: 5 } } })
    expect(await newestChange()).toMatchObject({ puts_back: id, after: { counter_days: 5, deliver_hours: 24 } })
  })

  test('is not put back to what is impossible beside what is set now', async () => {
    await save('selling', { max_top_up: 20 })
    await save('selling', { max_top_up: 500 })
    const { id } = await newestChange()
    await save('selling', { min_top_up: 50 })
    expect(await administrator.browser.post(`/api/staff/settings/changes/${id}/put-back`, {})).toMatchObject({
      status: 409,
      body: { code: 'settings_stale', message: expect.stringContaining('max_top_up') },
    })
    expect(await administrator.browser.post('/api/staff/settings/changes/999999/put-back', {})).toMatchObject({
      status: 404,
      body: { code: 'settings_change_not_found' },
    })
    await save('selling', { min_top_up: 1, max_top_up: 10_000 })
  })
})

test('nobody raises alone what one person may move, nor puts it back to more', async () => {
  const { settings } = await standing()
  const limit = settings.money?.adjustment_limit as number
  const raised = { status: 409, body: { code: 'limit_raised' } }
  expect(await save('money', { adjustment_limit: limit + 0.01 })).toMatchObject(raised)
  expect((await save('money', { adjustment_limit: limit - 1 })).status).toBe(200)
  const { id } = await newestChange()
  expect(await administrator.browser.post(`/api/staff/settings/changes/${id}/put-back`, {})).toMatchObject(raised)
  expect((await standing()).settings.money).toEqual({ adjustment_limit: limit - 1 })
  const { verification_second_person: sum } = settings.verification as { verification_second_person: number }
  expect(await save('verification', { verification_second_person: sum + 1 })).toMatchObject(raised)
  expect((await save('verification', { verification_second_person: sum - 1 })).status).toBe(200)
})

test.each([
  ['seller', { requisites: '', legal_name: '' }],
  ['contact', { support_email: '' }],
  ['seller', { vat_id: 'no VAT id' }],
  ['seller', { country: 'Slovenia' }],
  ['seller', { requisites: 'x'.repeat(501) }],
  ['seller', { legal_name: 'two\nlines' }],
  ['brand', { shop_name: ' ' }],
  ['brand', { shop_name: 'x'.repeat(41) }],
  ['brand', { wordmark: '' }],
  ['brand', { accent: 'green' }],
  ['brand', { accent: '#4b6cff' }],
  ['brand', { accent: '#0b0d0c' }],
  ['brand', { accent: '#a9d977;}' }],
  ['brand', { wordmark: 'two\nlines' }],
  ['contact', { support_email: 'nowhere' }],
  ['contact', { reply_to: 'a@b' }],
  ['selling', { payment_methods: ['sepa-manual'] }],
  ['selling', { payment_methods: ['card', 'cash'] }],
  ['selling', { min_top_up: 0.4 }],
  ['selling', { max_top_up: 10_000.01 }],
  ['selling', { min_top_up: 9, max_top_up: 8 }],
  ['selling', { counter_days: 31 }],
  ['selling', { deliver_hours: 1.5 }],
  ['selling', { new_days: 91 }],
  ['time', { time_zone: 'Berlin' }],
  ['time', { time_zone: '+02:00' }],
  ['tax', { vat_percent: 100.5 }],
  ['tax', { vat_percent: -1 }],
  ['tax', { vat_rates: [{ country: 'SI', percent: 22, valid_from: '2026-02-30' }] }],
  [
    'tax',
    { vat_rates: ['2026-01-01', '2026-01-01'].map((valid_from) => ({ country: 'SI', percent: 22, valid_from })) },
  ],
  ['money', { adjustment_limit: -1 }],
  ['credits', { internal_currency_name: ' ' }],
  ['analytics', { google_tag: 'x'.repeat(2001) }],
  ['analytics', { unknown: true }],
  ['currencies', { currencies: [] }],
  ['countries', { countries_first: [], countries: [] }],
  ['countries', { countries: ['SI', 'SI'] }],
  ['countries', { countries: ['SI', 'XX'] }],
  ['countries', { countries: ['SI'], countries_first: ['DE'] }],
  ['links', { social_links: [{ title: 'X', link: 'http://x.com/', img: 'x', is_on: true }] }],
  ['links', { social_links: [{ title: 'X', link: 'https://', img: 'x', is_on: true }] }],
  ['links', { social_links: [{ title: '', link: 'https://x.com/', img: 'x', is_on: true }] }],
  ['links', { social_links: [{ title: 'X', link: 'javascript:alert(1)', img: 'x', is_on: true }] }],
  ['links', { social_links: [{ title: 'X', link: 'https://x.com/', img: '../x.svg', is_on: true }] }],
])('%s refuses %o and stays as it was', async (section, values) => {
  const before = await standing()
  const { status, body } = await save(section, values)
  expect(status).toBe(422)
  expect(Object.keys(body.errors ?? {})).toEqual([Object.keys(values).at(-1)])
  expect(await standing()).toEqual(before)
})

const hostile: unknown[] = [
  '\u0000',
  '\ud800',
  "'; drop table settings; --",
  '<script>alert(1)</script>',
  'x'.repeat(10_000),
  -1,
  1e308,
  Number.NaN,
  null,
  [],
  [null],
  [{ country: '\u0000', percent: 1e308, valid_from: '9999-99-99' }],
  {},
  { constructor: { name: 1 } },
]

test.each(Object.keys(settingsSections))(
  'no value in any field of %s makes the shop fail, and what is saved is what was typed',
  async (section) => {
    const { settings } = await standing()
    const fields = settings[section] ?? {}
    for (const field of Object.keys(fields)) {
      for (const value of hostile) {
        const { status, body } = await save(section, { [field]: value })
        expect([200, 422], `${field} ${value}`).toContain(status)
        // What JSON has no word for is sent as null.
        const sent = JSON.parse(JSON.stringify(value))
        if (status === 200) expect((body as unknown as Standing).settings[section]?.[field]).toEqual(sent)
      }
    }
    await save(section, fields)
    expect((await standing()).settings).toEqual(settings)
  },
)

test('a sum above which an identity is verified is taken away and set again, to the cent', async () => {
  const { settings } = await standing()
  const fields = ['verify_payouts_year_eur', 'verify_payout_eur', 'verify_card_year_eur']
  expect(Object.keys(settings.verification_limits ?? {})).toEqual(fields)
  for (const field of fields) {
    for (const value of [1500.25, null, 0.01]) {
      const { status, body } = await save('verification_limits', { [field]: value })
      expect([status, (body as unknown as Standing).settings.verification_limits?.[field]]).toEqual([200, value])
    }
    for (const wrong of [0, 10.001, '100', 10_000_000.01]) {
      expect(await save('verification_limits', { [field]: wrong })).toMatchObject({
        status: 422,
        body: { code: 'invalid_input', errors: { [field]: [expect.any(String)] } },
      })
    }
  }
  await save('verification_limits', settings.verification_limits ?? {})
})

test('what is set is seen by all staff, changed by administrators, and nothing of it by anybody else', async () => {
  const customer = await shop.customer()
  const wish = { section: 'credits', values: { internal_currency_name: 'Mine' }, seen: 0 }
  for (const [call, body] of [
    ['/staff/settings', wish],
    ['/staff/settings/changes/:id/put-back', {}],
    ['/staff/settings/test-mail', {}],
  ] as const) {
    const address = `/api${call.replace(':id', '1')}`
    expect((await operator.browser.post(address, body)).status, call).toBe(403)
    expect((await shop.visitor().post(address, body)).status, call).toBe(401)
    expect((await customer.browser.post(address, body)).status, call).toBe(401)
  }
  for (const browser of [shop.visitor(), customer.browser]) {
    expect((await browser.get(path)).status).toBe(401)
    expect((await browser.get('/api/staff/settings/changes')).status).toBe(401)
  }
  expect(Object.keys(await publicSettings())).not.toEqual(expect.arrayContaining(['replyTo']))
})

test('a snippet of the tag manager is recognised by the container in it', async () => {
  const { body } = await save('analytics', { google_tag: `<script>…'GTM-AB12CD'…</script>` })
  expect(body.container_id).toBe('GTM-AB12CD')
  await save('analytics', { google_tag: '' })
  expect((await standing()).container_id).toBeNull()
})

test('a mail to try the sender goes to whoever asks, and to nobody else', async () => {
  const { body } = await administrator.browser.post('/api/staff/settings/test-mail', {})
  expect(body).toMatchObject({ to: administrator.email })
  const { rows } = await shop.database.ownerPool.query(
    `select payload ->> 'to' as to from graphile_worker._private_jobs where payload ->> 'template' = 'test_mail'`,
  )
  expect(rows).toEqual([{ to: administrator.email }])
})
