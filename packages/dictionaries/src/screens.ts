import { messages } from '@pandrop/contract/messages'
import { accountTexts } from './en/accounts.ts'
import { cartTexts } from './en/cart.ts'
import { catalogueTexts } from './en/catalogue.ts'
import { checkoutTexts } from './en/checkout.ts'
import { homeTexts } from './en/home.ts'
import { orderTexts } from './en/orders.ts'
import { pageTexts } from './en/pages.ts'
import { paymentTexts } from './en/payments.ts'
import { shellTexts } from './en/shell.ts'
import { topUpTexts } from './en/top-up.ts'

/** What the storefront shows, in English: the fixed messages of the contract first, then the screens by area. */
export const englishScreens = {
  ...messages,
  ...shellTexts,
  ...pageTexts,
  ...homeTexts,
  ...catalogueTexts,
  ...accountTexts,
  ...orderTexts,
  ...cartTexts,
  ...checkoutTexts,
  ...topUpTexts,
  ...paymentTexts,
} as const
