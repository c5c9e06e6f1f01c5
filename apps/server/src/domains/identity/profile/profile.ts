import type { BusinessDetails, PostalContact } from '@pandrop/contract/postal'
import type { Profile } from '@pandrop/contract/profile'
import { toUnits } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import { balanceOf } from '../../../ledger/balance.ts'
import type { Shop } from '../../../shop.ts'
import { countryBy } from '../../content/countries.ts'
import { type CustomerRow, countOpenDeals, customerById } from '../accounts/customers.sql.ts'
import { unreadOf } from '../notifications/notifications.ts'
import { selectTradePause } from './trade-account.sql.ts'

/** What mails, orders and payments need to know of a customer. */
interface CustomerContact {
  name: string
  surname: string
  email: string
  phone: string
  /** ISO 639-1, of mails */
  language: string
}

/**
 * A customer as the wire shows them to themselves (docs/behaviour/accounts.md#profile-fields); the balance is in EUR
 * units.
 */
export const profileOf = async ({ pool, clock }: Shop, customerId: number): Promise<Profile> => {
  const now = clock.now()
  const [customer, balance, pause, deals, unread] = await Promise.all([
    existing(pool, customerId),
    balanceOf(pool, customerId),
    selectTradePause(pool, customerId, now),
    countOpenDeals(pool, customerId, now),
    unreadOf({ pool }, customerId),
  ])
  const country = customer.country_id === null ? undefined : await countryBy(pool, customer.country_id)
  return {
    id: customer.id,
    name: customer.name,
    surname: customer.surname,
    email: customer.email,
    emailVerified: customer.email_verified_at !== null,
    ...pendingEmail(customer, now),
    phone: customer.phone,
    phoneE164: customer.phone_e164,
    balance: toUnits(balance),
    open_deals: deals?.count ?? 0,
    unread_notifications: unread,
    avatarUrl: customer.avatar && `/storage/${customer.avatar}`,
    country: country ? { id: country.id, name: country.title, title: country.title, iso: country.iso } : null,
    country_id: customer.country_id,
    city: customer.city,
    address: customer.address,
    post_code: customer.post_code,
    zip: customer.post_code,
    ...(customer.company !== null && { company: customer.company, vat_id: customer.vat_id ?? '' }),
    created_at: customer.created_at.toISOString(),
    steam_trade_link: customer.steam_trade_link,
    steamid: customer.steamid,
    trade_link_paused_until: pause?.paused_until.toISOString() ?? null,
    realCountry: { hash: null },
    verification_data: { status: customer.verification_status },
  }
}

/** How to address a customer; a customer who does not exist is a bug and throws. */
export const customerContact = async (q: Queryable, customerId: number): Promise<CustomerContact> => {
  const { name, surname, email, phone_e164: phone, language } = await existing(q, customerId)
  return { name, surname, email, phone, language }
}

/** What a profile holds of what a checkout asks for; what was never told is empty. */
export interface SavedCheckout {
  contact: Omit<PostalContact, 'country'>
  business: BusinessDetails
  /** undefined: none was chosen, or the shop serves it no longer */
  country: { id: number; iso: string } | undefined
  /** as it was saved */
  tradeLink: string
}

/** Who buys and where items go, as the customer's profile says; a customer who does not exist is a bug and throws. */
export const savedCheckout = async (q: Queryable, customerId: number): Promise<SavedCheckout> => {
  const customer = await existing(q, customerId)
  const { name, surname, email, phone_e164: phone, city, address, post_code, country_id: countryId } = customer
  return {
    contact: { name, surname, email, phone, city, address, post_code },
    business: { company: customer.company ?? '', vat_id: customer.vat_id ?? '' },
    country: countryId === null ? undefined : await countryBy(q, countryId),
    tradeLink: customer.steam_trade_link ?? '',
  }
}

const pendingEmail = (
  { pending_email, pending_until }: CustomerRow,
  now: Date,
): Pick<Profile, 'pending_email' | 'pending_email_until'> => {
  if (!pending_until || pending_until <= now) return { pending_email: null, pending_email_until: null }
  return { pending_email, pending_email_until: pending_until.toISOString() }
}

const existing = async (q: Queryable, customerId: number): Promise<CustomerRow> => {
  const customer = await customerById(q, customerId)
  if (!customer) throw new Error(`there is no customer ${customerId}`)
  return customer
}
