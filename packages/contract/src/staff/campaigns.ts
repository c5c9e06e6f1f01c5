import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { campaignStates } from '../lifecycle/campaign.ts'
import { stockStates } from '../lifecycle/item.ts'
import { say } from '../say.ts'
import { amount, answer, body, id, instant, lengthAtMost, query, text, wholeNumber } from '../wire.ts'
import { chosenItems, namedAtOnceMax, price } from './item-changes.ts'
import { stockFilters } from './items.ts'
import { pageAnswer, pageQuery } from './pages.ts'
import * as routes from './routes/campaigns.ts'

const wrong = say('field_invalid')

/** What the list is narrowed to; ended: by its time or by staff. */
export const campaignFilters = ['running', 'planned', 'ended', 'all'] as const

export type CampaignFilter = (typeof campaignFilters)[number]

/** Letters of a campaign's name. */
export const campaignNameMax = 80

/** How long a campaign lasts. */
export const campaignHoursMin = 1
export const campaignDaysMax = 60

/** What a campaign takes off, in whole percent. */
export const campaignPercentMin = 1
export const campaignPercentMax = 90

const campaign = z.object({
  id: z.int(),
  name: z.string(),
  state: z.enum(campaignStates),
  from: instant,
  /** first moment without it */
  until: instant,
  /** null: each item has a price of its own */
  percent: z.nullable(z.int()),
  /** how many items it was made for, and how many of them have had its price */
  items: z.int(),
  joined: z.int(),
  /** of those that joined: with an old price struck through */
  struck: z.int(),
  /** sold at its price, as far as the sale stands */
  sold: z.int(),
  /** what customers paid for those, with VAT */
  revenue: amount,
  /** how much less that is than the prices before, promo codes aside */
  given: amount,
  /** of those whose cost is known: what remains of the revenue without VAT after it */
  margin: amount,
  /** how many of those sold have a known cost */
  costed: z.int(),
  made_by: z.string(),
  created_at: instant,
  started_at: z.nullable(instant),
  ended_at: z.nullable(instant),
  stopped_by: z.nullable(z.string()),
})

/** A campaign in the back office. */
export type Campaign = z.output<typeof campaign>

export const listCampaigns = defineCall(routes.listCampaigns, {
  summary: 'Campaigns, newest first',
  query: query({ ...pageQuery, filter: z.optional(z.enum(campaignFilters, wrong)) }),
  answer: answer(pageAnswer(campaign)),
  refusals: [],
})

const ofCampaign = { params: z.object({ id }) } as const
const oneCampaign = answer({ campaign })

export const getCampaign = defineCall(routes.getCampaign, {
  ...ofCampaign,
  summary: 'One campaign with what it brought',
  query: query({}),
  answer: oneCampaign,
  refusals: ['campaign_not_found'],
})

const shownItem = {
  id: z.int(),
  state: z.enum(stockStates),
  title: z.string(),
  phase: z.string(),
  type: z.string(),
  rarity: z.string(),
  img: z.string(),
  is_bare: z.boolean(),
}

/**
 * How an item stands in a campaign; changed: somebody has set another price meanwhile, which stays; over: its price
 * has returned, or stayed as it was set.
 */
export const campaignStandings = ['waiting', 'in', 'changed', 'held', 'sold', 'over'] as const

export type CampaignStanding = (typeof campaignStandings)[number]

const campaignItem = z.object({
  ...shownItem,
  standing: z.enum(campaignStandings),
  /** before the campaign; of one that waits: now */
  price_before: amount,
  /** in the campaign; of one that waits: what it would be now */
  price: amount,
  old_price: z.nullable(amount),
  /** from when on its old price would be honest; null where one is struck through, or nobody can say */
  honest_from: z.nullable(instant),
})

export type CampaignItem = z.output<typeof campaignItem>

export const listCampaignItems = defineCall(routes.listCampaignItems, {
  ...ofCampaign,
  summary: 'Items of a campaign, by number, and how each stands in it',
  query: query(pageQuery),
  answer: answer(pageAnswer(campaignItem)),
  refusals: ['campaign_not_found'],
})

const percent = wholeNumber(campaignPercentMin, campaignPercentMax)

const moment = z.iso.datetime({ offset: true, error: wrong })

/** How many items can have a price of their own at once: their preview stands in an address, which ends at 8 kB. */
export const pricedAtOnceMax = 300

/** Letters of a list of items in an address, where each sign between two numbers takes three. */
const listMax = 6000

const listOf = (entry: RegExp, entriesMax: number) =>
  z.pipe(
    z.string(wrong).check(lengthAtMost(listMax), z.regex(entry, wrong)),
    z.pipe(
      z.transform((value: string) => value.split(',')),
      z.array(z.string()).check(z.maxLength(entriesMax, wrong)),
    ),
  )

