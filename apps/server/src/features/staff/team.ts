import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { StaffRole } from '@pandrop/contract/staff/roles'
import type { StaffMember } from '@pandrop/contract/staff/team'
import type { Queryable } from '../../db/statement.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Desk } from '../../shop.ts'
import { hashPassword } from '../accounts/password.ts'
import { createOneTimePassword } from './one-time-password.ts'
import { endStaffSessionsOf } from './staff-session.ts'
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

/** Everybody who works at the desk, who can sign in first. */
export const listTeam = async (q: Queryable): Promise<StaffMember[]> => (await members(q)).map(shown)

/** Who has this e-mail, lower case; undefined where nobody does. */
export const findMember = async (q: Queryable, email: string): Promise<number | undefined> =>
  (await memberIdByEmail(q, email))?.id

/**
 * Adds somebody, with a one-time password that they replace at their first sign-in.
 * Refuses staff_email_taken.
 * @param person.email lower case
 */
export const addMember = async (
  { pool, clock }: Pick<Desk, 'pool' | 'clock'>,
  { name, email, role }: { name: string; email: string; role: StaffRole },
): Promise<Result<NewAccess, 'staff_email_taken'>> => {
  const oneTimePassword = createOneTimePassword()
  const passwordHash = await hashPassword(oneTimePassword)
  return inTransaction(pool, async (tx) => {
    const made = await insertMember(tx, name, email, role, passwordHash, clock.now())
    if (!made) return refuse('staff_email_taken')
    return ok({ staff: await memberOf(tx, made.id), oneTimePassword })
  })
}

/**
 * Changes somebody's role, locks or unlocks them. A role counts from the next call on; locking ends every session.
 * Refuses staff_not_found, and staff_last_administrator where nobody could manage the team any more.
 */
export const changeMember = async (
  { pool }: Pick<Desk, 'pool'>,
  staffId: number,
  change: { role?: StaffRole | undefined; active?: boolean | undefined },
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
    return ok(await memberOf(tx, staffId))
  })

/**
 * Gives somebody who lost their password or their second factor a new one-time password; second factors have to be set
 * up anew, and every session ends.
 * Refuses staff_not_found.
 */
export const resetMemberAccess = async (
  { pool }: Pick<Desk, 'pool'>,
  staffId: number,
): Promise<Result<NewAccess, 'staff_not_found'>> => {
  const oneTimePassword = createOneTimePassword()
  const passwordHash = await hashPassword(oneTimePassword)
  return inTransaction(pool, async (tx) => {
    if (!(await resetMember(tx, staffId, passwordHash))) return refuse('staff_not_found')
    await deletePasskeysOf(tx, staffId)
    await endStaffSessionsOf(tx, { staffId, keptSession: null })
    return ok({ staff: await memberOf(tx, staffId), oneTimePassword })
  })
}
