import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { priceChangeStates } from '../lifecycle/price-change.ts'
import { say } from '../say.ts'
import { amount, answer, body, flag, id, instant, query } from '../wire.ts'
import { chosenItems, namedAtOnceMax } from './item-changes.ts'
import { stockFilters } from './items.ts'
import { pageAnswer, pageQuery } from './pages.ts'
import * as routes from './routes/price-changes.ts'

const wrong = say('field_invalid')

/**
 * How each price comes about: this price; so many percent or EUR more or less; the reference times a factor; the
 * reference less the margin of its range; the cost and a margin on top, as the list of items counts margins.
 */
export const priceWays = ['set', 'percent', 'amount', 'reference', 'range', 'cost'] as const

export type PriceWay = (typeof priceWays)[number]

/** What every price ends with; none: whatever it comes to. */
export const priceEndings = ['none', '00', '49', '99'] as const

export type PriceEnding = (typeof priceEndings)[number]

/** Least that an item of many is priced at, in cents: less than it costs to sell one. */
export const bulkPriceMinCents = 3

/** What a way takes: bounds and decimals of its number; the margin of the range needs none. */
export const priceWayBounds: Record<Exclude<PriceWay, 'range'>, { from: number; to: number; decimals: number }> = {
  set: { from: bulkPriceMinCents / 100, to: 1_000_000, decimals: 2 },
  percent: { from: -95, to: 1000, decimals: 2 },
  amount: { from: -1_000_000, to: 1_000_000, decimals: 2 },
  reference: { from: 0.01, to: 10, decimals: 4 },
  cost: { from: 0, to: 90, decimals: 2 },
}

/** A signed number, in a query as in a body. */
const signed = z.pipe(
  z.union([z.number(wrong), z.string(wrong).check(z.regex(/^-?\d{1,9}(\.\d{1,4})?$/, wrong))], wrong),
  z.pipe(z.transform(Number), z.number().check(z.minimum(-1_000_000, wrong), z.maximum(1_000_000, wrong))),
)

const yesOrNo = z.optional(z.union([z.boolean(wrong), flag], wrong))

const terms = {
  way: z.enum(priceWays, wrong),
  /** EUR, percent or a factor, as the way counts; left out for the margin of the range */
  amount: z.optional(signed),
  /** left out: none */
  ending: z.optional(z.enum(priceEndings, wrong)),
  /** no price falls below a known cost; left out: so it is */
  above_cost: yesOrNo,
  /** also of items whose price is a running campaign's, which they leave by that; left out: those keep it */
  with_campaigns: yesOrNo,
}

const namedIds = z.pipe(
  z.string(wrong).check(z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/, wrong)),
  z.pipe(
    z.transform((value: string) => value.split(',').map(Number)),
    z.array(z.number()).check(z.maxLength(namedAtOnceMax, wrong)),
  ),
)

/** One item and its two prices. */
const move = z.object({ id: z.int(), title: z.string(), before: amount, after: amount })

const preview = z.object({
  /** chosen ones */
  items: z.int(),
  /** those whose price will be another, and what they ask now and would ask, added up */
  moved: z.int(),
  before: amount,
  after: amount,
  /** they have this price already */
  unchanged: z.int(),
  /** customers pay for them at this moment; sold and withdrawn ones */
  reserved: z.int(),
  gone: z.int(),
  /** without a price by this way: their cost is unknown, no margin begins so low, or it would be too high */
  without_cost: z.int(),
  without_margin: z.int(),
  too_high: z.int(),
  /** their price is a running campaign's: kept, or with with_campaigns those that would leave it */
  in_campaign: z.int(),
  /** those that a floor holds: the cost, or the least price there is */
  at_floor: z.int(),
  /** of the moved ones: they lose more than half, they do not bring back their cost, they end far from the reference */
  deep: z.int(),
  below_cost: z.int(),
  unusual: z.int(),
  /** their old price goes with the reduction that ends */
  reductions_ended: z.int(),
  /** wishes that would be fulfilled by it, and customers who would be mailed */
  wishes: z.int(),
  mails: z.int(),
  /** the ten largest moves, the largest first */
  moves: z.array(move),
  /** names what was seen: sent back with the change, which is refused once any of it is different */
  token: z.string(),
})

