import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { measureBackOffice } from './back-office.ts'
import { measureExpiry } from './expiry.ts'
import { measureImports } from './imports.ts'
import { defaultLoad, measureLoad, measureSoak } from './load.ts'
import type { Finding } from './measure.ts'
import { measureMemory } from './memory.ts'
import { measurePages } from './pages.ts'
import { measurePurchases } from './purchase.ts'
import { measureReads } from './reads.ts'
import { origin, table, writeChapter } from './results-page.ts'
import { measureScale } from './scale.ts'
import { measureReadsWhileSelling } from './selling.ts'
import { type BenchShop, growTo, newDataDir, removeDataDir, startShop } from './shop.ts'
import { measureStage } from './stage.ts'
import { measureStarts } from './starts.ts'

const itemsCount = 20_000
const itemsForPurchases = 60_000

/** Measures a new shop, which is there for nothing else. */
const inShop = async (measure: (shop: BenchShop) => Promise<Finding[]>): Promise<Finding[]> => {
  const dataDir = await newDataDir()
  const shop = await startShop(dataDir)
  try {
    return await measure(shop)
  } finally {
    await shop.stop()
    await removeDataDir(dataDir)
  }
}

const measureSelling = async (shop: BenchShop): Promise<Finding[]> => {
  const pages = [...(await measurePages(shop)), ...(await measureStage(shop))]
  await growTo(shop.ownerPool, itemsCount)
  const reads = await measureReads(shop)
  await growTo(shop.ownerPool, itemsForPurchases)
  // The same SQL buys by id: nothing may have been sold before.
  const purchases = await measurePurchases(shop)
  const selling = await measureReadsWhileSelling(shop)
  return [...pages, ...reads, ...purchases, ...selling, ...(await measureExpiry(shop))]
}

const measureMemoryOfAShop = async (shop: BenchShop): Promise<Finding[]> => {
  await growTo(shop.ownerPool, itemsCount)
  return measureMemory(shop)
}

const measureAll = async (): Promise<void> => {
  const findings = [
    ...(await measureStarts()),
    ...(await inShop(measureSelling)),
    ...(await inShop(measureMemoryOfAShop)),
    ...(await inShop(measureScale)),
    ...(await inShop(measureBackOffice)),
    ...(await inShop(measureImports)),
  ]
  await writeChapter('# Results', [
    `${origin('npm run bench')}.`,
    'Client, server and database share the cores. Compare ratios, not absolute figures: both sides of a ratio were',
    'measured in the same run.',
    '',
    ...table(
      ['what', 'ours', 'beside', 'ratio', 'budget'],
      findings.map(({ what, ours, beside, ratio, budget }) => [what, ours, beside, ratio, budget]),
    ),
  ])
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    items: { type: 'string' },
    servers: { type: 'string' },
    minutes: { type: 'string' },
    rate: { type: 'string' },
  },
})

const numbers = (text: string | undefined, otherwise: number[]): number[] => text?.split(',').map(Number) ?? otherwise

const command = ['npm run bench --', ...process.argv.slice(2)].join(' ')

const writeLoad = async (): Promise<void> => {
  const lines = await measureLoad({
    sizes: numbers(values.items, defaultLoad.sizes),
    processes: numbers(values.servers, defaultLoad.processes),
  })
  await writeChapter('## Load', [`${origin(command)}.`, '', ...lines])
}

const writeSoak = async (): Promise<void> => {
  const lines = await measureSoak({ minutes: Number(values.minutes ?? 60), perSecond: Number(values.rate ?? 20) })
  await writeChapter('## Memory over time', [`${origin(command)}.`, '', ...lines])
}

const writeAll = async (): Promise<void> => {
  await measureAll()
  await writeLoad()
}

const parts: Record<string, () => Promise<void>> = { all: writeAll, load: writeLoad, soak: writeSoak }
const [part = 'all'] = positionals
const write = parts[part]
if (!write) throw new Error(`there is no part ${part}: give load or soak, or nothing for all but the soak`)
await write()
console.log(await readFile('bench/RESULTS.md', 'utf8'))
