import { residentMegabytes } from '../host.ts'
import { liveMegabytes } from '../server.ts'
import { atShare, letArrive } from './arrivals.ts'
import type { Farm, LoadDatabase } from './farm.ts'
import { classes, createVisitors } from './visitors.ts'

/** What the server held, minute by minute, under one rate. */
export interface Soak {
  perSecond: number
  /** resident memory at the end of each minute */
  megabytes: number[]
  /** of them what was in use once the garbage was collected (liveMegabytes) */
  live: number[]
  /** answers that were neither 2xx, of all that came */
  failed: number
  answered: number
}

const purchasesShare = 0.03

/** Minutes that are not judged: caches fill and code is compiled. */
export const warmUpMinutesOf = (minutes: number): number => Math.min(15, Math.floor(minutes / 3))

/** By how much a value grows from one to the next: the slope of the straight line that fits best. */
export const slopeOf = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const rise = values.reduce((sum, value, place) => sum + (place - middle) * (value - mean), 0)
  return rise / values.reduce((sum, _, place) => sum + (place - middle) ** 2, 0)
}

/** Lets visitors come at one rate for so many minutes and prints after each what the server holds in memory
 * (of servers that were started with tellsMemory). */
export const soak = async (
  { pool }: LoadDatabase,
  { origin, servers }: Farm,
  { perSecond, minutes }: { perSecond: number; minutes: number },
): Promise<Soak> => {
  const visitors = await createVisitors(pool, origin, Math.ceil(perSecond * purchasesShare * minutes * 60 * 1.2))
  const done: Soak = { perSecond, megabytes: [], live: [], failed: 0, answered: 0 }
  for (let minute = 1; minute <= minutes; minute += 1) {
    const { waits, failed } = await letArrive({ origin, visitors, perSecond, seconds: 60 })
    const megabytes = servers.reduce((sum, { pid }) => sum + residentMegabytes(pid), 0)
    if (megabytes === 0) throw new Error(`the server has ended in minute ${minute}`)
    const live = (await Promise.all(servers.map(liveMegabytes))).reduce((sum, each) => sum + each, 0)
    const p99 = Math.max(...classes.map((name) => atShare(waits[name], 0.99)))
    done.megabytes.push(megabytes)
    done.live.push(live)
    done.failed += [...failed.values()].reduce((sum, times) => sum + times, 0)
    done.answered += classes.reduce((sum, name) => sum + waits[name].length, 0)
    const held = `${megabytes.toFixed(0)} MB, ${live.toFixed(1)} of them in use`
    console.log(`  minute ${minute}: ${held}, slowest p99 ${p99.toFixed(0)} ms`)
  }
  return done
}
