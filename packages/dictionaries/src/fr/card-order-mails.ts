import type { cardOrderMailTexts as english } from '../en/card-order-mails.ts'
import type { Translation } from '../translation.ts'

/** French: mails about orders paid by card, terms and withdrawal. */
export const cardOrderMailTexts: Translation<typeof english> = {
  order_mail_terms_accepted: 'Vous avez accepté nos conditions générales le {at}.',
  order_mail_discount: 'déduit – {amount}',
  order_waiver_given:
    'Le {at}, vous nous avez demandé de commencer la livraison immédiatement et confirmé que vous perdez ainsi ' +
    'votre droit de rétractation.',
  order_withdrawal_remains: 'Vous pouvez vous rétracter de cet achat dans un délai de 14 jours sans donner de motif.',
  payment_refunded_late:
    'Votre paiement est arrivé après son délai et les articles n’étaient plus libres. La totalité du montant ' +
    'retourne sur votre carte.',

  mail_order_paid_card_subject: 'Votre commande {order} est payée',
  mail_order_paid_card_title: 'Merci pour votre commande',
  mail_order_paid_card_text:
    'Bonjour {name}, votre paiement par carte pour la commande {order} est arrivé. Vous avez acheté\u00a0: ' +
    '{items}. Total\u00a0: {total}, dont {vat} de TVA.',
  mail_order_paid_card_note:
    'Nous enverrons une offre d’échange Steam au lien d’échange de votre commande et vous préviendrons par ' +
    'e-mail. {agreed}',
  mail_order_paid_card_button: 'Voir mes commandes',

  mail_order_paid_late_subject: 'Votre paiement pour la commande {order} est finalement arrivé',
  mail_order_paid_late_title: 'Votre commande aboutit finalement',
  mail_order_paid_late_text:
    'Bonjour {name}, votre paiement par carte pour la commande {order} est arrivé après son délai. Tous les ' +
    'articles étaient encore libres, la commande est donc à vous\u00a0: {items}. Total\u00a0: {total}, dont {vat} ' +
    'de TVA.',
  mail_order_paid_late_note:
    'Nous enverrons une offre d’échange Steam au lien d’échange de votre commande et vous préviendrons par ' +
    'e-mail. {agreed}',
  mail_order_paid_late_button: 'Voir mes commandes',

  mail_order_payment_ended_subject: 'Votre paiement par carte pour la commande {order} n’a pas abouti',
  mail_order_payment_ended_title: 'Votre commande n’a pas été payée',
  mail_order_payment_ended_text:
    'Bonjour {name}, votre paiement par carte de {total} pour la commande {order} a pris fin. {reason}',
  mail_order_payment_ended_note:
    'Nous ne réservons plus ces articles pour vous\u00a0: {items}. Vous pouvez racheter à tout moment ceux qui ' +
    'sont encore disponibles.',
  mail_order_payment_ended_button: 'Vers mon panier',

  mail_order_refunded_late_subject: 'Votre paiement pour la commande {order} retourne sur votre carte',
  mail_order_refunded_late_title: 'Votre argent retourne sur votre carte',
  mail_order_refunded_late_text:
    'Bonjour {name}, votre paiement par carte de {total} pour la commande {order} est arrivé après son délai. Les ' +
    'articles n’étaient alors plus tous libres au même prix\u00a0: {items}.',
  mail_order_refunded_late_note:
    'La totalité du montant retourne sur la carte qui a payé. Selon votre banque, cela prend quelques ' +
    'jours\u00a0; vous n’avez rien à faire.',
  mail_order_refunded_late_button: 'Voir mes commandes',
}
