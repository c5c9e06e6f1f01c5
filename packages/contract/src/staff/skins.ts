import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { type ExteriorCode, exteriorNames } from '../exteriors.ts'
import { itemTypes } from '../item.ts'
import { offerVariants } from '../lifecycle/offer.ts'
import { say } from '../say.ts'
import { amount, answer, body, day, flag, instant, query, text, units, wholeNumber } from '../wire.ts'
import { price } from './item-changes.ts'
import { pageAnswer, pageQuery, searchWords } from './pages.ts'
import * as routes from './routes/skins.ts'

const invalid = say('field_invalid')

/** Beyond so many days without a newer list of prices, Today says so. */
export const priceListDaysMax = 14

/** What a skin shows: a picture that was uploaded, one that was drawn of it, or its weapon without any finish. */
export const skinPictureKinds = ['uploaded', 'drawn', 'bare'] as const

export type SkinPictureKind = (typeof skinPictureKinds)[number]

/** Where a price that counts is from. */
export const referenceOrigins = ['catalogue', 'import', 'hand'] as const

export type ReferenceOrigin = (typeof referenceOrigins)[number]

/** What a list of skins is narrowed to by its prices: set by hand, or lacking for a kind that exists. */
export const referenceFilters = ['hand', 'missing'] as const

export type ReferenceFilter = (typeof referenceFilters)[number]

/** Most on sale first unless asked otherwise. */
export const skinOrders = ['on_sale', 'sold', 'name', 'dearest', 'oldest'] as const

export type SkinOrder = (typeof skinOrders)[number]

const skinRow = z.object({
  id: z.string(),
  market_name: z.string(),
  phase: z.string(),
  weapon: z.string(),
  type: z.string(),
  rarity: z.string(),
  img: z.string(),
  picture: z.enum(skinPictureKinds),
  /** copies that customers can buy now */
  on_sale: z.int(),
  sold_30_days: z.int(),
  /** the cheapest and the dearest reference of its kinds; null: no kind has one */
  reference_from: z.nullable(amount),
  reference_till: z.nullable(amount),
  /** the day (2026-08-08) that its oldest reference is of */
  oldest_day: z.nullable(z.string()),
  /** kinds whose reference is set by hand, and those that exist without one */
  by_hand: z.int(),
  missing: z.int(),
})

export type StaffSkinRow = z.output<typeof skinRow>

export const listSkins = defineCall(routes.listSkins, {
  summary: 'Skins of the catalogue with what is on sale and was sold of them, their references and pictures',
  query: query({
    ...pageQuery,
    search: searchWords,
    type: z.optional(z.enum(itemTypes, invalid)),
    weapon: z.optional(text(40)),
    picture: z.optional(z.enum(skinPictureKinds, invalid)),
    reference: z.optional(z.enum(referenceFilters, invalid)),
    /** a reference of it is older than so many days */
    older_than: z.optional(wholeNumber(1, 3650)),
    /** whether customers can buy a copy now */
    on_sale: z.optional(flag),
    order: z.optional(z.enum(skinOrders, invalid)),
  }),
  answer: answer(pageAnswer(skinRow)),
  refusals: [],
})

const source = z.object({
  origin: z.enum(referenceOrigins),
  /** of the list; null for a price set by hand */
  list: z.nullable(z.string()),
  /** 2026-08-08: the list's day, or the day on which it was set */
  day: z.nullable(z.string()),
})

const kind = z.object({
  exterior: z.string(),
  variant: z.enum(offerVariants),
  /** null: no list names it and nobody has set it, so no copy of it can be added */
  reference: z.nullable(amount),
  /** observed on a market, modelled from other kinds, only a lower bound, or an outlier cut back */
  basis: z.nullable(z.enum(['observed', 'modelled', 'floor', 'clamped'])),
  source: z.nullable(source),
  /** how many days old the price is */
  age_days: z.nullable(z.int()),
  /** it is older than the shop quotes by */
  is_outdated: z.boolean(),
  set: z.nullable(
    z.object({
      because: z.string(),
      by: z.string(),
      at: instant,
      /** the list counts again from then on; null: until somebody ends it */
      until: z.nullable(instant),
      /** what the list says meanwhile; null: no list names it */
      listed: z.nullable(amount),
    }),
  ),
  on_sale: z.int(),
  /** what the cheapest copy asks */
  cheapest: z.nullable(amount),
  sold_30_days: z.int(),
})

export type StaffKind = z.output<typeof kind>

const uploaded = z.object({
  /** null: it stands for every exterior */
  exterior: z.nullable(z.string()),
  img: z.string(),
  at: instant,
  /** who uploaded it and said that the rights to it are theirs */
  by: z.string(),
})

export type UploadedPicture = z.output<typeof uploaded>

/** What the shop draws of a skin by itself. */
const drawings = z.object({
  /** there is a Chromium to draw with */
  possible: z.boolean(),
  waiting: z.int(),
  drawn: z.int(),
  failed: z.array(z.object({ exterior: z.string(), problem: z.string() })),
  /** exteriors that no drawn picture shows */
  lacking: z.int(),
})

export type SkinDrawings = z.output<typeof drawings>

