import { firstRow, statement } from '../../db/statement.ts'

export interface SettingsRow {
  requisites: string
  support_email: string
  is_reg_enabled: boolean
  min_top_up_cents: number
  vat_percent: number
  payment_methods: ('card' | 'balance' | 'sepa-manual' | 'card-form')[]
  google_tag: string
  internal_currency_name: string
  internal_currency_image: string
  exchange_rate_eur: number
  offer_enabled: boolean
  copyright: string
  counter_days: number
}

export const selectSettings = firstRow<SettingsRow, []>(
  'select_settings',
  `select requisites, support_email, is_reg_enabled, min_top_up_cents, vat_percent::float8, payment_methods, google_tag,
          internal_currency_name, internal_currency_image, exchange_rate_eur::float8, offer_enabled, copyright,
          counter_days
   from settings`,
)

/** The names of the settings that say who runs the shop. */
export interface IdentityRow {
  requisites: string
  support_email: string
  copyright: string
}

/** What is null stays. */
export const updateIdentity = firstRow<
  IdentityRow,
  [requisites: string | null, supportEmail: string | null, copyright: string | null]
>(
  'update_identity',
  `update settings set requisites = coalesce($1, requisites), support_email = coalesce($2, support_email),
     copyright = coalesce($3, copyright)
   returning requisites, support_email, copyright`,
)

export interface CurrencyRow {
  code: string
  symbol: string
  value: number
  is_default: boolean
}

export const selectCurrencies = statement<CurrencyRow, []>(
  'select_currencies',
  'select code, symbol, value::float8, is_default from currencies order by position, code',
)

export const selectCurrency = firstRow<CurrencyRow, [string]>(
  'select_currency',
  'select code, symbol, value::float8, is_default from currencies where code = $1',
)

export interface CountryRow {
  id: number
  title: string
  iso: string
}

export const selectCountries = statement<CountryRow, []>(
  'select_countries',
  'select id, title, iso from countries order by title',
)

export const selectCountryById = firstRow<CountryRow, [number]>(
  'select_country_by_id',
  'select id, title, iso from countries where id = $1',
)

export const selectCountryByIso = firstRow<CountryRow, [string]>(
  'select_country_by_iso',
  'select id, title, iso from countries where iso = $1',
)

export interface StaticPageRow {
  id: number
  slug: string | null
  title: string
  content: string
  is_terms: boolean
  is_privacy: boolean
}

export const selectStaticPages = statement<Omit<StaticPageRow, 'content'>, [language: string]>(
  'select_static_pages',
  `select page.id, page.slug, coalesce(translated.title, page.title) as title, page.is_terms, page.is_privacy
   from static_pages page
   left join static_page_texts translated on translated.page_id = page.id and translated.language = $1
   order by page.position, page.id`,
)

export const selectStaticPage = firstRow<StaticPageRow, [id: number, language: string]>(
  'select_static_page',
  `select page.id, page.slug, coalesce(translated.title, page.title) as title,
          coalesce(translated.content, page.content) as content, page.is_terms, page.is_privacy
   from static_pages page
   left join static_page_texts translated on translated.page_id = page.id and translated.language = $2
   where page.id = $1`,
)

export interface SocialLinkRow {
  id: number
  title: string
  link: string
  img: string
}

export const selectSocialLinks = statement<SocialLinkRow, []>(
  'select_social_links',
  'select id, title, link, img from social_links order by position, id',
)
