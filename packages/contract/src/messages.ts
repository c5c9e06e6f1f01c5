import { accountMessages } from './messages/accounts.ts'
import { cartMessages } from './messages/cart.ts'
import { caseMessages } from './messages/cases.ts'
import { catalogueMessages } from './messages/catalogue.ts'
import { dealMessages } from './messages/deals.ts'
import { moneyMessages } from './messages/money.ts'
import { offerMessages } from './messages/offers.ts'
import { paymentMessages } from './messages/payments.ts'
import { requestMessages } from './messages/requests.ts'
import { sellingMessages } from './messages/selling.ts'
import { verificationMessages } from './messages/verifications.ts'

/**
 * Every fixed message, once: key and English text. They hold to the letter
 * (docs/behaviour/wire.md#fixed-messages).
 * The English dictionary starts from this table; other languages translate it.
 */
export const messages = {
  ...accountMessages,
  ...cartMessages,
  ...catalogueMessages,
  ...requestMessages,
  ...moneyMessages,
  ...dealMessages,
  ...caseMessages,
  ...offerMessages,
  ...paymentMessages,
  ...sellingMessages,
  ...verificationMessages,
} as const

export type MessageKey = keyof typeof messages
