import { statementTexts } from './es/account-statement.ts'
import { accountTexts } from './es/accounts.ts'
import { adjustmentMailTexts } from './es/adjustment-mails.ts'
import { apiKeyMailTexts } from './es/api-key-mails.ts'
import { apiKeyTexts } from './es/api-keys.ts'
import { avatarTexts } from './es/avatar.ts'
import { businessTexts } from './es/business.ts'
import { cardOrderMailTexts } from './es/card-order-mails.ts'
import { cardTexts } from './es/cards.ts'
import { cartTexts } from './es/cart.ts'
import { catalogueTexts } from './es/catalogue.ts'
import { checkoutTexts } from './es/checkout.ts'
import { choicesTexts } from './es/choices.ts'
import { creditNoteTexts } from './es/credit-note.ts'
import { dealMailTexts } from './es/deal-mails.ts'
import { dealTexts } from './es/deals.ts'
import { detailsTexts } from './es/details.ts'
import { detailsMoreTexts } from './es/details-more.ts'
import { deviceMailTexts } from './es/device-mails.ts'
import { deviceTexts } from './es/devices.ts'
import { disputeMailTexts } from './es/dispute-mails.ts'
import { emailMailTexts } from './es/email-mails.ts'
import { facetTexts } from './es/facets.ts'
import { footerTexts } from './es/footer.ts'
import { homeTexts } from './es/home.ts'
import { listTexts } from './es/lists.ts'
import { mailTexts } from './es/mails.ts'
import { messages } from './es/messages.ts'
import { notMeTexts } from './es/not-me.ts'
import { offerMailTexts } from './es/offer-mails.ts'
import { offerTexts } from './es/offers.ts'
import { openPaymentTexts } from './es/open-payment.ts'
import { orderDetailsTexts } from './es/order-details.ts'
import { orderMailTexts } from './es/order-mails.ts'
import { orderStateMailTexts } from './es/order-state-mails.ts'
import { orderTexts } from './es/orders.ts'
import { packTexts } from './es/packs.ts'
import { pageTexts } from './es/pages.ts'
import { paperTexts } from './es/papers.ts'
import { passwordTexts } from './es/password.ts'
import { passwordMailTexts } from './es/password-mails.ts'
import { paymentMailTexts } from './es/payment-mails.ts'
import { paymentTexts } from './es/payments.ts'
import { payoutMailTexts } from './es/payout-mails.ts'
import { payoutTexts } from './es/payouts.ts'
import { personalDataTexts } from './es/personal-data.ts'
import { personalDataMailTexts } from './es/personal-data-mails.ts'
import { personalExportTexts } from './es/personal-export.ts'
import { profileTexts } from './es/profile.ts'
import { promoTexts } from './es/promo.ts'
import { proofTexts } from './es/proof.ts'
import { secondFactorTexts } from './es/second-factor.ts'
import { secondFactorMailTexts } from './es/second-factor-mails.ts'
import { sellTexts } from './es/sell.ts'
import { shellTexts } from './es/shell.ts'
import { timelineTexts } from './es/timeline.ts'
import { topUpTexts } from './es/top-up.ts'
import { wishButtonTexts } from './es/wish-button.ts'
import { wishlistTexts } from './es/wishlist.ts'
import { wishlistMailTexts } from './es/wishlist-mails.ts'

/** Every text in Spanish, in the order of the English dictionary; what is missing falls back to English. */
export const spanish = {
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
