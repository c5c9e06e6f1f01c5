import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { answer, instant, query } from '../wire.ts'
import * as routes from './routes/health.ts'

/** red: somebody has to do something now; amber: soon; green: nobody. */
export const healthStates = ['red', 'amber', 'green'] as const

export type HealthState = (typeof healthStates)[number]

/** What is looked at, in the order that it is shown in. */
export const healthNames = [
  'version',
  'database',
  'storage',
  'queue',
  'jobs',
  'mails',
  'provider',
  'bank',
  'rates',
  'references',
  'webhooks',
  'trades',
  'stock',
  'certificate',
  'archive',
  'backup',
  'restore',
  'settings',
] as const

export type HealthName = (typeof healthNames)[number]

const check = z.object({
  name: z.enum(healthNames),
  state: z.enum(healthStates),
  /** how it is, with its figures */
  says: z.string(),
  /** what somebody has to do; null where nothing has to be done */
  to_do: z.nullable(z.string()),
})

export type HealthCheck = z.output<typeof check>

export const getHealth = defineCall(routes.getHealth, {
  summary: 'What is well with the shop and what is not, with what to do; what lies outside is looked at once a minute',
  unattended: true,
  query: query({}),
  answer: answer({
    at: instant,
    /** the worst of all checks */
    state: z.enum(healthStates),
    checks: z.array(check),
    /** the slowest run of each job within a day, slowest first, five at most */
    slowest: z.array(z.object({ task: z.string(), milliseconds: z.int(), at: instant })),
  }),
  refusals: [],
})
