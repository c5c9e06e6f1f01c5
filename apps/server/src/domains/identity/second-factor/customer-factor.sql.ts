import { firstRow, statement } from '../../../db/statement.ts'

/** A customer's authenticator, its keys sealed, and what stands beside it. */
export interface FactorRow {
  totp_sealed: Buffer | null
  totp_pending_sealed: Buffer | null
  confirmed_at: Date | null
  passkeys: number
  recovery_codes_left: number
  remembered_browsers: number
}

/** $2: now. No row for nobody. */
export const factorOf = firstRow<FactorRow, [customerId: number, now: Date]>(
  'customer_factor',
  `select factor.totp_sealed, factor.totp_pending_sealed, factor.confirmed_at,
     (select count(*)::int from customer_passkeys passkey where passkey.customer_id = customer.id) as passkeys,
     (select count(*)::int from recovery_codes code where code.customer_id = customer.id and code.used_at is null)
       as recovery_codes_left,
     (select count(*)::int from known_devices device
       where device.customer_id = customer.id and device.factor_until > $2) as remembered_browsers
   from customers customer left join customer_factors factor on factor.customer_id = customer.id
   where customer.id = $1`,
)

/** Taken before the factor's own row, as a sign-in does (holdPassword): the two wait for each other. */
export const lockForFactor = firstRow<{ id: number; email: string; language: string }, [customerId: number]>(
  'lock_customer_for_factor',
  'select id, email, language from customers where id = $1 for no key update',
)

export const keepPendingFactor = statement<never, [customerId: number, sealed: Buffer]>(
  'keep_pending_factor',
  `insert into customer_factors (customer_id, totp_pending_sealed) values ($1, $2)
   on conflict (customer_id) do update set totp_pending_sealed = excluded.totp_pending_sealed`,
)

export const confirmPendingFactor = statement<never, [customerId: number, step: number, now: Date]>(
  'confirm_pending_factor',
  `update customer_factors
   set totp_sealed = totp_pending_sealed, totp_pending_sealed = null, totp_last_step = $2, confirmed_at = $3
   where customer_id = $1`,
)

/** No row where a code of this time step, or of a later one, was used already. */
export const useFactorStep = firstRow<{ customer_id: number }, [customerId: number, step: number]>(
  'use_factor_step',
  `update customer_factors set totp_last_step = $2
   where customer_id = $1 and totp_last_step < $2 returning customer_id`,
)

/** What recovery codes belong to, also where there is no app. */
export const keepFactorRow = statement<never, [customerId: number]>(
  'keep_factor_row',
  'insert into customer_factors (customer_id) values ($1) on conflict (customer_id) do nothing',
)

/** Takes the app away; recovery codes stay beside passkeys. */
export const clearAuthenticator = statement<never, [customerId: number]>(
  'clear_authenticator',
  `update customer_factors set totp_sealed = null, totp_pending_sealed = null, confirmed_at = null
   where customer_id = $1`,
)

/** Its recovery codes go with it. */
export const deleteFactor = statement<never, [customerId: number]>(
  'delete_factor',
  'delete from customer_factors where customer_id = $1',
)

export const deleteRecoveryCodes = statement<never, [customerId: number]>(
  'delete_recovery_codes',
  'delete from recovery_codes where customer_id = $1',
)

export const insertRecoveryCodes = statement<never, [customerId: number, hashes: Buffer[]]>(
  'insert_recovery_codes',
  'insert into recovery_codes (customer_id, code_hash) select $1, unnest($2::bytea[])',
)

/** No row for a code that is none, or was used. */
export const useRecoveryCode = firstRow<{ customer_id: number }, [customerId: number, hash: Buffer, now: Date]>(
  'use_recovery_code',
  `update recovery_codes set used_at = $3
   where customer_id = $1 and code_hash = $2 and used_at is null returning customer_id`,
)

/** Whether this browser is asked for no code. */
export const rememberedBrowser = firstRow<{ customer_id: number }, [customerId: number, hash: Buffer, now: Date]>(
  'remembered_browser',
  'select customer_id from known_devices where customer_id = $1 and device_hash = $2 and factor_until > $3',
)

/** $3: until when. */
export const rememberBrowser = statement<never, [customerId: number, hash: Buffer, until: Date]>(
  'remember_browser',
  'update known_devices set factor_until = $3 where customer_id = $1 and device_hash = $2',
)

export const forgetRemembered = statement<never, [customerId: number]>(
  'forget_remembered_browsers',
  'update known_devices set factor_until = null where customer_id = $1 and factor_until is not null',
)

/** No row where the shop does not ask for a second factor, or the customer has one. */
export const factorAsked = firstRow<{ balance_cents: number; was_paid_out: boolean }, [customerId: number]>(
  'second_factor_asked',
  `select settings.second_factor_balance_cents as balance_cents,
     exists (select from payouts where customer_id = $1 and state <> 'failed') as was_paid_out
   from settings
   where settings.second_factor_required
     and not exists (select from customer_factors where customer_id = $1 and totp_sealed is not null)
     and not exists (select from customer_passkeys where customer_id = $1)`,
)
