import { messages } from '@pandrop/contract/messages'
import { accountTexts } from './en/accounts.ts'
import { cartTexts } from './en/cart.ts'
import { catalogueTexts } from './en/catalogue.ts'
import { checkoutTexts } from './en/checkout.ts'
import { facetTexts } from './en/facets.ts'
import { homeTexts } from './en/home.ts'
import { listTexts } from './en/lists.ts'
import { mailTexts } from './en/mails.ts'
import { orderMailTexts } from './en/order-mails.ts'
import { orderTexts } from './en/orders.ts'
import { pageTexts } from './en/pages.ts'
import { paymentMailTexts } from './en/payment-mails.ts'
import { paymentTexts } from './en/payments.ts'
import { shellTexts } from './en/shell.ts'
import { topUpTexts } from './en/top-up.ts'

/** Every text in English: the fixed messages of the contract first, then screens and mails by area. */
export const english = {
  ...messages,
  ...shellTexts,
  ...pageTexts,
  ...homeTexts,
  ...catalogueTexts,
  ...listTexts,
  ...facetTexts,
  ...accountTexts,
  ...orderTexts,
  ...cartTexts,
  ...checkoutTexts,
  ...topUpTexts,
  ...paymentTexts,
  ...mailTexts,
  ...orderMailTexts,
  ...paymentMailTexts,
} as const
