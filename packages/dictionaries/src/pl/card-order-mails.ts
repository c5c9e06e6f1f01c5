import type { cardOrderMailTexts as english } from '../en/card-order-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about orders paid by card. */
export const cardOrderMailTexts: Translation<typeof english> = {}
