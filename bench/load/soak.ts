import { median } from '../measure.ts'
import { type HeldMemory, memoryHeldBy, type Server } from '../server.ts'
import { atShare, letArrive } from './arrivals.ts'
import type { LoadDatabase } from './farm.ts'
import { classes, createVisitors } from './visitors.ts'

/** What the server held, minute by minute, under one rate. */
export interface Soak {
  perSecond: number
  /** at the end of each minute */
  held: HeldMemory[]
  /** answers that were neither 2xx, of all that came */
  failed: number
  answered: number
}

const purchasesShare = 0.03

/** Minutes that are not judged: caches fill and code is compiled. */
export const warmUpMinutesOf = (minutes: number): number => Math.min(15, Math.floor(minutes / 3))

/**
 * By how much a value grows from one to the next: the median of the slopes between any two (Theil and Sen), which a
 * moment that is unlike the others does not turn, as when everything that was ready is dropped.
 */
export const slopeOf = (values: readonly number[]): number =>
  median(values.flatMap((one, place) => values.slice(place + 1).map((other, step) => (other - one) / (step + 1))))

/**
 * Lets visitors come at one rate for so many minutes and prints after each what the server holds in memory.
 * Throws where jobs failed: mails and papers are part of what visitors cause.
 * @param farm.server behind the origin, started with tellsMemory
 */
export const soak = async (
  { pool }: LoadDatabase,
  { origin, server }: { origin: string; server: Server },
  { perSecond, minutes }: { perSecond: number; minutes: number },
): Promise<Soak> => {
  const visitors = await createVisitors(pool, origin, Math.ceil(perSecond * purchasesShare * minutes * 60 * 1.2))
  const done: Soak = { perSecond, held: [], failed: 0, answered: 0 }
  for (let minute = 1; minute <= minutes; minute += 1) {
    const { waits, failed } = await letArrive({ origin, visitors, perSecond, seconds: 60 })
    if (server.process.exitCode !== null) throw new Error(`the server has ended in minute ${minute}`)
    const held = await memoryHeldBy(server)
    const p99 = Math.max(...classes.map((name) => atShare(waits[name], 0.99)))
    done.held.push(held)
    done.failed += [...failed.values()].reduce((sum, times) => sum + times, 0)
    done.answered += classes.reduce((sum, name) => sum + waits[name].length, 0)
    const parts = Object.entries(held).map(([name, megabytes]) => `${name} ${megabytes.toFixed(1)}`)
    console.log(`  minute ${minute}: ${parts.join(', ')} MB, slowest p99 ${p99.toFixed(0)} ms`)
  }
  const { rows } = await pool.query(
    'select count(*)::int as count from graphile_worker.jobs where last_error is not null',
  )
  if (rows[0].count > 0) throw new Error(`${rows[0].count} jobs failed meanwhile: this is not what a shop holds`)
  return done
}
