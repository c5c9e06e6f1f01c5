import { cpus } from 'node:os'
import { addItems } from '@pandrop/testkit/items'
import { atShare } from './load/arrivals.ts'
import { type LoadDatabase, openDatabase, startFarm } from './load/farm.ts'
import { measurePurchaseCost, type PurchaseCost } from './load/purchase-cost.ts'
import { findKnee, type Knee, waitMillisecondsMax } from './load/ramp.ts'
import { type Soak, slopeOf, soak, warmUpMinutesOf } from './load/soak.ts'
import { classes } from './load/visitors.ts'
import { median, ratioOf } from './measure.ts'
import { table } from './results-page.ts'

/** Which loads are measured. */
export interface LoadOptions {
  /** how many items the shop holds */
  sizes: number[]
  /** how many servers share the work */
  processes: number[]
}

/** By default: the shop of a beginner and the largest, one to four servers. */
export const defaultLoad: LoadOptions = { sizes: [20_000, 1_000_000], processes: [1, 2, 4] }

interface Run {
  size: number
  processes: number
  cost: PurchaseCost
  /** absent where the machine has fewer cores than servers */
  knee?: Knee
}

// What is sold in one measurement is there again in the next.
const fillTo = async ({ ownerPool }: LoadDatabase, size: number): Promise<void> => {
  const { rows } = await ownerPool.query(`select count(*)::int as count from items where state = 'available'`)
  if (size > rows[0].count) await addItems(ownerPool, size - rows[0].count)
  await ownerPool.query('checkpoint')
}

const measureRun = async (database: LoadDatabase, size: number, processes: number): Promise<Run> => {
  console.log(`Load of ${size} items on ${processes} servers`)
  const farm = await startFarm(database, processes)
  try {
    await fillTo(database, size)
    const cost = await measurePurchaseCost(database, farm)
    return { size, processes, cost, ...(processes <= cpus().length ? { knee: await findKnee(database, farm) } : {}) }
  } finally {
    await farm.stop()
  }
}

const kneePerSecond = ({ knee }: Run): number => knee?.held?.arrivals.perSecond ?? 0

const items = (size: number): string => size.toLocaleString('en-US')

const milliseconds = (value: number): string => value.toFixed(value < 10 ? 1 : 0)

const kneeCells = (run: Run, first: Run): string[] => {
  const { held, broken, megabytes } = run.knee ?? {}
  if (!megabytes) return [`not measured: ${cpus().length} cores`, '', '', '', '', '', '']
  const memory = [megabytes.before, megabytes.held, megabytes.after].map((value) => value.toFixed(0)).join(', ')
  const above = broken ? `${broken.why} at ${broken.perSecond.toFixed(0)}/s` : ''
  if (!held) return ['none', '', '', above, '', '', memory]
  const { arrivals, used } = held
  const waits = classes.map((name) => milliseconds(atShare(arrivals.waits[name], 0.99))).join(', ')
  const count = classes.reduce((sum, name) => sum + arrivals.waits[name].length, 0)
  const each = (seconds: number): string => ((seconds * 1000) / count).toFixed(2)
  return [
    `${arrivals.perSecond.toFixed(0)}, of which ${(arrivals.perSecond * 0.03).toFixed(1)} purchases`,
    ratioOf(kneePerSecond(run), kneePerSecond(first)),
    waits,
    above,
    `${each(used.serverCpuSeconds)} and ${each(used.databaseCpuSeconds)}`,
    `${arrivals.lateMilliseconds.toFixed(0)} ms, ${(used.othersShare * 100).toFixed(0)} %`,
    memory,
  ]
}

const costCells = ({ cost }: Run, first: Run): string[] =>
  (Object.keys(cost) as (keyof PurchaseCost)[]).map(
    (name) => `${cost[name].toFixed(1)} (${ratioOf(cost[name], first.cost[name])})`,
  )

