import type { orderMailTexts as english } from '../en/order-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about orders. */
export const orderMailTexts: Translation<typeof english> = {
  mail_order_paid_subject: 'Ihre Bestellung {order} ist bezahlt',
  mail_order_paid_title: 'Danke für Ihre Bestellung',
  mail_order_paid_text:
    'Guten Tag {name}, Bestellung {order} ist mit Ihrem Guthaben bezahlt. Sie haben gekauft: {items}. ' +
    'Summe: {total}, darin {vat} MwSt.',
  mail_order_paid_note:
    'Wir senden ein Steam-Handelsangebot an den Trade-Link Ihrer Bestellung und benachrichtigen Sie per ' +
    'E-Mail. {agreed}',
  mail_order_paid_button: 'Bestellverlauf ansehen',
}
