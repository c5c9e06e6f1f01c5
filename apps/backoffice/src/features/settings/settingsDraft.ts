import type { CurrencySetting } from '@pandrop/contract/staff/currencies'
import type { DatevAccount } from '@pandrop/contract/staff/datev'
import type { SettingsSection, SocialLink } from '@pandrop/contract/staff/settings'
import { readAmount } from '../../forms/readAmount.ts'

/** What a field is typed as. */
export type FieldKind =
  | 'text'
  | 'long'
  | 'number'
  | 'amount'
  | 'limit'
  | 'yes'
  | 'country'
  | 'methods'
  | 'languages'
  | 'mark'
  | 'logo'
  | 'picture'
  | 'accent'
  | 'language'
  | 'rates'
  | 'currencies'
  | 'countries'
  | 'links'
  | 'zone'
  | 'pace'
  | 'year_month'
  | 'chart'
  | 'datev_accounts'

/** A rate of a country while it is typed. */
export interface RateDraft {
  country: string
  percent: string
  valid_from: string
}

/** A currency while it is typed. */
export type CurrencyDraft = Omit<CurrencySetting, 'margin_percent'> & { margin_percent: string }

/** A field while it is typed. */
export type Draft =
  | string
  | boolean
  | readonly string[]
  | readonly RateDraft[]
  | readonly CurrencyDraft[]
  | readonly SocialLink[]
  | readonly DatevAccount[]

export type Drafts = Readonly<Record<string, Draft>>

/** Fields of the sections, in the order of the screen. */
export const sectionFields: Readonly<Record<SettingsSection, Readonly<Record<string, FieldKind>>>> = {
  seller: {
    legal_name: 'text',
    street: 'text',
    post_code: 'text',
    town: 'text',
    country: 'country',
    register_no: 'text',
    vat_id: 'text',
    managers: 'text',
    copyright: 'text',
    receipt_prefix: 'text',
    requisites: 'long',
  },
  brand: { shop_name: 'text', wordmark: 'text', mark: 'mark', logo: 'logo', accent: 'accent' },
  contact: { support_email: 'text', reply_to: 'text', sender_name: 'text' },
  notices: { notice_email: 'text', notice_pace: 'pace' },
  selling: {
    payment_methods: 'methods',
    is_reg_enabled: 'yes',
    offer_enabled: 'yes',
    business_enabled: 'yes',
    min_top_up: 'amount',
    max_top_up: 'amount',
    counter_days: 'number',
    quote_days_max: 'number',
    deliver_hours: 'number',
    new_days: 'number',
    case_answer_hours: 'number',
    case_close_days: 'number',
  },
  tax: { vat_percent: 'number', vat_rates: 'rates' },
  time: { time_zone: 'zone' },
  datev: {
    datev_consultant: 'text',
    datev_client: 'text',
    datev_year_month: 'year_month',
    datev_account_length: 'number',
    datev_chart: 'chart',
    datev_accounts: 'datev_accounts',
  },
  money: { adjustment_limit: 'amount' },
  security: { second_factor_required: 'yes', second_factor_balance: 'amount', reversal_blocks: 'yes' },
  verification: {
    verification_months: 'number',
    verification_document_days: 'number',
    verification_second_person: 'amount',
  },
  verification_limits: { verify_payouts_year_eur: 'limit', verify_payout_eur: 'limit', verify_card_year_eur: 'limit' },
  credits: { internal_currency_name: 'text', internal_currency_image: 'picture' },
  currencies: { currencies: 'currencies' },
  countries: { countries: 'countries', countries_first: 'countries' },
  languages: { languages: 'languages', default_language: 'language' },
  links: { social_links: 'links' },
  analytics: { google_tag: 'long' },
}

type Values = Readonly<Record<string, unknown>>

/** What stands, as it is typed. */
export const draftOf = (value: unknown): Draft => {
  if (typeof value === 'boolean') return value
  if (!Array.isArray(value)) return String(value ?? '')
  return value.map((one) => (typeof one === 'string' ? one : typedRow(one as object))) as Draft
}

/** Numbers are typed as words. */
const typedRow = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  )

const numberShape = /^\d{1,6}([.,]\d{1,2})?$/

const numberOf = (typed: string): number | null =>
  numberShape.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : null

/** An amount that may be nothing: what one person may move alone. */
const amountOf = (typed: string): number | null => (/^0+([.,]0{1,2})?$/.test(typed.trim()) ? 0 : readAmount(typed))

/** A limit that is left empty is off. */
const isOff = (kind: FieldKind | undefined, draft: Draft): boolean =>
  kind === 'limit' && (draft as string).trim() === ''

const ratesOf = (drafts: readonly RateDraft[]) => {
  const rates = drafts.map(({ country, percent, valid_from }) => ({
    country,
    percent: numberOf(percent),
    valid_from,
  }))
  return rates.every(({ country, percent, valid_from }) => country && percent !== null && valid_from) ? rates : null
}

const currenciesOf = (drafts: readonly CurrencyDraft[]) => {
  const currencies = drafts.map((draft) => ({ ...draft, margin_percent: numberOf(draft.margin_percent) }))
  return currencies.every(({ code, margin_percent: margin }) => code && margin !== null) ? currencies : null
}

const byCode = new Intl.Collator('en').compare

/** What was typed as the wire takes it; null: it cannot be meant. */
const wireOf = (kind: FieldKind, draft: Draft, field: string): unknown => {
  switch (kind) {
    case 'number':
    case 'year_month':
      return numberOf(draft as string)
    case 'amount':
      return amountOf(draft as string)
    case 'limit':
      return isOff(kind, draft) ? null : readAmount(draft as string)
    case 'rates':
      return ratesOf(draft as readonly RateDraft[])
    case 'currencies':
      return currenciesOf(draft as readonly CurrencyDraft[])
    // What a chart has no number for, and nobody gave one, is not kept.
    case 'datev_accounts':
      return (draft as readonly DatevAccount[]).filter(({ number }) => number !== '')
    // Which come first is told by their order; the others are a set.
    case 'countries':
      return field === 'countries' ? (draft as readonly string[]).toSorted(byCode) : draft
    default:
      return draft
  }
}

/**
 * Reads a section as it was typed.
 * @returns its values, and the fields that cannot be meant
 */
export const readDrafts = (section: SettingsSection, drafts: Drafts): { values: Values; wrong: readonly string[] } => {
  const fields = sectionFields[section]
  const read = Object.entries(fields).map(([field, kind]) => [field, wireOf(kind, drafts[field] ?? '', field)] as const)
  return {
    values: Object.fromEntries(read),
    wrong: read
      .filter(([field, value]) => value === null && !isOff(fields[field], drafts[field] ?? ''))
      .map(([field]) => field),
  }
}
