import type { Call } from '@pandrop/contract/call'
import { ok, type Refused, type Result, refuse } from '@pandrop/contract/result'
import type { RateLimiter } from '../../../rate-limiter.ts'
import type { Shop } from '../../../shop.ts'
import { hashSecret } from '../accounts/secret.ts'
import type { SignedIn } from '../sessions/session.ts'
import { apiKeyByHash, type KeyHolderRow, markApiKeyUsed } from './api-keys.sql.ts'
import { customerKeys } from './key-text.ts'

/** What a key means for one call: who asks, if anybody could be told, and why they are refused, if they are. */
export interface KeyReading {
  holder: SignedIn | null
  refused: Refused<'not_signed_in' | 'api_scope_missing' | 'too_many_requests'> | null
}

interface KeyRequest {
  call: Call
  key: string
  /** as networkOf tells it */
  network: string
}

// A key is marked as used at most once an hour: every request would otherwise cost a write.
const usedAgainMinutes = 60

const refusedAs = (refusal: NonNullable<KeyReading['refused']>['refusal'], holder: SignedIn | null = null) => ({
  holder,
  refused: refuse(refusal),
})

/**
 * Makes the function that reads the key of an API request (docs/behaviour/wire.md#api-keys). A key never
 * makes an unsafe call, not even one that is open to everybody, and opens only what one of its scopes names. Keys that
 * nobody has ever had are counted by network: after so many in a minute no key from there is looked up until it is
 * over, so that guessing is hopeless. A key that has died is no guess: an old program must not close the door to the
 * others beside it.
 * @param paces.limiter counts both, with all servers
 * @param paces.guessesMax of one network a minute
 * @param paces.usesMax of one key a minute
 */
export const makeKeyReader = (
  shop: Shop,
  { limiter, guessesMax, usesMax }: { limiter: RateLimiter; guessesMax: number; usesMax: number },
): ((request: KeyRequest) => Promise<KeyReading>) => {
  const guessesOf = (network: string) => `API key guesses ${network}`

  const livingKey = async ({ key, network }: KeyRequest): Promise<Result<KeyHolderRow, 'not_signed_in'>> => {
    const row = customerKeys.looksLike(key) ? await apiKeyByHash(shop.pool, hashSecret(key)) : undefined
    if (!row) limiter.count(guessesOf(network), guessesMax)
    return row && isAlive(row, shop.clock.now()) ? ok(row) : refuse('not_signed_in')
  }

  return async (request) => {
    const { call, network } = request
    if (call.method !== 'GET') return refusedAs('api_scope_missing')
    if (limiter.isOver(guessesOf(network), guessesMax)) return refusedAs('too_many_requests')
    const found = await livingKey(request)
    if (!found.ok) return refusedAs(found.refusal)
    const row = found.value
    const holder = { sessionId: null, customerId: row.customer_id, emailVerified: row.email_verified, provenAt: null }
    if (limiter.count(`API key ${row.id}`, usesMax) > usesMax) return refusedAs('too_many_requests', holder)
    await markUsed(shop, row)
    const allowed = call.apiScope !== undefined && row.scopes.includes(call.apiScope)
    return allowed ? { holder, refused: null } : refusedAs('api_scope_missing', holder)
  }
}

const isAlive = ({ revoked_at: revokedAt, expires_at: expiresAt, is_blocked: isBlocked }: KeyHolderRow, now: Date) =>
  revokedAt === null && expiresAt > now && !isBlocked

const markUsed = async (shop: Shop, { id, last_used_at: usedAt }: KeyHolderRow): Promise<void> => {
  const now = shop.clock.now()
  const unusedMinutes = usedAt ? (now.getTime() - usedAt.getTime()) / 60_000 : Number.POSITIVE_INFINITY
  if (unusedMinutes >= usedAgainMinutes) await markApiKeyUsed(shop.pool, id, now)
}
