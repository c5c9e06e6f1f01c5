import type { Call } from '@pandrop/contract/call'
import { type Refused, refuse } from '@pandrop/contract/result'
import type { StaffScope } from '@pandrop/contract/staff/key-scopes'
import type { RateLimiter } from '../../../rate-limiter.ts'
import type { Shop } from '../../../shop.ts'
import { hashSecret } from '../accounts/secret.ts'
import { operatorKeys } from '../api-keys/key-text.ts'
import type { StaffSignedIn } from '../staff-sign-in/staff-session.ts'
import { isAmong } from './address-list.ts'
import { markStaffKeyUsed, type StaffKeyHolderRow, staffKeyByHash } from './staff-keys.sql.ts'

/** What a key of the operators' own programs means for one call. */
export interface StaffKeyReading {
  /** who answers for it, if anybody could be told */
  holder: StaffSignedIn | null
  refused: Refused<'staff_not_signed_in' | 'api_scope_missing' | 'too_many_requests' | 'key_address_refused'> | null
}

interface KeyRequest {
  call: Call
  key: string
  /** where it comes from, and as networkOf tells it */
  address: string
  network: string
}

// A key is marked as used at most once an hour: every call would otherwise cost a write.
const usedAgainMilliseconds = 60 * 60_000

/** Its owner as an operator, whatever they may do themselves: no key does what administrators alone may. */
const holderOf = (row: StaffKeyHolderRow): StaffSignedIn => ({
  // No call that a key opens knows of sessions (contract/staff/key-scopes.ts).
  sessionId: 0,
  staffId: row.owner_id,
  by: `staff:${row.owner_id}`,
  name: row.owner_name,
  email: row.owner_email,
  role: 'operator',
  stage: 'open',
  factors: { totp: false, passkeys: 0 },
  provenAt: null,
  key: { id: row.id, scopes: row.scopes },
})

/**
 * Makes the function that reads the key of a call of staff. Keys that nobody has ever had are counted by network, as
 * those of customers are.
 * @param paces.limiter counts both, with all servers
 * @param paces.guessesMax of one network a minute
 * @param paces.factor RATE_LIMIT_FACTOR, for what a key may do in a minute
 */
export const makeStaffKeyReader = (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  { limiter, guessesMax, factor }: { limiter: RateLimiter; guessesMax: number; factor: number },
): ((request: KeyRequest) => Promise<StaffKeyReading>) => {
  const guessesOf = (network: string) => `staff key guesses ${network}`
  const isTooFast = ({ id, calls_per_minute: perMinute }: StaffKeyHolderRow): boolean => {
    const usesMax = Math.max(1, Math.round(perMinute * factor))
    return limiter.count(`staff key ${id}`, usesMax) > usesMax
  }

  return async ({ call, key, address, network }) => {
    if (limiter.isOver(guessesOf(network), guessesMax)) return refusedAs('too_many_requests')
    const row = operatorKeys.looksLike(key) ? await staffKeyByHash(pool, hashSecret(key)) : undefined
    if (!row) limiter.count(guessesOf(network), guessesMax)
    const now = clock.now()
    if (!row || !isAlive(row, now)) return refusedAs('staff_not_signed_in')
    const holder = holderOf(row)
    // Somebody else has it: they learn nothing of what it opens.
    if (!isAmong(address, row.addresses)) return refusedAs('key_address_refused', holder)
    if (isTooFast(row)) return refusedAs('too_many_requests', holder)
    if (now.getTime() - (row.last_used_at?.getTime() ?? 0) >= usedAgainMilliseconds)
      await markStaffKeyUsed(pool, row.id, now)
    const isOpen = call.staffKey !== undefined && row.scopes.includes(call.staffKey.scope)
    return isOpen ? { holder, refused: null } : refusedAs('api_scope_missing', holder)
  }
}

const refusedAs = (
  refusal: NonNullable<StaffKeyReading['refused']>['refusal'],
  holder: StaffSignedIn | null = null,
): StaffKeyReading => ({ holder, refused: refuse(refusal) })

const isAlive = (row: StaffKeyHolderRow, now: Date): boolean =>
  row.revoked_at === null && row.expires_at > now && row.is_working

/**
 * What of a call's body its key does not open: a step, or a field that wants another scope.
 * @returns null where there is no key, or nothing is wrong
 */
export const refuseBeyondKey = (
  { staffKey }: Pick<Call, 'staffKey'>,
  staff: Pick<StaffSignedIn, 'key'> | null,
  body: unknown,
): Refused<'api_scope_missing'> | null => {
  if (!staff?.key || !staffKey) return null
  const given = (body ?? {}) as Record<string, unknown>
  const { steps, fields = {} } = staffKey
  const isBeyond =
    (steps !== undefined && !steps.includes(String(given.step))) ||
    Object.entries(fields).some(([field, scope]) => given[field] !== undefined && !hasScope(staff.key, scope))
  return isBeyond ? refuse('api_scope_missing') : null
}

const hasScope = (key: StaffSignedIn['key'], scope: StaffScope): boolean => key?.scopes.includes(scope) === true
