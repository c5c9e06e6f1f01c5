import { notFound } from '@tanstack/react-router'
import { formInQuery, guestsOnly, knownTabOnly, loginRequired, mailedLinkOnly, numberedOrderOnly } from './guards.ts'
import { definePage } from './page.ts'
import { pageRoute } from './pageRoute.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import {
  readAccountSearch,
  readAccountTab,
  readAuthSearch,
  readListSearch,
  readPaymentSearch,
  readResetSearch,
} from './search.ts'
import { rootRoute } from './shell/rootRoute.tsx'

const homeTexts = { name: 'home', load: () => import('./texts/home.ts') }
const shelves = { name: 'shelves', load: () => import('./texts/shelves.ts') }
const viewing = { name: 'viewing', load: () => import('./texts/viewing.ts') }
const buying = { name: 'buying', load: () => import('./texts/buying.ts') }
const packTexts = { name: 'packs', load: () => import('./texts/packs.ts') }
const orderTexts = { name: 'order', load: () => import('./texts/order.ts') }
const accountTexts = { name: 'account', load: () => import('./texts/account.ts') }

const listModule = { module: 'ProductListPage', texts: shelves, search: readListSearch } as const
const productsPage = async () => (await import('./pages/ProductListPage.tsx')).productsPage

const account = {
  module: 'AccountPage',
  texts: accountTexts,
  page: async () => (await import('./pages/AccountPage.tsx')).accountPage,
  guards: [loginRequired, knownTabOnly],
  params: readAccountTab,
  search: readAccountSearch,
} as const

const pending = {
  module: 'PaymentPendingPage',
  texts: buying,
  page: async () => (await import('./pages/PaymentPendingPage.tsx')).paymentPendingPage,
  search: readPaymentSearch,
} as const

const notFoundPage = definePage({
  load: async () => {
    throw notFound()
  },
  Component: NotFoundPage,
})

