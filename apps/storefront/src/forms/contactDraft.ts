import type { Profile } from '@pandrop/contract/profile'
import { formatTyped } from './phoneNumber.ts'

/** The fields that forms share, so that nobody types them twice: contact, address, trade link. */
export interface ContactDraft {
  name: string
  surname: string
  email: string
  phone: string
  /** id of a country that the shop serves, as a select holds it */
  country: string
  city: string
  address: string
  postCode: string
  tradeUrl: string
}

type Typed = Partial<ContactDraft>

/** Session storage in the browser: it outlives a reload and ends with the tab. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem'>

const draftName = 'contact-draft'

/** What the profile knows. */
export const profileContact = (profile: Profile): ContactDraft => ({
  name: profile.name,
  surname: profile.surname,
  email: profile.email,
  phone: formatTyped(profile.phone, ''),
  country: profile.country_id === null ? '' : String(profile.country_id),
  city: profile.city,
  address: profile.address,
  postCode: profile.post_code,
  tradeUrl: profile.steam_trade_link ?? '',
})

const readTyped = (storage: DraftStorage, customerId: number): Typed => {
  try {
    const draft: unknown = JSON.parse(storage.getItem(draftName) ?? 'null')
    if (typeof draft !== 'object' || draft === null) return {}
    const { customer, typed } = draft as { customer?: unknown; typed?: Typed }
    // Somebody else may have signed in on this tab since.
    return customer === customerId && typeof typed === 'object' ? typed : {}
  } catch {
    return {}
  }
}

/**
 * What a form starts with: what the customer typed on this tab, else what the profile knows.
 * @returns every field as text, empty where nothing is known
 */
export const readContact = (storage: DraftStorage, profile: Profile): ContactDraft => {
  const contact = profileContact(profile)
  const typed = readTyped(storage, profile.id)
  for (const name of Object.keys(contact) as (keyof ContactDraft)[]) {
    const value = typed[name]
    if (typeof value === 'string' && value.trim() !== '') contact[name] = value
  }
  return contact
}

/**
 * Keeps what differs from the profile, so that a profile changed elsewhere is not hidden by its old self.
 * @param values fields of one form; those of other forms stay as they were kept
 */
export const keepContact = (storage: DraftStorage, profile: Profile, values: Typed): void => {
  const known = profileContact(profile)
  const typed = readTyped(storage, profile.id)
  for (const name of Object.keys(known) as (keyof ContactDraft)[]) {
    const value = values[name]
    if (value === undefined) continue
    if (value === known[name]) delete typed[name]
    else typed[name] = value
  }
  try {
    storage.setItem(draftName, JSON.stringify({ customer: profile.id, typed }))
  } catch {
    // A full or forbidden storage costs the reload's memory, not the form.
  }
}
