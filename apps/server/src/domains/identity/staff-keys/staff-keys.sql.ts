import type { StaffScope } from '@pandrop/contract/staff/key-scopes'
import { firstRow, statement } from '../../../db/statement.ts'

/** A key as the back office lists it; of the key itself there is nothing but its last four characters. */
export interface StaffKeyRow {
  id: number
  name: string
  hint: string
  scopes: StaffScope[]
  addresses: string[]
  calls_per_minute: number
  owner_id: number
  owner_name: string
  is_working: boolean
  created_at: Date
  last_used_at: Date | null
  expires_at: Date
}

const columns = `key.id, key.name, hint, scopes, addresses, calls_per_minute, staff_id as owner_id,
  owner.name as owner_name, active and role = 'administrator' as is_working, key.created_at, last_used_at, expires_at
  from staff_keys key join staff owner on owner.id = staff_id`

/** Keys that are neither revoked nor over at $1, newest first. */
export const livingStaffKeys = statement<StaffKeyRow, [now: Date]>(
  'living_staff_keys',
  `select ${columns} where revoked_at is null and expires_at > $1 order by key.created_at desc, key.id desc`,
)

interface NewStaffKey {
  staffId: number
  name: string
  keyHash: Buffer
  hint: string
  scopes: readonly string[]
  addresses: readonly string[]
  callsPerMinute: number
  now: Date
  days: number
}

/** Breaks staff_keys_max where there are twenty living keys. */
export const insertStaffKey = firstRow<{ id: number }, NewStaffKey>(
  'insert_staff_key',
  `insert into staff_keys
     (staff_id, name, key_hash, hint, scopes, addresses, calls_per_minute, created_at, expires_at)
   values (:staffId, :name, :keyHash, :hint, :scopes, :addresses, :callsPerMinute, :now::timestamptz,
     :now::timestamptz + make_interval(days => :days::int))
   returning id`,
)

/** None that is revoked or over at $2 answers. */
export const markStaffKeyRevoked = firstRow<{ id: number }, [id: number, now: Date]>(
  'mark_staff_key_revoked',
  'update staff_keys set revoked_at = $2 where id = $1 and revoked_at is null and expires_at > $2 returning id',
)

/** A key that a program has sent, living or not, with who answers for it. */
export interface StaffKeyHolderRow {
  id: number
  scopes: StaffScope[]
  addresses: string[]
  calls_per_minute: number
  last_used_at: Date | null
  expires_at: Date
  revoked_at: Date | null
  owner_id: number
  owner_name: string
  owner_email: string
  is_working: boolean
}

export const staffKeyByHash = firstRow<StaffKeyHolderRow, [keyHash: Buffer]>(
  'staff_key_by_hash',
  `select key.id, scopes, addresses, calls_per_minute, last_used_at, expires_at, revoked_at, owner.id as owner_id,
     owner.name as owner_name, owner.email as owner_email, active and role = 'administrator' as is_working
   from staff_keys key join staff owner on owner.id = staff_id
   where key_hash = $1`,
)

export const markStaffKeyUsed = statement<never, [id: number, now: Date]>(
  'mark_staff_key_used',
  'update staff_keys set last_used_at = $2 where id = $1',
)
