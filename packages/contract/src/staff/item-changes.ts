import * as z from 'zod/mini'
import { attachmentFields } from '../attachment-fields.ts'
import { defineCall } from '../call.ts'
import { exteriorNames } from '../exteriors.ts'
import { itemLifecycle, withdrawalCauses } from '../lifecycle/item.ts'
import { offerVariants } from '../lifecycle/offer.ts'
import { say } from '../say.ts'
import { answer, body, hasCentsAtMost, id, text } from '../wire.ts'
import { staffItem, stockFilters } from './items.ts'
import * as routes from './routes/items.ts'
import { stepBody } from './steps.ts'

const wrong = say('field_invalid')

/** What an item may ask or cost at most, in EUR; beyond that a digit slipped in. */
export const priceUnitsMax = 1_000_000

/** What customers pay: a cent at least. */
export const price = z
  .number(say('price_not_positive'))
  .check(z.minimum(0.01, say('price_not_positive')), z.maximum(priceUnitsMax, wrong), z.refine(hasCentsAtMost, wrong))

const cost = z
  .number(wrong)
  .check(z.minimum(0, wrong), z.maximum(priceUnitsMax, wrong), z.refine(hasCentsAtMost, wrong))

const float = z.number(wrong).check(z.minimum(0, wrong), z.maximum(1, wrong))

const paintSeed = z.int(wrong).check(z.minimum(0, wrong), z.maximum(1000, wrong))

const assetId = z.string(wrong).check(z.regex(/^\d{1,20}$/, wrong))

const moment = z.iso.datetime({ offset: true, error: wrong })

/** Which copy it is. */
const facts = {
  skin_id: z.string(wrong).check(z.maxLength(120, wrong)),
  exterior: z.enum(Object.keys(exteriorNames) as (keyof typeof exteriorNames)[], wrong),
  variant: z.enum(offerVariants, wrong),
  /** null together with the paint seed, for what is not painted */
  float: z.nullable(float),
  paint_seed: z.nullable(paintSeed),
}

/** What the shop knows and decides about it; null: nothing. */
const terms = {
  ...attachmentFields,
  price,
  cost: z.nullable(cost),
  source_ref: z.nullable(text(120)),
  asset_id: z.nullable(assetId),
  account: z.nullable(id),
  external_id: z.nullable(text(80)),
  note: z.pipe(
    z.string(wrong),
    z.pipe(
      z.transform((note: string) => note.trim()),
      z.string().check(z.maxLength(500, wrong)),
    ),
  ),
  available_from: z.nullable(moment),
  new_until: z.nullable(moment),
}

/** It was asked about a price below the cost, or far from the reference, and that is meant. */
const sure = z.optional(z.boolean(wrong))

const priceRefusals = ['price_below_cost', 'price_unusual'] as const

const factRefusals = ['skin_not_found', 'variant_unknown', 'float_outside', 'asset_known', 'external_id_known'] as const

export const addItem = defineCall(routes.addItem, {
  staffKey: { scope: 'items:write' },
  summary: 'Puts a copy into stock: on the shelf at once, from a moment on, or hidden',
  body: body({
    ...facts,
    ...z.partial(z.object(terms)).shape,
    price: terms.price,
    hidden: z.optional(z.boolean(wrong)),
    /** of a known cost; opening: it was in stock before the shop was */
    cost_source: z.optional(z.enum(['purchase', 'opening'], wrong)),
    sure,
  }),
  answer: answer({ item: staffItem }),
  refusals: [...factRefusals, 'account_not_found', ...priceRefusals],
})

export const changeItem = defineCall(routes.changeItem, {
  staffKey: { scope: 'items:write', fields: { price: 'prices:write' } },
  summary: 'Changes what is known and decided about an item in stock; which copy it is only while no order names it',
  params: z.object({ id }),
  body: body({
    ...z.partial(z.object(facts)).shape,
    ...z.partial(z.object(terms)).shape,
    sure,
    /** why it cost something else, for the books */
    cost_reason: z.optional(text(500)),
    /** as the item named itself when it was read; left out: whatever it is */
    seen: z.optional(z.string(wrong).check(z.maxLength(100, wrong))),
  }),
  answer: answer({
    item: staffItem,
    /** false: it was so already */
    changed: z.boolean(),
  }),
  refusals: [
    'item_not_found',
    'item_changed',
    'item_reserved',
    'item_gone',
    'item_ordered',
    'cost_of_offer',
    ...factRefusals,
    'account_not_found',
    ...priceRefusals,
  ],
})

