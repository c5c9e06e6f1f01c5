import { statementTexts } from './uk/account-statement.ts'
import { accountTexts } from './uk/accounts.ts'
import { adjustmentMailTexts } from './uk/adjustment-mails.ts'
import { apiKeyMailTexts } from './uk/api-key-mails.ts'
import { apiKeyTexts } from './uk/api-keys.ts'
import { avatarTexts } from './uk/avatar.ts'
import { businessTexts } from './uk/business.ts'
import { cardOrderMailTexts } from './uk/card-order-mails.ts'
import { cardTexts } from './uk/cards.ts'
import { cartTexts } from './uk/cart.ts'
import { catalogueTexts } from './uk/catalogue.ts'
import { checkoutTexts } from './uk/checkout.ts'
import { choicesTexts } from './uk/choices.ts'
import { creditNoteTexts } from './uk/credit-note.ts'
import { dealMailTexts } from './uk/deal-mails.ts'
import { dealTexts } from './uk/deals.ts'
import { detailsTexts } from './uk/details.ts'
import { detailsMoreTexts } from './uk/details-more.ts'
import { deviceMailTexts } from './uk/device-mails.ts'
import { deviceTexts } from './uk/devices.ts'
import { disputeMailTexts } from './uk/dispute-mails.ts'
import { emailMailTexts } from './uk/email-mails.ts'
import { facetTexts } from './uk/facets.ts'
import { footerTexts } from './uk/footer.ts'
import { homeTexts } from './uk/home.ts'
import { listTexts } from './uk/lists.ts'
import { mailTexts } from './uk/mails.ts'
import { messages } from './uk/messages.ts'
import { notMeTexts } from './uk/not-me.ts'
import { offerMailTexts } from './uk/offer-mails.ts'
import { offerTexts } from './uk/offers.ts'
import { openPaymentTexts } from './uk/open-payment.ts'
import { orderDetailsTexts } from './uk/order-details.ts'
import { orderMailTexts } from './uk/order-mails.ts'
import { orderStateMailTexts } from './uk/order-state-mails.ts'
import { orderTexts } from './uk/orders.ts'
import { packTexts } from './uk/packs.ts'
import { pageTexts } from './uk/pages.ts'
import { paperTexts } from './uk/papers.ts'
import { passwordTexts } from './uk/password.ts'
import { passwordMailTexts } from './uk/password-mails.ts'
import { paymentMailTexts } from './uk/payment-mails.ts'
import { paymentTexts } from './uk/payments.ts'
import { payoutMailTexts } from './uk/payout-mails.ts'
import { payoutTexts } from './uk/payouts.ts'
import { personalDataTexts } from './uk/personal-data.ts'
import { personalDataMailTexts } from './uk/personal-data-mails.ts'
import { personalExportTexts } from './uk/personal-export.ts'
import { profileTexts } from './uk/profile.ts'
import { promoTexts } from './uk/promo.ts'
import { proofTexts } from './uk/proof.ts'
import { secondFactorTexts } from './uk/second-factor.ts'
import { secondFactorMailTexts } from './uk/second-factor-mails.ts'
import { sellTexts } from './uk/sell.ts'
import { shellTexts } from './uk/shell.ts'
import { timelineTexts } from './uk/timeline.ts'
import { topUpTexts } from './uk/top-up.ts'
import { wishButtonTexts } from './uk/wish-button.ts'
import { wishlistTexts } from './uk/wishlist.ts'
import { wishlistMailTexts } from './uk/wishlist-mails.ts'

/** Every text in Ukrainian, in the order of the English dictionary; what is missing falls back to English. */
export const ukrainian = {
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
