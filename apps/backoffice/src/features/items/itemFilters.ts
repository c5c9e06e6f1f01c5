import type { Sent } from '@pandrop/contract/call'
import { exteriorNames } from '@pandrop/contract/exteriors'
import { itemClasses, itemTypes } from '@pandrop/contract/item'
import { type listStaffItems, stockGaps, stockOrders, stockTabs } from '@pandrop/contract/staff/items'
import type { AddressWords } from '../../hooks/useAddress.ts'

type ListQuery = Sent<typeof listStaffItems, 'query'>

/** What a list of items is narrowed by, as it goes over the wire. */
export type ItemFilters = Omit<ListQuery, 'after' | 'limit' | 'order' | 'currency' | 'lang_id'>

/** The filters of the bar: all but tab, search and order, which have places of their own. */
export const barFilters = [
  'type',
  'weapon',
  'exterior',
  'item_class',
  'price_from',
  'price_till',
  'days_min',
  'margin_below',
  'lacks',
  'account',
  'sale',
  'new',
  'in_campaign',
  'campaign',
] as const

const oneOf = <Word extends string>(known: readonly Word[], word: string | undefined): Word | undefined =>
  known.find((one) => one === word)

const matching = (pattern: RegExp, word: string | undefined): string | undefined =>
  word !== undefined && pattern.test(word) ? word : undefined

const exteriors = Object.keys(exteriorNames)

/**
 * The filters that the address names; a word that means nothing is as good as none. Without a tab what is on sale is
 * shown; the search looks through everything.
 */
export const filtersOf = (words: AddressWords): ItemFilters => {
  const search = words.search || undefined
  const filters: ItemFilters = {
    tab: oneOf(stockTabs, words.tab) ?? (search ? 'all' : 'on_sale'),
    search,
    type: oneOf(itemTypes, words.type),
    weapon: words.weapon || undefined,
    exterior: oneOf(exteriors, words.exterior),
    item_class: oneOf(itemClasses, words.item_class),
    price_from: matching(/^\d{1,7}(\.\d{1,2})?$/, words.price_from),
    price_till: matching(/^\d{1,7}(\.\d{1,2})?$/, words.price_till),
    days_min: matching(/^[1-9]\d{0,2}$/, words.days_min),
    margin_below: matching(/^\d{1,2}$/, words.margin_below),
    lacks: oneOf(stockGaps, words.lacks),
    account: matching(/^[1-9]\d{0,9}$/, words.account),
    sale: oneOf(['true'], words.sale),
    new: oneOf(['true'], words.new),
    in_campaign: oneOf(['true'], words.in_campaign),
    campaign: matching(/^[1-9]\d{0,9}$/, words.campaign),
  }
  const given = Object.entries(filters).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as ItemFilters
}

/** The order that the address names; newest first where it names none. */
export const orderOf = (words: AddressWords) => oneOf(stockOrders, words.order) ?? 'newest'

/** How many filters of the bar are on. */
export const filtersOn = (filters: ItemFilters): number =>
  barFilters.filter((name) => filters[name] !== undefined).length
