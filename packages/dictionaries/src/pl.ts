import { accountDeletionTexts } from './pl/account-deletion.ts'
import { accountMailTexts } from './pl/account-mails.ts'
import { accountTexts } from './pl/accounts.ts'
import { activityTexts } from './pl/activity.ts'
import { attachmentTexts } from './pl/attachments.ts'
import { businessTexts } from './pl/business.ts'
import { cardTexts } from './pl/cards.ts'
import { checkoutTexts } from './pl/checkout.ts'
import { choicesTexts } from './pl/choices.ts'
import { detailsTexts } from './pl/details.ts'
import { detailsMoreTexts } from './pl/details-more.ts'
import { facetTexts } from './pl/facets.ts'
import { failureTexts } from './pl/failure.ts'
import { footerTexts } from './pl/footer.ts'
import { homeTexts } from './pl/home.ts'
import { identityTexts } from './pl/identity.ts'
import { listTexts } from './pl/lists.ts'
import { mailTexts } from './pl/mails.ts'
import { messages } from './pl/messages.ts'
import { moneyMailTexts } from './pl/money-mails.ts'
import { notMeTexts } from './pl/not-me.ts'
import { notificationTexts } from './pl/notifications.ts'
import { offerMailTexts } from './pl/offer-mails.ts'
import { offerTexts } from './pl/offers.ts'
import { orderDetailsTexts } from './pl/order-details.ts'
import { orderMailTexts } from './pl/order-mails.ts'
import { orderTexts } from './pl/orders.ts'
import { packTexts } from './pl/packs.ts'
import { pageTexts } from './pl/pages.ts'
import { paperTexts } from './pl/papers.ts'
import { passkeyTexts } from './pl/passkeys.ts'
import { paymentTexts } from './pl/payments.ts'
import { payoutTexts } from './pl/payouts.ts'
import { profileTexts } from './pl/profile.ts'
import { proofTexts } from './pl/proof.ts'
import { savedSearchTexts } from './pl/saved-searches.ts'
import { searchTexts } from './pl/search.ts'
import { secondFactorTexts } from './pl/second-factor.ts'
import { sellTexts } from './pl/sell.ts'
import { shellTexts } from './pl/shell.ts'
import { shelfTexts } from './pl/shelves.ts'
import { stackTexts } from './pl/stacks.ts'
import { timelineTexts } from './pl/timeline.ts'
import { tradeTexts } from './pl/trades.ts'
import { verificationLimitTexts } from './pl/verification-limits.ts'
import { verificationMailTexts } from './pl/verification-mails.ts'
import { wishButtonTexts } from './pl/wish-button.ts'
import { wishlistTexts } from './pl/wishlist.ts'

/** Every text in Polish, in the order of the English dictionary; what is missing falls back to English. */
export const polish = {
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
