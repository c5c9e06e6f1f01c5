import type { ApiScope } from '@pandrop/contract/api-scopes'
import { firstRow, statement } from '../../../db/statement.ts'

/** A key as its owner sees it; of the key itself there is nothing but its last four characters. */
export interface ApiKeyRow {
  id: number
  name: string
  hint: string
  scopes: ApiScope[]
  created_at: Date
  last_used_at: Date | null
  expires_at: Date
}

const columns = 'id, name, hint, scopes, created_at, last_used_at, expires_at'

/** Keys of a customer that are neither revoked nor over at $2, newest first. */
export const livingApiKeys = statement<ApiKeyRow, [number, Date]>(
  'living_api_keys',
  `select ${columns} from api_keys
   where customer_id = $1 and revoked_at is null and expires_at > $2
   order by created_at desc, id desc`,
)

/** Breaks api_keys_max where the customer has ten living keys. */
export const insertApiKey = firstRow<
  ApiKeyRow,
  {
    customerId: number
    name: string
    keyHash: Buffer
    hint: string
    scopes: readonly ApiScope[]
    now: Date
    days: number
  }
>(
  'insert_api_key',
  `insert into api_keys (customer_id, name, key_hash, hint, scopes, created_at, expires_at)
   values (:customerId, :name, :keyHash, :hint, :scopes, :now::timestamptz,
     :now::timestamptz + make_interval(days => :days::int))
   returning ${columns}`,
)

/** Nobody else's key, and none that is revoked or over at $3, answers. */
export const markApiKeyRevoked = firstRow<{ name: string }, [number, number, Date]>(
  'mark_api_key_revoked',
  `update api_keys set revoked_at = $3
   where customer_id = $1 and id = $2 and revoked_at is null and expires_at > $3
   returning name`,
)

/** A key that a program has sent, living or not, with what a request needs to know about its customer. */
export interface KeyHolderRow {
  id: number
  customer_id: number
  email_verified: boolean
  scopes: ApiScope[]
  last_used_at: Date | null
  expires_at: Date
  revoked_at: Date | null
  /** its customer is blocked */
  is_blocked: boolean
}

export const apiKeyByHash = firstRow<KeyHolderRow, [Buffer]>(
  'api_key_by_hash',
  `select k.id, k.customer_id, c.email_verified_at is not null as email_verified, k.scopes, k.last_used_at,
     k.expires_at, k.revoked_at, c.blocked_at is not null as is_blocked
   from api_keys k join customers c on c.id = k.customer_id
   where k.key_hash = $1`,
)

export const markApiKeyUsed = statement<never, [number, Date]>(
  'mark_api_key_used',
  'update api_keys set last_used_at = $2 where id = $1',
)

/** $1: keys that ended before this are forgotten. */
export const deleteOldApiKeys = statement<never, [Date]>(
  'delete_old_api_keys',
  'delete from api_keys where expires_at <= $1 or revoked_at <= $1',
)
