import { statementTexts } from './pl/account-statement.ts'
import { accountTexts } from './pl/accounts.ts'
import { adjustmentMailTexts } from './pl/adjustment-mails.ts'
import { apiKeyMailTexts } from './pl/api-key-mails.ts'
import { apiKeyTexts } from './pl/api-keys.ts'
import { avatarTexts } from './pl/avatar.ts'
import { businessTexts } from './pl/business.ts'
import { cardOrderMailTexts } from './pl/card-order-mails.ts'
import { cardTexts } from './pl/cards.ts'
import { cartTexts } from './pl/cart.ts'
import { catalogueTexts } from './pl/catalogue.ts'
import { checkoutTexts } from './pl/checkout.ts'
import { choicesTexts } from './pl/choices.ts'
import { creditNoteTexts } from './pl/credit-note.ts'
import { dealMailTexts } from './pl/deal-mails.ts'
import { dealTexts } from './pl/deals.ts'
import { detailsTexts } from './pl/details.ts'
import { detailsMoreTexts } from './pl/details-more.ts'
import { deviceMailTexts } from './pl/device-mails.ts'
import { deviceTexts } from './pl/devices.ts'
import { disputeMailTexts } from './pl/dispute-mails.ts'
import { emailMailTexts } from './pl/email-mails.ts'
import { facetTexts } from './pl/facets.ts'
import { footerTexts } from './pl/footer.ts'
import { homeTexts } from './pl/home.ts'
import { listTexts } from './pl/lists.ts'
import { mailTexts } from './pl/mails.ts'
import { messages } from './pl/messages.ts'
import { notMeTexts } from './pl/not-me.ts'
import { offerMailTexts } from './pl/offer-mails.ts'
import { offerTexts } from './pl/offers.ts'
import { openPaymentTexts } from './pl/open-payment.ts'
import { orderDetailsTexts } from './pl/order-details.ts'
import { orderMailTexts } from './pl/order-mails.ts'
import { orderStateMailTexts } from './pl/order-state-mails.ts'
import { orderTexts } from './pl/orders.ts'
import { packTexts } from './pl/packs.ts'
import { pageTexts } from './pl/pages.ts'
import { paperTexts } from './pl/papers.ts'
import { passwordTexts } from './pl/password.ts'
import { passwordMailTexts } from './pl/password-mails.ts'
import { paymentMailTexts } from './pl/payment-mails.ts'
import { paymentTexts } from './pl/payments.ts'
import { payoutMailTexts } from './pl/payout-mails.ts'
import { payoutTexts } from './pl/payouts.ts'
import { personalDataTexts } from './pl/personal-data.ts'
import { personalDataMailTexts } from './pl/personal-data-mails.ts'
import { personalExportTexts } from './pl/personal-export.ts'
import { profileTexts } from './pl/profile.ts'
import { promoTexts } from './pl/promo.ts'
import { proofTexts } from './pl/proof.ts'
import { secondFactorTexts } from './pl/second-factor.ts'
import { secondFactorMailTexts } from './pl/second-factor-mails.ts'
import { sellTexts } from './pl/sell.ts'
import { shellTexts } from './pl/shell.ts'
import { timelineTexts } from './pl/timeline.ts'
import { topUpTexts } from './pl/top-up.ts'
import { wishButtonTexts } from './pl/wish-button.ts'
import { wishlistTexts } from './pl/wishlist.ts'
import { wishlistMailTexts } from './pl/wishlist-mails.ts'

/** Every text in Polish, in the order of the English dictionary; what is missing falls back to English. */
export const polish = {
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
