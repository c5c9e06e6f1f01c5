import { mailTexts } from './en/mails.ts'
import { orderMailTexts } from './en/order-mails.ts'
import { paymentMailTexts } from './en/payment-mails.ts'
import { englishScreens } from './screens.ts'

/** Every text in English: screens and mails. */
export const english = {
  ...englishScreens,
  ...mailTexts,
  ...orderMailTexts,
  ...paymentMailTexts,
} as const
