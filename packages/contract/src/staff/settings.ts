import { isZone } from '@pandrop/money/zones'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { linkPictures, paymentMethods } from '../content.ts'
import { isAccent } from '../contrast.ts'
import { countryCodes } from '../country-codes.ts'
import { languages } from '../languages.ts'
import { depositUnitsMax } from '../limits.ts'
import { say } from '../say.ts'
import { compactVatId } from '../vat-id.ts'
import { limitSettings } from '../verification-limits.ts'
import { answer, body, day, email, id, instant, lengthAtMost, query, text, textOrNone, units, whole } from '../wire.ts'
import { caseSettings } from './cases.ts'
import { currencySettings } from './currencies.ts'
import { datevSettings } from './datev.ts'
import type { NoticePace } from './notices.ts'
import { pageAnswer, pageQuery } from './pages.ts'
import * as routes from './routes/settings.ts'
import { verificationSettings } from './verifications.ts'

const wrong = say('field_invalid')

const percent = units.check(z.maximum(100, wrong))

const country = z.string(wrong).check(z.regex(/^[A-Z]{2}$/, wrong))
const countryOrNone = z.string(wrong).check(z.regex(/^([A-Z]{2})?$/, wrong))

/** Two letters of a member state (EL: Greece, XI), then up to twelve signs, one a digit (2006/112/EC, article 215). */
const vatIdOrNone = z.pipe(
  z.string(wrong).check(lengthAtMost(40)),
  z.pipe(z.transform(compactVatId), z.string().check(z.regex(/^([A-Z]{2}(?=[A-Z+*]*\d)[0-9A-Z+*]{2,12})?$/, wrong))),
)

const emailOrNone = z.union([z.literal(''), email], wrong)

/** Either pays for an order, so one of them is always there. */
const paysOrders = (methods: readonly string[]): boolean => methods.includes('card') || methods.includes('balance')

/** VAT that customers of a country owe from a day on. */
const vatRate = z.strictObject({ country, percent, valid_from: day })

export type VatRate = z.output<typeof vatRate>

const rateKey = ({ country: owed, valid_from: from }: { country: string; valid_from: string }) => `${owed} ${from}`

const vatRates = z.array(vatRate, wrong).check(
  z.maxLength(300, wrong),
  z.refine((rates) => new Set(rates.map(rateKey)).size === rates.length, wrong),
)

const countryList = z.array(z.enum(countryCodes, wrong), wrong).check(
  z.maxLength(250, wrong),
  z.refine((all) => new Set(all).size === all.length, wrong),
)

/** Where a square picture lies that uploadShopPicture has kept. */
const ownPicture = z.string(wrong).check(z.regex(/^brand\/[0-9a-f]{32}-192\.png$/, wrong))

/** A link in the footer. */
const socialLink = z.strictObject({
  title: text(40),
  link: z
    .string(wrong)
    .check(
      z.maxLength(300, { error: wrong, abort: true }),
      z.regex(/^https:\/\/[^\s\p{Cc}]+$/u, wrong),
      z.refine(URL.canParse, wrong),
    ),
  /** the picture beside it: one of the shop's set, or one that was uploaded */
  img: z.union([z.enum(linkPictures), ownPicture], wrong),
  is_on: z.boolean(wrong),
})

export type SocialLink = z.output<typeof socialLink>

const isNamed = ({ legal_name: name, requisites }: { legal_name: string; requisites: string }): boolean =>
  name !== '' || requisites !== ''

