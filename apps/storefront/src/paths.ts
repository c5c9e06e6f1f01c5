import type { StaticPage } from '@pandrop/contract/content'
import type { Item } from '@pandrop/contract/item'
import type { AccountParams, AuthSearch, ListParams, ListSearch, PaymentSearch } from './search.ts'

type SearchValue = string | number | boolean | readonly string[] | undefined

/** Parts of a path are encoded; the separator of comma lists stays readable. */
const part = (text: string): string => encodeURIComponent(text)

/**
 * A query string with its question mark, or nothing. Lists become comma lists; empty values are left out.
 */
export const writeSearch = (values: Readonly<Record<string, SearchValue>>): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
    if (text !== '') search.set(name, text)
  }
  const written = search.toString().replaceAll('%2C', ',')
  return written && `?${written}`
}

const listQuery = ({ page, ...filters }: ListSearch = {}): string =>
  writeSearch({ ...filters, page: page === 1 ? undefined : page })

interface ListTarget extends ListParams {
  search?: ListSearch
}

const list = ({ category, subcategory, search }: ListTarget = {}): string => {
  const parts = subcategory ? [category ?? 'all', subcategory] : category ? [category] : []
  return ['/products', ...parts.map(part)].join('/') + listQuery(search)
}

const auth = (form: AuthSearch['form'], redirect?: string): string => `/auth${writeSearch({ form, redirect })}`

/** Every address of the storefront (docs/behaviour/pages.md#routes). */
export const paths = {
  home: (): string => '/',
  products: (search?: ListSearch): string => list({ search }),
  newItems: (search?: ListSearch): string => `/new${listQuery(search)}`,
  sale: (search?: ListSearch): string => `/sale${listQuery(search)}`,
  list,
  /** category defaults to 'all', subcategory is always 'all' when coming from a card */
  item: ({ id, category = 'all' }: Pick<Item, 'id'> & { category?: string }): string =>
    `/products/${part(category)}/all/${id}`,
  /** the server's picture of an item for shared links; a new price is a new address (share-pictures.routes.ts) */
  itemSharePicture: ({ id, price, state }: Pick<Item, 'id' | 'price' | 'state'>): string =>
    `/og/items/${id}.jpg${writeSearch({ v: state === 'sold' ? state : price })}`,
  packs: (): string => '/packs',
  pack: (id: number): string => `/packs/${id}`,
  /** @param redirect own path to come back to */
  signIn: (redirect?: string): string => auth('signin', redirect),
  signUp: (redirect?: string): string => auth('signup', redirect),
  /** asks for a link that resets the password */
  reset: (): string => auth('reset'),
  account: (tab?: AccountParams['tab']): string => (tab ? `/account/${tab}` : '/account'),
  /** @param offer number of the offer that is open above the list */
  offers: (offer?: number): string => `/account/offers${writeSearch({ offer })}`,
  /** documents that say who a customer is */
  verification: (): string => '/account/verification',
  emailVerification: (): string => '/email-verification',
  cart: (): string => '/cart',
  wishlist: (): string => '/wishlist',
  order: (id: number) => `/account/orders/${id}`,
  /** @param order number of the order that was paid */
  successPayment: (type: PaymentSearch['type'], order?: number): string =>
    `/success-payment${writeSearch({ type, order })}`,
  failPayment: ({ type, error, held }: PaymentSearch = {}): string =>
    `/fail-payment${writeSearch({ type, error, held: held && 1 })}`,
  /** the server's hop to the provider's card page, of a payment's id */
  cardPage: (order: string): string => `/pay/go${writeSearch({ order })}`,
  pendingPayment: (order: string): string => `/pending-payment${writeSearch({ order })}`,
  staticPage: ({ id, slug }: Pick<StaticPage, 'id' | 'slug'>): string =>
    slug ? `/${part(slug)}` : `/static-page/${id}`,
}