const ids = z.pipe(
  listOf(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/, namedAtOnceMax),
  z.transform((list: string[]) => list.map(Number)),
)

/** 12:9.50,13:8 */
const prices = z.pipe(
  listOf(/^[1-9]\d{0,14}:\d{1,7}(\.\d{1,2})?(,[1-9]\d{0,14}:\d{1,7}(\.\d{1,2})?)*$/, pricedAtOnceMax),
  z.pipe(
    z.transform((list: string[]) =>
      list.map((entry) => {
        const [item, units] = entry.split(':')
        return { id: Number(item), price: Number(units) }
      }),
    ),
    z.array(z.object({ id: z.int(), price })),
  ),
)

const previewRow = z.object({
  ...shownItem,
  price_before: amount,
  /** what it would be */
  price: amount,
  /** what would be struck through; null: nothing honest could be */
  old_price: z.nullable(amount),
  honest_from: z.nullable(instant),
  cost: z.nullable(amount),
  /** the running campaign that it is in: it joins when that is over */
  elsewhere: z.nullable(z.object({ id: z.int(), name: z.string() })),
})

export type CampaignPreviewRow = z.output<typeof previewRow>

export const previewCampaign = defineCall(routes.previewCampaign, {
  summary: 'What a campaign would do to items: which prices, what is struck through, what is below its cost',
  query: query({
    ...z.partial(stockFilters).shape,
    /** with the filters: items up to this number */
    newest_id: z.optional(id),
    /** items that are named, without filters */
    ids: z.optional(ids),
    /** items with a price each, without a percentage */
    prices: z.optional(prices),
    percent: z.optional(percent),
    /** when it would begin; left out: now */
    from: z.optional(moment),
  }),
  answer: answer({
    preview: z.object({
      items: z.int(),
      before: amount,
      after: amount,
      struck: z.int(),
      not_struck: z.int(),
      /** from when on all of those could have an old price; null: there are none, or nobody can say */
      honest_from: z.nullable(instant),
      below_cost: z.int(),
      /** a customer is paying for them: they join when they come free */
      reserved: z.int(),
      /** in another running campaign: they join when that is over */
      elsewhere: z.int(),
      /** their price would not fall: it stays */
      not_lower: z.int(),
      /** sold or withdrawn: they are left out */
      gone: z.int(),
      /** names what was seen: sent back with the campaign, which is refused once any of it is different */
      token: z.string(),
    }),
    /** those to look at first, at most 500 */
    rows: z.array(previewRow),
  }),
  refusals: ['items_too_many'],
})

export type CampaignPreview = z.output<typeof previewCampaign.answer>['preview']

const chosen = z.union(
  [
    chosenItems,
    z.object({
      prices: z.array(z.object({ id, price })).check(z.minLength(1, wrong), z.maxLength(pricedAtOnceMax, wrong)),
    }),
  ],
  wrong,
)

/** What was seen before, and what of it is meant. */
const seen = {
  token: z.string(wrong).check(z.maxLength(100, wrong)),
  /** some prices do not bring back what the items cost, and that is meant */
  below_cost: z.optional(z.boolean(wrong)),
}

export const createCampaign = defineCall(routes.createCampaign, {
  summary: 'Plans a campaign for items as they are chosen now; without a beginning it starts at once',
  body: body({
    name: text(campaignNameMax),
    from: z.optional(moment),
    until: moment,
    /** left out where each item has a price of its own */
    percent: z.optional(percent),
    items: chosen,
    ...seen,
  }),
  answer: oneCampaign,
  refusals: ['campaign_empty', 'items_too_many', 'preview_stale', 'campaign_below_cost'],
})

export const addCampaignItems = defineCall(routes.addCampaignItems, {
  ...ofCampaign,
  summary: 'Adds items to a campaign that is planned or runs; those that it has already stay as they are',
  body: body({ items: chosen, ...seen }),
  answer: answer({
    campaign,
    added: z.int(),
    /** it has them already */
    known: z.int(),
    /** sold or withdrawn */
    gone: z.int(),
  }),
  refusals: ['campaign_not_found', 'campaign_over', 'items_too_many', 'preview_stale', 'campaign_below_cost'],
})

export const stopCampaign = defineCall(routes.stopCampaign, {
  ...ofCampaign,
  summary: 'Ends a campaign now: each price returns unless it was changed by hand. Stopping again changes nothing',
  body: body({}),
  answer: answer({ campaign, changed: z.boolean() }),
  refusals: ['campaign_not_found', 'campaign_over'],
})
