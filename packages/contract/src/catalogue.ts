import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { item, itemDetails, itemMarket, listedItem } from './item.ts'
import { limitMax, listOrders, lookedAtMax, paintSeedMax, stickersMax, strips } from './limits.ts'
import * as routes from './routes.ts'
import {
  amount,
  answer,
  body,
  commaList,
  flag,
  floatInQuery,
  id,
  idList,
  lengthAtMost,
  query,
  rateInQuery,
  text,
  unitsInQuery,
  wholeNumber,
} from './wire.ts'

/** A category's url or id of any level, or 'all'. */
const categoryReference = z.string().check(lengthAtMost(80), z.regex(/^[\w .★™-]+$/u))

/**
 * The filters of a list as they stand in the address bar and on the wire (docs/behaviour/catalogue.md#list-filters).
 */
export const itemFilters = z.object({
  search: z.optional(text(80)),
  sort: z.optional(z.enum(listOrders)),
  price_from: z.optional(unitsInQuery),
  price_till: z.optional(unitsInQuery),
  type: z.optional(commaList),
  quality: z.optional(commaList),
  heroes: z.optional(commaList),
  exterior_names: z.optional(commaList),
  item_class: z.optional(commaList),
  collection: z.optional(commaList),
  float_from: z.optional(floatInQuery),
  float_till: z.optional(floatInQuery),
  paint_seed: z.optional(wholeNumber(0, paintSeedMax)),
  stickers_min: z.optional(wholeNumber(1, stickersMax)),
  /** names of stickers and charms as attachedValue writes them */
  attached: z.optional(commaList),
  sale: z.optional(flag),
  new: z.optional(flag),
})

const filtersWithoutOrder = z.omit(itemFilters, { sort: true }).shape

export const listItems = defineCall(routes.listItems, {
  summary: 'Items for sale, filtered, sorted and paged; or the cheapest of each stack of copies; or a random draw',
  query: query({
    ...itemFilters.shape,
    page: z.optional(wholeNumber(1, 1_000_000)),
    limit: z.optional(wholeNumber(1, limitMax)),
    category: z.optional(categoryReference),
    random: z.optional(flag),
    stacks: z.optional(flag),
    copies_of: z.optional(id),
  }),
  answer: answer({
    payload: z.array(listedItem),
    meta: z.object({
      total: z.int(),
      pages: z.int(),
      /** what was searched instead, where nothing has the words as they were typed */
      searched: z.optional(z.string()),
    }),
  }),
  refusals: ['not_found'],
})

export const getItem = defineCall(routes.getItem, {
  summary: 'One item with its similar ones; a sold item answers with state sold',
  params: z.object({ id }),
  query: query({}),
  answer: answer({ payload: itemDetails }),
  refusals: ['item_not_found'],
})

export const getItemMarket = defineCall(routes.getItemMarket, {
  summary: 'What copies of the finish, exterior and variant of an item cost, and what those sold in 90 days brought',
  params: z.object({ id }),
  query: query({}),
  answer: answer({ payload: itemMarket }),
  refusals: ['item_not_found'],
})

export const askLargePicture = defineCall(routes.askLargePicture, {
  summary: 'The large picture of an item; the first who asks has it drawn',
  params: z.object({ id }),
  body: body({}),
  answer: answer({
    /** null: it is not there */
    img_url_full: z.nullable(z.string()),
    /** it is on its way: ask again in a while */
    drawing: z.boolean(),
  }),
  refusals: ['item_not_found'],
})

export const homeStrip = defineCall(routes.homeStrip, {
  summary: 'A strip of the home page: what the shop has pinned, then what is on sale, what is new, or a random draw',
  query: query({ strip: z.enum(strips) }),
  answer: answer({ payload: z.array(item) }),
  refusals: [],
})

export const homeHero = defineCall(routes.homeHero, {
  summary:
    'The copies that take turns in the eyes of the home page: the cheapest of the finest new guns, and the best floats',
  query: query({}),
  answer: answer({
    payload: z.object({
      /** of guns that are new, clean and Covert the cheapest, of each weapon one; where there is none, of the rarest */
      left: z.array(item),
      /** of what costs `heroFloatPriceMin` and more the lowest floats, of each weapon one, none of the left */
      right: z.array(item),
    }),
  }),
  refusals: [],
})

export type HomeHero = z.output<typeof homeHero.answer>['payload']

export const offeredItems = defineCall(routes.offeredItems, {
  summary: 'Those of some items that can be bought, in the order in which they are asked for',
  query: query({ ids: idList(lookedAtMax) }),
  answer: answer({ payload: z.array(item) }),
  refusals: [],
})

export const recommendedItems = defineCall(routes.recommendedItems, {
  summary: '20 items of the finishes most sold in 30 days',
  query: query({}),
  answer: answer({ payload: z.array(item) }),
  refusals: [],
})

