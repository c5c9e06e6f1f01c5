import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import * as routes from './routes.ts'
import { amount, answer, instant, query, smallId } from './wire.ts'

export const paymentMethods = ['card', 'balance', 'sepa-manual', 'card-form'] as const

/** Pictures of social links that the shop brings along. */
export const linkPictures = [
  'discord',
  'facebook',
  'instagram',
  'reddit',
  'steam',
  'telegram',
  'tiktok',
  'twitch',
  'x',
  'youtube',
] as const

export type LinkPicture = (typeof linkPictures)[number]

/** Settings (docs/behaviour/wire.md#settings). The snake_case names are canonical, the others their doubles. */
export const settings = z.object({
  requisites: z.string(),
  support_email: z.string(),
  supportEmail: z.string(),
  is_reg_enabled: z.boolean(),
  /** EUR units */
  min_top_up: amount,
  minTopUpAmount: amount,
  /** EUR units */
  max_top_up: amount,
  /** EUR units; the least that a card is charged for an order */
  card_total_min: amount,
  vat_percent: z.number(),
  payment_methods: z.array(z.enum(paymentMethods)),
  google_tag: z.string(),
  internal_currency: z.object({ name: z.string(), image: z.string(), exchange_rate_eur: z.number() }),
  internal_currency_name: z.string(),
  internal_currency_image: z.string(),
  offer_enabled: z.boolean(),
  copyright: z.string(),
})

export type Settings = z.output<typeof settings>

export const getSettings = defineCall(routes.getSettings, {
  summary: 'What drives the shop',
  query: query({}),
  answer: answer({ payload: settings }),
  refusals: [],
})

/** value: units of this currency for 1 EUR; default: 1 marks the default. */
export const currency = z.object({
  code: z.string(),
  value: z.number(),
  symbol: z.string(),
  default: z.int(),
  /** the least and the most that the card provider charges in it, in units; absent where it names none */
  charge_min: z.optional(z.number()),
  charge_max: z.optional(z.number()),
  /** from then on no card is charged in it, unless a newer rate comes; absent: for ever */
  charge_until: z.optional(instant),
})

export type Currency = z.output<typeof currency>

export const listCurrencies = defineCall(routes.listCurrencies, {
  summary: 'Currencies that amounts can be shown and charged in',
  query: query({}),
  answer: answer({ payload: z.array(currency) }),
  refusals: [],
})

export const listLanguages = defineCall(routes.listLanguages, {
  summary: 'Languages of the shop',
  query: query({}),
  answer: answer({
    payload: z.array(z.object({ id: z.int(), code: z.string(), title: z.string(), default: z.int() })),
  }),
  refusals: [],
})

export const getLocalizations = defineCall(routes.getLocalizations, {
  summary: 'The dictionary of one language, to be merged over English',
  /** `v`: the dictionary's version; an answer to the current one never changes and may be kept for good */
  query: query({ v: z.optional(z.string().check(z.maxLength(64))) }),
  answer: z.record(z.string(), z.string()),
  refusals: ['not_found'],
})

export const listCountries = defineCall(routes.listCountries, {
  summary: 'Countries that the shop serves',
  query: query({}),
  answer: answer({
    payload: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        iso: z.string(),
        /** what is owed there today of a price */
        vat_percent: z.number(),
      }),
    ),
  }),
  refusals: [],
})

/** What a page is to the shop: forms, banner and papers lead to it. */
export const pageRoles = ['terms', 'privacy', 'cookies', 'imprint'] as const

export type PageRole = (typeof pageRoles)[number]

/** Without content in lists. */
export const staticPage = z.object({
  id: z.int(),
  slug: z.nullable(z.string()),
  /** addresses that it had before: they lead to the one that it has */
  former_slugs: z.array(z.string()),
  title: z.string(),
  content: z.string(),
  is_terms: z.boolean(),
  is_privacy: z.boolean(),
  role: z.nullable(z.enum(pageRoles)),
  in_footer: z.boolean(),
})

export type StaticPage = z.output<typeof staticPage>

export const listStaticPages = defineCall(routes.listStaticPages, {
  summary: 'Titles and slugs of the static pages',
  query: query({}),
  answer: answer({ payload: z.array(z.omit(staticPage, { content: true })) }),
  refusals: [],
})

export const getStaticPage = defineCall(routes.getStaticPage, {
  summary: 'One static page with sanitised HTML',
  params: z.object({ id: smallId }),
  query: query({}),
  answer: answer({ payload: staticPage }),
  refusals: ['not_found'],
})

export const listSocialLinks = defineCall(routes.listSocialLinks, {
  summary: 'Where else to find the shop',
  query: query({}),
  answer: answer({
    payload: z.array(z.object({ id: z.int(), link: z.string(), img: z.string(), title: z.string() })),
  }),
  refusals: [],
})