/** Every route of the storefront (docs/behaviour/pages.md#routes). Fixed routes win over `/$slug`. */
export const routeTree = rootRoute.addChildren([
  pageRoute({
    path: '/',
    module: 'HomePage',
    texts: homeTexts,
    page: async () => (await import('./pages/HomePage.tsx')).homePage,
  }),
  pageRoute({ path: '/products', page: productsPage, ...listModule }),
  pageRoute({ path: '/products/$category', page: productsPage, ...listModule }),
  pageRoute({ path: '/products/$category/$subcategory', page: productsPage, ...listModule }),
  pageRoute({
    path: '/new',
    page: async () => (await import('./pages/ProductListPage.tsx')).newItemsPage,
    ...listModule,
  }),
  pageRoute({
    path: '/sale',
    page: async () => (await import('./pages/ProductListPage.tsx')).salePage,
    ...listModule,
  }),
  pageRoute({
    path: '/products/$category/$subcategory/$productId',
    module: 'ProductDetailsPage',
    texts: viewing,
    page: async () => (await import('./pages/ProductDetailsPage.tsx')).productDetailsPage,
  }),
  pageRoute({
    path: '/packs',
    module: 'PacksPage',
    texts: packTexts,
    page: async () => (await import('./pages/PacksPage.tsx')).packsPage,
  }),
  pageRoute({
    path: '/packs/$packId',
    module: 'PackPage',
    texts: packTexts,
    page: async () => (await import('./pages/PackPage.tsx')).packPage,
  }),
  pageRoute({
    path: '/auth',
    module: 'AuthPage',
    texts: accountTexts,
    page: async () => (await import('./pages/AuthPage.tsx')).authPage,
    guards: [guestsOnly, formInQuery],
    search: readAuthSearch,
  }),
  pageRoute({
    path: '/reset-password',
    module: 'ResetPasswordPage',
    texts: accountTexts,
    page: async () => (await import('./pages/ResetPasswordPage.tsx')).resetPasswordPage,
    guards: [guestsOnly],
    search: readResetSearch,
  }),
  pageRoute({
    path: '/not-me',
    module: 'NotMePage',
    texts: { name: 'not-me', load: () => import('./texts/not-me.ts') },
    page: async () => (await import('./pages/NotMePage.tsx')).notMePage,
    search: readResetSearch,
  }),
  pageRoute({ path: '/account', ...account }),
  pageRoute({ path: '/account/$tab', ...account }),
  pageRoute({
    path: '/account/orders/$orderId',
    module: 'OrderPage',
    texts: orderTexts,
    page: async () => (await import('./pages/OrderPage.tsx')).orderPage,
    guards: [loginRequired, numberedOrderOnly],
  }),
  pageRoute({
    path: '/email-verification',
    module: 'EmailVerificationPage',
    texts: accountTexts,
    page: async () => (await import('./pages/EmailVerificationPage.tsx')).emailVerificationPage,
    guards: [loginRequired],
  }),
  pageRoute({
    path: '/email/verify/success',
    module: 'EmailVerifiedPage',
    texts: accountTexts,
    page: async () => (await import('./pages/EmailVerifiedPage.tsx')).emailVerifiedPage,
  }),
  pageRoute({
    path: '/email/verify/already-success',
    module: 'EmailVerifiedPage',
    texts: accountTexts,
    page: async () => (await import('./pages/EmailVerifiedPage.tsx')).emailAlreadyVerifiedPage,
  }),
  pageRoute({
    path: '/email/change/expired',
    module: 'EmailVerifiedPage',
    texts: accountTexts,
    page: async () => (await import('./pages/EmailVerifiedPage.tsx')).emailLinkExpiredPage,
  }),
  pageRoute({
    path: '/email/verify/$token',
    module: 'MailedLinkPage',
    texts: accountTexts,
    page: async () => (await import('./pages/MailedLinkPage.tsx')).verifyLinkPage,
    guards: [mailedLinkOnly],
  }),
  pageRoute({
    path: '/email/change/$token',
    module: 'MailedLinkPage',
    texts: accountTexts,
    page: async () => (await import('./pages/MailedLinkPage.tsx')).changeLinkPage,
    guards: [mailedLinkOnly],
  }),
  pageRoute({
    path: '/cart',
    module: 'CartPage',
    texts: buying,
    page: async () => (await import('./pages/CartPage.tsx')).cartPage,
    guards: [loginRequired],
  }),
  pageRoute({
    path: '/wishlist',
    module: 'WishlistPage',
    texts: buying,
    page: async () => (await import('./pages/WishlistPage.tsx')).wishlistPage,
    guards: [loginRequired],
  }),
  pageRoute({
    path: '/unsubscribe',
    module: 'UnsubscribePage',
    texts: { name: 'unsubscribe', load: () => import('./texts/unsubscribe.ts') },
    page: async () => (await import('./pages/UnsubscribePage.tsx')).unsubscribePage,
  }),
  pageRoute({
    path: '/success-payment',
    module: 'PaymentSuccessPage',
    texts: buying,
    page: async () => (await import('./pages/PaymentSuccessPage.tsx')).paymentSuccessPage,
    search: readPaymentSearch,
  }),
  pageRoute({
    path: '/fail-payment',
    module: 'PaymentFailedPage',
    texts: buying,
    page: async () => (await import('./pages/PaymentFailedPage.tsx')).paymentFailedPage,
    search: readPaymentSearch,
  }),
  pageRoute({ path: '/pending-payment', ...pending }),
  pageRoute({ path: '/processing-payment', ...pending }),
  pageRoute({
    path: '/static-page/$id',
    module: 'StaticPage',
    page: async () => (await import('./pages/StaticPage.tsx')).staticPageById,
  }),
  pageRoute({
    path: '/$slug',
    module: 'StaticPage',
    page: async () => (await import('./pages/StaticPage.tsx')).staticPageBySlug,
  }),
  pageRoute({ path: '/$', module: 'NotFoundPage', page: async () => notFoundPage }),
])
