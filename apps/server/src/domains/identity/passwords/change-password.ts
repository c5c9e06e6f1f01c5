import type { RefusalOf } from '@pandrop/contract/call'
import type * as calls from '@pandrop/contract/profile'
import { type FieldText, ok, type Result, refuse } from '@pandrop/contract/result'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { renewCookie } from '../sessions/session.ts'
import { replacePassword } from './change-password.sql.ts'
import { credentialsChanged } from './credentials.ts'
import { passwordHashOf } from './current-password.sql.ts'
import { proveCurrentPassword } from './current-password.ts'
import { isGuessable } from './guessable.ts'
import { hashPassword } from './password.ts'
import { orderPasswordChangedMail } from './password-changed-mail.ts'

/** The form of the account, validated by the contract, and who sent it. */
export interface PasswordChange {
  customerId: number
  /** stays signed in */
  sessionId: number | null
  currentPassword: string
  newPassword: string
  repeatedPassword: string
}

/**
 * Changes the password of a signed-in customer. The asking session stays, all others end, links to reset are void, and
 * the owner is told by mail.
 * @returns the asking session's new cookie; null where none asked
 * Refuses passwords_differ with both fields, invalid_input beside `new_password` for a guessable one,
 * current_password_wrong beside `cur_password`, and too_many_requests.
 */
export const changePassword = async (
  shop: Shop,
  change: PasswordChange,
): Promise<Result<string | null, RefusalOf<typeof calls.changePassword> | 'invalid_input'>> => {
  const { customerId, sessionId, currentPassword, newPassword } = change
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
  const passwordHash = await hashPassword(newPassword)
  const now = shop.clock.now()
  return inTransaction(shop.pool, async (tx) => {
    const customer = await replacePassword(tx, customerId, old?.password_hash ?? '', passwordHash)
    // Reset or changed elsewhere meanwhile: what was just proven is the current password no longer.
    if (!customer) {
      return refuse('current_password_wrong', { errors: { cur_password: ['current_password_wrong'] } })
    }
    await credentialsChanged(tx, { customerId, keptSession: sessionId, now })
    // An address that nobody has proven may be a stranger's, who must not be mailed again and again.
    if (customer.email_verified_at) {
      await orderPasswordChangedMail(tx, { ...customer, publicUrl: shop.env.PUBLIC_URL })
    }
    return ok(sessionId === null ? null : await renewCookie(tx, sessionId))
  })
}
