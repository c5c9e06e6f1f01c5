import { firstRow, statement } from '../../../db/statement.ts'

/** A WebAuthn credential of somebody. */
export interface PasskeyRow {
  id: number
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
  created_at: Date
  used_at: Date | null
}

export const passkeysOf = statement<PasskeyRow, [staffId: number]>(
  'staff_passkeys_of',
  `select id, credential_id, public_key, counter, transports, name, created_at, used_at from staff_passkeys
   where staff_id = $1 order by id`,
)

/** No row where the credential is known already, whosoever it is. */
export const insertPasskey = firstRow<
  { id: number },
  {
    staffId: number
    credentialId: string
    publicKey: Buffer
    counter: number
    transports: string[]
    name: string
    now: Date
  }
>(
  'insert_staff_passkey',
  `insert into staff_passkeys (staff_id, credential_id, public_key, counter, transports, name, created_at)
   values (:staffId, :credentialId, :publicKey, :counter, :transports, :name, :now)
   on conflict (credential_id) do nothing
   returning id`,
)

export const markPasskeyUsed = statement<never, [passkeyId: number, counter: number, now: Date]>(
  'mark_staff_passkey_used',
  'update staff_passkeys set counter = $2, used_at = $3 where id = $1',
)

/** By which authenticators know a person: drawn by lot once, the same for all of their passkeys. */
export const passkeyHandle = firstRow<{ handle: Buffer }, [staffId: number]>(
  'staff_passkey_handle',
  'select passkey_handle as handle from staff where id = $1',
)

export const deletePasskey = statement<never, [passkeyId: number, staffId: number]>(
  'delete_staff_passkey',
  'delete from staff_passkeys where id = $1 and staff_id = $2',
)

/** What the session's next passkey has to sign. */
export const keepChallenge = statement<never, [sessionId: number, challenge: string]>(
  'keep_staff_challenge',
  'update staff_sessions set challenge = $2 where id = $1',
)

/** Takes what a passkey had to sign off the session: of two answers that come at once, one gets it. */
export const takeChallenge = firstRow<{ challenge: string | null }, [sessionId: number]>(
  'take_staff_challenge',
  `with asked as (select id, challenge from staff_sessions where id = $1 for update)
   update staff_sessions as s set challenge = null from asked where s.id = asked.id returning asked.challenge`,
)
