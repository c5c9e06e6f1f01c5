import type * as calls from '@pandrop/contract/api-keys'
import type { ApiKey } from '@pandrop/contract/api-keys'
import type { ApiScope } from '@pandrop/contract/api-scopes'
import type { RefusalOf } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { dateText } from '@pandrop/dictionaries/dates'
import { textFor } from '@pandrop/dictionaries/languages'
import { daysBefore } from '@pandrop/money/days'
import pg from 'pg'
import { enqueue } from '../../../db/enqueue.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { MailOrder } from '../../../ports/mail/mail-order.ts'
import type { Shop } from '../../../shop.ts'
import { noteAccountEvent } from '../account-events/account-events.ts'
import { hashSecret } from '../accounts/secret.ts'
import { isLeaving } from '../deletions/deletions.ts'
import { customerContact } from '../profile/profile.ts'
import { requireProof } from '../proof/proof.rules.ts'
import { requireFactor } from '../second-factor/needed-factor.ts'
import type { SignedIn } from '../sessions/session.ts'
import { type ApiKeyRow, deleteOldApiKeys, insertApiKey, livingApiKeys, markApiKeyRevoked } from './api-keys.sql.ts'
import { customerKeys } from './key-text.ts'

// A dead key still answers "dead" for a while instead of passing for a guess (key-holder.ts).
const deadDaysKept = 30

/** The customer's living keys, newest first. */
export const apiKeysOf = async ({ pool, clock }: Shop, customerId: number): Promise<ApiKey[]> =>
  (await livingApiKeys(pool, customerId, clock.now())).map(toWire)

interface CreationInput {
  name: string
  scopes: readonly ApiScope[]
  /** how long it lives */
  days: number
}

/**
 * Makes a key and mails the customer that there is one. Only its hash is kept: the answer is the one time that it is
 * seen. Refuses factor_required, proof_required, account_leaving, and api_keys_full beyond ten living keys.
 */
export const createApiKey = async (
  shop: Shop,
  { customerId, provenAt }: Pick<SignedIn, 'customerId' | 'provenAt'>,
  { name, scopes, days }: CreationInput,
): Promise<Result<{ key: string; payload: ApiKey }, RefusalOf<typeof calls.createApiKey>>> => {
  const factor = await requireFactor(shop.pool, customerId, 'api_key')
  if (!factor.ok) return factor
  const proven = requireProof(provenAt, shop.clock.now())
  if (!proven.ok) return proven
  const key = customerKeys.create()
  try {
    const made = await keep(shop, { customerId, name, scopes: [...new Set(scopes)], days, key })
    return made.ok ? ok({ key, payload: made.value }) : made
  } catch (error) {
    // Many programs may ask at the same moment: the database counts, and has the last word.
    if (error instanceof pg.DatabaseError && error.constraint === 'api_keys_max') return refuse('api_keys_full')
    throw error
  }
}

type Creation = CreationInput & { customerId: number; key: string }

/** The key and the mail about it are one transaction: neither exists without the other. */
const keep = (
  shop: Shop,
  { customerId, name, scopes, days, key }: Creation,
): Promise<Result<ApiKey, 'account_leaving'>> =>
  inTransaction(shop.pool, async (tx) => {
    if (await isLeaving(tx, customerId)) return refuse('account_leaving')
    const row = await insertApiKey(tx, {
      customerId,
      name,
      keyHash: hashSecret(key),
      hint: key.slice(-4),
      scopes,
      now: shop.clock.now(),
      days,
    })
    if (!row) throw new Error('a new API key did not come back')
    await noteAccountEvent(tx, { customerId, kind: 'api_key_made', at: shop.clock.now(), name })
    const recipient = { id: customerId, ...(await customerContact(tx, customerId)) }
    const publicUrl = shop.env.PUBLIC_URL
    const expiresAt = row.expires_at
    await enqueue(tx, 'send_mail', apiKeyCreatedMail({ recipient, keyName: name, scopes, expiresAt, publicUrl }))
    return ok(toWire(row))
  })

/**
 * Ends a key; its next request is answered with 401.
 * @returns the customer's living keys; refuses api_key_not_found for a key that is not theirs, revoked or over
 */
export const revokeApiKey = async (
  shop: Shop,
  { customerId, keyId }: { customerId: number; keyId: number },
): Promise<Result<ApiKey[], 'api_key_not_found'>> => {
  const at = shop.clock.now()
  const revoked = await inTransaction(shop.pool, async (tx) => {
    const row = await markApiKeyRevoked(tx, customerId, keyId, at)
    if (row) await noteAccountEvent(tx, { customerId, kind: 'api_key_revoked', at, name: row.name })
    return row
  })
  return revoked ? ok(await apiKeysOf(shop, customerId)) : refuse('api_key_not_found')
}

/** Forgets keys that ended a month ago. */
export const cleanUpApiKeys = async ({ pool, clock }: Shop): Promise<void> => {
  await deleteOldApiKeys(pool, daysBefore(clock.now(), deadDaysKept))
}

const toWire = ({ id, name, hint, scopes, created_at, last_used_at, expires_at }: ApiKeyRow): ApiKey => ({
  id,
  name,
  hint,
  scopes,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
  expires_at: expires_at.toISOString(),
})

/** What the mail about a new key tells. */
interface NewKey {
  recipient: { id: number; name: string; email: string; language: string }
  /** as the customer typed it; the mail's layout escapes it */
  keyName: string
  scopes: readonly ApiScope[]
  expiresAt: Date
  /** origin of the shop, for the link to the keys */
  publicUrl: string
}

/** The mail that tells a customer of a key that was made in their name, in their language. The key is not in it. */
const apiKeyCreatedMail = ({ recipient, keyName, scopes, expiresAt, publicUrl }: NewKey): MailOrder => {
  const { language } = recipient
  const text = textFor(language)
  const words = scopes.map((scope) => text(`api_scope_${scope}`))
  return {
    template: 'api_key_created',
    accountOf: recipient.id,
    to: recipient.email,
    language,
    values: {
      name: recipient.name,
      key: keyName,
      scopes: new Intl.ListFormat(language, { type: 'conjunction' }).format(words),
      date: dateText(expiresAt),
      link: `${publicUrl}/account/security`,
    },
  }
}
