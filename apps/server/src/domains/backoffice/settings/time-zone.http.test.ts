import { dayName, daysAfter } from '@pandrop/money/days'
import { listen } from '@pandrop/server/db/notify'
import { beginVatRates } from '@pandrop/server/domains/content/countries'
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

const path = '/api/staff/settings'

const newest = async () => {
  const { body } = await administrator.browser.get(`${path}/changes?limit=1`)
  return (body.rows as [{ id: number }])[0]
}

const save = async (section: string, values: object) => {
  const { body } = await administrator.browser.get(path)
  return administrator.browser.post(path, { section, values, seen: (body.versions as Record<string, number>)[section] })
}

const zoneOf = async () => {
  const { body } = await administrator.browser.get('/api/staff/session')
  return (body.session as { shop: { time_zone: string } }).shop.time_zone
}

test('the time zone is what screens go by from then on, and is put back', async () => {
  expect(await zoneOf()).toBe('UTC')
  expect((await save('time', { time_zone: 'Europe/Berlin' })).status).toBe(200)
  expect(await zoneOf()).toBe('Europe/Berlin')
  const { id } = await newest()
  await administrator.browser.post(`/api/staff/settings/changes/${id}/put-back`, {})
  expect(await zoneOf()).toBe('UTC')
})

test('the time zone is one that the database knows', async () => {
  // The program takes a name in letters of any size; the database's list has it in one way.
  expect(await save('time', { time_zone: 'Europe/BERLIN' })).toMatchObject({
    status: 422,
    body: { errors: { time_zone: expect.any(Array) } },
  })
  await expect(shop.database.pool.query(`update settings set time_zone = 'Mars/Base'`)).rejects.toThrow('time zone')
})

test('the time zone says on which day VAT of a country begins', async () => {
  await save('time', { time_zone: 'Asia/Tokyo' })
  // In the afternoon of UTC, Tokyo has tomorrow.
  const now = new Date(`${dayName(shop.clock.now())}T15:30:00Z`)
  const owedOn = async (day: string) => {
    const { rows } = await shop.database.pool.query(
      `with standing as (select $1::date as valid_from)
       select shop_day($2) >= valid_from as owed from standing`,
      [day, now],
    )
    return rows[0].owed
  }
  expect(await owedOn(dayName(now))).toBe(true)
  expect(await owedOn(dayName(daysAfter(now, 1)))).toBe(true)
  await save('time', { time_zone: 'UTC' })
  expect(await owedOn(dayName(daysAfter(now, 1)))).toBe(false)
})

describe('VAT of a country', () => {
  const owedIn = async (iso: string) => {
    const { body } = await shop.visitor().get('/api/countries')
    const countries = body.payload as { iso: string; vat_percent: number }[]
    return countries.find((country) => country.iso === iso)?.vat_percent
  }

  test('counts from its day on; elsewhere the usual percent does', async () => {
    const day = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    await save('tax', {
      vat_percent: 20,
      vat_rates: [
        { country: 'DE', percent: 16, valid_from: day(-30) },
        { country: 'DE', percent: 19, valid_from: day(-1) },
        { country: 'SI', percent: 22, valid_from: day(1) },
        { country: 'FR', percent: 5.5, valid_from: day(0) },
      ],
    })
    await expect.poll(() => owedIn('DE')).toBe(19)
    expect(await owedIn('SI')).toBe(20)
    expect(await owedIn('FR')).toBe(5.5)
    expect(await owedIn('IT')).toBe(20)
  })

  test('is news for every server in the first hour of the day that a rate begins, and in no other', async () => {
    const heard: string[] = []
    const listener = await listen(shop.database.serverUrl, 'content', (payload) => heard.push(payload))
    /** What was heard since the last time: everything that was said before a word of our own. */
    const heardUntil = async (word: string): Promise<string[]> => {
      await shop.database.pool.query(`select pg_notify('content', $1)`, [word])
      await expect.poll(() => heard).toContain(word)
      return heard.splice(0).filter((said) => said !== word)
    }
    await save('tax', { vat_rates: [] })
    await heardUntil('no rate begins')
    await beginVatRates(shop.shop)
    expect(await heardUntil('the next morning')).toEqual([])
    await save('tax', { vat_rates: [{ country: 'PL', percent: 23, valid_from: dayName(shop.clock.now()) }] })
    await heardUntil('a rate begins')
    await beginVatRates(shop.shop)
    expect(await heardUntil('noon')).toEqual([])
    shop.clock.set(new Date(`${dayName(shop.clock.now())}T00:15:00Z`))
    await beginVatRates(shop.shop)
    expect(await heardUntil('the end')).toEqual(['vat_rates'])
    await listener.close()
  })
})
