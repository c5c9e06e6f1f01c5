import { firstRow, statement } from '../../../db/statement.ts'

/** A WebAuthn credential of a customer. */
export interface PasskeyRow {
  id: number
  customer_id: number
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
  created_at: Date
  used_at: Date | null
}

const columns = 'id, customer_id, credential_id, public_key, counter, transports, name, created_at, used_at'

/** Oldest first. */
export const passkeysOf = statement<PasskeyRow, [customerId: number]>(
  'customer_passkeys_of',
  `select ${columns} from customer_passkeys where customer_id = $1 order by id`,
)

/** Whose credential it is, and by which handle their authenticators know them. */
export const passkeyOwner = firstRow<{ customer_id: number; handle: Buffer }, [credentialId: string]>(
  'customer_passkey_owner',
  `select passkey.customer_id, owner.handle
   from customer_passkeys passkey join passkey_handles owner on owner.customer_id = passkey.customer_id
   where passkey.credential_id = $1`,
)

/** No row where the credential is known already, whosoever it is. */
export const insertPasskey = firstRow<
  { id: number },
  {
    customerId: number
    credentialId: string
    publicKey: Buffer
    counter: number
    transports: string[]
    name: string
    now: Date
  }
>(
  'insert_customer_passkey',
  `insert into customer_passkeys (customer_id, credential_id, public_key, counter, transports, name, created_at)
   values (:customerId, :credentialId, :publicKey, :counter, :transports, :name, :now)
   on conflict (credential_id) do nothing
   returning id`,
)

export const markPasskeyUsed = statement<never, [passkeyId: number, counter: number, now: Date]>(
  'mark_customer_passkey_used',
  'update customer_passkeys set counter = $2, used_at = $3 where id = $1',
)

/** No row where they have no such. */
export const namePasskey = firstRow<{ id: number }, [passkeyId: number, customerId: number, name: string]>(
  'name_customer_passkey',
  'update customer_passkeys set name = $3 where id = $1 and customer_id = $2 returning id',
)

/** No row where they have no such. */
export const deletePasskey = firstRow<{ name: string }, [passkeyId: number, customerId: number]>(
  'delete_customer_passkey',
  'delete from customer_passkeys where id = $1 and customer_id = $2 returning name',
)

/** All of a customer's. */
export const deletePasskeys = statement<{ name: string }, [customerId: number]>(
  'delete_customer_passkeys',
  'delete from customer_passkeys where customer_id = $1 returning name',
)

export const drawHandle = statement<never, [customerId: number]>(
  'draw_passkey_handle',
  'insert into passkey_handles (customer_id) values ($1) on conflict (customer_id) do nothing',
)

export const handleOf = firstRow<{ handle: Buffer; name: string; email: string }, [customerId: number]>(
  'passkey_handle_of',
  `select owner.handle, customer.name, customer.email
   from passkey_handles owner join customers customer on customer.id = owner.customer_id
   where owner.customer_id = $1`,
)

/** Who signs in, held until the transaction ends: a block, a new password and another sign-in wait. */
export const holdOwner = firstRow<
  { id: number; email: string; language: string; verified: boolean; is_blocked: boolean; is_void: boolean },
  [customerId: number]
>(
  'hold_passkey_owner',
  `select id, email, language, email_verified_at is not null as verified, blocked_at is not null as is_blocked,
     password_void_at is not null as is_void
   from customers where id = $1 for no key update`,
)

/** Held until the transaction ends; no row where it has ended meanwhile. */
export const holdSession = firstRow<{ id: number }, [sessionId: number, customerId: number]>(
  'hold_session_of_passkey',
  'select id from sessions where id = $1 and customer_id = $2 for share',
)