const skin = z.extend(skinRow, {
  finish: z.string(),
  collection: z.string(),
  team: z.string(),
  def_index: z.int(),
  paint_index: z.int(),
  /** who says what it is: the catalogue's own files, or an import since */
  origin: z.enum(['catalogue', 'import']),
  /** floats that the finish can have; null for what is not painted */
  wear: z.nullable(z.object({ min: z.number(), max: z.number() })),
  img_big: z.string(),
  /** the uploaded ones, that of the whole skin first */
  uploaded: z.array(uploaded),
  drawings,
  /** every exterior and variant that exists, normal before StatTrak before Souvenir, each from new to scarred */
  kinds: z.array(kind),
})

export type CatalogueSkin = z.output<typeof skin>

/** A skin's slug. */
export const skinParams = z.object({
  id: z.string().check(z.maxLength(120, { error: invalid, abort: true }), z.regex(/^[a-z0-9-]+$/, invalid)),
})

const ofSkin = { params: skinParams } as const
export const oneSkin = answer({ skin })

export const getSkin = defineCall(routes.getSkin, {
  ...ofSkin,
  summary: 'A skin of the catalogue with each of its kinds: reference, source and age, on sale and sold',
  query: query({}),
  answer: oneSkin,
  refusals: ['skin_not_found'],
})

/** The exteriors of the wire. */
export const exteriorCode = z.enum(Object.keys(exteriorNames) as [ExteriorCode, ...ExteriorCode[]], invalid)

const ofKind = { exterior: exteriorCode, variant: z.enum(offerVariants, invalid) }

/** The reference that was seen when somebody decided; null: there was none. */
const seen = z.nullable(units)

/** Characters of the reason for a reference at most. */
export const referenceReasonMax = 500

export const setReference = defineCall(routes.setReference, {
  ...ofSkin,
  summary: 'Sets what one kind of a skin usually costs, until a day or until the list counts again',
  body: body({
    ...ofKind,
    price,
    reason: text(referenceReasonMax),
    /** the last one on which it counts; absent: until somebody ends it */
    last_day: z.optional(day),
    seen,
    /** the price is far from what the list says, and is meant */
    sure: z.optional(z.boolean()),
  }),
  answer: oneSkin,
  refusals: ['skin_not_found', 'variant_unknown', 'reference_changed', 'price_unusual', 'reference_unlisted'],
})

export const endReference = defineCall(routes.endReference, {
  ...ofSkin,
  summary: 'Ends a reference that was set by hand: the list counts again',
  body: body({ ...ofKind, seen }),
  answer: oneSkin,
  refusals: ['skin_not_found', 'variant_unknown', 'reference_changed', 'reference_not_set', 'reference_unlisted'],
})

/** Bytes of a picture of a skin at most. */
export const skinPictureBytesMax = 5 * 1024 * 1024

/** What an uploaded picture has at least, in pixels: a little more than the largest place that shows it. */
export const skinPictureSizeMin = { width: 912, height: 608 } as const

export const uploadSkinPicture = defineCall(routes.uploadSkinPicture, {
  summary: 'Takes a PNG, WebP or AVIF picture of a skin, draws it anew in our sizes and shows it above the drawn ones',
  params: z.extend(skinParams, {
    /** all: it stands for the whole skin */
    exterior: z.union([z.literal('all'), exteriorCode], invalid),
  }),
  query: query({
    /** says that the rights to it are the uploader's; without that there is no such call */
    rights: z.literal('mine', invalid),
  }),
  upload: { bytesMax: skinPictureBytesMax },
  answer: oneSkin,
  refusals: ['skin_not_found', 'variant_unknown', 'picture_unreadable', 'picture_too_large', 'picture_too_small'],
})

export const removeSkinPicture = defineCall(routes.removeSkinPicture, {
  ...ofSkin,
  summary: 'Takes an uploaded picture away: the drawn one is shown again',
  body: body({ exterior: z.nullable(exteriorCode) }),
  answer: oneSkin,
  refusals: ['skin_not_found', 'picture_not_uploaded'],
})

export const drawSkin = defineCall(routes.drawSkin, {
  ...ofSkin,
  summary: 'Draws every exterior of a skin that has no picture yet, once more what failed',
  body: body({}),
  answer: oneSkin,
  refusals: ['skin_not_found', 'drawing_impossible'],
})

const list = z.object({
  id: z.int(),
  name: z.string(),
  origin: z.enum(['catalogue', 'import']),
  day: z.string(),
  taken_at: instant,
  /** kinds whose newest list it is */
  kinds: z.int(),
})

export type PriceList = z.output<typeof list>

const priceLists = answer({
  /** newest first, those that some reference is of and the newest of all */
  lists: z.array(list),
  /** how many days old the newest is; null: there is none */
  newest_days: z.nullable(z.int()),
  /** references that are set by hand */
  by_hand: z.int(),
  /** kinds whose reference is too old to quote by */
  outdated: z.int(),
  /** nobody is quoted by a reference that is older than so many days; 0: age does not matter */
  quote_days_max: z.int(),
})

export const getPriceLists = defineCall(routes.getPriceLists, {
  summary: 'Lists that reference prices are of, how old the newest is, and how old one may be that the shop quotes by',
  query: query({}),
  answer: priceLists,
  refusals: [],
})