/** Why it goes, of a withdrawal. */
const because = z.optional(z.enum(withdrawalCauses, wrong))

export const takeItemStep = defineCall(routes.takeItemStep, {
  staffKey: { scope: 'items:write' },
  summary: 'Takes a step with an item (lifecycle/item.ts); the same step again changes nothing',
  params: z.object({ id }),
  body: stepBody(itemLifecycle, { because }),
  answer: answer({
    item: staffItem,
    /** false: it had been done before */
    changed: z.boolean(),
  }),
  refusals: ['item_not_found', 'item_state_wrong'],
  auditedField: 'step',
})

/** Most items that one call changes. */
export const itemsAtOnceMax = 5000

/** Most items that are named one by one. */
export const namedAtOnceMax = 500

/** These items, or all that a filter finds among those up to a number. */
export const chosenItems = z.union(
  [
    z.object({ ids: z.array(id).check(z.minLength(1, wrong), z.maxLength(namedAtOnceMax, wrong)) }),
    z.object({ found: stockFilters, newest_id: id }),
  ],
  wrong,
)

export const changeItems = defineCall(routes.changeItems, {
  staffKey: { scope: 'items:write' },
  summary: 'Takes one step with many items, or gives them one account or one end of being new',
  body: body({
    items: chosenItems,
    change: z.discriminatedUnion(
      'kind',
      [
        z.object({ kind: z.literal('hide') }),
        z.object({ kind: z.literal('show') }),
        z.object({ kind: z.literal('withdraw'), because: z.enum(withdrawalCauses, wrong) }),
        z.object({ kind: z.literal('account'), account: z.nullable(id) }),
        z.object({ kind: z.literal('new_until'), new_until: z.nullable(moment) }),
      ],
      wrong,
    ),
  }),
  answer: answer({
    changed: z.int(),
    /** it was so already */
    unchanged: z.int(),
    /** reserved, sold or withdrawn ones, which stay as they are; at most 50 of them are named */
    refused: z.int(),
    refused_ids: z.array(z.int()),
  }),
  refusals: ['account_not_found', 'items_too_many'],
})

const accountFields = {
  label: text(60),
  note: z.optional(terms.note),
}

export const addSteamAccount = defineCall(routes.addSteamAccount, {
  summary: 'Names a Steam account that items are kept on',
  body: body({ ...accountFields, steamid: z.string(wrong).check(z.regex(/^76561\d{12}$/, wrong)) }),
  answer: answer({ id: z.int() }),
  refusals: ['account_known'],
})

export const changeSteamAccount = defineCall(routes.changeSteamAccount, {
  summary: 'Renames a Steam account, or closes and opens it: nothing new is kept on a closed one',
  params: z.object({ id }),
  body: body({ ...accountFields, closed: z.boolean(wrong) }),
  answer: answer({ id: z.int() }),
  refusals: ['account_not_found', 'account_known'],
})

/** A price that is so many times another, or that part of it, is asked about once more. */
export const farFactor = 3

/** Whether a price is so far from another that it may be a slip of the pen; both in the same unit. */
export const isFar = (price: number, from: number): boolean => price > from * farFactor || price * farFactor < from

/** What a price is compared with. */
export interface PriceQuestion {
  /** all in cents */
  price: number
  cost: number | null
  reference: number
}

/**
 * What is odd about a price, so that it is asked about once more (docs/behaviour/catalogue.md#odd-prices): it does not
 * bring back the cost, or it is far from the reference.
 */
export const oddPrice = ({ price, cost, reference }: PriceQuestion): (typeof priceRefusals)[number] | null => {
  if (cost !== null && price < cost) return 'price_below_cost'
  return isFar(price, reference) ? 'price_unusual' : null
}

/**
 * What remains of a price without VAT after the cost, in percent with one decimal; null without a known cost.
 * @param price in the same unit as cost
 * @param vatPercent contained in the price: 22 means 22 %
 */
export const marginPercentOf = (price: number, cost: number | null, vatPercent: number): number | null => {
  const net = price / (1 + vatPercent / 100)
  return cost === null ? null : Math.round(((net - cost) / net) * 1000) / 10
}
