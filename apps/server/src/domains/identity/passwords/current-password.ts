import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { Shop } from '../../../shop.ts'
import { type AttemptLimit, countAttempt, forgiveAttempt } from '../accounts/attempts.ts'
import { passwordHashOf } from './current-password.sql.ts'
import { verifyPassword } from './password.ts'

const failuresOf = (customerId: number): AttemptLimit[] => [
  { subject: `current_password ${customerId}`, attemptsMax: 10, windowMinutes: 15 },
]

/**
 * Asks a signed-in customer for their password again, before something that a borrowed session must not do.
 * @param asked.field the call's name for it, beside which a wrong one is told
 * Refuses current_password_wrong, with the text beside that field, and too_many_requests after ten failures in 15
 * minutes.
 */
export const proveCurrentPassword = async (
  shop: Shop,
  {
    customerId,
    password,
    field = 'cur_password',
  }: { customerId: number; password: string; field?: 'cur_password' | 'password' },
): Promise<Result<null, 'current_password_wrong' | 'too_many_requests'>> => {
  const failures = failuresOf(customerId)
  const options = { now: shop.clock.now(), factor: shop.env.RATE_LIMIT_FACTOR }
  if (!(await countAttempt(shop.pool, failures, options))) return refuse('too_many_requests')
  const row = await passwordHashOf(shop.pool, customerId)
  if (!(await verifyPassword(row?.password_hash, password))) {
    return refuse('current_password_wrong', { errors: { [field]: ['current_password_wrong'] } })
  }
  await forgiveAttempt(shop.pool, failures)
  return ok(null)
}
