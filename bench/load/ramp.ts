import { setTimeout as delay } from 'node:timers/promises'
import { residentMegabytes, type Used, watchCpu } from '../host.ts'
import { type Arrivals, atShare, letArrive } from './arrivals.ts'
import type { Farm, LoadDatabase } from './farm.ts'
import { classes, createVisitors, type Visitors } from './visitors.ts'

/** The highest rate that servers hold, and what they use there. */
export interface Knee {
  /** undefined where the lowest rate already is too much */
  held?: { arrivals: Arrivals; used: Used }
  /** the rate above it and why it is too much */
  broken?: { perSecond: number; why: string }
  /** of all servers together */
  megabytes: { before: number; held: number; after: number }
}

/** p99 of every class ends here. */
export const waitMillisecondsMax = 200

const firstPerSecond = 25
const lastPerSecond = 20_000
const coarseSeconds = 5
const fineFactor = 2 ** 0.25
// A p99 wants a hundred purchases, three of a hundred requests.
const fineSecondsOf = (perSecond: number): number => Math.min(30, Math.max(8, 100 / (0.03 * perSecond)))
const restSeconds = 20
const warmUpSeconds = 20
const purchasesMax = 12_000

const memoryOf = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + residentMegabytes(pid), 0)

/** Why a rate is too much; undefined where it is held. */
const troubleOf = ({ waits, failed, overrun }: Arrivals): string | undefined => {
  if (overrun) return 'more came than were served'
  if (failed.size > 0) return [...failed].map(([what, times]) => `${what} ${times} times`).join(', ')
  const slow = classes.find((name) => atShare(waits[name], 0.99) > waitMillisecondsMax)
  return slow && `${slow} p99 ${atShare(waits[slow], 0.99).toFixed(0)} ms`
}

/** All classes together: few purchases come in a short time. */
const isFarTooMuch = ({ waits, failed, overrun }: Arrivals): boolean => {
  const all = classes.flatMap((name) => waits[name]).toSorted((left, right) => left - right)
  return overrun || failed.size > 0 || atShare(all, 0.99) > waitMillisecondsMax
}

interface Tried {
  arrivals: Arrivals
  used: Used
  why: string | undefined
}

/** Lets visitors come at growing rates until a class's p99 passes 200 ms: first in doubles, then in small steps. */
export const findKnee = async (database: LoadDatabase, { origin, pids, ready }: Farm): Promise<Knee> => {
  const visitors: Visitors = await createVisitors(database.pool, origin, purchasesMax)
  const before = memoryOf(pids)
  const tryRate = async (perSecond: number, seconds: number): Promise<Tried> => {
    await ready()
    const used = watchCpu({ servers: pids, postmaster: database.postmaster })
    const arrivals = await letArrive({ origin, visitors, perSecond, seconds })
    const tried = { arrivals, used: used(), why: troubleOf(arrivals) }
    console.log(`  ${perSecond.toFixed(0)}/s: ${tried.why ?? 'held'}`)
    return tried
  }
  // What a single outlier did once, it does not do twice.
  const tryTwice = async (perSecond: number): Promise<Tried> => {
    const first = await tryRate(perSecond, fineSecondsOf(perSecond))
    return first.why ? tryRate(perSecond, fineSecondsOf(perSecond)) : first
  }
  await letArrive({ origin, visitors, perSecond: firstPerSecond * 2, seconds: warmUpSeconds })
  let perSecond = firstPerSecond
  while (perSecond < lastPerSecond && !isFarTooMuch((await tryRate(perSecond * 2, coarseSeconds)).arrivals)) {
    perSecond *= 2
  }
  let held: Tried | undefined
  let broken: Tried | undefined
  while (!(held && broken) && perSecond > firstPerSecond / 4 && perSecond < lastPerSecond) {
    const tried = await tryTwice(perSecond)
    if (tried.why) broken = tried
    else held = tried
    if (held && broken) break
    perSecond = tried.why ? perSecond / fineFactor : perSecond * fineFactor
  }
  const atKnee = memoryOf(pids)
  await delay(restSeconds * 1000)
  return {
    ...(held ? { held } : {}),
    ...(broken ? { broken: { perSecond: broken.arrivals.perSecond, why: broken.why ?? '' } } : {}),
    megabytes: { before, held: atKnee, after: memoryOf(pids) },
  }
}
