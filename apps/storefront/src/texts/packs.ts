import { cartMessages } from '@pandrop/contract/messages/cart'
import { catalogueMessages } from '@pandrop/contract/messages/catalogue'
import { moneyMessages } from '@pandrop/contract/messages/money'
import { requestMessages } from '@pandrop/contract/messages/requests'
import { attachmentTexts } from '@pandrop/dictionaries/en/attachments'
import { cardTexts } from '@pandrop/dictionaries/en/cards'
import { checkoutTexts } from '@pandrop/dictionaries/en/checkout'
import { packTexts } from '@pandrop/dictionaries/en/packs'
import { wishButtonTexts } from '@pandrop/dictionaries/en/wish-button'

/** What the pages of packs show. */
export const texts = {
  ...catalogueMessages,
  ...cartMessages,
  ...moneyMessages,
  ...requestMessages,
  ...cardTexts,
  ...checkoutTexts,
  ...packTexts,
  ...attachmentTexts,
  ...wishButtonTexts,
}
