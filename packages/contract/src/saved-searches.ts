import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { paintSeedMax, stickersMax } from './limits.ts'
import * as routes from './routes/saved-searches.ts'
import { answer, body, id, query, text, units, whole } from './wire.ts'

const values = z.optional(z.array(text(80)).check(z.maxLength(100)))
const float = z.optional(z.number().check(z.minimum(0), z.maximum(1)))
const isOn = z.optional(z.literal(true))

/** The filters of a list as a body sends them; prices in EUR units (docs/behaviour/catalogue.md#list-filters). */
const savedFilters = z.strictObject({
  search: z.optional(text(80)),
  price_from: z.optional(units),
  price_till: z.optional(units),
  type: values,
  quality: values,
  heroes: values,
  exterior_names: values,
  item_class: values,
  collection: values,
  float_from: float,
  float_till: float,
  paint_seed: z.optional(whole(0, paintSeedMax)),
  stickers_min: z.optional(whole(1, stickersMax)),
  attached: values,
  sale: isOn,
  new: isOn,
})

export type SavedFilters = z.output<typeof savedFilters>

/** A list that a customer wants to be told of. */
const savedSearch = z.object({
  id: z.int(),
  name: z.string(),
  filters: savedFilters,
  /** whether a mail tells of what comes for sale */
  mailed: z.boolean(),
  /** items for sale now that pass its filters */
  count: z.int(),
})

export type SavedSearch = z.output<typeof savedSearch>

const savedSearches = answer({ payload: z.array(savedSearch) })

export const listSavedSearches = defineCall(routes.listSavedSearches, {
  summary: 'The lists that the customer keeps, newest first, with what each has for sale now',
  query: query({}),
  answer: savedSearches,
  refusals: [],
  apiScope: 'wishlist',
})

export const saveSearch = defineCall(routes.saveSearch, {
  summary: 'Keeps the filters of a list and tells of what comes for sale; saving the same again changes nothing',
  body: body({ name: text(80), filters: savedFilters }),
  answer: savedSearches,
  refusals: ['saved_search_empty', 'saved_searches_full'],
})

export const changeSavedSearch = defineCall(routes.changeSavedSearch, {
  summary: 'Renames a kept list, or switches its mails on or off',
  body: body({ id, name: z.optional(text(80)), mailed: z.optional(z.boolean()) }),
  answer: savedSearches,
  refusals: ['not_found'],
})

export const removeSavedSearch = defineCall(routes.removeSavedSearch, {
  summary: 'Forgets a kept list; one that is not there is forgotten already',
  body: body({ id }),
  answer: savedSearches,
  refusals: [],
})
