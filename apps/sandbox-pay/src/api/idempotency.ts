import { createHash } from 'node:crypto'
import { unixSeconds } from '../clock.ts'
import type { Changes, State, StoredReply } from '../journal/state.ts'
import { type Answer, invalidRequest, type Problem, problemAnswer } from './problem.ts'

/** An unsafe API call: what tells two of them apart, and the key under which the shop may repeat it. */
interface KeyedCall {
  idempotencyKey: string | undefined
  method: string
  path: string
  parameters: URLSearchParams
}

/** What a call would do and say. Nothing is kept yet. */
export interface Work {
  changes: Changes
  answer: Answer
}

const keyLengthMax = 255

/**
 * Does the work once per idempotency key and answers the same for every repetition (API reference, Idempotent
 * requests). Changes and reply are kept together, so a crash leaves both or neither. As at Stripe a refused call is
 * not remembered, a failure that `work` answers as its answer is, and a key that comes back with other parameters is an
 * idempotency_error.
 */
export const answerOnce = (
  state: State,
  call: KeyedCall,
  now: Date,
  work: () => Work | Problem,
): Answer & { isReplayed: boolean } => {
  const key = call.idempotencyKey
  const fingerprint = fingerprintOf(call)
  const earlier = key === undefined ? undefined : state.replies.get(key)
  const keyProblem = checkKey(key, earlier, fingerprint)
  if (keyProblem) return { ...problemAnswer(keyProblem), isReplayed: false }
  if (earlier) return { status: earlier.status, body: earlier.body, isReplayed: true }

  const done = work()
  if ('message' in done) return { ...problemAnswer(done), isReplayed: false }
  const { changes, answer } = done
  const replies = key === undefined ? [] : [{ id: key, fingerprint, ...answer, createdAt: unixSeconds(now) }]
  state.commit({ ...changes, replies })
  return { ...answer, isReplayed: false }
}

const checkKey = (key: string | undefined, earlier: StoredReply | undefined, fingerprint: string): Problem | null => {
  if (key !== undefined && (key === '' || key.length > keyLengthMax)) {
    return invalidRequest(`Idempotency keys have 1 to ${keyLengthMax} characters.`)
  }
  if (earlier === undefined || earlier.fingerprint === fingerprint) return null
  const message =
    'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
    `Try using a key other than '${key}' if you meant to execute a different request.`
  return { status: 400, type: 'idempotency_error', message }
}

const fingerprintOf = ({ method, path, parameters }: KeyedCall): string => {
  const sorted = new URLSearchParams(parameters)
  sorted.sort()
  return createHash('sha256').update(`${method} ${path}\n${sorted}`).digest('hex')
}
