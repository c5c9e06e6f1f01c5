import { firstRow } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { findSessionByCookie } from '../sessions/session.ts'

// Registering proves nothing about an address: whoever registers somebody else's must not read the links to it.
const ownAddress = firstRow<{ email: string }, [number]>(
  'own_address',
  `select own.email from customers own
   where own.id = $1
     and (own.email_verified_at is not null
       or not exists (select from customers other
         where lower(other.email) = lower(own.email) and other.email_verified_at is not null))`,
)

/**
 * Whose mails a visitor of a demo may read that others reach too: those to the address of the account that they are
 * signed in to.
 * @returns the address; null for a guest, and for an unverified account whose address is another's
 */
export const addressOfReader = async (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  { cookie, address }: { cookie: string | undefined; address: string },
): Promise<string | null> => {
  const signedIn = await findSessionByCookie(pool, { cookie, address, now: clock.now() })
  return (signedIn && (await ownAddress(pool, signedIn.customerId))?.email) ?? null
}
