import { runUnprepared } from '@pandrop/server/db/statement'
import { createSecret, hashSecret } from '@pandrop/server/domains/identity/accounts/secret'
import { hashPassword } from '@pandrop/server/domains/identity/passwords/password'
import { staffCookie } from '@pandrop/server/domains/identity/staff-sign-in/staff-session'
import type { TestShop } from '@pandrop/testkit/shop'
import { Visitor } from '@pandrop/testkit/visitor'

/** Somebody of the staff at an open session, and the browser they sit at. */
export interface TestStaff {
  id: number
  name: string
  email: string
  browser: Visitor
}

/** The password of every member of a test's staff. */
const staffPassword = 'Bamboo2026'

/** What the authenticator of every member of a test's staff was set up with. */
const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

let passwordHash: Promise<string> | undefined

/** When every member of a test's staff was added: long before, so that each is a second pair of eyes at once. */
export const longAgo = new Date('2020-01-01T00:00:00Z')

/** A new member of staff who is signed in with both factors; the sign-in itself has tests of its own. */
export const asStaff = async (
  { shop, database, clock, origin }: Pick<TestShop, 'shop' | 'database' | 'clock' | 'origin'>,
  role: 'operator' | 'administrator' = 'operator',
): Promise<TestStaff> => {
  // One hash for all: argon2 would otherwise take most of a test's time.
  passwordHash ??= hashPassword(staffPassword)
  const cookie = createSecret()
  const now = clock.now()
  const name = `${role} ${cookie.slice(0, 6)}`
  const email = `${cookie.slice(0, 12)}@shop.example`.toLowerCase()
  const [row] = await runUnprepared<{ id: number }>(
    database.ownerPool,
    `insert into staff (name, email, role, password_hash, password_is_once, created_at)
     values (:name, :email, :role, :passwordHash, false, :longAgo) returning id`,
    { name, email, role, passwordHash: await passwordHash, longAgo },
  )
  const id = row?.id ?? 0
  const sealed = shop.secrets.seal(totpSecret, `staff:${id}:totp`)
  await database.ownerPool.query('update staff set totp_sealed = $2 where id = $1', [id, sealed])
  await database.ownerPool.query(
    `insert into staff_sessions
       (staff_id, cookie_hash, factor_at, proven_at, created_at, seen_at, expires_at, user_agent, address)
     values ($1, $2, $3, $3, $3, $3, $3::timestamptz + interval '12 hours', '', '')`,
    [id, hashSecret(cookie), now],
  )
  const browser = new Visitor(origin)
  browser.cookies.set(staffCookie, cookie)
  return { id, name, email, browser }
}
