import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { StaffScope } from '@pandrop/contract/staff/key-scopes'
import { type StaffKey, staffKeysMax } from '@pandrop/contract/staff/staff-keys'
import { instantOrNull } from '@pandrop/contract/wire'
import pg from 'pg'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { hashSecret } from '../accounts/secret.ts'
import { operatorKeys } from '../api-keys/key-text.ts'
import { notifyStaff } from '../staff/staff-mail.ts'
import { isNetwork } from './address-list.ts'
import { insertStaffKey, livingStaffKeys, markStaffKeyRevoked, type StaffKeyRow } from './staff-keys.sql.ts'

const toWire = ({ owner_id, owner_name, ...row }: StaffKeyRow): StaffKey => ({
  ...row,
  owner: { id: owner_id, name: owner_name },
  created_at: row.created_at.toISOString(),
  last_used_at: instantOrNull(row.last_used_at),
  expires_at: row.expires_at.toISOString(),
})

/** Living keys, newest first. */
export const listStaffKeys = async (q: Queryable, now: Date): Promise<StaffKey[]> =>
  (await livingStaffKeys(q, now)).map(toWire)

interface Wish {
  /** who makes it and answers for it */
  staffId: number
  name: string
  scopes: readonly StaffScope[]
  days: number
  callsPerMinute: number
  addresses: readonly string[]
}

/**
 * Makes a key and mails every administrator that there is one. Only its hash is kept: the answer is the one time that
 * it is seen.
 * @returns refuses invalid_input beside `addresses` for what is no address or network, and staff_keys_full
 */
export const createStaffKey = async (
  { pool, clock, env }: StaffContext,
  { staffId, name, scopes, days, callsPerMinute, addresses }: Wish,
): Promise<Result<{ key: string; staff_key: StaffKey }, 'staff_keys_full' | 'invalid_input'>> => {
  const strange = addresses.find((typed) => !isNetwork(typed))
  if (strange !== undefined)
    return refuse('invalid_input', { errors: { addresses: [{ text: `${strange} is no address and no network` }] } })
  const key = operatorKeys.create()
  const now = clock.now()
  const kept = { scopes: [...new Set(scopes)], addresses: [...new Set(addresses)] }
  try {
    return await inTransaction(pool, async (tx) => {
      const fresh = { staffId, name, keyHash: hashSecret(key), hint: key.slice(-4), callsPerMinute, now, days, ...kept }
      const made = await insertStaffKey(tx, fresh)
      const values = { key: name, scopes: kept.scopes.join(', ') }
      await notifyStaff(tx, env, { template: 'staff_key_made', staffId, values, at: now })
      const staffKey = (await listStaffKeys(tx, now)).find(({ id }) => id === made?.id)
      if (!staffKey) throw new Error('a new key did not come back')
      return ok({ key, staff_key: staffKey })
    })
  } catch (error) {
    // Several may ask at the same moment: the database counts, and has the last word.
    if (error instanceof pg.DatabaseError && error.constraint === 'staff_keys_max')
      return refuse('staff_keys_full', { values: { max: String(staffKeysMax) } })
    throw error
  }
}

/**
 * Ends a key; its next call is answered with 401.
 * @returns the living keys; refuses staff_key_not_found for one that is revoked or over
 */
export const revokeStaffKey = (
  { pool, clock }: Pick<StaffContext, 'pool' | 'clock'>,
  id: number,
): Promise<Result<{ keys: StaffKey[] }, 'staff_key_not_found'>> =>
  inTransaction(pool, async (tx) => {
    const now = clock.now()
    if (!(await markStaffKeyRevoked(tx, id, now))) return refuse('staff_key_not_found')
    return ok({ keys: await listStaffKeys(tx, now) })
  })
