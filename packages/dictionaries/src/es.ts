import { accountDeletionTexts } from './es/account-deletion.ts'
import { accountMailTexts } from './es/account-mails.ts'
import { accountTexts } from './es/accounts.ts'
import { activityTexts } from './es/activity.ts'
import { attachmentTexts } from './es/attachments.ts'
import { businessTexts } from './es/business.ts'
import { cardTexts } from './es/cards.ts'
import { checkoutTexts } from './es/checkout.ts'
import { choicesTexts } from './es/choices.ts'
import { detailsTexts } from './es/details.ts'
import { detailsMoreTexts } from './es/details-more.ts'
import { facetTexts } from './es/facets.ts'
import { failureTexts } from './es/failure.ts'
import { footerTexts } from './es/footer.ts'
import { homeTexts } from './es/home.ts'
import { identityTexts } from './es/identity.ts'
import { listTexts } from './es/lists.ts'
import { mailTexts } from './es/mails.ts'
import { messages } from './es/messages.ts'
import { moneyMailTexts } from './es/money-mails.ts'
import { notMeTexts } from './es/not-me.ts'
import { notificationTexts } from './es/notifications.ts'
import { offerMailTexts } from './es/offer-mails.ts'
import { offerTexts } from './es/offers.ts'
import { orderDetailsTexts } from './es/order-details.ts'
import { orderMailTexts } from './es/order-mails.ts'
import { orderTexts } from './es/orders.ts'
import { packTexts } from './es/packs.ts'
import { pageTexts } from './es/pages.ts'
import { paperTexts } from './es/papers.ts'
import { passkeyTexts } from './es/passkeys.ts'
import { paymentTexts } from './es/payments.ts'
import { payoutTexts } from './es/payouts.ts'
import { profileTexts } from './es/profile.ts'
import { proofTexts } from './es/proof.ts'
import { savedSearchTexts } from './es/saved-searches.ts'
import { searchTexts } from './es/search.ts'
import { secondFactorTexts } from './es/second-factor.ts'
import { sellTexts } from './es/sell.ts'
import { shellTexts } from './es/shell.ts'
import { shelfTexts } from './es/shelves.ts'
import { stackTexts } from './es/stacks.ts'
import { timelineTexts } from './es/timeline.ts'
import { tradeTexts } from './es/trades.ts'
import { verificationLimitTexts } from './es/verification-limits.ts'
import { verificationMailTexts } from './es/verification-mails.ts'
import { wishButtonTexts } from './es/wish-button.ts'
import { wishlistTexts } from './es/wishlist.ts'

/** Every text in Spanish, in the order of the English dictionary; what is missing falls back to English. */
export const spanish = {
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
