import * as z from 'zod/mini'
import { attachments } from '../attachment-fields.ts'
import { defineCall } from '../call.ts'
import { itemClasses, itemTypes } from '../item.ts'
import { stockStates, withdrawalCauses } from '../lifecycle/item.ts'
import { offerVariants } from '../lifecycle/offer.ts'
import { orderStates } from '../lifecycle/order.ts'
import { say } from '../say.ts'
import { amount, answer, commaList, flag, id, instant, query, text, unitsInQuery, wholeNumber } from '../wire.ts'
import { pageAnswer, pageQuery, searchWords } from './pages.ts'
import * as routes from './routes/items.ts'

/** Items by where they stand; under trade protection: on the shelf, but nobody can buy them yet. */
export const stockTabs = ['on_sale', 'hidden', 'protected', 'reserved', 'sold', 'withdrawn', 'all'] as const

export type StockTab = (typeof stockTabs)[number]

/** Newest first unless asked otherwise; margin and reference: what earns least and what is cheapest for it first. */
export const stockOrders = ['newest', 'oldest', 'price_up', 'price_down', 'margin', 'reference'] as const

export type StockOrder = (typeof stockOrders)[number]

/** Facts that an item may lack. */
export const stockGaps = ['cost', 'asset', 'account', 'picture'] as const

export type StockGap = (typeof stockGaps)[number]

/** What lists of items are narrowed by, in the address bar, on the wire and in changes of everything found. */
export const stockFilters = z.object({
  tab: z.enum(stockTabs, say('field_invalid')),
  search: searchWords,
  type: z.optional(z.enum(itemTypes, say('field_invalid'))),
  weapon: z.optional(text(40)),
  exterior: z.optional(commaList),
  item_class: z.optional(z.enum(itemClasses, say('field_invalid'))),
  price_from: z.optional(unitsInQuery),
  price_till: z.optional(unitsInQuery),
  /** on the shelf for more than so many days */
  days_min: z.optional(wholeNumber(1, 3650)),
  /** its margin is below so many percent; what has no known cost has none */
  margin_below: z.optional(wholeNumber(0, 100)),
  lacks: z.optional(z.enum(stockGaps, say('field_invalid'))),
  /** its price is reduced */
  sale: z.optional(flag),
  /** it is marked as new */
  new: z.optional(flag),
  account: z.optional(id),
  /** a running campaign asks its price for it */
  in_campaign: z.optional(flag),
  /** this one does */
  campaign: z.optional(id),
})

export type StockFilters = z.output<typeof stockFilters>

const steamAccount = z.object({
  id: z.int(),
  label: z.string(),
  steamid: z.string(),
  note: z.string(),
  /** items in stock that are kept there */
  items: z.int(),
  closed: z.boolean(),
})

export type SteamAccount = z.output<typeof steamAccount>

const row = z.object({
  id: z.int(),
  state: z.enum(stockStates),
  title: z.string(),
  phase: z.string(),
  type: z.string(),
  rarity: z.string(),
  img: z.string(),
  /** the picture shows the bare weapon: this skin has none of its own */
  is_bare: z.boolean(),
  /** null together with the paint seed, for a vanilla knife */
  float: z.nullable(z.number()),
  paint_seed: z.nullable(z.int()),
  /** null: nothing is on it */
  attachments: z.nullable(attachments),
  price: amount,
  old_price: z.nullable(amount),
  /** null: nobody knows */
  cost: z.nullable(amount),
  /** of the price without VAT, what remains after the cost; null without a known cost */
  margin_percent: z.nullable(z.number()),
  reference_price: amount,
  /** how much its price is above the reference, in percent; negative: below */
  against_reference_percent: z.number(),
  /** since when customers could buy it, or will be able to */
  listed_at: instant,
  available_from: z.nullable(instant),
  /** null once that is over */
  new_until: z.nullable(instant),
  asset_id: z.nullable(z.string()),
  account: z.nullable(z.object({ id: z.int(), label: z.string() })),
})

export type StaffItemRow = z.output<typeof row>

export const listStaffItems = defineCall(routes.listStaffItems, {
  staffKey: { scope: 'items:read' },
  summary: 'Items of one tab, filtered and sorted; searched as in the shop, or by number, asset id or external id',
  query: query({
    ...pageQuery,
    ...stockFilters.shape,
    order: z.optional(z.enum(stockOrders, say('field_invalid'))),
  }),
  answer: answer({
    ...pageAnswer(row),
    /** the newest number of all items: what came later is no part of "all that was found" */
    newest_id: z.int(),
  }),
  refusals: [],
})

export const countStaffItems = defineCall(routes.countStaffItems, {
  staffKey: { scope: 'items:read' },
  summary: 'How many items stand in each tab, or how many of one tab a filter finds, with what they cost and ask',
  query: query({ ...z.partial(stockFilters).shape }),
  answer: answer({
    counts: z.object({
      on_sale: z.int(),
      hidden: z.int(),
      protected: z.int(),
      reserved: z.int(),
      sold: z.int(),
      withdrawn: z.int(),
      all: z.int(),
    }),
    /** of the tab and filter that were named; null where no tab was */
    found: z.nullable(z.object({ items: z.int(), price: amount, cost: amount, without_cost: z.int() })),
  }),
  refusals: [],
})

