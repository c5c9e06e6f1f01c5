import { messages } from '@pandrop/contract/messages'
import { accountDeletionTexts } from './en/account-deletion.ts'
import { accountMailTexts } from './en/account-mails.ts'
import { accountTexts } from './en/accounts.ts'
import { activityTexts } from './en/activity.ts'
import { attachmentTexts } from './en/attachments.ts'
import { businessTexts } from './en/business.ts'
import { cardTexts } from './en/cards.ts'
import { checkoutTexts } from './en/checkout.ts'
import { choicesTexts } from './en/choices.ts'
import { customerLinkTexts } from './en/customer-links.ts'
import { detailsTexts } from './en/details.ts'
import { detailsMoreTexts } from './en/details-more.ts'
import { facetTexts } from './en/facets.ts'
import { failureTexts } from './en/failure.ts'
import { footerTexts } from './en/footer.ts'
import { homeTexts } from './en/home.ts'
import { identityTexts } from './en/identity.ts'
import { listTexts } from './en/lists.ts'
import { mailTexts } from './en/mails.ts'
import { menuTexts } from './en/menu.ts'
import { moneyMailTexts } from './en/money-mails.ts'
import { notMeTexts } from './en/not-me.ts'
import { notificationTexts } from './en/notifications.ts'
import { offerMailTexts } from './en/offer-mails.ts'
import { offerTexts } from './en/offers.ts'
import { orderDetailsTexts } from './en/order-details.ts'
import { orderMailTexts } from './en/order-mails.ts'
import { orderTexts } from './en/orders.ts'
import { packTexts } from './en/packs.ts'
import { pageTexts } from './en/pages.ts'
import { paperTexts } from './en/papers.ts'
import { passkeyTexts } from './en/passkeys.ts'
import { paymentTexts } from './en/payments.ts'
import { payoutTexts } from './en/payouts.ts'
import { profileTexts } from './en/profile.ts'
import { proofTexts } from './en/proof.ts'
import { savedSearchTexts } from './en/saved-searches.ts'
import { searchTexts } from './en/search.ts'
import { secondFactorTexts } from './en/second-factor.ts'
import { sellTexts } from './en/sell.ts'
import { shellTexts } from './en/shell.ts'
import { shelfTexts } from './en/shelves.ts'
import { shopNames } from './en/shop-names.ts'
import { stackTexts } from './en/stacks.ts'
import { timelineTexts } from './en/timeline.ts'
import { tradeTexts } from './en/trades.ts'
import { verificationLimitTexts } from './en/verification-limits.ts'
import { verificationMailTexts } from './en/verification-mails.ts'
import { wishButtonTexts } from './en/wish-button.ts'
import { wishlistTexts } from './en/wishlist.ts'

/** Every text in English: the fixed messages of the contract first, then screens and mails by area. */
export const english = {
  ...messages,
  ...shopNames,
  ...shellTexts,
  ...menuTexts,
  ...customerLinkTexts,
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
  ...detailsTexts,
  ...detailsMoreTexts,
  ...facetTexts,
  ...activityTexts,
  ...accountTexts,
  ...orderTexts,
  ...checkoutTexts,
  ...businessTexts,
  ...paymentTexts,
  ...mailTexts,
  ...orderMailTexts,
  ...moneyMailTexts,
  ...verificationLimitTexts,
  ...wishButtonTexts,
  ...wishlistTexts,
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
