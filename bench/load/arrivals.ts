import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { classes, type Visit, type VisitClass, type Visitors } from './visitors.ts'

/** What visitors waited for at one rate. */
export interface Arrivals {
  /** how many came each second */
  perSecond: number
  /** of each class, milliseconds from the moment when it was due to the end of the answer, sorted */
  waits: Record<VisitClass, number[]>
  /** what neither was an answer nor led to one: "503 pages" and how often */
  failed: Map<string, number>
  /** milliseconds by which this client itself was late to ask, the 99th of a hundred */
  lateMilliseconds: number
  /** whether it was ended early, because twice as many waited as come in a second */
  overrun: boolean
}

interface Options {
  origin: string
  visitors: Visitors
  perSecond: number
  seconds: number
}

const answerSecondsMax = 20
const agent = new Agent({ keepAlive: true, maxSockets: 512 })

const ask = (origin: string, { method, path, headers, body }: Visit): Promise<number> =>
  new Promise((resolve, reject) => {
    const length: Record<string, number> = body ? { 'content-length': Buffer.byteLength(body) } : {}
    const sent = request(origin + path, { method, agent, headers: { ...headers, ...length } }, (answer) => {
      answer.once('error', reject)
      answer.once('end', () => resolve(answer.statusCode ?? 0))
      answer.resume()
    })
    sent.setTimeout(answerSecondsMax * 1000, () => sent.destroy(new Error('no answer in time')))
    sent.once('error', reject)
    sent.end(body)
  })

/** The value below which a share of sorted values lies; 0 where there are none. */
export const atShare = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/**
 * Lets visitors come at a rate, whether those before them have been served or not (an open loop), at moments that are
 * random as those of people are. What each waits counts from the moment when it was due, so that a server which stands
 * still is not asked less (coordinated omission).
 */
export const letArrive = async ({ origin, visitors, perSecond, seconds }: Options): Promise<Arrivals> => {
  const waits = Object.fromEntries(classes.map((name) => [name, [] as number[]])) as Arrivals['waits']
  const failed: Arrivals['failed'] = new Map()
  const late: number[] = []
  const underWay = new Set<Promise<void>>()
  const begun = performance.now()
  const end = begun + seconds * 1000
  let overrun = false
  const visit = async (due: number): Promise<void> => {
    const one = visitors.next()
    const status = await ask(origin, one).catch((error: NodeJS.ErrnoException) => error.code ?? error.message)
    waits[one.class].push(performance.now() - due)
    // A page of a list that is no longer there leads to the last one.
    const isFine = typeof status === 'number' && status >= 200 && status < 400
    if (isFine) one.served?.()
    else failed.set(`${status} ${one.class}`, (failed.get(`${status} ${one.class}`) ?? 0) + 1)
  }
  let due = begun
  while (due < end && !overrun) {
    const now = performance.now()
    if (due > now) await delay(Math.max(1, due - now))
    while (due <= performance.now() && due < end) {
      late.push(performance.now() - due)
      const one: Promise<void> = visit(due).finally(() => underWay.delete(one))
      underWay.add(one)
      due -= (Math.log(1 - Math.random()) * 1000) / perSecond
    }
    overrun = underWay.size > Math.max(200, 2 * perSecond)
  }
  await Promise.all(underWay)
  for (const each of Object.values(waits)) each.sort((left, right) => left - right)
  late.sort((left, right) => left - right)
  return { perSecond, waits, failed, lateMilliseconds: atShare(late, 0.99), overrun }
}
