import type { RefusalOf } from '@pandrop/contract/call'
import type * as calls from '@pandrop/contract/profile'
import { type FieldText, ok, type Result, refuse } from '@pandrop/contract/result'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { noteAccountEvent } from '../account-events/account-events.ts'
import { requireProof } from '../proof/proof.rules.ts'
import { hasFactor as hasFactorOf } from '../second-factor/customer-factor.rules.ts'
import { factorOf } from '../second-factor/customer-factor.sql.ts'
import { markProven, renewCookie, type SignedIn } from '../sessions/session.ts'
import { replacePassword } from './change-password.sql.ts'
import { credentialsChanged } from './credentials.ts'
import { passwordHashOf } from './current-password.sql.ts'
import { proveCurrentPassword } from './current-password.ts'
import { isGuessable } from './guessable.ts'
import { hashPassword } from './password.ts'
import { orderPasswordChangedMail } from './password-changed-mail.ts'

/** The form of the account, validated by the contract, and who sent it. */
export interface PasswordChange {
  /** their session stays signed in */
  customer: Pick<SignedIn, 'customerId' | 'sessionId' | 'provenAt'>
  currentPassword: string
  newPassword: string
  repeatedPassword: string
}

/**
 * Changes the password of a signed-in customer. The asking session stays, all others end, links to reset are void, and
 * the owner is told by mail. The current password proves who asks, but where a second factor is on, a code has to be
 * given as well (docs/behaviour/accounts.md#proof).
 * @returns the asking session's new cookie; null where none asked
 * Refuses passwords_differ with both fields, invalid_input beside `new_password` for a guessable one,
 * current_password_wrong beside `cur_password`, proof_required where no code was given lately, and too_many_requests.
 */
export const changePassword = async (
  shop: Shop,
  change: PasswordChange,
): Promise<Result<string | null, RefusalOf<typeof calls.changePassword> | 'invalid_input'>> => {
  const { customer: asking, currentPassword, newPassword } = change
  const { customerId, sessionId } = asking
  if (newPassword !== change.repeatedPassword) {
    const differ: FieldText[] = ['passwords_differ']
    return refuse('passwords_differ', { errors: { new_password: differ, repeat_password: differ } })
  }
  const old = await passwordHashOf(shop.pool, customerId)
  const proven = await proveCurrentPassword(shop, { customerId, password: currentPassword })
  if (!proven.ok) return proven
  if (isGuessable(newPassword, { email: old?.email ?? '' })) {
    return refuse('invalid_input', { errors: { new_password: ['password_guessable'] } })
  }
  const now = shop.clock.now()
  const hasFactor = hasFactorOf(await factorOf(shop.pool, customerId, now))
  const proof = hasFactor ? requireProof(asking.provenAt, now) : ok(null)
  if (!proof.ok) return proof
  const passwordHash = await hashPassword(newPassword)
  return inTransaction(shop.pool, async (tx) => {
    const customer = await replacePassword(tx, customerId, old?.password_hash ?? '', passwordHash)
    // Reset or changed elsewhere meanwhile: what was just proven is the current password no longer.
    if (!customer) {
      return refuse('current_password_wrong', { errors: { cur_password: ['current_password_wrong'] } })
    }
    await credentialsChanged(tx, { customerId, keptSession: sessionId, now })
    await noteAccountEvent(tx, { customerId, kind: 'password_changed', at: now })
    // An address that nobody has proven may be a stranger's, who must not be mailed again and again.
    if (customer.email_verified_at) {
      await orderPasswordChangedMail(tx, { ...customer, customerId, publicUrl: shop.env.PUBLIC_URL })
    }
    if (sessionId === null) return ok(null)
    // With a second factor it was proven before, and a password alone does not prove it for longer.
    if (!hasFactor) await markProven(tx, sessionId, { at: now, codeHash: null })
    return ok(await renewCookie(tx, sessionId))
  })
}
