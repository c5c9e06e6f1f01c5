import { accountMessages } from '@pandrop/contract/messages/accounts'
import { cartMessages } from '@pandrop/contract/messages/cart'
import { moneyMessages } from '@pandrop/contract/messages/money'
import { offerMessages } from '@pandrop/contract/messages/offers'
import { paymentMessages } from '@pandrop/contract/messages/payments'
import { requestMessages } from '@pandrop/contract/messages/requests'
import { accountTexts } from '@pandrop/dictionaries/en/accounts'
import { cardTexts } from '@pandrop/dictionaries/en/cards'
import { cartTexts } from '@pandrop/dictionaries/en/cart'
import { checkoutTexts } from '@pandrop/dictionaries/en/checkout'
import { openPaymentTexts } from '@pandrop/dictionaries/en/open-payment'
import { orderTexts } from '@pandrop/dictionaries/en/orders'
import { paymentTexts } from '@pandrop/dictionaries/en/payments'
import { promoTexts } from '@pandrop/dictionaries/en/promo'
import { topUpTexts } from '@pandrop/dictionaries/en/top-up'
import { wishlistTexts } from '@pandrop/dictionaries/en/wishlist'

/** What auth, account, cart, payment pages and the top-up dialog show. */
export const texts = {
  ...accountMessages,
  ...cartMessages,
  ...requestMessages,
  ...moneyMessages,
  ...offerMessages,
  ...paymentMessages,
  ...cardTexts,
  ...accountTexts,
  ...openPaymentTexts,
  ...orderTexts,
  ...cartTexts,
  ...checkoutTexts,
  ...promoTexts,
  ...topUpTexts,
  ...paymentTexts,
  ...wishlistTexts,
}
