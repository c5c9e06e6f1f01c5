/** Who looks at a screen. */
type Who = 'guest' | 'customer' | 'staff'

/** A page that is looked at in every state. */
export interface Screen {
  /** as in the name of its kept pictures */
  name: string
  /** `:order` and `:offer` stand for the one that a full shop has */
  path: string
  who: Who
  /** is also looked at while its calls are on the way, after they failed, in forced colours and with large text */
  isMain?: boolean
}

/** The storefront, in the order in which people meet it. */
const storefront: readonly Screen[] = [
  { name: 'home', path: '/', who: 'guest', isMain: true },
  { name: 'list', path: '/products', who: 'guest', isMain: true },
  { name: 'sale', path: '/sale', who: 'guest' },
  { name: 'item', path: '/products/cs2/all/5', who: 'guest', isMain: true },
  { name: 'packs', path: '/packs', who: 'guest' },
  { name: 'pack', path: '/packs/1', who: 'guest' },
  { name: 'sign-in', path: '/auth?form=signin', who: 'guest' },
  { name: 'sign-up', path: '/auth?form=signup', who: 'guest', isMain: true },
  { name: 'reset', path: '/auth?form=reset', who: 'guest' },
  { name: 'terms', path: '/terms', who: 'guest' },
  { name: 'failed-payment', path: '/fail-payment?type=purchase', who: 'guest' },
  { name: 'not-found', path: '/no-such-page', who: 'guest' },
  { name: 'cart', path: '/cart', who: 'customer', isMain: true },
  { name: 'wishlist', path: '/wishlist', who: 'customer', isMain: true },
  { name: 'account', path: '/account/personal', who: 'customer' },
  { name: 'security', path: '/account/security', who: 'customer' },
  { name: 'verification', path: '/account/verification', who: 'customer' },
  { name: 'notifications', path: '/account/notifications', who: 'customer' },
  { name: 'transactions', path: '/account/transactions', who: 'customer' },
  { name: 'orders', path: '/account/orders', who: 'customer', isMain: true },
  { name: 'offers', path: '/account/offers', who: 'customer', isMain: true },
  { name: 'offer', path: '/account/offers?offer=:offer', who: 'customer' },
  { name: 'order', path: '/account/orders/:order', who: 'customer', isMain: true },
]

const ofStaff = (name: string, isMain = false): Screen => ({
  name: name.replaceAll('/', '-').replaceAll(':', ''),
  path: `/backoffice/${name === 'today' ? '' : name}`,
  who: 'staff',
  isMain,
})

/** The back office: its lists, its pages of one thing, and its reports. */
const backOffice: readonly Screen[] = [
  ...['today', 'orders', 'orders/:order', 'cases/1', 'offers', 'offers/:offer', 'customers', 'items'].map((name) =>
    ofStaff(name, true),
  ),
  ...['customers/3', 'items/1', 'deliver', 'cases', 'payments', 'payouts', 'verifications', 'stock', 'campaigns'].map(
    (name) => ofStaff(name),
  ),
  ...['home', 'skins', 'packs', 'promo', 'reports', 'reports/sales', 'settings', 'pages', 'mails/templates'].map(
    (name) => ofStaff(name),
  ),
  ...['currencies', 'webhooks', 'team', 'account', 'items/new', 'offers/margins'].map((name) => ofStaff(name)),
]

export const screens: readonly Screen[] = [...storefront, ...backOffice]

/** Its app and its own name, as in the names of kept pictures. */
export const nameOf = ({ who, name }: Screen): string => `${who === 'staff' ? 'back-office' : 'storefront'}-${name}`
