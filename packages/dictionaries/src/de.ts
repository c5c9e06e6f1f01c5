import { statementTexts } from './de/account-statement.ts'
import { accountTexts } from './de/accounts.ts'
import { adjustmentMailTexts } from './de/adjustment-mails.ts'
import { apiKeyMailTexts } from './de/api-key-mails.ts'
import { apiKeyTexts } from './de/api-keys.ts'
import { avatarTexts } from './de/avatar.ts'
import { businessTexts } from './de/business.ts'
import { cardOrderMailTexts } from './de/card-order-mails.ts'
import { cardTexts } from './de/cards.ts'
import { cartTexts } from './de/cart.ts'
import { catalogueTexts } from './de/catalogue.ts'
import { checkoutTexts } from './de/checkout.ts'
import { choicesTexts } from './de/choices.ts'
import { creditNoteTexts } from './de/credit-note.ts'
import { dealMailTexts } from './de/deal-mails.ts'
import { dealTexts } from './de/deals.ts'
import { detailsTexts } from './de/details.ts'
import { detailsMoreTexts } from './de/details-more.ts'
import { deviceMailTexts } from './de/device-mails.ts'
import { deviceTexts } from './de/devices.ts'
import { disputeMailTexts } from './de/dispute-mails.ts'
import { emailMailTexts } from './de/email-mails.ts'
import { facetTexts } from './de/facets.ts'
import { footerTexts } from './de/footer.ts'
import { homeTexts } from './de/home.ts'
import { listTexts } from './de/lists.ts'
import { mailTexts } from './de/mails.ts'
import { messages } from './de/messages.ts'
import { notMeTexts } from './de/not-me.ts'
import { offerMailTexts } from './de/offer-mails.ts'
import { offerTexts } from './de/offers.ts'
import { openPaymentTexts } from './de/open-payment.ts'
import { orderDetailsTexts } from './de/order-details.ts'
import { orderMailTexts } from './de/order-mails.ts'
import { orderStateMailTexts } from './de/order-state-mails.ts'
import { orderTexts } from './de/orders.ts'
import { packTexts } from './de/packs.ts'
import { pageTexts } from './de/pages.ts'
import { paperTexts } from './de/papers.ts'
import { passwordTexts } from './de/password.ts'
import { passwordMailTexts } from './de/password-mails.ts'
import { paymentMailTexts } from './de/payment-mails.ts'
import { paymentTexts } from './de/payments.ts'
import { payoutMailTexts } from './de/payout-mails.ts'
import { payoutTexts } from './de/payouts.ts'
import { personalDataTexts } from './de/personal-data.ts'
import { personalDataMailTexts } from './de/personal-data-mails.ts'
import { personalExportTexts } from './de/personal-export.ts'
import { profileTexts } from './de/profile.ts'
import { promoTexts } from './de/promo.ts'
import { proofTexts } from './de/proof.ts'
import { secondFactorTexts } from './de/second-factor.ts'
import { secondFactorMailTexts } from './de/second-factor-mails.ts'
import { sellTexts } from './de/sell.ts'
import { shellTexts } from './de/shell.ts'
import { timelineTexts } from './de/timeline.ts'
import { topUpTexts } from './de/top-up.ts'
import { wishButtonTexts } from './de/wish-button.ts'
import { wishlistTexts } from './de/wishlist.ts'
import { wishlistMailTexts } from './de/wishlist-mails.ts'

/** Every text in German: the fixed messages of the contract first, then screens and mails by area. */
export const german = {
  ...messages,
  ...shellTexts,
  ...footerTexts,
  ...choicesTexts,
  ...pageTexts,
  ...homeTexts,
  ...catalogueTexts,
  ...cardTexts,
  ...accountTexts,
  ...orderTexts,
  ...cartTexts,
  ...checkoutTexts,
  ...businessTexts,
  ...topUpTexts,
  ...paymentTexts,
  ...mailTexts,
  ...orderMailTexts,
  ...paymentMailTexts,
  ...detailsTexts,
  ...detailsMoreTexts,
  ...listTexts,
  ...wishButtonTexts,
  ...wishlistTexts,
  ...wishlistMailTexts,
  ...facetTexts,
  ...passwordTexts,
  ...passwordMailTexts,
  ...notMeTexts,
  ...secondFactorTexts,
  ...proofTexts,
  ...secondFactorMailTexts,
  ...profileTexts,
  ...emailMailTexts,
  ...deviceTexts,
  ...deviceMailTexts,
  ...avatarTexts,
  ...apiKeyTexts,
  ...apiKeyMailTexts,
  ...personalDataMailTexts,
  ...personalExportTexts,
  ...personalDataTexts,
  ...promoTexts,
  ...openPaymentTexts,
  ...orderDetailsTexts,
  ...timelineTexts,
  ...orderStateMailTexts,
  ...creditNoteTexts,
  ...paperTexts,
  ...statementTexts,
  ...cardOrderMailTexts,
  ...disputeMailTexts,
  ...adjustmentMailTexts,
  ...offerTexts,
  ...sellTexts,
  ...payoutTexts,
  ...offerMailTexts,
  ...payoutMailTexts,
  ...packTexts,
  ...dealTexts,
  ...dealMailTexts,
} as const
