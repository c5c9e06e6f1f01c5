import type { PageRole } from '@pandrop/contract/content'
import { firstRow, statement } from '../../db/statement.ts'
import type { Seller } from './requisites.rules.ts'

export interface SettingsRow extends Seller {
  support_email: string
  is_reg_enabled: boolean
  min_top_up_cents: number
  max_top_up_cents: number
  vat_percent: number
  payment_methods: ('card' | 'balance' | 'sepa-manual' | 'card-form')[]
  google_tag: string
  internal_currency_name: string
  internal_currency_image: string
  exchange_rate_eur: number
  offer_enabled: boolean
  business_enabled: boolean
  copyright: string
  counter_days: number
  reply_to: string
  sender_name: string
  shop_name: string
}

export const selectSettings = firstRow<SettingsRow, []>(
  'select_settings',
  `select legal_name, street, post_code, town, country, register_no, vat_id, managers, requisites, support_email,
          reply_to, sender_name, is_reg_enabled, min_top_up_cents, max_top_up_cents, vat_percent::float8,
          payment_methods, google_tag, internal_currency_name, internal_currency_image, exchange_rate_eur::float8,
          offer_enabled, business_enabled, coalesce(nullif(copyright, ''), shop_name) as copyright, counter_days,
          shop_name
   from settings`,
)

interface ShopTextsRow {
  shop_name: string
  wordmark: string
  /** the beginning of its files' names; empty: the shop has none of its own */
  mark: string
  /** the name of its file; empty: mark and wordmark */
  logo: string
  accent: string
  /** ISO 639-1 */
  languages: string[]
  default_language: string
  /** the shop's own texts, by language and entry */
  own: Record<string, Record<string, string>>
}

export const selectShopTexts = firstRow<ShopTextsRow, []>(
  'select_shop_texts',
  `select shop_name, wordmark, mark, logo, accent, languages, default_language,
     (
       select coalesce(jsonb_object_agg(language, entries), '{}')
       from (
         select language, jsonb_object_agg(case form when 'text' then key else key || '#' || form end, words) as entries
         from own_texts, jsonb_each_text(own) as said (form, words)
         group by language
       ) as spoken
     ) as own
   from settings`,
)

export const selectTimeZone = firstRow<{ time_zone: string }, []>('select_time_zone', 'select time_zone from settings')

/** Whoever changes it waits until the transaction ends. */
export const shareTimeZone = firstRow<{ time_zone: string }, []>(
  'share_time_zone',
  'select time_zone from settings for share',
)

export const selectNewDays = firstRow<{ new_days: number }, []>('select_new_days', 'select new_days from settings')

export interface CurrencyRow {
  code: string
  symbol: string
  value: number
  is_default: boolean
  rated_at: Date
}

export const selectCurrencies = statement<CurrencyRow, []>(
  'select_currencies',
  `select code, symbol, value::float8, is_default, rated_at from currencies
   where is_on and value is not null
   order by position, code`,
)

export const selectCurrency = firstRow<CurrencyRow, [string]>(
  'select_currency',
  `select code, symbol, value::float8, is_default, rated_at from currencies
   where code = $1 and is_on and value is not null`,
)

export interface CountryRow {
  id: number
  title: string
  iso: string
}

interface ListedCountryRow extends CountryRow {
  vat_percent: number
  /** its place among those that stand before all others; null: it is none of them */
  first_place: number | null
}

export const selectCountries = statement<ListedCountryRow, [now: Date]>(
  'select_countries',
  `select id, title, iso, first_place, vat_percent_of(iso, $1)::float8 as vat_percent
   from countries where is_served order by title`,
)

/** $1: id or ISO 3166-1 alpha-2 code; of a country that the shop does not serve the usual percent. */
export const selectVatPercent = firstRow<{ percent: number }, [reference: string, now: Date]>(
  'select_vat_percent',
  `select vat_percent_of(
     (select iso from countries where iso = upper($1) or id::text = $1), $2
   )::float8 as percent`,
)

export const selectCountryById = firstRow<CountryRow, [number]>(
  'select_country_by_id',
  'select id, title, iso from countries where id = $1 and is_served',
)

export const selectCountryByIso = firstRow<CountryRow, [string]>(
  'select_country_by_iso',
  'select id, title, iso from countries where iso = $1 and is_served',
)

export const notifyOfBegunRates = statement<never, [now: Date]>(
  'notify_of_begun_vat_rates',
  `select pg_notify('content', 'vat_rates')
   where shop_day($1) <> shop_day($1::timestamptz - interval '1 hour')
     and exists (select from vat_rates where valid_from = shop_day($1))`,
)

export interface StaticPageRow {
  id: number
  slug: string | null
  title: string
  content: string
  is_terms: boolean
  is_privacy: boolean
  role: PageRole | null
  in_footer: boolean
  former_slugs: string[]
}

const pageColumns = `page.id, page.slug, coalesce(translated.title, page.title) as title,
  coalesce(page.role = 'terms', false) as is_terms, coalesce(page.role = 'privacy', false) as is_privacy,
  page.role, page.in_footer,
  array(
    select former.slug from former_slugs former where former.page_id = page.id order by former.slug
  ) as former_slugs`

export const selectStaticPages = statement<Omit<StaticPageRow, 'content'>, [language: string]>(
  'select_static_pages',
  `select ${pageColumns}
   from static_pages page
   left join static_page_texts translated on translated.page_id = page.id and translated.language = $1
   where page.is_published
   order by page.position, page.id`,
)

export const selectStaticPage = firstRow<StaticPageRow, [id: number, language: string]>(
  'select_static_page',
  `select ${pageColumns}, coalesce(translated.content, page.content) as content
   from static_pages page
   left join static_page_texts translated on translated.page_id = page.id and translated.language = $2
   where page.id = $1 and page.is_published`,
)

export interface SocialLinkRow {
  id: number
  title: string
  link: string
  img: string
}

export const selectSocialLinks = statement<SocialLinkRow, []>(
  'select_social_links',
  'select id, title, link, img from social_links where is_on order by position, id',
)
