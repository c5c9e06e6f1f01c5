import { availableParallelism } from 'node:os'
import type { Call } from '@pandrop/contract/call'
import { calls } from '@pandrop/contract/calls'
import { refusals } from '@pandrop/contract/refusals'
import { refusalAnswer } from '@pandrop/contract/wire'
import { createApp } from '@pandrop/server/app'
import { asStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { type Reply, Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDraw, type DrawnRequest, drawRequest, oneOf } from './testing/drawn-calls.ts'

const callsMade = 50_000
const seed = 16

/**
 * Of the server's own time, from a request's first byte to the last of its answer. One in a thousand may be late,
 * because a machine that does something else at the same time makes sign-ins wait for each other's hashes; none much.
 */
const millisecondsMax = { mostly: 1000, ever: 5000 }

let shop: TestShop
let app: Awaited<ReturnType<typeof createApp>>['app']
let origin: string
const times: { milliseconds: number; route: string }[] = []

const again = (visitor: Visitor): Visitor => {
  const there = new Visitor(origin)
  for (const [name, value] of visitor.cookies) there.cookies.set(name, value)
  there.token = visitor.token
  return there
}

const arrivals = {
  guest: async () => new Visitor(origin),
  customer: async () => again((await shop.customer({ balanceCents: 1_000_000 })).browser),
  unverified: async () => again((await shop.customer({ verified: false })).browser),
  operator: async () => (await asStaff({ ...shop, origin })).browser,
  administrator: async () => (await asStaff({ ...shop, origin }, 'administrator')).browser,
}

type Kind = keyof typeof arrivals

const kinds = Object.keys(arrivals) as Kind[]

/** Whom a call is for: they make most of it, so that most of what is drawn gets behind the door. */
const meantFor = ({ access }: Call): readonly Kind[] => {
  if (access.startsWith('staff') || access === 'administrator') return ['operator', 'administrator']
  return access === 'public' ? ['guest', 'customer'] : ['customer', 'customer', 'unverified']
}

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  app = (await createApp(shop.shop)).app
  app.addHook('onResponse', async (request, reply) => {
    const route = `${request.method} ${request.routeOptions.url}`
    times.push({ milliseconds: reply.elapsedTime, route })
  })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app?.close()
  await shop?.stop()
})

const served: [name: string, call: Call][] = Object.entries(calls).filter(
  // What ends the sessions that the other calls are made with, and what waits for a file of a form.
  ([name, call]) => !('upload' in call) && !/logout|endSession|signOut|leave/i.test(name),
)

const refusalOf = (code: unknown) => refusals[code as keyof typeof refusals]

/** What an answer breaks of the contract; undefined where it stands inside. */
const broken = (call: Call, { status, body }: Reply): string | undefined => {
  if (status === 200) {
    if (call.answer._zod.def.type === 'file') return undefined
    const parsed = call.answer.safeParse(body)
    return parsed.success ? undefined : JSON.stringify(parsed.error.issues.slice(0, 2))
  }
  if (!refusalAnswer.safeParse(body).success) return 'no envelope'
  if (refusalOf(body.code)?.status !== status) return `code ${body.code} with ${status}`
  return status >= 500 && body.code !== 'provider_unavailable' ? 'a failure of ours' : undefined
}

const send = (who: Visitor, { method }: Call, { path, body, rawBody }: DrawnRequest): Promise<Reply> => {
  if (method === 'GET') return who.get(path)
  return who.call(method, path, rawBody === undefined ? { body } : { rawBody, headers: json })
}

const json = { 'content-type': 'application/json' }

test(`${callsMade} calls drawn from the contract (seed ${seed}) get no answer outside of it, none late`, async () => {
  const draw = createDraw(seed)
  const found: unknown[] = []
  const statuses = new Map<number, number>()
  let made = 0
  const line = async () => {
    const people = new Map<Kind, Visitor>()
    while (made < callsMade && found.length < 20) {
      made += 1
      const [name, call] = oneOf(draw, served)
      const meant = meantFor(call)
      const kind = oneOf(draw, draw() < 0.8 ? meant : kinds)
      const who = people.get(kind) ?? (await arrivals[kind]())
      people.set(kind, who)
      const request = drawRequest(call, draw)
      const reply = await send(who, call, request)
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
      // Some calls end sessions, block customers and lock colleagues: somebody else takes the place.
      if ((reply.status === 401 || reply.status === 403) && meant.includes(kind)) people.delete(kind)
      const problem = broken(call, reply)
      if (problem) found.push({ name, problem, status: reply.status, request: JSON.stringify(request).slice(0, 500) })
    }
  }
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, line))
  expect(found).toEqual([])
  // Most of it gets behind the door, or it would prove little.
  expect(statuses.get(401)).toBeLessThan(callsMade / 5)
  expect(statuses.get(200)).toBeGreaterThan(callsMade / 20)
  times.sort((left, right) => right.milliseconds - left.milliseconds)
  const [slowest, late] = [times[0], times[Math.floor(times.length / 1000)]]
  expect(slowest?.milliseconds, slowest?.route).toBeLessThan(millisecondsMax.ever)
  expect(late?.milliseconds, late?.route).toBeLessThan(millisecondsMax.mostly)
})
