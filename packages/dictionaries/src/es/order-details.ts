import type { orderDetailsTexts as english } from '../en/order-details.ts'
import type { Translation } from '../translation.ts'

/** One order: timeline, delivery, amounts. */
export const orderDetailsTexts: Translation<typeof english> = {}
