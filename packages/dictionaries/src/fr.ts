import { accountDeletionTexts } from './fr/account-deletion.ts'
import { accountMailTexts } from './fr/account-mails.ts'
import { accountTexts } from './fr/accounts.ts'
import { activityTexts } from './fr/activity.ts'
import { attachmentTexts } from './fr/attachments.ts'
import { businessTexts } from './fr/business.ts'
import { cardTexts } from './fr/cards.ts'
import { checkoutTexts } from './fr/checkout.ts'
import { choicesTexts } from './fr/choices.ts'
import { detailsTexts } from './fr/details.ts'
import { detailsMoreTexts } from './fr/details-more.ts'
import { facetTexts } from './fr/facets.ts'
import { failureTexts } from './fr/failure.ts'
import { footerTexts } from './fr/footer.ts'
import { homeTexts } from './fr/home.ts'
import { identityTexts } from './fr/identity.ts'
import { listTexts } from './fr/lists.ts'
import { mailTexts } from './fr/mails.ts'
import { messages } from './fr/messages.ts'
import { moneyMailTexts } from './fr/money-mails.ts'
import { notMeTexts } from './fr/not-me.ts'
import { notificationTexts } from './fr/notifications.ts'
import { offerMailTexts } from './fr/offer-mails.ts'
import { offerTexts } from './fr/offers.ts'
import { orderDetailsTexts } from './fr/order-details.ts'
import { orderMailTexts } from './fr/order-mails.ts'
import { orderTexts } from './fr/orders.ts'
import { packTexts } from './fr/packs.ts'
import { pageTexts } from './fr/pages.ts'
import { paperTexts } from './fr/papers.ts'
import { passkeyTexts } from './fr/passkeys.ts'
import { paymentTexts } from './fr/payments.ts'
import { payoutTexts } from './fr/payouts.ts'
import { profileTexts } from './fr/profile.ts'
import { proofTexts } from './fr/proof.ts'
import { savedSearchTexts } from './fr/saved-searches.ts'
import { searchTexts } from './fr/search.ts'
import { secondFactorTexts } from './fr/second-factor.ts'
import { sellTexts } from './fr/sell.ts'
import { shellTexts } from './fr/shell.ts'
import { shelfTexts } from './fr/shelves.ts'
import { stackTexts } from './fr/stacks.ts'
import { timelineTexts } from './fr/timeline.ts'
import { tradeTexts } from './fr/trades.ts'
import { verificationLimitTexts } from './fr/verification-limits.ts'
import { verificationMailTexts } from './fr/verification-mails.ts'
import { wishButtonTexts } from './fr/wish-button.ts'
import { wishlistTexts } from './fr/wishlist.ts'

/** Every text in French: the fixed messages of the contract first, then screens and mails by area. */
export const french = {
  ...messages,
  ...shellTexts,
  ...footerTexts,
  ...choicesTexts,
  ...pageTexts,
  ...failureTexts,
  ...homeTexts,
  ...shelfTexts,
  ...listTexts,
  ...stackTexts,
  ...savedSearchTexts,
  ...searchTexts,
  ...cardTexts,
  ...attachmentTexts,
  ...activityTexts,
  ...accountTexts,
  ...orderTexts,
  ...checkoutTexts,
  ...businessTexts,
  ...paymentTexts,
  ...mailTexts,
  ...orderMailTexts,
  ...moneyMailTexts,
  ...detailsTexts,
  ...detailsMoreTexts,
  ...verificationLimitTexts,
  ...wishButtonTexts,
  ...wishlistTexts,
  ...facetTexts,
  ...profileTexts,
  ...accountMailTexts,
  ...accountDeletionTexts,
  ...notMeTexts,
  ...identityTexts,
  ...verificationMailTexts,
  ...passkeyTexts,
  ...notificationTexts,
  ...secondFactorTexts,
  ...proofTexts,
  ...paperTexts,
  ...orderDetailsTexts,
  ...timelineTexts,
  ...tradeTexts,
  ...offerTexts,
  ...sellTexts,
  ...payoutTexts,
  ...offerMailTexts,
  ...packTexts,
} as const
