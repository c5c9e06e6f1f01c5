import type { Received, RefusalOf } from '@pandrop/contract/call'
import type { updateProfile as call, Profile } from '@pandrop/contract/profile'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { countryBy } from '../../content/countries.ts'
import { settingsOf } from '../../content/settings.ts'
import { noteAccountEvent } from '../account-events/account-events.ts'
import { askForEmailChange } from '../emails/email-change.ts'
import { requireProof } from '../proof/proof.rules.ts'
import { requireFactor } from '../second-factor/needed-factor.ts'
import type { SignedIn } from '../sessions/session.ts'
import { rememberLanguage } from './language.ts'
import { readPhone } from './phone.ts'
import { profileOf } from './profile.ts'
import { servesPhone } from './served-phone.ts'
import { useTradeAccount } from './trade-account.ts'
import { readTradeLink } from './trade-link.rules.ts'
import { givesAway, isOtherAddress, profileRefusal } from './update-profile.rules.ts'
import { lockCustomer, type ProfileColumns, writeProfile } from './update-profile.sql.ts'

/** The fields that were posted, validated by the contract; the others stay as they are. */
type ProfileChange = Received<typeof call, 'body'>

type Refusal = RefusalOf<typeof call>

/**
 * Changes what was posted of the profile; all of it or nothing. A new e-mail is only asked for: it takes effect when
 * the link mailed to it is opened. Asking for it, and another trade link than the one that is kept, needs a proof
 * (docs/behaviour/accounts.md#proof). The language of the call becomes that of the customer's mails. Refuses
 * profile_invalid, trade_link_invalid, steam_id_mismatch and country_unsupported with texts beside the fields,
 * factor_required, proof_required, and too_many_requests after too many asked-for e-mails.
 */
export const updateProfile = async (
  shop: Shop,
  { customerId, sessionId, provenAt }: Pick<SignedIn, 'customerId' | 'sessionId' | 'provenAt'>,
  { change, language }: { change: ProfileChange; language: string },
): Promise<Result<Profile, Refusal>> => {
  const columns = await readColumns(shop.pool, change)
  if (!columns.ok) return columns
  const now = shop.clock.now()
  const saved = await inTransaction(shop.pool, async (tx): Promise<Result<null, Refusal>> => {
    const customer = await lockCustomer(tx, customerId)
    if (!customer) throw new Error(`customer ${customerId} does not exist`)
    const changed = { ...customer, ...columns.value }
    if (change.steamid && change.steamid !== changed.steamid) return foreignSteamId()
    const moves = givesAway(customer, changed)
    const factor = moves ? await requireFactor(tx, customerId, 'trade_link') : ok(null)
    if (!factor.ok) return factor
    const wished = isOtherAddress(change.email, customer.email) ? change.email : null
    const proven = wished !== null || moves ? requireProof(provenAt, now) : ok(null)
    if (!proven.ok) return proven
    await rememberLanguage(tx, customerId, language)
    await writeProfile(tx, { ...changed, customerId })
    if (changed.steam_trade_link !== customer.steam_trade_link)
      await noteAccountEvent(tx, { customerId, kind: 'trade_link_changed', at: now })
    if (changed.steamid !== null && changed.steamid !== customer.steamid) {
      const recipient = customer.email_verified_at && { email: customer.email, language }
      await useTradeAccount(tx, { customerId, steamid: changed.steamid, at: now, recipient }, shop.env.PUBLIC_URL)
    }
    if (wished === null) return ok(null)
    return askForEmailChange(tx, shop, { customer: { ...customer, language }, email: wished, sessionId, now })
  })
  return saved.ok ? ok(await profileOf(shop, customerId)) : saved
}

const foreignSteamId = () => refuse('steam_id_mismatch', { errors: { steamid: ['steam_id_mismatch'] } })

/**
 * What the posted fields become in the database. Refuses profile_invalid, trade_link_invalid and country_unsupported
 * with texts beside the fields.
 */
export const readColumns = async (q: Queryable, change: ProfileChange) => {
  const { name, surname, city, address, company, vat_id } = change
  const typed = change.phone ?? (change.phoneE164 || undefined)
  const phone = typed === undefined ? undefined : readPhone(typed, change.phoneE164)
  const named = change.country === undefined ? change.country_id : change.country
  const country = named ? await countryBy(q, named) : undefined
  const link = change.steam_trade_link ? readTradeLink(change.steam_trade_link.trim()) : undefined
  const business = (['company', 'vat_id'] as const).filter((field) => change[field])
  const asksBusiness = business.length === 0 || (await settingsOf(q)).businessEnabled
  const refused = profileRefusal({
    phoneValid: typed === undefined || phone !== undefined,
    phoneServed: phone === undefined || (await servesPhone(q, phone)),
    countryServed: !named || country !== undefined,
    tradeLinkValid: link?.ok !== false,
    postCodesEqual: change.post_code === undefined || (change.zip ?? change.post_code) === change.post_code,
    unasked: asksBusiness ? [] : business,
  })
  if (refused) return refused
  const tradeLink = link?.ok ? link.value : undefined
  return ok({
    ...posted({ name, surname, city, address, post_code: change.post_code ?? change.zip, company, vat_id }),
    ...(typed !== undefined && phone && { phone: typed, phone_e164: phone.e164 }),
    ...(named !== undefined && { country_id: country?.id ?? null }),
    ...(change.steam_trade_link !== undefined && {
      steam_trade_link: tradeLink?.url ?? null,
      steamid: tradeLink?.steamid ?? null,
    }),
  } satisfies Partial<ProfileColumns>)
}

/** Without what was not posted, which would otherwise overwrite what is kept. */
const posted = <Name extends string>(values: Record<Name, string | undefined>): Partial<Record<Name, string>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Record<Name, string>>
