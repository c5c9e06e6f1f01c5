import { ok, type Refused, type Result, refuse } from '@pandrop/contract/result'
import type pg from 'pg'
import { firstRow, statement } from './statement.ts'

/** One attempt of a member of the staff at a call, named by their Idempotency-Key. */
export interface StaffAttempt {
  staffId: number
  /** with its parameters filled in */
  path: string
  key: string
  /** SHA-256 of the validated body: the same key with another body is refused */
  bodyHash: Buffer
  at: Date
}

// A key that is being used for the first time at this moment is waited for.
const takeKey = firstRow<
  { taken: boolean },
  { staffId: number; path: string; key: string; bodyHash: Buffer; at: Date }
>(
  'take_staff_attempt',
  `insert into staff_attempts (staff_id, path, key, body_hash, created_at)
   values (:staffId, :path, :key, :bodyHash, :at)
   on conflict do nothing
   returning true as taken`,
)

const selectKnown = firstRow<{ reply: unknown; same_body: boolean }, [number, string, string, Buffer]>(
  'select_staff_attempt',
  `select reply, body_hash = $4 as same_body from staff_attempts where staff_id = $1 and path = $2 and key = $3`,
)

const storeReply = statement<never, [number, string, string, string]>(
  'store_staff_reply',
  'update staff_attempts set reply = $4 where staff_id = $1 and path = $2 and key = $3 and reply is null',
)

const forget = statement<never, [number, string, string]>(
  'forget_staff_attempt',
  'delete from staff_attempts where staff_id = $1 and path = $2 and key = $3 and reply is null',
)

const deleteOld = statement<never, [Date]>(
  'delete_old_staff_attempts',
  'delete from staff_attempts where created_at <= $1',
)

/** Forgets attempts that were made before. */
export const forgetOldStaffAttempts = async (pool: pg.Pool, before: Date): Promise<void> => {
  await deleteOld(pool, before)
}

/**
 * Makes a call of staff under its key: a key that was used is answered as at first, and one that was used for
 * something else is refused. What a key made stays with the verb, which knows the key too and does nothing twice, also
 * where nobody learnt what came of an attempt. One that was refused is forgotten: it can be put right and tried again.
 * @param attempt null for a one-off, which is simply made
 * @returns the work's outcome or the stored one; refuses key_reused
 */
export const onceForStaff = async <Outcome extends Result<unknown>>(
  pool: pg.Pool,
  attempt: StaffAttempt | null,
  work: () => Promise<Outcome>,
): Promise<Outcome | Refused<'key_reused'>> => {
  if (!attempt) return work()
  const { staffId, path, key, bodyHash, at } = attempt
  const isFirst = (await takeKey(pool, { staffId, path, key, bodyHash, at })) !== undefined
  const known = isFirst ? undefined : await selectKnown(pool, staffId, path, key, bodyHash)
  if (known && !known.same_body) return refuse('key_reused')
  if (known?.reply) return ok(known.reply) as Outcome
  const outcome = await work()
  if (outcome.ok) await storeReply(pool, staffId, path, key, JSON.stringify(outcome.value))
  else if (isFirst) await forget(pool, staffId, path, key)
  return outcome
}
