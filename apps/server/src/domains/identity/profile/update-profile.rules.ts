import { type FieldErrors, type Refused, refuse } from '@pandrop/contract/result'

/** What was found out about a change of the profile before it is judged; what was not posted is not wrong. */
export interface ProfileFindings {
  phoneValid: boolean
  /** whether the shop serves a country that the number may belong to */
  phoneServed: boolean
  countryServed: boolean
  tradeLinkValid: boolean
  /** `zip` doubles `post_code`: both may be posted, but not for different places */
  postCodesEqual: boolean
  /** what was said of a business while the shop does not ask for it */
  unasked: readonly ('company' | 'vat_id')[]
}

type ProfileRefusal = 'profile_invalid' | 'trade_link_invalid' | 'country_unsupported'

/**
 * Why a change of the profile cannot be taken, with a text beside each field at fault: a form shows all at once.
 * @returns undefined when nothing is wrong
 */
export const profileRefusal = (found: ProfileFindings): Refused<ProfileRefusal> | undefined => {
  const errors: FieldErrors = {}
  if (!found.phoneValid) errors.phone = ['phone_invalid']
  else if (!found.phoneServed) errors.phone = ['country_unsupported']
  if (!found.countryServed) errors.country = ['country_unsupported']
  if (!found.postCodesEqual) errors.post_code = ['field_invalid']
  for (const field of found.unasked) errors[field] = ['field_unknown']
  if (!found.tradeLinkValid) errors.steam_trade_link = ['trade_link_invalid']
  if (Object.keys(errors).length === 0) return undefined
  if (errors.phone || errors.post_code || found.unasked.length > 0) return refuse('profile_invalid', { errors })
  return refuse(errors.steam_trade_link ? 'trade_link_invalid' : 'country_unsupported', { errors })
}

/** Two spellings of one address are no change. */
export const isOtherAddress = (asked: string | undefined, now: string): asked is string =>
  asked !== undefined && asked.toLowerCase() !== now.toLowerCase()

interface KeptLink {
  /** null: none is kept */
  steam_trade_link: string | null
}

/**
 * Whether what is sent to a customer would go elsewhere: to another trade link than the one that is kept. The first one
 * takes nothing away from anybody; taking it back would let the next one pass for a first one.
 */
export const givesAway = (kept: KeptLink, { steam_trade_link: asked }: KeptLink): boolean =>
  kept.steam_trade_link !== null && kept.steam_trade_link !== asked
