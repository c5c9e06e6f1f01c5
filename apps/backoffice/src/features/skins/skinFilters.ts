import type { Sent } from '@pandrop/contract/call'
import { itemTypes } from '@pandrop/contract/item'
import {
  type listSkins,
  referenceFilters,
  type SkinOrder,
  skinOrders,
  skinPictureKinds,
} from '@pandrop/contract/staff/skins'
import type { AddressWords } from '../../hooks/useAddress.ts'

/** What a list of skins is narrowed by, as it goes over the wire. */
export type SkinFilters = Pick<
  Sent<typeof listSkins, 'query'>,
  'search' | 'type' | 'weapon' | 'picture' | 'reference' | 'older_than' | 'on_sale'
>

/** The filters of the bar: search and order have places of their own. */
export const barFilters = ['type', 'weapon', 'picture', 'reference', 'older_than', 'on_sale'] as const

const oneOf = <Word extends string>(known: readonly Word[], word: string | undefined): Word | undefined =>
  known.find((one) => one === word)

/** The filters that the address names; a word that means nothing is as good as none. */
export const filtersOf = (words: AddressWords): SkinFilters => ({
  search: words.search?.slice(0, 100) || undefined,
  type: oneOf(itemTypes, words.type),
  weapon: words.weapon?.slice(0, 40) || undefined,
  picture: oneOf(skinPictureKinds, words.picture),
  reference: oneOf(referenceFilters, words.reference),
  older_than: words.older_than !== undefined && /^[1-9]\d{0,2}$/.test(words.older_than) ? words.older_than : undefined,
  on_sale: oneOf(['true', 'false'], words.on_sale),
})

/** How many filters of the bar are set. */
export const filtersOn = (filters: SkinFilters): number =>
  barFilters.filter((name) => filters[name] !== undefined).length

/** The order that the address names. */
export const orderOf = (words: AddressWords): SkinOrder => oneOf(skinOrders, words.order) ?? 'on_sale'
