import type { StaffRole } from '@pandrop/contract/staff/roles'
import { firstRow, statement } from '../../../db/statement.ts'

/** Somebody who works in the back office, without anything they sign in with. */
export interface MemberRow {
  id: number
  name: string
  email: string
  role: StaffRole
  active: boolean
  has_totp: boolean
  passkeys: number
  created_at: Date
  seen_at: Date | null
}

const columns = `select p.id, p.name, p.email, p.role, p.active, p.totp_sealed is not null as has_totp,
     (select count(*)::int from staff_passkeys k where k.staff_id = p.id) as passkeys, p.created_at, p.seen_at
   from staff p`

/** Who works first, then by name. */
export const members = statement<MemberRow, []>('staff_members', `${columns} order by not p.active, p.name, p.id`)

export const memberById = firstRow<MemberRow, [staffId: number]>('staff_member', `${columns} where p.id = $1`)

export const memberIdByEmail = firstRow<{ id: number }, [email: string]>(
  'staff_member_id_by_email',
  'select id from staff where lower(email) = $1',
)

/** No row where somebody has this e-mail already. */
export const insertMember = firstRow<
  { id: number },
  { name: string; email: string; role: StaffRole; passwordHash: string; now: Date }
>(
  'insert_staff_member',
  `insert into staff (name, email, role, password_hash, created_at) values (:name, :email, :role, :passwordHash, :now)
   on conflict (lower(email)) do nothing
   returning id`,
)

/**
 * The person and every administrator who can sign in, held in one order: of two that would each leave the other as the
 * last one, the second looks again when the first is done.
 */
export const holdMemberAndAdministrators = statement<
  { id: number; role: StaffRole; active: boolean },
  [staffId: number]
>(
  'hold_staff_member_and_administrators',
  `select id, role, active from staff where id = $1 or (role = 'administrator' and active) order by id for update`,
)

export const updateMember = statement<never, [staffId: number, role: StaffRole, active: boolean]>(
  'update_staff_member',
  'update staff set role = $2, active = $3 where id = $1',
)

/** The one-time password is all that is left to sign in with. */
export const resetMember = firstRow<{ id: number; email: string }, [staffId: number, passwordHash: string]>(
  'reset_staff_member',
  `update staff set password_hash = $2, password_is_once = true, totp_sealed = null, totp_pending_sealed = null
   where id = $1 returning id, lower(email) as email`,
)

export const deletePasskeysOf = statement<never, [staffId: number]>(
  'delete_staff_passkeys_of',
  'delete from staff_passkeys where staff_id = $1',
)

/** Who hears of what happens to somebody's access: the person and every administrator who can sign in. */
/** Every administrator, and one person beside them; null: nobody. */
export const selectTold = statement<{ id: number; name: string; email: string }, [staffId: number | null]>(
  'select_staff_told',
  `select id, name, email from staff where id = $1 or (role = 'administrator' and active) order by id`,
)