/** What memory was every twelfth of the time, and how it went once the shop was warm. */
const memoryLines = (all: readonly number[]): string[] => {
  const minutes = all.length
  const judged = all.slice(warmUpMinutesOf(minutes))
  const [least, most] = [Math.min(...judged), Math.max(...judged)]
  const shown = all.filter((_, minute) => minute % Math.max(1, Math.floor(minutes / 12)) === 0)
  const growthPerHour = judged.length > 1 ? slopeOf(judged) * 60 : 0
  // A memory that goes up and down is never quite level.
  const grows = (growthPerHour * judged.length) / 60 > 0.05 * median(judged)
  return [
    `${shown.map((value) => value.toFixed(0)).join(', ')}.`,
    `From minute ${warmUpMinutesOf(minutes) + 1} on ${least.toFixed(0)} to ${most.toFixed(0)};`,
    `the median of all slopes between two of these minutes is ${growthPerHour.toFixed(1)} MB an hour:`,
    `${grows ? '**it grows**' : 'no growth'}.`,
  ]
}

const soakLines = ({ held, perSecond, answered, failed }: Soak): string[] => [
  `One server of ${items(soakSize)} items for ${held.length} minutes at ${perSecond} visits a second of the mixed`,
  `load: ${answered} answers, ${failed} of them failed. Once a minute all garbage was collected and what was left`,
  'looked at.',
  '',
  'What objects and buffers take, MB:',
  ...memoryLines(held.map(({ live }) => live)),
  '',
  'What V8 keeps for objects to come, MB:',
  ...memoryLines(held.map(({ spare }) => spare)),
  '',
  'The rest of what is resident, which is the program, threads and what malloc keeps, MB:',
  ...memoryLines(held.map(({ rest }) => rest)),
]

const soakSize = 20_000

/**
 * Watches the memory of one server under the mixed load. Memory alone is judged, so that other work beside it does
 * little harm.
 * @param given.perSecond visits; less than half of what a server holds on two cores unless it is to be hard pressed
 * @returns the lines of the chapter; throws where the server has ended meanwhile
 */
export const measureSoak = async (given: { minutes: number; perSecond: number }): Promise<string[]> => {
  const database = await openDatabase()
  try {
    const farm = await startFarm(database, 1, { tellsMemory: true })
    try {
      // A purchase is 3 of a hundred, and the shop is to be as full at the end as at the start.
      await fillTo(database, soakSize + Math.ceil(given.perSecond * 0.04 * given.minutes * 60))
      const [server] = farm.servers
      if (!server) throw new Error('a farm of one server has one')
      return soakLines(await soak(database, { origin: farm.origin, server }, given))
    } finally {
      await farm.stop()
    }
  } finally {
    await database.stop()
  }
}

/**
 * Lets visitors come at growing rates, at each size with each number of servers, and measures what a purchase costs
 * there. About a quarter of an hour.
 * @returns the lines of the chapter
 */
export const measureLoad = async ({ sizes, processes }: LoadOptions): Promise<string[]> => {
  const database = await openDatabase()
  const runs: Run[] = []
  try {
    for (const size of sizes) {
      for (const count of processes) runs.push(await measureRun(database, size, count))
    }
  } finally {
    await database.stop()
  }
  const [first] = runs
  if (!first) return []
  const names = ({ size, processes: count }: Run): string[] => [items(size), String(count)]
  return [
    'Of a hundred visits 90 look around (of a hundred such, 36 are pages as documents, 64 calls of open pages), 7 are',
    'about a cart, 3 buy an item that exists once. They come at random moments, whether those before have been served',
    'or not, and wait from the moment when they were due. The knee is the highest rate at which nothing fails and',
    `no kind of visit has a p99 above ${waitMillisecondsMax} ms; a rate that fails is tried twice. Visitors, HAProxy,`,
    'the servers behind it and the database share the cores: with more than one server on two cores nothing is to be',
    'gained, only what it costs is to be seen.',
    '',
    ...table(
      [
        'items',
        'servers',
        'knee, visits a second',
        'ratio',
        'p99 there of pages, calls, cart, purchases, ms',
        'what ended it',
        'processor of servers and of database for each visit, ms',
        'visitors came late by (p99), others had of the machine',
        'memory of all servers before, at the knee, after a rest, MB',
      ],
      runs.map((run) => [...names(run), ...kneeCells(run, first)]),
    ),
    '',
    'What one purchase costs with its mail, its receipt and all that it announces, in a shop that does nothing else;',
    'in brackets beside the first row:',
    '',
    ...table(
      ['items', 'servers', 'processor of servers, ms', 'of database, ms', 'WAL, KB', 'whole pages in it', 'statements'],
      runs.map((run) => [...names(run), ...costCells(run, first)]),
    ),
  ]
}
