import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { measureDesk } from './desk.ts'
import { measureExpiry } from './expiry.ts'
import type { Finding } from './measure.ts'
import { measureMemory } from './memory.ts'
import { measurePages } from './pages.ts'
import { measurePurchases } from './purchase.ts'
import { measureReads } from './reads.ts'
import { measureScale } from './scale.ts'
import { growTo, newDataDir, removeDataDir, startShop } from './shop.ts'
import { measureStarts } from './starts.ts'

const itemsCount = 20_000
const itemsForPurchases = 60_000

const measureShop = async (): Promise<Finding[]> => {
  const dataDir = await newDataDir()
  const shop = await startShop(dataDir)
  try {
    const pages = await measurePages(shop)
    await growTo(shop.ownerPool, itemsCount)
    const reads = await measureReads(shop)
    await growTo(shop.ownerPool, itemsForPurchases)
    const purchases = await measurePurchases(shop)
    return [...pages, ...reads, ...purchases, ...(await measureExpiry(shop))]
  } finally {
    await shop.stop()
    await removeDataDir(dataDir)
  }
}

const measureMemoryOfAShop = async (): Promise<Finding[]> => {
  const dataDir = await newDataDir()
  const shop = await startShop(dataDir)
  try {
    await growTo(shop.ownerPool, itemsCount)
    return await measureMemory(shop)
  } finally {
    await shop.stop()
    await removeDataDir(dataDir)
  }
}

const measureLargeShop = async (): Promise<Finding[]> => {
  const dataDir = await newDataDir()
  const shop = await startShop(dataDir)
  try {
    return await measureScale(shop)
  } finally {
    await shop.stop()
    await removeDataDir(dataDir)
  }
}

const measureDeskOfAShop = async (): Promise<Finding[]> => {
  const dataDir = await newDataDir()
  const shop = await startShop(dataDir)
  try {
    return await measureDesk(shop)
  } finally {
    await shop.stop()
    await removeDataDir(dataDir)
  }
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
  ...(await measureShop()),
  ...(await measureMemoryOfAShop()),
  ...(await measureLargeShop()),
  ...(await measureDeskOfAShop()),
])
await writeFile('bench/RESULTS.md', text)
console.log(text)
