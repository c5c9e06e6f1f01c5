import { adjustmentRoutes } from './domains/backoffice/adjustments/adjustments.routes.ts'
import { accountStatementRoutes } from './domains/backoffice/customers/account-statement.routes.ts'
import { copyStaffRoutes } from './domains/backoffice/customers/copies.routes.ts'
import { customerStaffRoutes } from './domains/backoffice/customers/customers.routes.ts'
import { datevRoutes } from './domains/backoffice/datev/datev.routes.ts'
import { evidenceRoutes } from './domains/backoffice/dispute-evidence/evidence.routes.ts'
import { exportRoutes } from './domains/backoffice/exports/exports.routes.ts'
import { failedJobRoutes } from './domains/backoffice/failed-jobs/failed-jobs.routes.ts'
import { healthRoutes } from './domains/backoffice/health/health.routes.ts'
import type { Watch } from './domains/backoffice/health/health.ts'
import { mailTemplateRoutes } from './domains/backoffice/mail-templates/mail-templates.routes.ts'
import { monthRoutes } from './domains/backoffice/months/months.routes.ts'
import { noticeRoutes } from './domains/backoffice/notices/notices.routes.ts'
import { pageStaffRoutes } from './domains/backoffice/pages/pages.routes.ts'
import { proposalRoutes } from './domains/backoffice/proposals/proposals.routes.ts'
import { reconciliationRoutes } from './domains/backoffice/reconciliation/reconciliation.routes.ts'
import { relatedAccountRoutes } from './domains/backoffice/related-accounts/related-accounts.routes.ts'
import { reportRoutes } from './domains/backoffice/reports/reports.routes.ts'
import { sentMailRoutes } from './domains/backoffice/sent-mails/sent-mails.routes.ts'
import { settingsRoutes } from './domains/backoffice/settings/settings.routes.ts'
import { tagRoutes } from './domains/backoffice/tags/tags.routes.ts'
import { textRoutes } from './domains/backoffice/texts/texts.routes.ts'
import { todayRoutes } from './domains/backoffice/today/today.routes.ts'
import { webhookStaffRoutes } from './domains/backoffice/webhooks/webhooks.routes.ts'
import { marginStaffRoutes } from './domains/buying/margins/staff-margins.routes.ts'
import { offerStaffRoutes } from './domains/buying/offers/staff-offers.routes.ts'
import { payoutAccountRoutes } from './domains/buying/payout-account/payout-account.routes.ts'
import {
  bankStaffRoutes,
  bankStatementRoutes,
  payoutStaffRoutes,
} from './domains/buying/payouts/staff-payouts.routes.ts'
import { shelvingRoutes } from './domains/buying/shelving/shelving.routes.ts'
import { tradeRequestRoutes } from './domains/buying/trade-requests/trade-requests.routes.ts'
import { campaignStaffRoutes } from './domains/catalogue/campaigns/campaigns.routes.ts'
import { importStaffRoutes } from './domains/catalogue/imports/imports.routes.ts'
import type { CatalogueIndex } from './domains/catalogue/listing/catalogue-index.ts'
import { priceChangeStaffRoutes } from './domains/catalogue/price-changes/price-changes.routes.ts'
import { skinRoutes } from './domains/catalogue/skins/skins.routes.ts'
import { itemStaffRoutes } from './domains/catalogue/staff-items/staff-items.routes.ts'
import { stockTakingRoutes } from './domains/catalogue/stock-taking/stock-taking.routes.ts'
import { dealStaffRoutes } from './domains/checkout/deals/staff-deals.routes.ts'
import { packStaffRoutes } from './domains/checkout/packs/staff-packs.routes.ts'
import { promoStaffRoutes } from './domains/checkout/promo/staff-promo.routes.ts'
import { ratesRoutes } from './domains/content/rates/rates.routes.ts'
import { auditRoutes } from './domains/identity/audit/audit.routes.ts'
import { teamRoutes } from './domains/identity/staff/team.routes.ts'
import { staffKeyRoutes } from './domains/identity/staff-keys/staff-keys.routes.ts'
import { staffPasskeyRoutes } from './domains/identity/staff-sign-in/staff-passkeys.routes.ts'
import { staffSessionRoutes } from './domains/identity/staff-sign-in/staff-session.routes.ts'
import { verificationStaffRoutes } from './domains/identity/verifications/verifications.routes.ts'
import { caseStaffRoutes } from './domains/orders/cases/cases.routes.ts'
import { deliveryRoutes } from './domains/orders/deliveries/deliveries.routes.ts'
import { orderStaffRoutes } from './domains/orders/orders/staff-orders.routes.ts'
import { savedReplyRoutes } from './domains/orders/saved-replies/saved-replies.routes.ts'
import { tradeOfferRoutes } from './domains/orders/trade-offers/trade-offers.routes.ts'
import { disputeStaffRoutes } from './domains/payments/disputes/staff-disputes.routes.ts'
import { providerPayoutRoutes } from './domains/payments/provider-payouts/provider-payouts.routes.ts'
import { paymentStaffRoutes } from './domains/payments/staff-payments/staff-payments.routes.ts'
import type { Serve } from './http/route.ts'
import type { Shop } from './shop.ts'

