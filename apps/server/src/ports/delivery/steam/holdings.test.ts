import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Delivery } from '../delivery.ts'
import { openTestSteam, type SteamServer, startSteamServer, testLogin } from './testing/steam-server.ts'

let steam: SteamServer
let delivery: Delivery

beforeEach(async () => {
  steam = await startSteamServer()
  delivery = openTestSteam(steam)
})

afterEach(() => steam.close())

const account = testLogin.steamid
const redline = 'AK-47 | Redline (Field-Tested)'

const assetOf = (assetid: string, classid: string) => ({ assetid, classid, instanceid: '0' })

const described = (classid: string, name: string, more: object = {}) => ({
  classid,
  instanceid: '0',
  market_hash_name: name,
  tradable: 1,
  ...more,
})

const properties = [
  { propertyid: 1, int_value: '661' },
  { propertyid: 2, float_value: '0.2345' },
]

test('everything on an account is read page by page, what Steam protects with until when', async () => {
  steam.holdings.open = [
    {
      assets: [assetOf('11', 'a')],
      descriptions: [described('a', redline)],
      asset_properties: [{ assetid: '11', asset_properties: properties }],
      more_items: 1,
      last_assetid: '1',
      total_inventory_count: 2,
    },
    {
      assets: [assetOf('12', 'b')],
      descriptions: [
        described('b', 'Five Year Coin', {
          tradable: 0,
          owner_descriptions: [{ value: 'Tradable After Dec 05, 2026 (8:00:00) GMT' }],
        }),
      ],
      total_inventory_count: 2,
    },
  ]
  const until = 1_796_457_600
  steam.holdings.guarded = [
    {
      assets: [assetOf('13', 'c')],
      descriptions: [
        described('c', redline, { owner_descriptions: [{ value: `protected until [date]${until}[/date]` }] }),
      ],
      total_inventory_count: 1,
    },
  ]
  const found = await delivery.holdings(account)
  expect(found).toMatchObject({ outcome: 'found' })
  expect(found.outcome === 'found' && found.copies).toEqual([
    {
      assetId: '13',
      marketName: redline,
      float: null,
      paintSeed: null,
      isTradable: false,
      tradableFrom: new Date(until * 1000),
    },
    { assetId: '11', marketName: redline, float: 0.2345, paintSeed: 661, isTradable: true, tradableFrom: null },
    {
      assetId: '12',
      marketName: 'Five Year Coin',
      float: null,
      paintSeed: null,
      isTradable: false,
      tradableFrom: new Date('2026-12-05T08:00:00Z'),
    },
  ])
})

test('an account on which nothing lies holds nothing', async () => {
  expect(await delivery.holdings(account)).toEqual({ outcome: 'found', copies: [] })
})

const openPath = `/inventory/${account}/730/2`

const whole = { assets: [assetOf('11', 'a')], descriptions: [described('a', redline)], total_inventory_count: 1 }

test('an answer that is cut off is none', async () => {
  steam.holdings.open = [whole]
  const wrong: object[] = [
    { ...whole, total_inventory_count: 2 },
    { ...whole, descriptions: [] },
    { ...whole, more_items: 1 },
    { ...whole, more_items: 1, last_assetid: '0' },
    { success: false },
  ]
  for (const body of wrong) {
    steam.faults.push({ path: openPath, body })
    const first = { ...whole, more_items: 1, last_assetid: '0' }
    steam.holdings.open = [body === wrong[3] ? first : whole]
    expect(await delivery.holdings(account)).toMatchObject({ outcome: 'unavailable' })
    steam.holdings.open = [whole]
  }
  steam.faults.push({ path: openPath, status: 500, body: 'null' })
  expect(await delivery.holdings(account)).toMatchObject({ outcome: 'unavailable' })
  expect(await delivery.holdings(account)).toMatchObject({ outcome: 'found', copies: [{ assetId: '11' }] })
})

test('an account that is signed in no more signs in first: whoever is not sees less', async () => {
  steam.holdings.guarded = [whole]
  expect(await delivery.holdings(account)).toMatchObject({ copies: [{ assetId: '11' }] })
  steam.signOut()
  expect(await delivery.holdings(account)).toMatchObject({ copies: [{ assetId: '11' }] })
  expect(steam.signIns()).toBe(2)
})

test('an account that is not in the file does not answer', async () => {
  expect(await delivery.holdings('76561198000000099')).toMatchObject({ outcome: 'unavailable' })
})
