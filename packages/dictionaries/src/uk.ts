import { accountTexts } from './uk/accounts.ts'
import { cartTexts } from './uk/cart.ts'
import { catalogueTexts } from './uk/catalogue.ts'
import { checkoutTexts } from './uk/checkout.ts'
import { choicesTexts } from './uk/choices.ts'
import { detailsTexts } from './uk/details.ts'
import { detailsMoreTexts } from './uk/details-more.ts'
import { facetTexts } from './uk/facets.ts'
import { homeTexts } from './uk/home.ts'
import { listTexts } from './uk/lists.ts'
import { mailTexts } from './uk/mails.ts'
import { messages } from './uk/messages.ts'
import { orderMailTexts } from './uk/order-mails.ts'
import { orderTexts } from './uk/orders.ts'
import { pageTexts } from './uk/pages.ts'
import { paymentMailTexts } from './uk/payment-mails.ts'
import { paymentTexts } from './uk/payments.ts'
import { shellTexts } from './uk/shell.ts'
import { topUpTexts } from './uk/top-up.ts'
import { wishButtonTexts } from './uk/wish-button.ts'
import { wishlistTexts } from './uk/wishlist.ts'
import { wishlistMailTexts } from './uk/wishlist-mails.ts'

/** Every text in Ukrainian, in the order of the English dictionary; what is missing falls back to English. */
export const ukrainian = {
  ...messages,
  ...shellTexts,
  ...choicesTexts,
  ...pageTexts,
  ...homeTexts,
  ...catalogueTexts,
  ...accountTexts,
  ...orderTexts,
  ...cartTexts,
  ...checkoutTexts,
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
} as const
