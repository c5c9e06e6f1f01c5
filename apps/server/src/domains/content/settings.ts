import type { Settings } from '@pandrop/contract/content'
import { setShopTexts } from '@pandrop/dictionaries/languages'
import { type Cents, cents, toUnits } from '@pandrop/money/money'
import type { Queryable } from '../../db/statement.ts'
import type { Transaction } from '../../db/transaction.ts'
import { minimumMinor } from '../../ports/payments/minor-units.ts'
import type { Shop } from '../../shop.ts'
import { selectNewDays, selectSettings, selectShopTexts, selectTimeZone, shareTimeZone } from './content.sql.ts'
import { requisitesOf } from './requisites.rules.ts'
import { squarePath, squareSizes, widePath } from './shop-pictures.ts'

/** The settings as the wire sends them, and the amounts as cents for the verbs. */
export interface ShopSettings extends Settings {
  minTopUpCents: Cents
  maxTopUpCents: Cents
  /** whether the checkout asks for company and VAT id */
  businessEnabled: boolean
  /** how long a counter-offer stands */
  counterDays: number
  /** who mails come from: the name beside the support address (empty: the shop's), and where answers go */
  senderName: string
  replyTo: string
  /** what the shop is called */
  shopName: string
}

const seeded = <Row>(row: Row | undefined): Row => {
  if (!row) throw new Error('the settings row is missing; run the seed')
  return row
}

/**
 * The shop's settings.
 * @returns throws when the one row is missing: the shop was never seeded
 */
export const settingsOf = async (q: Queryable): Promise<ShopSettings> => {
  const row = seeded(await selectSettings(q))
  const cardTotalMin = cents(minimumMinor('EUR'))
  // What the provider turns down in our own currency it turns down in every other.
  const minTopUpCents = cents(Math.max(row.min_top_up_cents, cardTotalMin))
  return {
    requisites: requisitesOf(row),
    support_email: row.support_email,
    supportEmail: row.support_email,
    is_reg_enabled: row.is_reg_enabled,
    min_top_up: toUnits(minTopUpCents),
    minTopUpAmount: toUnits(minTopUpCents),
    max_top_up: toUnits(cents(row.max_top_up_cents)),
    card_total_min: toUnits(cardTotalMin),
    minTopUpCents,
    maxTopUpCents: cents(row.max_top_up_cents),
    vat_percent: row.vat_percent,
    payment_methods: row.payment_methods,
    google_tag: row.google_tag,
    internal_currency: {
      name: row.internal_currency_name,
      image: row.internal_currency_image,
      exchange_rate_eur: row.exchange_rate_eur,
    },
    internal_currency_name: row.internal_currency_name,
    internal_currency_image: row.internal_currency_image,
    offer_enabled: row.offer_enabled,
    copyright: row.copyright,
    businessEnabled: row.business_enabled,
    counterDays: row.counter_days,
    senderName: row.sender_name,
    replyTo: row.reply_to,
    shopName: row.shop_name,
  }
}

/** Where the shop's days begin and end: a name of IANA, such as Europe/Berlin. */
export const timeZoneOf = async (q: Queryable): Promise<string> => seeded(await selectTimeZone(q)).time_zone

/** The same, which nobody changes then before the transaction ends. */
export const timeZoneWithin = async (tx: Transaction): Promise<string> => seeded(await shareTimeZone(tx)).time_zone

/** For how many days what comes into stock is new where nobody says otherwise. */
export const newDaysOf = async (q: Queryable): Promise<number> => seeded(await selectNewDays(q)).new_days

/** Has every text of this process be the shop's own; a shop that was never seeded keeps those that it has. */
export const readShopTexts = async (q: Queryable): Promise<void> => {
  const row = await selectShopTexts(q)
  if (!row) return
  const { shop_name, wordmark, mark, logo, accent, default_language: first, languages, own } = row
  setShopTexts({
    names: {
      shop_name,
      wordmark,
      mark: mark && `/storage/${squarePath(mark, squareSizes[0])}`,
      logo: logo && `/storage/${widePath(logo)}`,
      accent,
    },
    own,
    spoken: [first, ...languages.filter((language) => language !== first)],
  })
}

/** Who mails come from, as it is set at this moment. */
export const senderOf = async ({ pool, env }: Pick<Shop, 'pool' | 'env'>) => {
  const { support_email: supportAddress, senderName, replyTo } = await settingsOf(pool)
  return { supportAddress, senderName, replyTo, publicUrl: env.PUBLIC_URL }
}
