import { addItems } from '@pandrop/testkit/items'
import autocannon from 'autocannon'
import { type Figure, type Finding, ratioOf, told } from './measure.ts'
import type { BenchShop } from './shop.ts'

const connections = 16
const seconds = 4

/** How many items the shop holds while it is measured. */
const sizes = [20_000, 200_000, 1_000_000] as const

const pathOf = (call: 'list' | 'filter-data' | 'suggestions', query: Record<string, string>): string =>
  `/api/items/${call}?${new URLSearchParams(query)}`

const pick = <One>(from: readonly [One, ...One[]], index: number): One => from[index % from.length] ?? from[0]

/** A lowest price that leaves most items in. */
const cents = (index: number): string => (1 + (index % 5000) / 100).toFixed(2)

const types = ['Pistol', 'SMG', 'Rifle', 'Sniper Rifle', 'Shotgun', 'Knife'] as const
const exteriors = ['Factory New', 'Minimal Wear', 'Field-Tested', 'Well-Worn', 'Battle-Scarred'] as const
const words = [
  'redline',
  'asiimov',
  'fade',
  'doppler',
  'ak',
  'awp ft',
  'knife',
  'stattrak',
  'm4a1 mw',
  'glock',
] as const
const narrowWords = [
  'ak',
  'awp',
  'redline',
  'asimov',
  'm4',
  'deagle',
  'glock',
  'karambt dopler',
  'usp',
  'fade',
] as const

const unfiltered = (index: number) => ({ page: String(1 + (index % 1500)) })

const byTypeAndPrice = (index: number) => ({
  type: pick(types, index),
  price_from: cents(index),
  page: String(1 + (index % 5)),
  sort: index % 2 ? 'asc' : 'desc',
})

const byFloat = (index: number) => ({
  type: pick(types, index),
  float_from: ((index % 40) / 100).toFixed(4),
  float_till: (0.15 + (index % 5000) / 10_000).toFixed(4),
})

const searched = (index: number) => ({ search: pick(words, index), price_from: cents(index) })

/** Three filters and a search: exterior, class and price. */
const threeAndSearch = (index: number) => ({
  search: pick(narrowWords, index),
  exterior_names: `${pick(exteriors, index)},${pick(exteriors, index + 2)}`,
  item_class: 'Normal,StatTrak™,★,★ StatTrak™',
  price_from: cents(index),
  sort: index % 2 ? 'asc' : 'desc',
})

const facets = (index: number) => ({ exterior_names: pick(exteriors, index), price_from: cents(index) })

const typed = [
  'a',
  'ak',
  'ak r',
  'ak red',
  'kara',
  'karambt',
  'dopler',
  'm4a1',
  'awp as',
  'glock f',
  'st',
  'fn',
] as const

const typing = (index: number) => ({ search: pick(typed, index) })

const measured = {
  'every item, pages 1 to 1,500': (index: number) => pathOf('list', unfiltered(index)),
  'type and price, sorted': (index: number) => pathOf('list', byTypeAndPrice(index)),
  'search of one or two words': (index: number) => pathOf('list', searched(index)),
  'three filters and a search': (index: number) => pathOf('list', threeAndSearch(index)),
  'facets of an exterior and a price': (index: number) => pathOf('filter-data', facets(index)),
  suggestions: (index: number) => pathOf('suggestions', typing(index)),
  'type and float': (index: number) => pathOf('list', byFloat(index)),
} as const

type Name = keyof typeof measured

const budgets: Partial<Record<Name, string>> = {
  'search of one or two words': 'p99 < 50 ms at 20,000',
  'three filters and a search': 'p99 ≤ 2.00 × that at 20,000',
  'type and float': 'p99 ≤ 2.00 × that at 20,000',
}

const growTo = async ({ ownerPool }: BenchShop, itemsCount: number): Promise<void> => {
  const { rows } = await ownerPool.query(`select count(*) from items where state = 'available'`)
  await addItems(ownerPool, Math.max(0, itemsCount - rows[0].count))
}

/** As loadGets, but every request of every connection asks for another address. */
const loadFresh = async (origin: string, pathOf: (index: number) => string): Promise<Figure> => {
  let asked = 0
  const next = (request: autocannon.Request): autocannon.Request => {
    asked += 1
    // The number makes each address another one, so that no answer is ready.
    return { ...request, path: `${pathOf(asked)}&n=${asked}` }
  }
  const load = { url: origin, connections, requests: [{ method: 'GET' as const, setupRequest: next }] }
  await autocannon({ ...load, duration: 1 })
  const { requests, latency, non2xx, errors } = await autocannon({ ...load, duration: seconds })
  return {
    perSecond: requests.average,
    p50Milliseconds: latency.p50,
    p99Milliseconds: latency.p99,
    refused: non2xx + errors,
  }
}

const measureAll = async (origin: string): Promise<Record<Name, Figure>> => {
  const figures: Partial<Record<Name, Figure>> = {}
  for (const name of Object.keys(measured) as Name[]) figures[name] = await loadFresh(origin, measured[name])
  return figures as Record<Name, Figure>
}

/**
 * Lists, facets, search and suggestions at 20,000, 200,000 and 1,000,000 items; no address is asked for twice, so
 * that nothing is ready. The ratio is that of the p99 to the one at 20,000. Takes about three minutes.
 * @param shop is left with 1,000,000 items
 */
export const measureScale = async (shop: BenchShop): Promise<Finding[]> => {
  const findings: Finding[] = []
  let smallest: Record<Name, Figure> | undefined
  for (const size of sizes) {
    await growTo(shop, size)
    const figures = await measureAll(shop.origin)
    smallest ??= figures
    for (const name of Object.keys(measured) as Name[]) {
      findings.push({
        what: `${name}, of ${size.toLocaleString('en-US')}, never asked before`,
        ours: told(figures[name]),
        beside: `at 20,000: ${told(smallest[name])}`,
        ratio: ratioOf(figures[name].p99Milliseconds, smallest[name].p99Milliseconds),
        budget: budgets[name] ?? '',
      })
    }
  }
  return findings
}