const step = z.object({
  name: z.enum(['hide', 'show', 'withdraw']),
  possible: z.boolean(),
})

/** An item as staff see it. */
export const staffItem = z.extend(row, {
  skin_id: z.string(),
  market_name: z.string(),
  /** of a Fade, whole percent; absent for most */
  fade: z.optional(z.int()),
  /** short code: FN, MW, FT, WW, BS, NP */
  exterior: z.string(),
  variant: z.enum(offerVariants),
  img_big: z.string(),
  /** opens the item in the game; null for what cannot be inspected */
  inspect_link: z.nullable(z.string()),
  created_at: instant,
  sold_at: z.nullable(instant),
  withdrawn_at: z.nullable(instant),
  withdrawn_because: z.nullable(z.enum(withdrawalCauses)),
  cost_source: z.nullable(z.enum(['offer', 'purchase', 'opening'])),
  source_ref: z.nullable(z.string()),
  external_id: z.nullable(z.string()),
  note: z.string(),
  /** the offer that it was bought by */
  offer_id: z.nullable(z.int()),
  /** the import that it came by */
  import_id: z.nullable(z.int()),
  /** until when a customer holds it, by a card payment that is open or by a deal */
  reserved_until: z.nullable(instant),
  /** that deal; null: none holds it */
  deal_id: z.nullable(z.int()),
  /** the running campaign whose price it has; null: none's, or somebody has set another since */
  campaign: z.nullable(z.object({ id: z.int(), name: z.string(), until: instant })),
  /** it can have been entered wrongly: no order names it */
  can_be_corrected: z.boolean(),
  /** carts that hold it, and wishes that it would fulfil */
  carts: z.int(),
  wishes: z.int(),
  vat_percent: z.number(),
  /** oldest first */
  prices: z.array(z.object({ at: instant, price: amount, old_price: z.nullable(amount) })),
  /** newest first */
  orders: z.array(z.object({ id: z.int(), state: z.enum(orderStates), created_at: instant, price: amount })),
  steps: z.array(step),
  /** names the item as it was read: sent back with a change, which is refused once somebody changed it */
  seen: z.string(),
})

export type StaffItem = z.output<typeof staffItem>

export const getStaffItem = defineCall(routes.getStaffItem, {
  staffKey: { scope: 'items:read' },
  summary: 'Everything about one item, and what can be done with it now',
  params: z.object({ id }),
  query: query({}),
  answer: answer({ item: staffItem }),
  refusals: ['item_not_found'],
})

const kind = z.object({
  exterior: z.string(),
  variant: z.enum(offerVariants),
  reference_price: amount,
  /** copies on sale now, and what the cheapest asks */
  in_stock: z.int(),
  cheapest: z.nullable(amount),
})

const skin = z.object({
  id: z.string(),
  market_name: z.string(),
  phase: z.string(),
  type: z.string(),
  rarity: z.string(),
  img: z.string(),
  /** floats that the finish can have; null for what is not painted */
  wear: z.nullable(z.object({ min: z.number(), max: z.number() })),
  /** every exterior and variant that exists, best first */
  kinds: z.array(kind),
})

export type StaffSkin = z.output<typeof skin>

export const searchStaffSkins = defineCall(routes.searchStaffSkins, {
  staffKey: { scope: 'items:read' },
  summary: 'Skins of the catalogue that could be meant while a name is typed, at most eight, the best match first',
  query: query({ search: text(80) }),
  answer: answer({
    skins: z.array(z.pick(skin, { id: true, market_name: true, phase: true, rarity: true, img: true })),
  }),
  refusals: [],
})

export const listStaffWeapons = defineCall(routes.listStaffWeapons, {
  staffKey: { scope: 'items:read' },
  summary: 'Weapons of the catalogue, by type, then by name',
  query: query({}),
  answer: answer({ weapons: z.array(z.object({ name: z.string(), type: z.string() })) }),
  refusals: [],
})

export const getStaffSkin = defineCall(routes.getStaffSkin, {
  staffKey: { scope: 'items:read' },
  summary: 'A skin as an item of it is added: what exists of it, at which reference price',
  params: z.object({ id: z.string().check(z.maxLength(120, say('field_invalid'))) }),
  query: query({}),
  answer: answer({ skin, vat_percent: z.number() }),
  refusals: ['skin_not_found'],
})

export const readInspectLink = defineCall(routes.readInspectLink, {
  staffKey: { scope: 'items:read' },
  summary: 'What an inspect link says of a copy: its skin, variant, float and paint seed, as its sender claims them',
  query: query({ link: z.string().check(z.maxLength(2000, say('field_invalid'))) }),
  answer: answer({
    claim: z.object({
      skin_id: z.string(),
      variant: z.enum(offerVariants),
      exterior: z.string(),
      float: z.nullable(z.number()),
      paint_seed: z.nullable(z.int()),
    }),
  }),
  refusals: ['inspect_link_unreadable', 'skin_not_found'],
})

export const listSteamAccounts = defineCall(routes.listSteamAccounts, {
  staffKey: { scope: 'items:read' },
  summary: 'Steam accounts that items are kept on, those in use first',
  query: query({}),
  answer: answer({ accounts: z.array(steamAccount) }),
  refusals: [],
})
