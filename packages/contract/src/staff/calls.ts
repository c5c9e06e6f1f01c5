import { callsIn } from '../call.ts'
import * as accountEvents from './account-events.ts'
import * as accountStatements from './account-statements.ts'
import * as adjustments from './adjustments.ts'
import * as bank from './bank.ts'
import * as bankStatements from './bank-statements.ts'
import * as campaigns from './campaigns.ts'
import * as cases from './cases.ts'
import * as currencies from './currencies.ts'
import * as customerCopies from './customer-copies.ts'
import * as customerCorrections from './customer-corrections.ts'
import * as customerDeletions from './customer-deletions.ts'
import * as customerNotes from './customer-notes.ts'
import * as customerTags from './customer-tags.ts'
import * as customers from './customers.ts'
import * as datev from './datev.ts'
import * as deals from './deals.ts'
import * as deliveries from './deliveries.ts'
import * as disputeEvidence from './dispute-evidence.ts'
import * as exports from './exports.ts'
import * as factorRemovals from './factor-removals.ts'
import * as health from './health.ts'
import * as imports from './imports.ts'
import * as itemChanges from './item-changes.ts'
import * as items from './items.ts'
import * as jobs from './jobs.ts'
import * as mailTemplates from './mail-templates.ts'
import * as margins from './margins.ts'
import * as moneyReports from './money-reports.ts'
import * as months from './months.ts'
import * as notices from './notices.ts'
import * as offerSteps from './offer-steps.ts'
import * as offers from './offers.ts'
import * as orders from './orders.ts'
import * as packs from './packs.ts'
import * as payments from './payments.ts'
import * as payoutAccount from './payout-account.ts'
import * as payouts from './payouts.ts'
import * as priceChanges from './price-changes.ts'
import * as promo from './promo.ts'
import * as proposals from './proposals.ts'
import * as providerPayouts from './provider-payouts.ts'
import * as receipts from './receipts.ts'
import * as relatedAccounts from './related-accounts.ts'
import * as reports from './reports.ts'
import * as sales from './sales.ts'
import * as salesReports from './sales-reports.ts'
import * as savedReplies from './saved-replies.ts'
import * as search from './search.ts'
import * as sentMails from './sent-mails.ts'
import * as session from './session.ts'
import * as settings from './settings.ts'
import * as shelving from './shelving.ts'
import * as skins from './skins.ts'
import * as staffKeys from './staff-keys.ts'
import * as staticPages from './static-pages.ts'
import * as stock from './stock.ts'
import * as stockTaking from './stock-taking.ts'
import * as strips from './strips.ts'
import * as team from './team.ts'
import * as texts from './texts.ts'
import * as today from './today.ts'
import * as tradeOffers from './trade-offers.ts'
import * as tradeRequests from './trade-requests.ts'
import * as verifications from './verifications.ts'
import * as webhooks from './webhooks.ts'

/** Calls of the back office, by name. All stand under /staff; `access` says which role makes them. */
export const staffCalls = {
  ...callsIn(accountEvents),
  ...callsIn(adjustments),
  ...callsIn(bank),
  ...callsIn(bankStatements),
  ...callsIn(campaigns),
  ...callsIn(cases),
  ...callsIn(currencies),
  ...callsIn(customerCorrections),
  ...callsIn(customerNotes),
  ...callsIn(customerTags),
  ...callsIn(customerDeletions),
  ...callsIn(customerCopies),
  ...callsIn(relatedAccounts),
  ...callsIn(accountStatements),
  ...callsIn(customers),
  ...callsIn(datev),
  ...callsIn(exports),
  ...callsIn(disputeEvidence),
  ...callsIn(factorRemovals),
  ...callsIn(health),
  ...callsIn(imports),
  ...callsIn(deals),
  ...callsIn(deliveries),
  ...callsIn(tradeOffers),
  ...callsIn(tradeRequests),
  ...callsIn(itemChanges),
  ...callsIn(items),
  ...callsIn(jobs),
  ...callsIn(mailTemplates),
  ...callsIn(margins),
  ...callsIn(months),
  ...callsIn(moneyReports),
  ...callsIn(notices),
  ...callsIn(offerSteps),
  ...callsIn(offers),
  ...callsIn(orders),
  ...callsIn(packs),
  ...callsIn(payments),
  ...callsIn(payoutAccount),
  ...callsIn(payouts),
  ...callsIn(priceChanges),
  ...callsIn(promo),
  ...callsIn(proposals),
  ...callsIn(providerPayouts),
  ...callsIn(receipts),
  ...callsIn(reports),
  ...callsIn(sales),
  ...callsIn(salesReports),
  ...callsIn(savedReplies),
  ...callsIn(search),
  ...callsIn(sentMails),
  ...callsIn(session),
  ...callsIn(settings),
  ...callsIn(shelving),
  ...callsIn(skins),
  ...callsIn(staticPages),
  ...callsIn(staffKeys),
  ...callsIn(stock),
  ...callsIn(stockTaking),
  ...callsIn(strips),
  ...callsIn(team),
  ...callsIn(texts),
  ...callsIn(today),
  ...callsIn(verifications),
  ...callsIn(webhooks),
}
