import { textFor } from '@pandrop/dictionaries/languages'
import type { Text } from '@pandrop/dictionaries/translate'
import { formatEuro } from '@pandrop/money/format'
import { cents } from '@pandrop/money/money'
import type { MailOrder, MailSection } from '../../../ports/mail/mail-order.ts'
import type { Shop } from '../../../shop.ts'
import { customerContact } from '../../identity/profile/profile.ts'
import { rootCategory } from '../items/item-row.ts'
import type { AlertEntry } from './alerts.rules.ts'
import { type AlertRow, selectAlertRows } from './alerts.sql.ts'
import { createUnsubscribeLink } from './unsubscribe.ts'

/** What a queued price alert is about. */
export interface PriceAlert {
  customerId: number
  entries: AlertEntry[]
}

/** The items of one entry that the mail names, cheapest first; one at least. */
interface Told {
  first: AlertRow
  rows: AlertRow[]
  more: number
}

/**
 * The mail of a price alert, in the customer's language, with fresh links that stop it: no queue ever holds one.
 * @returns undefined when there is nothing left to tell: all sold, or the alerts stopped meanwhile
 */
export const priceAlertMail = async (
  shop: Shop,
  { customerId, entries }: PriceAlert,
): Promise<MailOrder | undefined> => {
  const told = await stillTold(shop, { customerId, entries })
  const [only] = told
  if (!only) return undefined
  const { name, email: to, language } = await customerContact(shop.pool, customerId)
  const writing = { shop, customerId, text: textFor(language) }
  const sections: MailSection[] = []
  for (const entry of told) sections.push(await sectionOf(entry, writing))
  const about = {
    accountOf: customerId,
    to,
    language,
    sections,
    unsubscribeLink: await linkToStop(told, sections, writing),
  }
  if (told.length > 1) {
    const values = { name, count: told.length, link: wishlistAddress(shop) }
    return { template: 'price_alerts', ...about, values }
  }
  const { first } = only
  const values = {
    name,
    title: titleOf(first),
    price: formatEuro(cents(first.price_cents)),
    limit: formatEuro(cents(first.price_below_cents)),
  }
  return { template: 'price_alert', ...about, values: { ...values, link: itemAddress(shop, first.item_id) } }
}

const stillTold = async ({ pool, clock }: Shop, { customerId, entries }: PriceAlert): Promise<Told[]> => {
  const wishIds = entries.map(({ wishId }) => wishId)
  const itemIds = entries.flatMap((entry) => entry.itemIds)
  const rows = await selectAlertRows(pool, clock.now(), customerId, wishIds, itemIds)
  return entries.flatMap(({ wishId, more }) => {
    const own = rows.filter((row) => row.wish_id === wishId)
    const [first] = own
    return first ? [{ first, rows: own, more }] : []
  })
}

interface Writing {
  shop: Shop
  customerId: number
  text: Text
}

const sectionOf = async ({ first, rows, more }: Told, { shop, customerId, text }: Writing): Promise<MailSection> => {
  const about = [{ wishId: first.wish_id, title: titleOf(first) }]
  const others = { text: text('mail_alert_more', { count: more }), link: wishlistAddress(shop) }
  return {
    title: titleOf(first),
    text: text('mail_alert_limit', { limit: formatEuro(cents(first.price_below_cents)) }),
    lines: [
      ...rows.map((row) => ({ text: itemPriceText(row, text), link: itemAddress(shop, row.item_id) })),
      ...(more > 0 ? [others] : []),
    ],
    end: { text: text('mail_alert_stop'), link: await createUnsubscribeLink(shop, { customerId, about }) },
  }
}

/** What the mail program's own button stops: every entry that the mail is about. */
const linkToStop = async (told: Told[], sections: MailSection[], { shop, customerId }: Writing): Promise<string> => {
  const [only, ...others] = sections
  if (only && others.length === 0) return only.end.link
  const about = told.map(({ first }) => ({ wishId: first.wish_id, title: titleOf(first) }))
  return createUnsubscribeLink(shop, { customerId, about })
}

/** Steam's title does not name the phase. */
const titleOf = ({ title, phase }: AlertRow): string => (phase === '' ? title : `${title} – ${phase}`)

/** What an item costs, and its float where it has one, as mails say it. */
export const itemPriceText = ({ price_cents, float }: Pick<AlertRow, 'price_cents' | 'float'>, text: Text): string =>
  // Cut, not rounded: 0.06999 is Factory New and must not read 0.0700.
  float === null
    ? formatEuro(cents(price_cents))
    : text('mail_alert_item', { price: formatEuro(cents(price_cents)), float: float.toFixed(8).slice(0, 6) })

/** Full address of the page of an item. */
export const itemAddress = ({ env }: Shop, itemId: number): string =>
  `${env.PUBLIC_URL}/products/${rootCategory.url}/all/${itemId}`

const wishlistAddress = ({ env }: Shop): string => `${env.PUBLIC_URL}/wishlist`
