import type { orderStateMailTexts as english } from '../en/order-state-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about the delivery of an order and about refunds. */
export const orderStateMailTexts: Translation<typeof english> = {}
