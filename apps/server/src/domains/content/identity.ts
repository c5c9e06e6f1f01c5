import { ok, type Result, refuse } from '@pandrop/contract/result'
import { email, text } from '@pandrop/contract/wire'
import type { Queryable } from '../../db/statement.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Shop } from '../../shop.ts'
import { type IdentityRow, selectSettings, updateIdentity } from './content.sql.ts'

/** Who a demo shop says it is: nobody. */
export const demoIdentity = {
  requisites: 'Pandrop Demo Ltd, 1 Bamboo Lane, 1000 Ljubljana, Slovenia',
  support_email: 'support@pandrop.example',
} as const

/** What can be set about who runs the shop, and what each is. */
export const identityFields = {
  requisites: { does: 'name and address of who runs the shop, as the law asks for them', schema: text(500) },
  support_email: { does: 'where customers write to, and whom mails come from', schema: email },
  copyright: { does: 'whose name stands in the footer', schema: text(100) },
} as const

/** One of the settings of a shop's identity. */
export type IdentityField = keyof typeof identityFields

/** Who runs this shop, as its pages and mails say. */
export const identityOf = async (q: Queryable): Promise<IdentityRow> => {
  const row = await selectSettings(q)
  if (!row) throw new Error('the settings row is missing; run the seed')
  const { requisites, support_email, copyright } = row
  return { requisites, support_email, copyright }
}

/**
 * Sets one of them.
 * @returns refuses invalid_input for a text that cannot be meant
 */
export const setIdentity = async (
  { pool }: Pick<Shop, 'pool'>,
  { field, typed }: { field: IdentityField; typed: string },
): Promise<Result<IdentityRow, 'invalid_input'>> => {
  const read = identityFields[field].schema.safeParse(typed)
  if (!read.success) return refuse('invalid_input', { errors: { [field]: ['field_invalid'] } })
  const set: Partial<IdentityRow> = { [field]: read.data }
  const { requisites = null, support_email: supportEmail = null, copyright = null } = set
  const identity = await inTransaction(pool, (tx) => updateIdentity(tx, requisites, supportEmail, copyright))
  if (!identity) throw new Error('the settings row is missing; run the seed')
  return ok(identity)
}

/** What a real shop still says in nobody's name: the settings that are missing or a demo's. */
export const missingIdentity = async (q: Queryable): Promise<IdentityField[]> => {
  const { requisites, support_email } = await identityOf(q)
  const missing: IdentityField[] = []
  if (requisites === '' || requisites === demoIdentity.requisites) missing.push('requisites')
  if (support_email === '' || support_email === demoIdentity.support_email) missing.push('support_email')
  return missing
}

/** What to type for a setting at the command line, with what it is. */
export const howToSet = (field: IdentityField): string =>
  `${field}, ${identityFields[field].does}:\n  npm run shop -- settings set ${field} "…"`