/** count: items that ticking this value would show, under all filters but those of its own group. */
const option = z.object({ value: z.string(), label: z.string(), count: z.int() })

export type FilterOption = z.output<typeof option>

export const filterData = defineCall(routes.filterData, {
  summary: 'The filter values that are in stock, each with the items that it would show under the other filters',
  query: query({
    ...filtersWithoutOrder,
    category: z.optional(categoryReference),
    /** counts stacks in place of copies */
    stacks: z.optional(flag),
  }),
  answer: answer({
    payload: z.object({
      types: z.array(option),
      qualities: z.array(option),
      heroes: z.array(option),
      exterior_names: z.array(option),
      classes: z.array(option),
      collections: z.array(option),
      /** so many stickers at least, from 1 on; empty where nothing for sale has any */
      stickers: z.array(option),
      /** stickers and charms, those on most copies (attachedOptionsMax) */
      attached: z.array(option),
      /** EUR units of the cheapest and the dearest item under all filters but the price; null without items */
      prices: z.nullable(z.object({ min: amount, max: amount })),
    }),
  }),
  refusals: [],
})

/** A finish that a search could mean. */
const suggestedSkin = z.object({
  /** "AK-47 | Redline": searching for it finds its items */
  name: z.string(),
  weapon: z.string(),
  /** empty for vanilla knives */
  finish: z.string(),
  /** rarity */
  quality: z.string(),
  img_url: z.string(),
  /** items in stock */
  count: z.int(),
  /** EUR units of the cheapest */
  price_from: amount,
})

export type SuggestedSkin = z.output<typeof suggestedSkin>

export const suggestItems = defineCall(routes.suggestItems, {
  summary: 'What a search that is being typed could mean: weapons and finishes in stock',
  query: query({ search: text(80) }),
  answer: answer({
    payload: z.object({
      /** value: the weapon's English name, as in `heroes` */
      weapons: z.array(option),
      skins: z.array(suggestedSkin),
    }),
  }),
  refusals: [],
})

/** Words of a search that were understood (docs/behaviour/catalogue.md#search-understood). */
const searchPart = z.object({
  kind: z.enum(['weapon', 'type', 'finish', 'phase', 'exterior', 'class', 'price', 'float', 'seed']),
  /** as they stand in the search */
  typed: z.string(),
  /** a name or Steam's English tag; of numbers their digits */
  value: z.string(),
  /** the ends of a float, or of a price in the currency that it was typed in */
  from: z.optional(z.number()),
  till: z.optional(z.number()),
})

export type SearchPart = z.output<typeof searchPart>

/** The filters of a list that a search comes to, prices in EUR units; `search` holds what no filter has. */
const searchFilters = z.object({
  search: z.optional(z.string()),
  heroes: z.optional(z.array(z.string())),
  type: z.optional(z.array(z.string())),
  exterior_names: z.optional(z.array(z.string())),
  item_class: z.optional(z.array(z.string())),
  price_from: z.optional(amount),
  price_till: z.optional(amount),
  float_from: z.optional(z.number()),
  float_till: z.optional(z.number()),
  paint_seed: z.optional(z.int()),
})

export type SearchFilters = z.output<typeof searchFilters>

export const searchItems = defineCall(routes.searchItems, {
  summary: 'What a search means, as filters of a list, with the cheapest of what it finds, one of each stack of copies',
  query: query({
    search: text(80),
    /** units for one EUR of the currency that its prices are typed in; EUR without it */
    per_euro: z.optional(rateInQuery),
  }),
  answer: answer({
    payload: z.object({
      /** in the order typed */
      parts: z.array(searchPart),
      filters: searchFilters,
      items: z.array(listedItem),
      /** stacks that a list with these filters holds */
      total: z.int(),
      /** what was searched instead, where nothing has the words as they were typed */
      searched: z.optional(z.string()),
      /** where nothing is found: copies through which its kinds can be put on a wishlist */
      wishes: z.array(z.object({ item_id: z.int(), title: z.string(), phase: z.string() })),
    }),
  }),
  refusals: [],
})

const leaf = z.object({ id: z.int(), name: z.string(), url: z.string() })
const branch = z.extend(leaf, { subcategories: z.array(leaf) })
const root = z.extend(leaf, { subcategories: z.array(branch) })

export type Category = z.output<typeof root>

export const listSubcategories = defineCall(routes.listSubcategories, {
  summary: 'Types with their weapons below one category',
  query: query({ category: z.optional(categoryReference) }),
  answer: answer({ payload: z.array(branch) }),
  refusals: ['not_found'],
})

export const listCategories = defineCall(routes.listCategories, {
  summary: 'The category tree: cs2, types, weapons',
  query: query({}),
  answer: answer({ payload: z.array(root) }),
  refusals: [],
})