/** What the back office shares with the rest of the shop. */
interface Shared {
  catalogueIndex: CatalogueIndex
  watch: Watch
}

/** Every call of the back office, listed by hand. */
export const staffRoutes = (serve: Serve, shop: Shop, { catalogueIndex, watch }: Shared): void => {
  dealStaffRoutes(serve, shop)
  promoStaffRoutes(serve, shop)
  packStaffRoutes(serve, shop)
  datevRoutes(serve, shop)
  monthRoutes(serve, shop)
  exportRoutes(serve, shop)
  reportRoutes(serve, shop)
  payoutStaffRoutes(serve, shop)
  bankStaffRoutes(serve, shop)
  bankStatementRoutes(serve, shop)
  reconciliationRoutes(serve, shop)
  staffSessionRoutes(serve, shop)
  orderStaffRoutes(serve, shop)
  deliveryRoutes(serve, shop)
  tradeOfferRoutes(serve, shop)
  caseStaffRoutes(serve, shop)
  verificationStaffRoutes(serve, shop)
  savedReplyRoutes(serve, shop)
  paymentStaffRoutes(serve, shop)
  providerPayoutRoutes(serve, shop)
  disputeStaffRoutes(serve, shop)
  offerStaffRoutes(serve, shop)
  tradeRequestRoutes(serve, shop)
  shelvingRoutes(serve, shop)
  marginStaffRoutes(serve, shop)
  settingsRoutes(serve, shop)
  textRoutes(serve, shop)
  pageStaffRoutes(serve, shop)
  ratesRoutes(serve, shop)
  payoutAccountRoutes(serve, shop)
  itemStaffRoutes(serve, shop, catalogueIndex)
  priceChangeStaffRoutes(serve, shop, catalogueIndex)
  stockTakingRoutes(serve, shop)
  campaignStaffRoutes(serve, shop, catalogueIndex)
  importStaffRoutes(serve, shop, catalogueIndex)
  skinRoutes(serve, shop, catalogueIndex)
  todayRoutes(serve, shop, watch)
  evidenceRoutes(serve, shop)
  healthRoutes(serve, watch)
  customerStaffRoutes(serve, shop)
  copyStaffRoutes(serve, shop)
  tagRoutes(serve, shop)
  relatedAccountRoutes(serve, shop)
  accountStatementRoutes(serve, shop)
  adjustmentRoutes(serve, shop)
  proposalRoutes(serve, shop)
  failedJobRoutes(serve, shop)
  sentMailRoutes(serve, shop)
  mailTemplateRoutes(serve, shop)
  noticeRoutes(serve, shop)
  webhookStaffRoutes(serve, shop)
  staffPasskeyRoutes(serve, shop)
  teamRoutes(serve, shop)
  staffKeyRoutes(serve, shop)
  auditRoutes(serve, shop)
}
