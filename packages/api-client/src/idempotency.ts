import { asFailure, isIndefinite } from './errors.ts'

/** Where keys live: session storage in the browser. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface KeptKey {
  key: string
  /** of the body that the key was made for */
  fingerprint: string
}

const nameOf = (path: string): string => `attempt:${path}`

// cyrb53: 53 bits tell two bodies of one person apart; nothing secret depends on it, and personal data stays out
// of the storage.
const fingerprintOf = (text: string): string => {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

/** 128 random bits in hexadecimal; randomUUID is missing on plain http, getRandomValues is not. */
const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const readAttempt = (storage: KeyStorage, path: string): KeptKey | undefined => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(nameOf(path)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const { key, fingerprint } = kept as Partial<KeptKey>
    return typeof key === 'string' && typeof fingerprint === 'string' ? { key, fingerprint } : undefined
  } catch {
    return undefined
  }
}

/**
 * The idempotency key of an attempt (docs/behaviour/wire.md#client-key): the same for the same call and body until a
 * definite answer, so after a timeout or a reload the server recognises what it has already done.
 * @param storage outlives a reload and ends with the tab
 * @param path the call's path: one open attempt per call
 * @param body what is sent; another body is another attempt
 */
const attemptKey = (storage: KeyStorage, path: string, body: unknown): string => {
  const fingerprint = fingerprintOf(JSON.stringify(body ?? null))
  const open = readAttempt(storage, path)
  if (open?.fingerprint === fingerprint) return open.key
  const key = makeKey()
  try {
    storage.setItem(nameOf(path), JSON.stringify({ key, fingerprint } satisfies KeptKey))
  } catch {
    // A full or forbidden storage costs the reload's memory, not the purchase.
  }
  return key
}

/** Ends the attempt after a definite answer: the next one gets a new key. */
const endAttempt = (storage: KeyStorage, path: string): void => {
  try {
    storage.removeItem(nameOf(path))
  } catch {
    // As above: a forbidden storage held no key.
  }
}

/**
 * Sends with the attempt's key and ends the attempt once the answer is definite.
 * @param send makes the call with the given key; what it throws is thrown on
 */
export const attempt = async <Answer>(
  storage: KeyStorage,
  { path, body }: { path: string; body: unknown },
  send: (idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> => {
  try {
    const answer = await send(attemptKey(storage, path, body))
    endAttempt(storage, path)
    return answer
  } catch (cause) {
    if (!isIndefinite(asFailure(cause))) endAttempt(storage, path)
    throw cause
  }
}
