import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { BrokenPage } from './pages/BrokenPage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { BackOffice } from './shell/BackOffice.tsx'

type Words = Record<string, string>

const rootRoute = createRootRoute({ component: BackOffice })

/** A page whose code comes when it is opened; its module exports a component of the given name. */
const page = <Name extends string>(
  path: string,
  load: () => Promise<Record<Name, () => React.ReactNode>>,
  name: Name,
) => createRoute({ getParentRoute: () => rootRoute, path, component: lazyRouteComponent(load, name) })

const pages = [
  page('/', () => import('./pages/TodayPage.tsx'), 'TodayPage'),
  page('/orders', () => import('./pages/OrdersPage.tsx'), 'OrdersPage'),
  page('/orders/$id', () => import('./pages/OrderPage.tsx'), 'OrderPage'),
  page('/deliver', () => import('./pages/DeliverPage.tsx'), 'DeliverPage'),
  page('/cases', () => import('./pages/CasesPage.tsx'), 'CasesPage'),
  page('/cases/replies', () => import('./pages/SavedRepliesPage.tsx'), 'SavedRepliesPage'),
  page('/cases/$id', () => import('./pages/CasePage.tsx'), 'CasePage'),
  page('/offers', () => import('./pages/OffersPage.tsx'), 'OffersPage'),
  page('/offers/margins', () => import('./pages/MarginsPage.tsx'), 'MarginsPage'),
  page('/offers/holidays', () => import('./pages/HolidaysPage.tsx'), 'HolidaysPage'),
  page('/offers/$id', () => import('./pages/OfferPage.tsx'), 'OfferPage'),
  page('/payments', () => import('./pages/PaymentsPage.tsx'), 'PaymentsPage'),
  page('/payments/$id', () => import('./pages/PaymentPage.tsx'), 'PaymentPage'),
  page('/payments/disputes/$id', () => import('./pages/DisputePage.tsx'), 'DisputePage'),
  page('/payouts', () => import('./pages/PayoutsPage.tsx'), 'PayoutsPage'),
  page('/payouts/files', () => import('./pages/BankFilesPage.tsx'), 'BankFilesPage'),
  page('/payouts/answers/$id', () => import('./pages/BankAnswerPage.tsx'), 'BankAnswerPage'),
  page('/payouts/reconciliation', () => import('./pages/ReconciliationPage.tsx'), 'ReconciliationPage'),
  page('/provider-payouts', () => import('./pages/ProviderPayoutsPage.tsx'), 'ProviderPayoutsPage'),
  page('/provider-payouts/$id', () => import('./pages/ProviderPayoutPage.tsx'), 'ProviderPayoutPage'),
  page('/payouts/$id', () => import('./pages/PayoutPage.tsx'), 'PayoutPage'),
  page('/customers', () => import('./pages/CustomersPage.tsx'), 'CustomersPage'),
  page('/customers/adjustments', () => import('./pages/AdjustmentsPage.tsx'), 'AdjustmentsPage'),
  page('/customers/$id', () => import('./pages/CustomerPage.tsx'), 'CustomerPage'),
  page('/verifications', () => import('./pages/VerificationsPage.tsx'), 'VerificationsPage'),
  page('/verifications/$id', () => import('./pages/VerificationPage.tsx'), 'VerificationPage'),
  page('/items', () => import('./pages/ItemsPage.tsx'), 'ItemsPage'),
  page('/items/new', () => import('./pages/NewItemPage.tsx'), 'NewItemPage'),
  page('/items/accounts', () => import('./pages/SteamAccountsPage.tsx'), 'SteamAccountsPage'),
  page('/items/stock-taking', () => import('./pages/StockTakingPage.tsx'), 'StockTakingPage'),
  page('/items/prices', () => import('./pages/PriceChangesPage.tsx'), 'PriceChangesPage'),
  page('/items/prices/$id', () => import('./pages/PriceChangePage.tsx'), 'PriceChangePage'),
  page('/items/$id', () => import('./pages/ItemPage.tsx'), 'ItemPage'),
  page('/stock', () => import('./pages/StockPage.tsx'), 'StockPage'),
  page('/campaigns', () => import('./pages/CampaignsPage.tsx'), 'CampaignsPage'),
  page('/campaigns/new', () => import('./pages/NewCampaignPage.tsx'), 'NewCampaignPage'),
  page('/campaigns/$id', () => import('./pages/CampaignPage.tsx'), 'CampaignPage'),
  page('/home', () => import('./pages/HomeStripsPage.tsx'), 'HomeStripsPage'),
  page('/skins', () => import('./pages/SkinsPage.tsx'), 'SkinsPage'),
  page('/skins/$id', () => import('./pages/SkinPage.tsx'), 'SkinPage'),
  page('/reports', () => import('./pages/ReportsPage.tsx'), 'ReportsPage'),
  page('/reports/sales', () => import('./pages/SalesReportPage.tsx'), 'SalesReportPage'),
  page('/reports/margin', () => import('./pages/MarginReportPage.tsx'), 'MarginReportPage'),
  page('/reports/stock', () => import('./pages/StockValuePage.tsx'), 'StockValuePage'),
  page('/reports/purchases', () => import('./pages/PurchasesReportPage.tsx'), 'PurchasesReportPage'),
  page('/reports/balances', () => import('./pages/BalancesOwedPage.tsx'), 'BalancesOwedPage'),
  page('/reports/promo', () => import('./pages/PromoCostPage.tsx'), 'PromoCostPage'),
  page('/reports/disputes', () => import('./pages/AgedDisputesPage.tsx'), 'AgedDisputesPage'),
  page('/reports/vat', () => import('./pages/VatPage.tsx'), 'VatPage'),
  page('/reports/books', () => import('./pages/BooksPage.tsx'), 'BooksPage'),
  page('/exports', () => import('./pages/ExportsPage.tsx'), 'ExportsPage'),
  page('/months', () => import('./pages/MonthsPage.tsx'), 'MonthsPage'),
  page('/receipts', () => import('./pages/ReceiptsPage.tsx'), 'ReceiptsPage'),
  page('/promo', () => import('./pages/PromoPage.tsx'), 'PromoPage'),
  page('/promo/$id', () => import('./pages/PromoCodePage.tsx'), 'PromoCodePage'),
  page('/packs', () => import('./pages/PacksPage.tsx'), 'PacksPage'),
  page('/packs/new', () => import('./pages/NewPackPage.tsx'), 'NewPackPage'),
  page('/packs/$id', () => import('./pages/PackPage.tsx'), 'PackPage'),
  page('/imports', () => import('./pages/ImportsPage.tsx'), 'ImportsPage'),
  page('/imports/$id', () => import('./pages/ImportPage.tsx'), 'ImportPage'),
  page('/packs/deals', () => import('./pages/DealsPage.tsx'), 'DealsPage'),
  page('/packs/deals/new', () => import('./pages/NewDealPage.tsx'), 'NewDealPage'),
  page('/packs/deals/$id', () => import('./pages/DealPage.tsx'), 'DealPage'),
  page('/currencies', () => import('./pages/CurrenciesPage.tsx'), 'CurrenciesPage'),
  page('/languages', () => import('./pages/LanguagesPage.tsx'), 'LanguagesPage'),
  page('/pages', () => import('./pages/StaticPagesPage.tsx'), 'StaticPagesPage'),
  page('/pages/$id', () => import('./pages/StaticPagePage.tsx'), 'StaticPagePage'),
  page('/settings', () => import('./pages/SettingsPage.tsx'), 'SettingsPage'),
  page('/mails', () => import('./pages/MailsPage.tsx'), 'MailsPage'),
  page('/mails/templates', () => import('./pages/MailTemplatesPage.tsx'), 'MailTemplatesPage'),
  page('/health', () => import('./pages/HealthPage.tsx'), 'HealthPage'),
  page('/webhooks', () => import('./pages/WebhooksPage.tsx'), 'WebhooksPage'),
  page('/webhooks/keys', () => import('./pages/StaffKeysPage.tsx'), 'StaffKeysPage'),
  page('/webhooks/$id', () => import('./pages/WebhookPage.tsx'), 'WebhookPage'),
  page('/team', () => import('./pages/TeamPage.tsx'), 'TeamPage'),
  page('/audit', () => import('./pages/AuditPage.tsx'), 'AuditPage'),
  page('/account', () => import('./pages/AccountPage.tsx'), 'AccountPage'),
]

const routeTree = rootRoute.addChildren(pages)

const parseSearch = (text: string): Words => Object.fromEntries(new URLSearchParams(text))

const stringifySearch = (words: Record<string, unknown>): string => {
  const written = new URLSearchParams(words as Words).toString()
  return written ? `?${written}` : ''
}

/** The router of the back office: addresses below /backoffice, searches as plain words (hooks/useAddress.ts). */
export const createBackOfficeRouter = () =>
  createRouter({
    routeTree,
    basepath: '/backoffice',
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    trailingSlash: 'never',
    defaultPreload: 'intent',
    // The page of another order is another page: nothing typed on the one before belongs to it.
    defaultRemountDeps: ({ params }) => params,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: BrokenPage,
  })
