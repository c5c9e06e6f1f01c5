import type { itemFilters } from '@pandrop/contract/catalogue'
import type { PageParameter } from '@pandrop/contract/document'
import { type ListOrder, listOrders, paintSeedMax, stickersMax } from '@pandrop/contract/limits'
import type * as z from 'zod/mini'

/**
 * A query string as an object; of a name that stands twice the last one counts. What guests may ask for is known to the
 * server, which makes one document of all addresses that differ in nothing else; `offer` is for a customer alone.
 */
export type RawSearch = Readonly<Partial<Record<PageParameter | 'offer', string>>>

/** The filters, sorting and page of a list as they stand in the address bar. Prices are EUR units. */
export type ListSearch = z.output<typeof itemFilters> & {
  page?: number
  /** each copy by itself, in place of stacks (docs/behaviour/catalogue.md#stacks-of-lists) */
  copies?: true
}

export interface ListParams {
  /** url, name or id of a category of any level, or 'all' */
  category?: string
  subcategory?: string
}

export interface ProductParams extends Required<ListParams> {
  productId: string
}

export interface StaticPageParams {
  id: string
}

export interface SlugParams {
  slug: string
}

export interface AccountParams {
  tab: 'personal' | 'security' | 'verification' | 'notifications' | 'transactions' | 'orders' | 'deals' | 'offers'
}

/** Which offer is open above the list of them; mails link to it. */
export interface AccountSearch {
  /** as it stands in the address; it need not be an offer's number */
  offer?: string
}

export interface AuthSearch {
  form: 'signin' | 'signup' | 'reset'
  /** own path to go to after signing in; anything else was dropped */
  redirect?: string
}

/** What a mailed link to reset a password brings along; a part that cannot be right is left out. */
export interface ResetSearch {
  token?: string
  email?: string
}

/** What the pages after a payment are told in their address. */
export interface PaymentSearch {
  /** refunded: paid, but for items that were gone by then */
  type?: 'topup' | 'purchase' | 'refunded'
  error?: string
  /** a payment's id; on the success page the number of the order */
  order?: string
  order_id?: string
  /** the money was charged and is held */
  held?: true
}

/** Which list a route shows: /new forces the new filter on, /sale the sale filter. */
export type Shelf = 'all' | 'new' | 'sale'

const words = (text: string): string | undefined => {
  const trimmed = text.trim()
  return trimmed.length > 0 && trimmed.length <= 80 && !/\p{Cc}/u.test(trimmed) ? trimmed : undefined
}

const order = (text: string): ListOrder | undefined => listOrders.find((one) => one === text)

const units = (text: string): number | undefined => (/^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined)

const wear = (text: string): number | undefined => {
  const float = /^[01](\.\d{1,10})?$/.test(text) ? Number(text) : 2
  return float <= 1 ? float : undefined
}

const names = (text: string): string[] | undefined => {
  if (text.length > 4000 || /\p{Cc}/u.test(text)) return undefined
  const list = text.split(',').map((part) => part.trim())
  const kept = list.filter(Boolean).slice(0, 100)
  return kept.length > 0 ? kept : undefined
}

const wanted = (text: string): true | undefined => (text === 'true' || text === '1' ? true : undefined)

const whole =
  (least: number, most: number) =>
  (text: string): number | undefined => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : -1
    return number >= least && number <= most ? number : undefined
  }

const listReaders = {
  search: words,
  sort: order,
  price_from: units,
  price_till: units,
  type: names,
  quality: names,
  heroes: names,
  exterior_names: names,
  item_class: names,
  collection: names,
  float_from: wear,
  float_till: wear,
  paint_seed: whole(0, paintSeedMax),
  stickers_min: whole(1, stickersMax),
  attached: names,
  sale: wanted,
  new: wanted,
  page: whole(1, 1_000_000),
  copies: wanted,
} as const satisfies { [Name in keyof Required<ListSearch>]: (text: string) => ListSearch[Name] }

/**
 * Reads a list's filters from the address bar. What the contract would refuse is dropped, so that an old or mistyped
 * link still shows a list. Written out, because the contract's schemas would weigh more than the page; search.test.ts
 * holds both together.
 */
export const readListSearch = (raw: RawSearch): ListSearch => {
  const search: Record<string, unknown> = {}
  for (const name of Object.keys(listReaders) as (keyof typeof listReaders)[]) {
    const value = listReaders[name](raw[name] ?? '')
    if (value !== undefined) search[name] = value
  }
  return search
}

/**
 * Only own paths are targets of a redirect: `//host`, `/\host` and other origins are not.
 * @returns the path with query and fragment, or undefined
 */
export const ownPath = (target: unknown): string | undefined => {
  if (typeof target !== 'string' || !/^\/(?![/\\])/.test(target)) return undefined
  const base = 'http://own.invalid'
  if (!URL.canParse(target, base)) return undefined
  const url = new URL(target, base)
  return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined
}

/** Where the server takes over: the hops around the card page are no pages of the storefront. */
export const isServersPath = (path: string): boolean => path.startsWith('/pay/')

const forms: readonly string[] = ['signin', 'signup', 'reset'] satisfies AuthSearch['form'][]

export const isAuthForm = (form: unknown): form is AuthSearch['form'] =>
  typeof form === 'string' && forms.includes(form)

/** A missing or invalid form falls back to signin (docs/behaviour/pages.md#form-in-query). */
export const readAuthSearch = (raw: RawSearch): AuthSearch => {
  const redirect = ownPath(raw.redirect)
  return { form: isAuthForm(raw.form) ? raw.form : 'signin', ...(redirect && { redirect }) }
}

const tokenShape = /^[A-Za-z0-9_-]{43}$/
const emailShape = /^[^\s@]{1,120}@[^\s@]{1,120}\.[^\s@]{1,60}$/

export const readResetSearch = ({ token = '', email = '' }: RawSearch): ResetSearch => ({
  ...(tokenShape.test(token) && { token }),
  ...(email.length <= 254 && emailShape.test(email) && { email }),
})

/** The whole query of the auth page, as its other forms inherit it; only a foreign redirect is left behind. */
export const keptAuthSearch = (raw: RawSearch, form?: AuthSearch['form']): RawSearch => {
  const { redirect: _, ...others } = raw
  return { ...others, ...readAuthSearch(raw), ...(form && { form }) }
}

const accountTabs: readonly string[] = [
  'personal',
  'security',
  'verification',
  'notifications',
  'transactions',
  'orders',
  'deals',
  'offers',
] satisfies AccountParams['tab'][]

export const isAccountTab = (name: unknown): name is AccountParams['tab'] =>
  typeof name === 'string' && accountTabs.includes(name)

/** The active tab comes from the path or the query (docs/behaviour/pages.md#account-tabs). */
export const readAccountTab = (params: Readonly<Record<string, string>>, raw: RawSearch): AccountParams => {
  const tab = [params.tab, raw.tab].find(isAccountTab)
  return { tab: tab ?? 'personal' }
}

export const readAccountSearch = ({ offer }: RawSearch): AccountSearch => (offer ? { offer } : {})

/** Texts from an address are shown, so they are kept short. */
const textLengthMax = 300

export const readPaymentSearch = (raw: RawSearch): PaymentSearch => {
  const search: PaymentSearch = {}
  if (raw.type === 'topup' || raw.type === 'purchase' || raw.type === 'refunded') search.type = raw.type
  if (raw.held === '1') search.held = true
  for (const name of ['error', 'order', 'order_id'] as const) {
    const value = raw[name]
    if (value) search[name] = value.slice(0, textLengthMax)
  }
  return search
}
