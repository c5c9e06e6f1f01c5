import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { say } from '../say.ts'
import { answer, body, email, id, instant, lengthAtMost, query, text } from '../wire.ts'
import { pageAnswer, pageQuery } from './pages.ts'
import { staffRoles } from './roles.ts'
import * as routes from './routes/staff.ts'
import { proofMinutes } from './session.ts'

const role = z.enum(staffRoles, say('field_invalid'))

const member = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role,
  /** false: cannot sign in, and no session of theirs is open */
  active: z.boolean(),
  has_totp: z.boolean(),
  passkeys: z.int(),
  created_at: instant,
  seen_at: z.nullable(instant),
})

export type StaffMember = z.output<typeof member>

export const listStaff = defineCall(routes.listStaff, {
  summary: 'Everybody who works at the desk',
  query: query({}),
  answer: answer({ staff: z.array(member) }),
  refusals: [],
})

export const createStaff = defineCall(routes.createStaff, {
  summary: 'Adds somebody; the answer shows their one-time password, once',
  body: body({ name: text(80), email, role }),
  answer: answer({ staff: member, one_time_password: z.string() }),
  refusals: ['staff_email_taken', 'proof_required'],
  proofMinutes,
})

export const changeStaff = defineCall(routes.changeStaff, {
  summary: 'Changes a role, locks or unlocks; locking ends the sessions',
  params: z.object({ id }),
  body: body({ role: z.optional(role), active: z.optional(z.boolean(say('field_invalid'))) }),
  answer: answer({ staff: member }),
  refusals: ['staff_not_found', 'staff_last_administrator', 'proof_required'],
  proofMinutes,
})

export const resetStaff = defineCall(routes.resetStaff, {
  summary: 'A new one-time password; second factors have to be set up anew',
  params: z.object({ id }),
  body: body({}),
  answer: answer({ staff: member, one_time_password: z.string() }),
  refusals: ['staff_not_found', 'proof_required'],
  proofMinutes,
})

const auditEntry = z.object({
  id: z.int(),
  at: instant,
  staff: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** the key of a program that acted for them */
  key: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** the call's name, such as counterOffer; what was typed on the command line, such as `cli staff create` */
  action: z.string(),
  /** the call's path with its parameters filled in */
  path: z.string(),
  /** what was sent, without secrets */
  input: z.unknown(),
  /** done, a refusal's name, or failed; null: the server ended before it knew */
  outcome: z.nullable(z.string()),
  address: z.string(),
  /** the first 50 rows that changed, each before and after; null before: it was made, null after: it was removed */
  changes: z.array(
    z.object({
      table: z.string(),
      row: z.string(),
      before: z.nullable(z.record(z.string(), z.unknown())),
      after: z.nullable(z.record(z.string(), z.unknown())),
    }),
  ),
  /** all rows that changed; more than `changes` where a file of the bank was made or read */
  changes_count: z.int(),
})

export type AuditEntry = z.output<typeof auditEntry>

/** A row of the database, as its changes are noted: items/12. */
const changedRow = z.pipe(
  z
    .string(say('field_invalid'))
    .check(lengthAtMost(264), z.regex(/^[a-z_]{1,63}\/[^\p{Cc}]{1,200}$/u, say('field_invalid'))),
  z.transform((named: string) => {
    const [table = ''] = named.split('/', 1)
    return { table, row: named.slice(table.length + 1) }
  }),
)

export const listAudit = defineCall(routes.listAudit, {
  summary: 'What was done at the desk, newest first',
  query: query({
    ...pageQuery,
    staff: z.optional(id),
    action: z.optional(z.string().check(z.regex(/^\w[\w ]{0,59}$/, say('field_invalid')))),
    /** calls that changed this row alone, each with what it changed of it */
    row: z.optional(changedRow),
  }),
  answer: answer(pageAnswer(auditEntry)),
  refusals: [],
})
