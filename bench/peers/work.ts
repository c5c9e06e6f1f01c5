import { Agent, request as send } from 'node:http'
import { performance } from 'node:perf_hooks'
import autocannon from 'autocannon'
import type { Figure } from '../measure.ts'
import type { Call, Contender, PeerRequest, Presses } from './contender.ts'

/** How much of each is asked for. */
export interface Amounts {
  /** of each measurement, after its warming up */
  seconds: number
  connections: number
  buyers: number
  rivals: number
  races: number
  presses: number
}

export type Step = 'list' | 'item' | 'search' | 'cart'

const warmUpSeconds = 2
const requestsEach = 700
const answerSecondsMax = 30

/** A client over kept connections; an answer that takes half a minute fails. */
export const clientOf = (origin: string): { call: Call; close(): void } => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const call: Call = ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const length: Record<string, number> = body ? { 'content-length': Buffer.byteLength(body) } : {}
      const sent = send(origin + path, { method, agent, headers: { ...headers, ...length } }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('error', reject)
        answer.once('end', () => {
          const text = Buffer.concat(chunks).toString()
          const isJson = answer.headers['content-type']?.includes('json') && text !== ''
          const json = isJson ? JSON.parse(text) : undefined
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, json })
        })
      })
      sent.setTimeout(answerSecondsMax * 1000, () => sent.destroy(new Error('no answer in time')))
      sent.once('error', reject)
      sent.end(body)
    })
  return { call, close: () => agent.destroy() }
}

/** The same page of each, so that a shop which finds nothing is not the fastest. */
export const checkAnswers = async (contender: Contender, call: Call): Promise<void> => {
  for (const step of ['list', 'search'] as const) {
    const { status, json } = await call(contender[step](0))
    if (status !== 200) throw new Error(`${step}: answered ${status}`)
    const { items, total } = contender.foundIn(json)
    if (items === 0 || items > 12 || (step === 'list' && items !== 12)) {
      throw new Error(`${step}: ${items} items of ${total} on a page of 12`)
    }
  }
}

/** Asks as fast as answers come. */
export const measureStep = async (contender: Contender, step: Step, amounts: Amounts): Promise<Figure> => {
  const { connections, seconds } = amounts
  const requestOf = (index: number, connection: number): PeerRequest =>
    step === 'cart' ? contender.cart(index, connection) : contender[step](index + connection * 41)
  const run = (duration: number, from: number) => {
    let connection = from
    return autocannon({
      url: contender.server.origin,
      connections,
      duration,
      timeout: answerSecondsMax,
      setupClient: (client) => {
        const own = connection
        connection += 1
        client.setRequests(Array.from({ length: requestsEach }, (_, index) => requestOf(index, own)))
      },
    })
  }
  // As other connections: what they leave in a cart is not put into it again.
  await run(warmUpSeconds, connections)
  const { requests, latency, non2xx, errors, duration } = await run(seconds, 0)
  return {
    perSecond: requests.total / duration,
    p50Milliseconds: latency.p50,
    p99Milliseconds: latency.p99,
    refused: non2xx + errors,
  }
}

/** Numbers of purchases: each is given once, also over several runs on the same databases. */
let purchases = Date.now() % 1_000_000_000

const nextPurchase = (): number => {
  purchases += 1
  return purchases
}

/** Whole purchases, one after the other by each of a few buyers. */
export const measureCheckout = async (contender: Contender, call: Call, amounts: Amounts): Promise<Figure> => {
  const buyFor = async (seconds: number) => {
    const durations: number[] = []
    let refused = 0
    const begun = performance.now()
    const buyer = async (): Promise<void> => {
      while (performance.now() - begun < seconds * 1000) {
        const from = performance.now()
        const order = await contender.checkout(call, { number: nextPurchase() }).catch(() => undefined)
        if (order === undefined) refused += 1
        else durations.push(performance.now() - from)
      }
    }
    await Promise.all(Array.from({ length: amounts.buyers }, buyer))
    return { durations, refused, seconds: (performance.now() - begun) / 1000 }
  }
  await buyFor(warmUpSeconds)
  const { durations, refused, seconds } = await buyFor(amounts.seconds)
  durations.sort((left, right) => left - right)
  const at = (share: number): number => durations[Math.floor(durations.length * share)] ?? 0
  return { perSecond: durations.length / seconds, p50Milliseconds: at(0.5), p99Milliseconds: at(0.99), refused }
}

/** What came of a race for one unit. */
export interface Race {
  /** whether all waited for each other before they paid */
  gated: boolean
  /** buyers who were told that it is theirs */
  sold: number
  /** whether one more buyer, alone, was sold it when it was gone */
  soldLate: boolean
}

/** Opens when all who have not failed on the way have come. */
const gateFor = (count: number) => {
  let [awaited, arrived] = [count, 0]
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const look = () => {
    if (arrived >= awaited) open()
  }
  return {
    pass: () => {
      arrived += 1
      look()
      return opened
    },
    giveUp: () => {
      awaited -= 1
      look()
    },
  }
}

/** Twenty buyers of an item of which there is one: every second time they come to pay together. */
export const race = async (contender: Contender, call: Call, amounts: Amounts): Promise<Race[]> => {
  const races: Race[] = []
  for (let turn = 0; turn < amounts.races; turn += 1) {
    await contender.resetLastUnit()
    const gated = turn % 2 === 0
    const gate = gateFor(amounts.rivals)
    const buy = async (): Promise<boolean> => {
      let hasPassed = false
      const pass = () => {
        hasPassed = true
        return gate.pass()
      }
      try {
        await contender.checkout(call, { number: nextPurchase(), lastUnit: true, ...(gated ? { gate: pass } : {}) })
        return true
      } catch {
        if (!hasPassed) gate.giveUp()
        return false
      }
    }
    const outcomes = await Promise.all(Array.from({ length: amounts.rivals }, buy))
    const late = contender.checkout(call, { number: nextPurchase(), lastUnit: true })
    races.push({
      gated,
      sold: outcomes.filter(Boolean).length,
      soldLate: await late.then(
        () => true,
        () => false,
      ),
    })
  }
  return races
}

/** One buyer after the other presses Pay ten times at once. */
export const pressButtons = async (contender: Contender, call: Call, amounts: Amounts): Promise<Presses[]> => {
  const presses: Presses[] = []
  for (let turn = 0; turn < amounts.presses; turn += 1) {
    presses.push(await contender.pressTenTimes(call, nextPurchase()))
  }
  return presses
}