export type PricePreview = z.output<typeof preview>

export const previewPriceChange = defineCall(routes.previewPriceChange, {
  staffKey: { scope: 'prices:write' },
  summary: 'What new prices of many items would come to; the items by number, or a filter and the newest number',
  query: query({
    ids: z.optional(namedIds),
    newest_id: z.optional(id),
    ...z.partial(stockFilters).shape,
    ...terms,
  }),
  answer: answer({ preview }),
  refusals: ['items_too_many'],
})

const staffName = z.nullable(z.object({ id: z.int(), name: z.string() }))

const priceChange = z.object({
  id: z.int(),
  state: z.enum(priceChangeStates),
  way: z.enum(priceWays),
  amount: z.nullable(z.number()),
  ending: z.enum(priceEndings),
  above_cost: z.boolean(),
  made_at: instant,
  /** null: on the command line */
  made_by: staffName,
  /** those whose price was to be another, what they asked, and what they were to ask */
  items: z.int(),
  before: amount,
  after: amount,
  /** how many of them have got their price, and how many keep theirs: reserved, sold or priced anew meanwhile */
  changed: z.int(),
  kept: z.int(),
  /** of a change that is taken back: prices that are as they were */
  restored: z.int(),
  done_at: z.nullable(instant),
  /** until when it can be taken back; null: nobody knows yet, or it was */
  undo_until: z.nullable(instant),
  can_undo: z.boolean(),
  undone_at: z.nullable(instant),
  undone_by: staffName,
})

export type PriceChange = z.output<typeof priceChange>

export const makePriceChange = defineCall(routes.makePriceChange, {
  staffKey: { scope: 'prices:write' },
  summary: 'Gives many items new prices, as they were seen before; a job does it, five hundred at a time',
  body: body({
    items: chosenItems,
    ...terms,
    /** some lose more than half of their price, and that is meant */
    deep: z.optional(z.boolean(wrong)),
    token: z.string(wrong).check(z.maxLength(100, wrong)),
  }),
  answer: answer({ change: priceChange }),
  refusals: ['items_too_many', 'preview_stale', 'prices_unchanged', 'prices_fall_deep'],
})

export const listPriceChanges = defineCall(routes.listPriceChanges, {
  staffKey: { scope: 'prices:write' },
  summary: 'Prices that were changed many at once, newest first',
  query: query(pageQuery),
  answer: answer(pageAnswer(priceChange)),
  refusals: [],
})

export const getPriceChange = defineCall(routes.getPriceChange, {
  staffKey: { scope: 'prices:write' },
  summary: 'How far a change of many prices has come',
  params: z.object({ id }),
  query: query({}),
  answer: answer({ change: priceChange }),
  refusals: ['price_change_not_found'],
})

/** What became of one item of a change; waiting: its turn comes. */
export const priceOutcomes = ['waiting', 'changed', 'held', 'touched', 'below_cost', 'stopped', 'restored'] as const

const line = z.extend(move, {
  /**
   * held: reserved, sold or withdrawn meanwhile; touched: priced anew by somebody; below_cost: it costs more than was
   * known when this was seen; restored: put back
   */
  outcome: z.enum(priceOutcomes),
  /** of one that was to be put back and was not: why */
  not_restored: z.nullable(z.enum(['held', 'touched'])),
})

export type PriceChangeLine = z.output<typeof line>

export const listPriceChangeLines = defineCall(routes.listPriceChangeLines, {
  staffKey: { scope: 'prices:write' },
  summary: 'Items of a change with what they asked, what they were to ask and what became of that, by number',
  params: z.object({ id }),
  query: query({ ...pageQuery, outcome: z.optional(z.enum(['kept'], wrong)) }),
  answer: answer(pageAnswer(line)),
  refusals: ['price_change_not_found'],
})

export const undoPriceChange = defineCall(routes.undoPriceChange, {
  staffKey: { scope: 'prices:write' },
  summary: 'Takes a change back within a quarter of an hour: prices that nobody touched since are as they were',
  params: z.object({ id }),
  body: body({}),
  answer: answer({
    change: priceChange,
    /** false: it was taken back before */
    changed: z.boolean(),
  }),
  refusals: ['price_change_not_found', 'undo_too_late'],
})
