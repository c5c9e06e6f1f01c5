import { messages } from '@pandrop/contract/messages'
import { statementTexts } from './en/account-statement.ts'
import { accountTexts } from './en/accounts.ts'
import { adjustmentMailTexts } from './en/adjustment-mails.ts'
import { apiKeyMailTexts } from './en/api-key-mails.ts'
import { apiKeyTexts } from './en/api-keys.ts'
import { avatarTexts } from './en/avatar.ts'
import { businessTexts } from './en/business.ts'
import { cardOrderMailTexts } from './en/card-order-mails.ts'
import { cardTexts } from './en/cards.ts'
import { cartTexts } from './en/cart.ts'
import { catalogueTexts } from './en/catalogue.ts'
import { checkoutTexts } from './en/checkout.ts'
import { choicesTexts } from './en/choices.ts'
import { creditNoteTexts } from './en/credit-note.ts'
import { customerLinkTexts } from './en/customer-links.ts'
import { dealMailTexts } from './en/deal-mails.ts'
import { dealTexts } from './en/deals.ts'
import { detailsTexts } from './en/details.ts'
import { detailsMoreTexts } from './en/details-more.ts'
import { deviceMailTexts } from './en/device-mails.ts'
import { deviceTexts } from './en/devices.ts'
import { disputeMailTexts } from './en/dispute-mails.ts'
import { emailMailTexts } from './en/email-mails.ts'
import { facetTexts } from './en/facets.ts'
import { footerTexts } from './en/footer.ts'
import { homeTexts } from './en/home.ts'
import { listTexts } from './en/lists.ts'
import { mailTexts } from './en/mails.ts'
import { menuTexts } from './en/menu.ts'
import { notMeTexts } from './en/not-me.ts'
import { offerMailTexts } from './en/offer-mails.ts'
import { offerTexts } from './en/offers.ts'
import { openPaymentTexts } from './en/open-payment.ts'
import { orderDetailsTexts } from './en/order-details.ts'
import { orderMailTexts } from './en/order-mails.ts'
import { orderStateMailTexts } from './en/order-state-mails.ts'
import { orderTexts } from './en/orders.ts'
import { packTexts } from './en/packs.ts'
import { pageTexts } from './en/pages.ts'
import { paperTexts } from './en/papers.ts'
import { passwordTexts } from './en/password.ts'
import { passwordMailTexts } from './en/password-mails.ts'
import { paymentMailTexts } from './en/payment-mails.ts'
import { paymentTexts } from './en/payments.ts'
import { payoutMailTexts } from './en/payout-mails.ts'
import { payoutTexts } from './en/payouts.ts'
import { personalDataTexts } from './en/personal-data.ts'
import { personalDataMailTexts } from './en/personal-data-mails.ts'
import { personalExportTexts } from './en/personal-export.ts'
import { profileTexts } from './en/profile.ts'
import { promoTexts } from './en/promo.ts'
import { proofTexts } from './en/proof.ts'
import { secondFactorTexts } from './en/second-factor.ts'
import { secondFactorMailTexts } from './en/second-factor-mails.ts'
import { sellTexts } from './en/sell.ts'
import { shellTexts } from './en/shell.ts'
import { shopNames } from './en/shop-names.ts'
import { timelineTexts } from './en/timeline.ts'
import { topUpTexts } from './en/top-up.ts'
import { wishButtonTexts } from './en/wish-button.ts'
import { wishlistTexts } from './en/wishlist.ts'
import { wishlistMailTexts } from './en/wishlist-mails.ts'

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
  ...homeTexts,
  ...catalogueTexts,
  ...cardTexts,
  ...detailsTexts,
  ...detailsMoreTexts,
  ...listTexts,
  ...facetTexts,
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
  ...wishButtonTexts,
  ...wishlistTexts,
  ...wishlistMailTexts,
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