/** What is set, by section; each is saved alone. Amounts in EUR units. */
export const settingsSections = {
  seller: z
    .strictObject({
      legal_name: textOrNone(140),
      street: textOrNone(70),
      post_code: textOrNone(16),
      town: textOrNone(70),
      /** ISO 3166-1 alpha-2 */
      country: countryOrNone,
      register_no: textOrNone(80),
      vat_id: vatIdOrNone,
      managers: textOrNone(200),
      /** what stands in the footer and on papers; empty: made of the fields above */
      requisites: textOrNone(500),
      /** in the footer; empty: the shop's name */
      copyright: textOrNone(100),
      /** before year and number of the receipts from then on: R of R-2026-000123 */
      receipt_prefix: z.string(wrong).check(z.regex(/^[A-Z0-9]{1,8}$/, wrong)),
    })
    .check(z.refine(isNamed, { error: wrong, path: ['legal_name'] })),
  brand: z.strictObject({
    /** in sentences, titles and mails */
    shop_name: text(40),
    /** beside the mark */
    wordmark: text(24),
    /** the picture beside it, `square` as uploadShopPicture has answered; empty: the panda */
    mark: z.string(wrong).check(z.regex(/^([0-9a-f]{32})?$/, wrong)),
    /** in place of both, `wide` as uploadShopPicture has answered; empty: none */
    logo: z.string(wrong).check(z.regex(/^([0-9a-f]{32}-[1-9]\d{0,2}x[1-9]\d?)?$/, wrong)),
    /** as #a9d977, readable on every ground; empty: the shipped one */
    accent: z.string(wrong).check(
      z.regex(/^(#[0-9a-f]{6})?$/, { error: wrong, abort: true }),
      z.refine((accent) => accent === '' || isAccent(accent), wrong),
    ),
  }),
  contact: z.strictObject({
    support_email: email,
    reply_to: emailOrNone,
    sender_name: textOrNone(70),
  }),
  notices: z.strictObject({
    /** mailed of what waits besides the staff; empty: nobody */
    notice_email: emailOrNone,
    notice_pace: z.enum(['at_once', 'hourly', 'morning'] satisfies NoticePace[], wrong),
  }),
  selling: z
    .strictObject({
      is_reg_enabled: z.boolean(wrong),
      offer_enabled: z.boolean(wrong),
      /** whether the checkout asks for company and VAT id */
      business_enabled: z.boolean(wrong),
      payment_methods: z
        .array(z.enum(paymentMethods, wrong), wrong)
        .check(z.maxLength(4, wrong), z.refine(paysOrders, wrong)),
      min_top_up: units.check(z.minimum(0.5, wrong), z.maximum(depositUnitsMax, wrong)),
      max_top_up: units.check(z.minimum(0.5, wrong), z.maximum(depositUnitsMax, wrong)),
      /** how long a counter-offer stands */
      counter_days: whole(1, 30),
      /** how old a reference price may be that the shop quotes by; 0: age does not matter */
      quote_days_max: whole(0, 3650),
      /** after how many hours an order is overdue */
      deliver_hours: whole(1, 720),
      /** for how long what comes into stock is new where nobody says otherwise; 0: not at all */
      new_days: whole(0, 90),
      ...caseSettings,
    })
    .check(
      z.refine(({ min_top_up: least, max_top_up: most }) => least <= most, { error: wrong, path: ['max_top_up'] }),
    ),
  tax: z.strictObject({ vat_percent: percent, vat_rates: vatRates }),
  datev: datevSettings,
  time: z.strictObject({
    /** a name of IANA: where the shop's days begin and end */
    time_zone: z.string(wrong).check(lengthAtMost(60), z.refine(isZone, wrong)),
  }),
  money: z.strictObject({ adjustment_limit: units.check(z.maximum(100_000, wrong)) }),
  security: z.strictObject({
    /** whether customers need a second factor before value leaves their account */
    second_factor_required: z.boolean(wrong),
    /** with more on their balance, another trade link and every payout need it as well */
    second_factor_balance: units.check(z.maximum(100_000, wrong)),
    /** whether who takes a trade back in Steam is blocked until somebody has looked */
    reversal_blocks: z.boolean(wrong),
  }),
  verification: z.strictObject(verificationSettings),
  verification_limits: z.strictObject(limitSettings),
  credits: z.strictObject({
    internal_currency_name: text(30),
    /** beside what is on it; empty: a wallet */
    internal_currency_image: z.union([z.literal(''), ownPicture], wrong),
  }),
  currencies: z.strictObject({ currencies: currencySettings }),
  countries: z
    .strictObject({
      /** ISO 3166-1 alpha-2, in the order of the alphabet */
      countries: countryList.check(z.minLength(1, wrong)),
      /** of them, those that stand before all others, in this order */
      countries_first: countryList,
    })
    .check(
      z.refine(({ countries, countries_first: first }) => first.every((iso) => countries.includes(iso)), {
        error: wrong,
        path: ['countries_first'],
      }),
    ),
  languages: z
    .strictObject({
      /** ISO 639-1, those that the shop speaks */
      languages: z.array(z.enum(languages, wrong), wrong).check(
        z.minLength(1, wrong),
        z.maxLength(languages.length, wrong),
        z.refine((all) => new Set(all).size === all.length, wrong),
      ),
      /** what a visitor is spoken to in who has chosen none */
      default_language: z.enum(languages, wrong),
    })
    .check(
      z.refine(({ languages: all, default_language: first }) => all.includes(first), {
        error: wrong,
        path: ['default_language'],
      }),
    ),
  links: z.strictObject({ social_links: z.array(socialLink, wrong).check(z.maxLength(12, wrong)) }),
  analytics: z.strictObject({ google_tag: textOrNone(2000) }),
} as const

export type SettingsSection = keyof typeof settingsSections

/** What stands in each section. */
export type SettingsValues = { [Section in SettingsSection]: z.output<(typeof settingsSections)[Section]> }

export const settingsSectionNames = Object.keys(settingsSections) as SettingsSection[]

/** Names of what a section has. */
export const settingsFieldsOf = (section: SettingsSection): string[] => Object.keys(settingsSections[section].shape)

const settingsShape = z.object(settingsSections)

const standing = answer({
  settings: settingsShape,
  /** the newest change of each section, 0 where there was none */
  versions: z.record(z.string(), z.int()),
  /** what footer and papers say of the seller now */
  requisites: z.string(),
  /** of which a real shop still lacks something */
  missing: z.array(z.enum(['requisites', 'support_email'])),
  /** what the shop recognises in google_tag; null: nothing */
  container_id: z.nullable(z.string()),
})

export type StaffSettings = z.output<typeof standing>

export const getStaffSettings = defineCall(routes.getStaffSettings, {
  summary: 'What is set in the shop, by section',
  query: query({}),
  answer: standing,
  refusals: [],
})

export const changeSettings = defineCall(routes.changeSettings, {
  summary: 'Saves one section; pages, mails and papers say it from then on',
  body: body({
    section: z.enum(settingsSectionNames, wrong),
    /** as settingsSections has the section: the verb looks at them, so that each field is told what is wrong with it */
    values: z.record(z.string().check(lengthAtMost(40)), z.unknown(), wrong),
    /** the version of the section that was seen: any other is refused */
    seen: z.int(wrong).check(z.minimum(0, wrong)),
  }),
  answer: standing,
  refusals: ['settings_changed', 'limit_raised'],
})

const change = z.object({
  id: z.int(),
  section: z.string(),
  made_by: z.string(),
  made_at: instant,
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  /** the change that it put back */
  puts_back: z.nullable(z.int()),
})

export type SettingsChange = z.output<typeof change>

export const listSettingsChanges = defineCall(routes.listSettingsChanges, {
  summary: 'What was set before, newest first',
  query: query({ ...pageQuery, section: z.optional(z.enum(settingsSectionNames, wrong)) }),
  answer: answer(pageAnswer(change)),
  refusals: [],
})

export const putSettingsBack = defineCall(routes.putSettingsBack, {
  summary: 'Sets what a change has changed to what was there before it',
  params: z.object({ id }),
  body: body({}),
  answer: standing,
  refusals: ['settings_change_not_found', 'settings_stale', 'limit_raised'],
})

export const shopPictureBytesMax = 1024 * 1024

export const uploadShopPicture = defineCall(routes.uploadShopPicture, {
  summary: 'Keeps a picture that the settings can name; nobody sees it before a section is saved with it',
  upload: { bytesMax: shopPictureBytesMax },
  answer: answer({ square: z.string(), wide: z.string() }),
  refusals: ['picture_unreadable', 'picture_unsafe', 'picture_too_large'],
})

export const sendTestMail = defineCall(routes.sendTestMail, {
  summary: 'Sends whoever asks a mail in the name that is set',
  body: body({}),
  answer: answer({ to: z.string() }),
  refusals: [],
})
