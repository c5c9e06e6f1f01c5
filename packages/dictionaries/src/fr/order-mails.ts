import type { orderMailTexts as english } from '../en/order-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about orders, and deals that become one. */
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

  order_trade_code: 'N’acceptez qu’une offre portant le code {code} dans son message.',
  order_words: 'Un mot de notre part\u00a0: «\u00a0{note}\u00a0»',
  refund_line_balance: '{amount} sont de nouveau sur votre solde.',
  refund_line_dispute:
    'La banque de la carte a déjà repris {amount} du paiement ; ce qui a été prélevé sur votre solde pour ' +
    'cela est de nouveau à vous.',
  refund_line_card:
    '{amount} retournent sur la carte avec laquelle vous avez payé\u00a0; votre banque peut mettre jusqu’à dix ' +
    'jours à l’afficher.',
  refund_line_note: 'Vous trouverez l’avoir sur la page de votre commande.',
  refund_line_none: 'Rien n’a été débité pour elle, il n’y a donc rien à rembourser.',
  order_ended_customer_asked: 'comme vous l’avez demandé, nous avons annulé la commande {order} ({items}).',
  order_ended_trade_impossible:
    'nous n’avons pas pu livrer la commande {order} ({items}) et l’avons annulée. Nous en sommes désolés.',
  order_ended_item_wrong:
    'un article de la commande {order} ({items}) ne correspondait pas à notre description\u00a0; nous avons ' +
    'donc annulé la commande. Nous en sommes désolés.',
  order_ended_fraud: 'la commande {order} ({items}) est annulée.',
  order_line_ended_customer_asked:
    'comme vous l’avez demandé, nous avons retiré cet article de la commande {order}\u00a0: {items}.',
  order_line_ended_trade_impossible:
    'nous n’avons pas pu livrer cet article de la commande {order}\u00a0: {items}. Nous en sommes désolés.',
  order_line_ended_item_wrong:
    'cet article de la commande {order} ne correspondait pas à notre description\u00a0: {items}. Nous en ' +
    'sommes désolés.',
  order_line_ended_fraud: 'cet article de la commande {order} est annulé\u00a0: {items}.',
  mail_order_trade_sent_subject: 'L’offre d’échange de la commande {order} vous attend',
  mail_order_trade_sent_title: 'Votre offre d’échange est en route',
  mail_order_trade_sent_text:
    'Bonjour {name}, nous avons envoyé à votre lien d’échange une offre Steam pour la commande {order}\u00a0: ' +
    '{items}. Vérifiez dans Steam qu’elle vient de nous et acceptez-la.{words}',
  mail_order_trade_sent_note:
    'Nous ne vous demandons jamais de renvoyer quoi que ce soit et ne vous écrivons jamais à ce sujet sur Steam.',
  mail_order_trade_sent_button: 'Voir votre commande',
  mail_order_trade_reminder_subject: 'L’offre d’échange de la commande {order} attend toujours',
  mail_order_trade_reminder_title: 'Vos objets vous attendent dans Steam',
  mail_order_trade_reminder_text:
    'Bonjour {name}, notre offre d’échange Steam pour la commande {order} n’est pas encore acceptée\u00a0: {items}. ' +
    'Vérifiez dans Steam qu’elle vient de nous et acceptez-la\u00a0; une offre qui attend trop longtemps expire.' +
    '{words}',
  mail_order_trade_reminder_note:
    'Nous ne vous demandons jamais de renvoyer quoi que ce soit et ne vous écrivons jamais à ce sujet sur Steam.',
  mail_order_trade_reminder_button: 'Voir votre commande',
  mail_order_trade_declined_subject: 'L’offre d’échange de la commande {order} a été refusée',
  mail_order_trade_declined_title: 'L’offre d’échange a été refusée',
  mail_order_trade_declined_text:
    'Bonjour {name}, l’offre d’échange de la commande {order} a été refusée ou a expiré. Vos articles restent à ' +
    'vous\u00a0: {items}. Nous vous enverrons une autre offre.{words}',
  mail_order_trade_declined_note:
    'Vérifiez que votre lien d’échange est valide et que votre compte Steam peut échanger.',
  mail_order_trade_declined_button: 'Voir votre commande',
  mail_order_delivered_subject: 'La commande {order} est livrée',
  mail_order_delivered_title: 'Vos articles sont arrivés',
  mail_order_delivered_text:
    'Bonjour {name}, vous avez reçu {items}. La protection des échanges de Steam court jusqu’au {until}\u00a0; ' +
    'd’ici là, les articles ne peuvent pas être échangés de nouveau.{words}',
  mail_order_delivered_note: 'N’annulez pas l’échange dans Steam\u00a0: la commande entière serait reprise.',
  mail_order_delivered_button: 'Voir votre commande',
  mail_order_completed_subject: 'La commande {order} est terminée',
  mail_order_completed_title: 'Votre commande est terminée',
  mail_order_completed_text:
    'Bonjour {name}, la protection des échanges de la commande {order} est terminée. {items}\u00a0: tout est ' +
    'définitivement à vous. Merci de votre achat.{words}',
  mail_order_completed_note: 'Vous trouverez tous les détails de la commande dans votre compte.',
  mail_order_completed_button: 'Voir votre commande',
  mail_order_cancelled_subject: 'La commande {order} est annulée',
  mail_order_cancelled_title: 'Votre commande est annulée',
  mail_order_cancelled_text: 'Bonjour {name}, {cause} {refund}{words}',
  mail_order_cancelled_note: 'Vous n’avez rien à faire.',
  mail_order_cancelled_button: 'Voir votre commande',
  mail_order_reversed_subject: 'La commande {order} a été reprise',
  mail_order_reversed_title: 'Votre commande a été reprise',
  mail_order_reversed_text:
    'Bonjour {name}, les articles de la commande {order} nous sont revenus\u00a0: {items}. L’échange est annulé. ' +
    '{refund}{words}',
  mail_order_reversed_note:
    'Si vous n’avez pas annulé l’échange vous-même, sécurisez votre compte Steam et écrivez-nous.',
  mail_order_reversed_button: 'Voir votre commande',
  mail_order_refunded_subject: 'Un remboursement pour la commande {order}',
  mail_order_refunded_title: 'Nous vous remboursons',
  mail_order_refunded_text:
    'Bonjour {name}, nous avons remboursé tout ou partie de la commande {order} ({items}). {refund}{words}',
  mail_order_refunded_note: 'Les articles restent à vous.',
  mail_order_refunded_button: 'Voir votre commande',
  mail_order_withdrawn_subject: 'Nous avons reçu votre rétractation de la commande {order}',
  mail_order_withdrawn_title: 'Votre rétractation est arrivée',
  mail_order_withdrawn_text:
    'Bonjour {name}, le {at}, vous nous avez déclaré\u00a0: «\u00a0{declaration}\u00a0» Cet e-mail confirme que ' +
    'votre déclaration nous est parvenue. Nous vous remboursons par le moyen de paiement que vous avez utilisé, le ' +
    '{until} au plus tard.',
  mail_order_withdrawn_note:
    'Veuillez conserver cet e-mail. Si vous avez déjà reçu des articles, nous vous demanderons un échange pour nous ' +
    'les rendre.',
  mail_order_withdrawn_button: 'Voir votre commande',
  mail_order_withdrawal_refused_subject: 'Votre rétractation de la commande {order}',
  mail_order_withdrawal_refused_title: 'Nous ne pouvons pas accepter votre rétractation',
  mail_order_withdrawal_refused_text:
    'Bonjour {name}, nous avons examiné votre rétractation de la commande {order} ({items}) et ne pouvons pas ' +
    'l’accepter.{words}',
  mail_order_withdrawal_refused_note: 'Si vous voyez les choses autrement, écrivez-nous.',
  mail_order_withdrawal_refused_button: 'Voir votre commande',
  mail_order_line_cancelled_subject: 'Un article de la commande {order} est annulé',
  mail_order_line_cancelled_title: 'Un article en moins',
  mail_order_line_cancelled_text: 'Bonjour {name}, {cause} {refund} Le reste de votre commande suit son cours.{words}',
  mail_order_line_cancelled_note: 'Vous n’avez rien à faire.',
  mail_order_line_cancelled_button: 'Voir votre commande',
  mail_refund_moved_subject: 'Votre remboursement est sur votre solde',
  mail_refund_moved_title: 'Votre remboursement est sur votre solde',
  mail_refund_moved_text:
    'Bonjour {name}, votre banque n’a pas accepté notre remboursement de {amount} sur votre carte. Nous avons ' +
    'crédité votre solde à la place.',
  mail_refund_moved_note: 'Vous pouvez l’utiliser dès maintenant pour votre prochain achat.',
  mail_refund_moved_button: 'Aller à mon compte',
  mail_deposit_refunded_subject: 'Votre recharge retourne sur votre carte',
  mail_deposit_refunded_title: 'Votre recharge retourne sur votre carte',
  mail_deposit_refunded_text:
    'Bonjour {name}, nous rendons votre recharge inutilisée de {amount} à la carte qui l’a payée. Le montant a été ' +
    'retiré de votre solde.',
  mail_deposit_refunded_note: 'Votre banque peut mettre jusqu’à dix jours à l’afficher.',
  mail_deposit_refunded_button: 'Aller à mon compte',

  mail_deal_made_subject: 'Une offre pour vous : {price}',
  mail_deal_made_title: 'Nous vous avons réservé quelque chose',
  mail_deal_made_text:
    'Bonjour {name}, nous vous proposons {items} pour {price} en tout. À l’unité, cela fait {sum}. C’est réservé ' +
    'pour vous jusqu’au {until}.{words}',
  mail_deal_made_note:
    'Achetez ou refusez l’offre dans votre compte ; elle est payée avec votre solde. Sans réponse, elle prend ' +
    'simplement fin.',
  mail_deal_made_button: 'Voir l’offre',

  mail_deal_withdrawn_subject: 'Notre offre {deal} est retirée',
  mail_deal_withdrawn_title: 'Une offre a été retirée',
  mail_deal_withdrawn_text:
    'Bonjour {name}, nous avons retiré notre offre {deal} : {items} pour {price}. Elle n’est plus réservée ' +
    'pour vous.',
  mail_deal_withdrawn_note:
    'Vous n’avez rien payé pour elle. Ce qui est encore en vente se trouve dans la boutique, chaque article à ' +
    'son propre prix.',
  mail_deal_withdrawn_button: 'Voir vos offres',

  mail_case_answered_subject: 'Nous avons répondu au sujet de la commande {order}',
  mail_case_answered_title: 'Nous avons répondu',
  mail_case_answered_text: 'Bonjour {name}, au sujet de votre commande {order}, nous écrivons : « {answer} »',
  mail_case_answered_note:
    'Veuillez répondre sur la page de votre commande, où vous pouvez aussi ajouter des images. Une ' +
    'réponse à cet e-mail ne fait pas partie de la conversation.',
  mail_case_answered_button: 'Lire et répondre',
  mail_case_closing_subject: 'Tout va bien avec la commande {order} ?',
  mail_case_closing_title: 'Nous attendons votre réponse',
  mail_case_closing_text:
    "Bonjour {name}, nous vous avons écrit au sujet de la commande {order} et n'avons rien reçu depuis. " +
    'Sans un mot de votre part, la conversation se termine le {until}.',
  mail_case_closing_note: "Si tout va bien, vous n'avez rien à faire.",
  mail_case_closing_button: 'Ouvrir la conversation',
  mail_case_solved_subject: 'La conversation au sujet de la commande {order} est close',
  mail_case_solved_title: 'Cette conversation est close',
  mail_case_solved_text: 'Bonjour {name}, la conversation au sujet de votre commande {order} est close.{words}',
  mail_case_solved_note:
    'Si quelque chose ne va toujours pas, vous pouvez la rouvrir sur la page de votre commande pendant 30 jours.',
  mail_case_solved_button: 'Voir la commande',
}
