import { accountDeletionTexts } from './uk/account-deletion.ts'
import { accountMailTexts } from './uk/account-mails.ts'
import { accountTexts } from './uk/accounts.ts'
import { activityTexts } from './uk/activity.ts'
import { attachmentTexts } from './uk/attachments.ts'
import { businessTexts } from './uk/business.ts'
import { cardTexts } from './uk/cards.ts'
import { checkoutTexts } from './uk/checkout.ts'
import { choicesTexts } from './uk/choices.ts'
import { detailsTexts } from './uk/details.ts'
import { detailsMoreTexts } from './uk/details-more.ts'
import { facetTexts } from './uk/facets.ts'
import { failureTexts } from './uk/failure.ts'
import { footerTexts } from './uk/footer.ts'
import { homeTexts } from './uk/home.ts'
import { identityTexts } from './uk/identity.ts'
import { listTexts } from './uk/lists.ts'
import { mailTexts } from './uk/mails.ts'
import { messages } from './uk/messages.ts'
import { moneyMailTexts } from './uk/money-mails.ts'
import { notMeTexts } from './uk/not-me.ts'
import { notificationTexts } from './uk/notifications.ts'
import { offerMailTexts } from './uk/offer-mails.ts'
import { offerTexts } from './uk/offers.ts'
import { orderDetailsTexts } from './uk/order-details.ts'
import { orderMailTexts } from './uk/order-mails.ts'
import { orderTexts } from './uk/orders.ts'
import { packTexts } from './uk/packs.ts'
import { pageTexts } from './uk/pages.ts'
import { paperTexts } from './uk/papers.ts'
import { passkeyTexts } from './uk/passkeys.ts'
import { paymentTexts } from './uk/payments.ts'
import { payoutTexts } from './uk/payouts.ts'
import { profileTexts } from './uk/profile.ts'
import { proofTexts } from './uk/proof.ts'
import { savedSearchTexts } from './uk/saved-searches.ts'
import { searchTexts } from './uk/search.ts'
import { secondFactorTexts } from './uk/second-factor.ts'
import { sellTexts } from './uk/sell.ts'
import { shellTexts } from './uk/shell.ts'
import { shelfTexts } from './uk/shelves.ts'
import { stackTexts } from './uk/stacks.ts'
import { timelineTexts } from './uk/timeline.ts'
import { tradeTexts } from './uk/trades.ts'
import { verificationLimitTexts } from './uk/verification-limits.ts'
import { verificationMailTexts } from './uk/verification-mails.ts'
import { wishButtonTexts } from './uk/wish-button.ts'
import { wishlistTexts } from './uk/wishlist.ts'

/** Every text in Ukrainian, in the order of the English dictionary; what is missing falls back to English. */
export const ukrainian = {
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
