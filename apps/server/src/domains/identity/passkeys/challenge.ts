import { firstRow, type Queryable, statement } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { hashSecret } from '../accounts/secret.ts'
import type { PasskeyJson } from './webauthn.ts'

const minutesMax = 5

/** What a passkey is asked for, and in which browser: by its session, or by a cookie where nobody is signed in. */
export type Asking =
  | { purpose: 'sign_in'; browser: string }
  | { purpose: 'add' | 'prove'; sessionId: number; customerId: number }

interface Kept {
  challengeHash: Buffer
  purpose: Asking['purpose']
  browserHash: Buffer | null
  sessionId: number | null
  now: Date
}

/** No row where the session has ended meanwhile. */
const insertChallenge = firstRow<{ purpose: string }, Kept>(
  'insert_passkey_challenge',
  `insert into passkey_challenges (challenge_hash, purpose, browser_hash, session_id, asked_at)
   select :challengeHash, :purpose, :browserHash, :sessionId, :now
   where :sessionId::bigint is null or exists (select from sessions where id = :sessionId)
   returning purpose`,
)

const takeChallenge = firstRow<{ asked_at: Date }, Omit<Kept, 'now'>>(
  'take_passkey_challenge',
  `delete from passkey_challenges
   where challenge_hash = :challengeHash and purpose = :purpose
     and browser_hash is not distinct from :browserHash and session_id is not distinct from :sessionId::bigint
   returning asked_at`,
)

const deleteOldChallenges = statement<never, [before: Date]>(
  'delete_old_passkey_challenges',
  'delete from passkey_challenges where asked_at <= $1',
)

const keptAs = (asking: Asking, challenge: string) => ({
  challengeHash: hashSecret(challenge),
  purpose: asking.purpose,
  browserHash: asking.purpose === 'sign_in' ? hashSecret(asking.browser) : null,
  sessionId: asking.purpose === 'sign_in' ? null : asking.sessionId,
})

/**
 * Keeps what a passkey has to sign. Several may wait in one browser: one in each of its tabs.
 * @returns false where the session has ended meanwhile
 */
export const rememberChallenge = async (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  asking: Asking,
  challenge: string,
): Promise<boolean> => (await insertChallenge(pool, { ...keptAs(asking, challenge), now: clock.now() })) !== undefined

/**
 * What the answer of a passkey has to have signed, as it says itself. It is taken for good, whatever comes of the
 * answer.
 * @returns null where this browser was asked for nothing such, or five minutes ago
 */
export const redeemChallenge = async (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  asking: Asking,
  credential: PasskeyJson,
): Promise<string | null> => {
  const challenge = challengeIn(credential)
  const taken = challenge === null ? undefined : await takeChallenge(pool, keptAs(asking, challenge))
  return taken && clock.now().getTime() - taken.asked_at.getTime() < minutesMax * 60_000 ? challenge : null
}

/** Removes what was asked for and not answered in time. */
export const forgetChallenges = async (q: Queryable, now: Date): Promise<void> => {
  await deleteOldChallenges(q, new Date(now.getTime() - minutesMax * 60_000))
}

/** Strangers may send anything: what cannot be read asks for nothing. */
const challengeIn = ({ response }: PasskeyJson): string | null => {
  const text = textIn(response, 'clientDataJSON')
  if (text === null) return null
  try {
    const client: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    return textIn(client, 'challenge')
  } catch {
    return null
  }
}

/** A text of an object that may be none. */
export const textIn = (value: unknown, key: string): string | null => {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
  return typeof found === 'string' ? found : null
}
