import { ok, type Refused, type Result, refuse } from '@pandrop/contract/result'
import { statement } from './statement.ts'
import { deferToCommit, type Transaction } from './transaction.ts'

/** One attempt of a customer at a call, named by the client's Idempotency-Key. */
export interface Attempt {
  customerId: number
  /** the contract's name of the call */
  call: string
  key: string
  /** SHA-256 of the validated body: the same key with another body is refused */
  bodyHash: Buffer
  at: Date
}

// Two requests with one key must not both pass the look-up; the lock ends with the transaction.
const lockAttempt = statement<{ locked: boolean }, [string]>(
  'lock_attempt',
  'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as locked',
)

const storedReply = statement<{ reply: unknown; same_body: boolean }, [number, string, string, Buffer]>(
  'stored_reply',
  `select reply, body_hash = $4 as same_body
   from idempotency_keys
   where customer_id = $1 and call = $2 and key = $3`,
)

const storeReply = statement<
  never,
  { customerId: number; call: string; key: string; bodyHash: Buffer; reply: string; at: Date }
>(
  'store_reply',
  `insert into idempotency_keys (customer_id, call, key, body_hash, reply, created_at)
   values (:customerId, :call, :key, :bodyHash, :reply, :at)`,
)

// Replies about payments name them.
const deleteReplies = statement<never, [customerId: number, paymentId: string]>(
  'delete_replies_of_payment',
  `delete from idempotency_keys where customer_id = $1 and reply ->> 'paymentId' = $2`,
)

/**
 * Forgets the attempts whose stored reply leads to a payment that nobody can pay any more: repeated, they are done
 * anew.
 */
export const forgetAttempts = async (tx: Transaction, customerId: number, paymentId: string): Promise<void> => {
  await deleteReplies(tx, customerId, paymentId)
}

/**
 * Does the work at most once per attempt, inside the caller's transaction: a success stores its reply there, a repeated
 * attempt gets that reply and nothing happens twice (docs/behaviour/wire.md#idempotency-key).
 * @param attempt null for a one-off, which is simply done
 * @returns the work's result or the stored one; refuses still_running while another request holds the same key and
 *   key_reused when the key was used with another body
 */
export const once = async <Value, R extends Refused>(
  tx: Transaction,
  attempt: Attempt | null,
  work: () => Promise<{ ok: true; value: Value } | R>,
): Promise<{ ok: true; value: Value } | R | Refused<'still_running' | 'key_reused'>> => {
  if (!attempt) return work()
  const { customerId, call, key, bodyHash, at } = attempt
  // One way there and back; the answers come in the order of the questions, so the look-up follows the lock.
  const [[lock], [stored]] = await Promise.all([
    lockAttempt(tx, `${customerId}/${call}/${key}`),
    storedReply(tx, customerId, call, key, bodyHash),
  ])
  if (!lock?.locked) return refuse('still_running')
  if (stored) return stored.same_body ? ok(stored.reply as Value) : refuse('key_reused')
  const result: Result<Value> = await work()
  if (result.ok)
    deferToCommit(tx, storeReply(tx, { customerId, call, key, bodyHash, reply: JSON.stringify(result.value), at }))
  return result as { ok: true; value: Value } | R
}
