import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { stockStates, withdrawalCauses } from '../lifecycle/item.ts'
import { findingKinds, findingStates, stockFindingLifecycle } from '../lifecycle/stock-finding.ts'
import { say } from '../say.ts'
import { amount, answer, body, id, instant, query } from '../wire.ts'
import { addItem } from './item-changes.ts'
import { pageAnswer, pageQuery } from './pages.ts'
import * as routes from './routes/stock-taking.ts'
import { stepBody } from './steps.ts'

const wrong = say('field_invalid')

/** waiting: its turn comes; unavailable: Steam did not say what lies there, so that its last result stands */
export const countedAccountStates = ['waiting', 'counted', 'unavailable'] as const

const account = z.object({ id: z.int(), label: z.string() })

const countedAccount = z.extend(account, {
  steamid: z.string(),
  /** in the newest count; null: that was before the account was named */
  state: z.nullable(z.enum(countedAccountStates)),
  /** when it last said what lies there, and how much that was; null: never */
  counted_at: z.nullable(instant),
  copies: z.nullable(z.int()),
})

export type CountedAccount = z.output<typeof countedAccount>

const count = z.object({
  id: z.int(),
  begun_at: instant,
  /** null: it goes on */
  ended_at: z.nullable(instant),
  /** how many accounts were asked, of how many */
  asked: z.int(),
  accounts: z.int(),
})

const standing = {
  /** false: no account of the shop is signed in to Steam here, so nothing can be counted */
  on: z.boolean(),
  /** the newest; null: there was none */
  count: z.nullable(count),
  accounts: z.array(countedAccount),
  /** open findings of each kind */
  open: z.record(z.enum(findingKinds), z.int()),
  /** missing items that a customer has bought or is paying for */
  promised: z.int(),
}

/** What somebody must know of stock-taking at a glance. */
export type StockTaking = z.output<z.ZodMiniObject<typeof standing>>

export const getStockTaking = defineCall(routes.getStockTaking, {
  staffKey: { scope: 'items:read' },
  summary: 'When each Steam account of the shop was counted last, and how many findings are open',
  query: query({}),
  answer: answer(standing),
  refusals: [],
})

export const countStock = defineCall(routes.countStock, {
  staffKey: { scope: 'items:write' },
  summary: 'Has every Steam account of the shop counted, in the background; while a count goes on it changes nothing',
  body: body({}),
  answer: answer({
    ...standing,
    /** false: a count was going on */
    changed: z.boolean(),
  }),
  refusals: ['stock_count_off'],
})

const finding = z.object({
  id: z.int(),
  kind: z.enum(findingKinds),
  state: z.enum(findingStates),
  /** of a missing one where it should lie, otherwise where it lies */
  account,
  /** Steam's number: by which it was looked for, or what it has there */
  asset_id: z.string(),
  /** of a moved one what the books said; null: nothing */
  booked: z.nullable(z.object({ account: z.nullable(account), asset_id: z.nullable(z.string()) })),
  market_name: z.string(),
  float: z.nullable(z.number()),
  paint_seed: z.nullable(z.int()),
  tradable_from: z.nullable(instant),
  found_at: instant,
  /** its item was taken off the shelf by the count */
  hidden: z.boolean(),
  /** null: it is none */
  item: z.nullable(
    z.object({
      id: z.int(),
      state: z.enum(stockStates),
      price: amount,
      /** which has or holds it */
      order_id: z.nullable(z.int()),
    }),
  ),
  /** of an unknown one the skins that are called so, a Doppler's phases for example, with what each usually costs */
  skins: z.array(z.object({ id: z.string(), phase: z.string(), reference: z.nullable(amount) })),
  ended_at: z.nullable(instant),
  /** who has answered it; null: a count, or the command line */
  ended_by: z.nullable(z.object({ id: z.int(), name: z.string() })),
  reason: z.nullable(z.string()),
})

export type StockFinding = z.output<typeof finding>

export const listStockFindings = defineCall(routes.listStockFindings, {
  staffKey: { scope: 'items:read' },
  summary: 'Findings of stock-taking, newest first: the open ones, or those that are over',
  query: query({
    ...pageQuery,
    kind: z.optional(z.enum(findingKinds, wrong)),
    account: z.optional(id),
    /** left out: open ones */
    view: z.optional(z.enum(['open', 'over'], wrong)),
  }),
  answer: answer(pageAnswer(finding)),
  refusals: [],
})

export const takeFindingStep = defineCall(routes.takeFindingStep, {
  staffKey: { scope: 'items:write' },
  summary: 'Answers a finding (lifecycle/stock-finding.ts); the same step again changes nothing',
  params: z.object({ id }),
  body: stepBody(stockFindingLifecycle, { because: z.optional(z.enum(withdrawalCauses, wrong)) }).check(
    ({ value: { step, reason }, issues, value }) => {
      if ((step === 'dismiss' || step === 'ignore') && reason === undefined)
        issues.push({ code: 'custom', path: ['reason'], message: wrong, input: value.reason })
    },
  ),
  answer: answer({
    finding,
    /** false: it had been done before */
    changed: z.boolean(),
  }),
  refusals: [
    'stock_finding_not_found',
    'stock_finding_state_wrong',
    'stock_finding_other_kind',
    'item_state_wrong',
    'asset_known',
  ],
  auditedField: 'step',
})

/** Most findings that become items with one call. */
export const foundAtOnceMax = 100

const { price, cost, skin_id, float, paint_seed } = addItem.body.shape

/** Why something that was found does not become an item. */
const addingRefusals = [
  'stock_finding_not_found',
  'stock_finding_state_wrong',
  'stock_finding_other_kind',
  'stock_skin_unclear',
  'skin_not_found',
  'variant_unknown',
  'float_outside',
  'asset_known',
  'account_not_found',
  'price_below_cost',
  'price_unusual',
  'invalid_input',
] as const

export type AddingRefusal = (typeof addingRefusals)[number]

export const addFoundItems = defineCall(routes.addFoundItems, {
  staffKey: { scope: 'items:write' },
  summary: 'Makes items of what lies on the accounts and is none yet, each for itself; the same again changes nothing',
  body: body({
    items: z
      .array(
        z.object({
          finding: id,
          /** what customers pay; left out: the reference price */
          price: z.optional(price),
          /** null or left out: nobody knows */
          cost,
          /** which of several skins of this name */
          skin_id: z.optional(skin_id),
          /** where Steam did not tell them */
          float: z.optional(float),
          paint_seed: z.optional(paint_seed),
        }),
      )
      .check(z.minLength(1, wrong), z.maxLength(foundAtOnceMax, wrong)),
    hidden: addItem.body.shape.hidden,
    sure: addItem.body.shape.sure,
  }),
  answer: answer({
    /** in the order of the call */
    results: z.array(
      z.object({
        finding: z.int(),
        /** null: there is none, `refusal` says why */
        item: z.nullable(z.int()),
        /** false: it was an item already, or was refused */
        changed: z.boolean(),
        refusal: z.nullable(z.object({ code: z.enum(addingRefusals), text: z.string() })),
      }),
    ),
  }),
  refusals: [],
})
