import { accountMessages } from '@pandrop/contract/messages/accounts'
import { cartMessages } from '@pandrop/contract/messages/cart'
import { moneyMessages } from '@pandrop/contract/messages/money'
import { offerMessages } from '@pandrop/contract/messages/offers'
import { paymentMessages } from '@pandrop/contract/messages/payments'
import { requestMessages } from '@pandrop/contract/messages/requests'
import { accountTexts } from '@pandrop/dictionaries/en/accounts'
import { attachmentTexts } from '@pandrop/dictionaries/en/attachments'
import { cardTexts } from '@pandrop/dictionaries/en/cards'
import { checkoutTexts } from '@pandrop/dictionaries/en/checkout'
import { orderTexts } from '@pandrop/dictionaries/en/orders'
import { paymentTexts } from '@pandrop/dictionaries/en/payments'
import { savedSearchTexts } from '@pandrop/dictionaries/en/saved-searches'
import { verificationLimitTexts } from '@pandrop/dictionaries/en/verification-limits'
import { wishButtonTexts } from '@pandrop/dictionaries/en/wish-button'
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
  ...paymentTexts,
  ...orderTexts,
  ...checkoutTexts,
  ...verificationLimitTexts,
  ...savedSearchTexts,
  ...wishlistTexts,
  ...attachmentTexts,
  ...wishButtonTexts,
}
