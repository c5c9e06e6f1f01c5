import { randomInt } from 'node:crypto'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { StaffRole } from '@pandrop/contract/staff/roles'
import type { StaffMember } from '@pandrop/contract/staff/team'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { forgetAttempts } from '../accounts/attempts.ts'
import { hashPassword } from '../passwords/password.ts'
import { countsOf } from '../staff-sign-in/factors.ts'
import { forgetStaffDevices } from '../staff-sign-in/staff-devices.ts'
import { endStaffSessionsOf } from '../staff-sign-in/staff-session.ts'
import { notifyStaff, type StaffNews } from './staff-mail.ts'
import {
  deletePasskeysOf,
  holdMemberAndAdministrators,
  insertMember,
  type MemberRow,
  memberById,
  memberIdByEmail,
  members,
  resetMember,
  updateMember,
} from './team.sql.ts'

/** Somebody with the one-time password that is shown once and kept nowhere. */
export interface NewAccess {
  staff: StaffMember
  oneTimePassword: string
}

type TeamContext = Pick<StaffContext, 'pool' | 'clock' | 'env'>

const shown = ({ created_at, seen_at, ...row }: MemberRow): StaffMember => ({
  ...row,
  created_at: created_at.toISOString(),
  seen_at: seen_at?.toISOString() ?? null,
})

const memberOf = async (q: Queryable, staffId: number): Promise<StaffMember> => {
  const row = await memberById(q, staffId)
  if (!row) throw new Error(`member of staff ${staffId} is gone`)
  return shown(row)
}

/** Everybody who works in the back office, who can sign in first. */
export const listTeam = async (q: Queryable): Promise<StaffMember[]> => (await members(q)).map(shown)

/** Who has this e-mail, lower case; undefined where nobody does. */
export const findMember = async (q: Queryable, email: string): Promise<number | undefined> =>
  (await memberIdByEmail(q, email))?.id

/**
 * Adds somebody, with a one-time password that they replace at their first sign-in.
 * The person and all administrators get a mail. Refuses staff_email_taken.
 * @param person.email lower case
 * @param person.by who adds them, as the mail names them
 */
export const addMember = async (
  { pool, clock, env }: TeamContext,
  { name, email, role, by }: { name: string; email: string; role: StaffRole; by: string },
): Promise<Result<NewAccess, 'staff_email_taken'>> => {
  const oneTimePassword = createOneTimePassword()
  const passwordHash = await hashPassword(oneTimePassword)
  return inTransaction(pool, async (tx) => {
    const at = clock.now()
    const made = await insertMember(tx, { name, email, role, passwordHash, now: at })
    if (!made) return refuse('staff_email_taken')
    await notifyStaff(tx, env, { template: 'staff_made', staffId: made.id, values: { by, role }, at })
    return ok({ staff: await memberOf(tx, made.id), oneTimePassword })
  })
}

/**
 * Changes somebody's role, locks or unlocks them. A role counts from the next call on; locking ends every session.
 * Who is promoted or unlocked and all administrators get a mail.
 * Refuses staff_not_found, and staff_last_administrator where nobody could manage the team any more.
 * @param change.by who changes it, as the mail names them
 */
export const changeMember = async (
  { pool, clock, env }: TeamContext,
  staffId: number,
  { by, ...change }: { role?: StaffRole | undefined; active?: boolean | undefined; by: string },
): Promise<Result<StaffMember, 'staff_not_found' | 'staff_last_administrator'>> =>
  inTransaction(pool, async (tx) => {
    const held = await holdMemberAndAdministrators(tx, staffId)
    const person = held.find(({ id }) => id === staffId)
    if (!person) return refuse('staff_not_found')
    const { role = person.role, active = person.active } = change
    const others = held.filter(({ id }) => id !== staffId)
    const staysAdministrator = role === 'administrator' && active
    const wasAdministrator = person.role === 'administrator' && person.active
    if (wasAdministrator && !staysAdministrator && others.length === 0) return refuse('staff_last_administrator')
    await updateMember(tx, staffId, role, active)
    if (!active) await endStaffSessionsOf(tx, { staffId, keptSession: null })
    for (const template of givenBy(person, { role, active }))
      await notifyStaff(tx, env, { template, staffId, values: { by }, at: clock.now() })
    return ok(await memberOf(tx, staffId))
  })

/** What a change gives that was not there before; the database counts the same (0032, note_staff_access). */
const givenBy = (was: Access, is: Access): StaffNews['template'][] => [
  ...(is.role === 'administrator' && was.role !== 'administrator' ? (['staff_promoted'] as const) : []),
  ...(is.active && !was.active ? (['staff_unlocked'] as const) : []),
]

interface Access {
  role: StaffRole
  active: boolean
}

/**
 * Gives somebody who lost their password or their second factor a new one-time password; second factors have to be set
 * up anew, and every session ends. They and all administrators get a mail.
 * Refuses staff_not_found.
 * @param by who resets it, as the mail names them
 */
export const resetMemberAccess = async (
  { pool, clock, env }: TeamContext,
  { staffId, by }: { staffId: number; by: string },
): Promise<Result<NewAccess, 'staff_not_found'>> => {
  const oneTimePassword = createOneTimePassword()
  const passwordHash = await hashPassword(oneTimePassword)
  return inTransaction(pool, async (tx) => {
    const reset = await resetMember(tx, staffId, passwordHash)
    if (!reset) return refuse('staff_not_found')
    await deletePasskeysOf(tx, staffId)
    await forgetStaffDevices(tx, staffId)
    // Whoever guessed before has used up nothing of the new access.
    await forgetAttempts(tx, countsOf({ staffId, email: reset.email }))
    await endStaffSessionsOf(tx, { staffId, keptSession: null })
    await notifyStaff(tx, env, { template: 'staff_reset', staffId, values: { by }, at: clock.now() })
    return ok({ staff: await memberOf(tx, staffId), oneTimePassword })
  })
}

// Without letters and digits that look alike: 32 of them are 5 bits each.
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const groups = 7
const lettersPerGroup = 4

/** A password that somebody reads out or types once: 140 bits, in groups. */
const createOneTimePassword = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: lettersPerGroup }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')
