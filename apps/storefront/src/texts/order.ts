import { caseMessages } from '@pandrop/contract/messages/cases'
import { moneyMessages } from '@pandrop/contract/messages/money'
import { requestMessages } from '@pandrop/contract/messages/requests'
import { accountTexts } from '@pandrop/dictionaries/en/accounts'
import { attachmentTexts } from '@pandrop/dictionaries/en/attachments'
import { cardTexts } from '@pandrop/dictionaries/en/cards'
import { orderDetailsTexts } from '@pandrop/dictionaries/en/order-details'
import { orderTexts } from '@pandrop/dictionaries/en/orders'
import { timelineTexts } from '@pandrop/dictionaries/en/timeline'
import { tradeTexts } from '@pandrop/dictionaries/en/trades'

/** What the page of one order shows. */
export const texts = {
  ...caseMessages,
  ...moneyMessages,
  ...requestMessages,
  ...cardTexts,
  ...accountTexts,
  ...orderTexts,
  ...orderDetailsTexts,
  ...timelineTexts,
  ...tradeTexts,
  ...attachmentTexts,
}
