import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { measureBackOffice } from './back-office.ts'
import { measureExpiry } from './expiry.ts'
import { measureImports } from './imports.ts'
import type { Finding } from './measure.ts'
import { measureMemory } from './memory.ts'
import { measurePages } from './pages.ts'
import { measurePurchases } from './purchase.ts'
import { measureReads } from './reads.ts'
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

const row = (cells: string[]): string => `| ${cells.join(' | ')} |`

const report = (findings: Finding[]): string => {
  const [cpu] = cpus()
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  return [
    '# Results',
    '',
    `\`npm run bench\` at ${commit}, Node ${process.versions.node}, ${cpus().length} × ${cpu?.model.trim()}.`,
    'Client, server and database share the cores. Compare ratios, not absolute figures: both sides of a ratio were',
    'measured in the same run.',
    '',
    row(['what', 'ours', 'beside', 'ratio', 'budget']),
    row(['---', '---', '---', '---', '---']),
    ...findings.map(({ what, ours, beside, ratio, budget }) => row([what, ours, beside, ratio, budget])),
    '',
  ].join('\n')
}

const text = report([
  ...(await measureStarts()),
  ...(await inShop(measureSelling)),
  ...(await inShop(measureMemoryOfAShop)),
  ...(await inShop(measureScale)),
  ...(await inShop(measureBackOffice)),
  ...(await inShop(measureImports)),
])
await writeFile('bench/RESULTS.md', text)
console.log(text)
