import type { SavedFilters } from '@pandrop/contract/saved-searches'
import { textFor } from '@pandrop/dictionaries/languages'
import type { Text } from '@pandrop/dictionaries/translate'
import type { MailOrder, MailSection } from '../../../ports/mail/mail-order.ts'
import type { Shop } from '../../../shop.ts'
import { customerContact } from '../../identity/profile/profile.ts'
import { itemAddress, itemPriceText } from '../wishlist/alert-mail.ts'
import { createUnsubscribeLink } from '../wishlist/unsubscribe.ts'
import type { Found } from './news.rules.ts'
import { type NamedItem, selectNamedItems } from './news.sql.ts'
import { type SavedSearchRow, selectSavedSearches } from './saved-searches.sql.ts'

/** What a queued mail about saved searches tells. */
export interface SavedSearchNews {
  customerId: number
  found: Found[]
}

/** What of one search is left to tell; one item at least. */
interface Told {
  search: SavedSearchRow
  items: NamedItem[]
  more: number
}

/**
 * The mail about what came for sale, in the customer's language, with fresh links that stop it: no queue ever holds
 * one.
 * @returns undefined when there is nothing left to tell: all sold, or the searches removed or stopped meanwhile
 */
export const savedSearchMail = async (
  shop: Shop,
  { customerId, found }: SavedSearchNews,
): Promise<MailOrder | undefined> => {
  const told = await stillTold(shop, { customerId, found })
  const [only, ...others] = told
  if (!only) return undefined
  const { name, email: to, language } = await customerContact(shop.pool, customerId)
  const text = textFor(language)
  const sections = await Promise.all(told.map((one) => sectionOf(one, { shop, customerId, text })))
  const searches = told.map(({ search }) => search.name).join(', ')
  const link = others.length > 0 ? `${shop.env.PUBLIC_URL}/wishlist` : listAddress(shop, only.search.filters)
  return {
    template: 'saved_searches',
    accountOf: customerId,
    to,
    language,
    values: { name, searches: shortened(searches), link },
    sections,
    unsubscribeLink: await createUnsubscribeLink(shop, {
      customerId,
      searches: told.map(({ search: { id, name: title } }) => ({ searchId: id, title })),
    }),
  }
}

const stillTold = async ({ pool, clock }: Shop, { customerId, found }: SavedSearchNews): Promise<Told[]> => {
  const itemIds = found.flatMap((one) => one.itemIds)
  const [items, searches] = await Promise.all([
    selectNamedItems(pool, clock.now(), itemIds),
    selectSavedSearches(pool, customerId),
  ])
  return found.flatMap(({ searchId, itemIds: own, more }) => {
    const search = searches.find(({ id, mailed }) => id === searchId && mailed)
    const left = items.filter(({ id }) => own.includes(id))
    return search && left.length > 0 ? [{ search, items: left, more }] : []
  })
}

interface Writing {
  shop: Shop
  customerId: number
  text: Text
}

const sectionOf = async ({ search, items, more }: Told, { shop, customerId, text }: Writing): Promise<MailSection> => ({
  title: search.name,
  text: text('mail_saved_found'),
  lines: [
    ...items.map((item) => ({
      text: `${[item.title, item.phase].filter(Boolean).join(' – ')}: ${itemPriceText(item, text)}`,
      link: itemAddress(shop, item.id),
    })),
    ...(more > 0 ? [{ text: text('mail_saved_more', { count: more }), link: listAddress(shop, search.filters) }] : []),
  ],
  end: {
    text: text('mail_saved_stop'),
    link: await createUnsubscribeLink(shop, { customerId, searches: [{ searchId: search.id, title: search.name }] }),
  },
})

const subjectLengthMax = 80

const shortened = (searches: string): string =>
  searches.length > subjectLengthMax ? `${searches.slice(0, subjectLengthMax - 1).trimEnd()}…` : searches

/** The list with these filters, as the storefront writes its address, newest first. */
const listAddress = ({ env }: Shop, filters: SavedFilters): string => {
  const values = Object.entries(filters).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value])
  const query = new URLSearchParams([
    ...values.map(([name, value]) => [String(name), String(value)]),
    ['sort', 'newest'],
  ])
  return `${env.PUBLIC_URL}/products?${query}`
}
