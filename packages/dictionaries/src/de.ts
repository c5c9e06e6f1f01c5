import { accountDeletionTexts } from './de/account-deletion.ts'
import { accountMailTexts } from './de/account-mails.ts'
import { accountTexts } from './de/accounts.ts'
import { activityTexts } from './de/activity.ts'
import { attachmentTexts } from './de/attachments.ts'
import { businessTexts } from './de/business.ts'
import { cardTexts } from './de/cards.ts'
import { checkoutTexts } from './de/checkout.ts'
import { choicesTexts } from './de/choices.ts'
import { detailsTexts } from './de/details.ts'
import { detailsMoreTexts } from './de/details-more.ts'
import { facetTexts } from './de/facets.ts'
import { failureTexts } from './de/failure.ts'
import { footerTexts } from './de/footer.ts'
import { homeTexts } from './de/home.ts'
import { identityTexts } from './de/identity.ts'
import { listTexts } from './de/lists.ts'
import { mailTexts } from './de/mails.ts'
import { messages } from './de/messages.ts'
import { moneyMailTexts } from './de/money-mails.ts'
import { notMeTexts } from './de/not-me.ts'
import { notificationTexts } from './de/notifications.ts'
import { offerMailTexts } from './de/offer-mails.ts'
import { offerTexts } from './de/offers.ts'
import { orderDetailsTexts } from './de/order-details.ts'
import { orderMailTexts } from './de/order-mails.ts'
import { orderTexts } from './de/orders.ts'
import { packTexts } from './de/packs.ts'
import { pageTexts } from './de/pages.ts'
import { paperTexts } from './de/papers.ts'
import { passkeyTexts } from './de/passkeys.ts'
import { paymentTexts } from './de/payments.ts'
import { payoutTexts } from './de/payouts.ts'
import { profileTexts } from './de/profile.ts'
import { proofTexts } from './de/proof.ts'
import { savedSearchTexts } from './de/saved-searches.ts'
import { searchTexts } from './de/search.ts'
import { secondFactorTexts } from './de/second-factor.ts'
import { sellTexts } from './de/sell.ts'
import { shellTexts } from './de/shell.ts'
import { shelfTexts } from './de/shelves.ts'
import { stackTexts } from './de/stacks.ts'
import { timelineTexts } from './de/timeline.ts'
import { tradeTexts } from './de/trades.ts'
import { verificationLimitTexts } from './de/verification-limits.ts'
import { verificationMailTexts } from './de/verification-mails.ts'
import { wishButtonTexts } from './de/wish-button.ts'
import { wishlistTexts } from './de/wishlist.ts'

/** Every text in German: the fixed messages of the contract first, then screens and mails by area. */
export const german = {
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
