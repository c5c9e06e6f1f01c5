import { statementTexts } from './fr/account-statement.ts'
import { accountTexts } from './fr/accounts.ts'
import { adjustmentMailTexts } from './fr/adjustment-mails.ts'
import { apiKeyMailTexts } from './fr/api-key-mails.ts'
import { apiKeyTexts } from './fr/api-keys.ts'
import { avatarTexts } from './fr/avatar.ts'
import { businessTexts } from './fr/business.ts'
import { cardOrderMailTexts } from './fr/card-order-mails.ts'
import { cardTexts } from './fr/cards.ts'
import { cartTexts } from './fr/cart.ts'
import { catalogueTexts } from './fr/catalogue.ts'
import { checkoutTexts } from './fr/checkout.ts'
import { choicesTexts } from './fr/choices.ts'
import { creditNoteTexts } from './fr/credit-note.ts'
import { dealMailTexts } from './fr/deal-mails.ts'
import { dealTexts } from './fr/deals.ts'
import { detailsTexts } from './fr/details.ts'
import { detailsMoreTexts } from './fr/details-more.ts'
import { deviceMailTexts } from './fr/device-mails.ts'
import { deviceTexts } from './fr/devices.ts'
import { disputeMailTexts } from './fr/dispute-mails.ts'
import { emailMailTexts } from './fr/email-mails.ts'
import { facetTexts } from './fr/facets.ts'
import { footerTexts } from './fr/footer.ts'
import { homeTexts } from './fr/home.ts'
import { listTexts } from './fr/lists.ts'
import { mailTexts } from './fr/mails.ts'
import { messages } from './fr/messages.ts'
import { notMeTexts } from './fr/not-me.ts'
import { offerMailTexts } from './fr/offer-mails.ts'
import { offerTexts } from './fr/offers.ts'
import { openPaymentTexts } from './fr/open-payment.ts'
import { orderDetailsTexts } from './fr/order-details.ts'
import { orderMailTexts } from './fr/order-mails.ts'
import { orderStateMailTexts } from './fr/order-state-mails.ts'
import { orderTexts } from './fr/orders.ts'
import { packTexts } from './fr/packs.ts'
import { pageTexts } from './fr/pages.ts'
import { paperTexts } from './fr/papers.ts'
import { passwordTexts } from './fr/password.ts'
import { passwordMailTexts } from './fr/password-mails.ts'
import { paymentMailTexts } from './fr/payment-mails.ts'
import { paymentTexts } from './fr/payments.ts'
import { payoutMailTexts } from './fr/payout-mails.ts'
import { payoutTexts } from './fr/payouts.ts'
import { personalDataTexts } from './fr/personal-data.ts'
import { personalDataMailTexts } from './fr/personal-data-mails.ts'
import { personalExportTexts } from './fr/personal-export.ts'
import { profileTexts } from './fr/profile.ts'
import { promoTexts } from './fr/promo.ts'
import { proofTexts } from './fr/proof.ts'
import { secondFactorTexts } from './fr/second-factor.ts'
import { secondFactorMailTexts } from './fr/second-factor-mails.ts'
import { sellTexts } from './fr/sell.ts'
import { shellTexts } from './fr/shell.ts'
import { timelineTexts } from './fr/timeline.ts'
import { topUpTexts } from './fr/top-up.ts'
import { wishButtonTexts } from './fr/wish-button.ts'
import { wishlistTexts } from './fr/wishlist.ts'
import { wishlistMailTexts } from './fr/wishlist-mails.ts'

/** Every text in French: the fixed messages of the contract first, then screens and mails by area. */
export const french = {
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
