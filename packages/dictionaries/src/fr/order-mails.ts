import type { orderMailTexts as english } from '../en/order-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about orders. */
export const orderMailTexts: Translation<typeof english> = {
  mail_order_paid_subject: 'Votre commande {order} est payée',
  mail_order_paid_title: 'Merci pour votre commande',
  mail_order_paid_text:
    'Bonjour {name}, la commande {order} est payée avec votre solde. Vous avez acheté\u00a0: {items}. ' +
    'Total\u00a0: {total}, dont {vat} de TVA.',
  mail_order_paid_note:
    'Nous enverrons une offre d’échange Steam au lien d’échange de votre commande et vous préviendrons par ' +
    'e-mail. {agreed}',
  mail_order_paid_button: 'Voir mes commandes',
}
