import type { offerMailTexts as english } from '../en/offer-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about offers. */
export const offerMailTexts: Translation<typeof english> = {
  mail_offer_created_subject: 'Nous avons bien reçu votre offre {offer}',
  mail_offer_created_title: 'Merci pour votre offre',
  mail_offer_created_text:
    'Bonjour {name}, nous avons bien reçu votre offre {offer}\u00a0: {title} pour {price}. Nous l’étudions et ' +
    'vous répondrons sous 3 jours ouvrés, au plus tard le {until}.',
  mail_offer_created_note:
    'D’ici là, gardez l’objet dans votre inventaire. Nous vous dirons par e-mail ce que nous pouvons ' +
    'payer\u00a0; c’est vous qui déciderez de vendre ou non.',
  mail_offer_created_button: 'Voir votre offre',
  mail_offer_countered_subject: 'Notre offre pour {title}\u00a0: {price}',
  mail_offer_countered_title: 'Nous paierions {price}',
  mail_offer_countered_text:
    'Bonjour {name}, nous avons examiné {title} (offre {offer}) et nous paierions {price}. Vous pouvez ' +
    'accepter ou refuser jusqu’au {until}.{words}',
  mail_offer_countered_note:
    'Le détail du prix figure à côté de l’offre dans votre compte. Sans réponse, notre offre expire simplement.',
  mail_offer_countered_button: 'Voir l’offre',
  mail_offer_counter_changed_subject: 'Nouveau prix pour {title}\u00a0: {price}',
  mail_offer_counter_changed_title: 'Nous avons modifié notre offre',
  mail_offer_counter_changed_text:
    'Bonjour {name}, pour {title} (offre {offer}), nous proposons maintenant {price}. Ce prix remplace le ' +
    'précédent et tient jusqu’au {until}.{words}',
  mail_offer_counter_changed_note: 'Vous ne vendez qu’au prix que vous voyez et acceptez.',
  mail_offer_counter_changed_button: 'Voir l’offre',
  mail_offer_accepted_subject: 'Vendu {price}\u00a0: nous allons demander {title}',
  mail_offer_accepted_title: 'Vous avez accepté notre offre',
  mail_offer_accepted_text:
    'Bonjour {name}, vous nous vendez {title} (offre {offer}) pour {price}. Nous enverrons une offre ' +
    'd’échange Steam à votre lien d’échange\u00a0; acceptez-la pour que l’article soit chez nous avant le ' +
    '{until}.{words}',
  mail_offer_accepted_note: 'L’échange ne demande que cet article. Nous ne vous écrivons jamais à ce sujet sur Steam.',
  mail_offer_accepted_button: 'Voir l’offre',
  mail_offer_declined_subject: 'Vous avez refusé notre offre pour {title}',
  mail_offer_declined_title: 'Vous avez refusé notre offre',
  mail_offer_declined_text:
    'Bonjour {name}, vous avez refusé {price} pour {title} (offre {offer}). L’article reste à vous.{words}',
  mail_offer_declined_note: 'Vous pouvez le proposer de nouveau à tout moment.',
  mail_offer_declined_button: 'Mes offres',
  mail_offer_rejected_subject: 'Nous ne pouvons pas prendre {title}',
  mail_offer_rejected_title: 'Nous ne pouvons pas prendre ce skin',
  mail_offer_rejected_text:
    'Bonjour {name}, merci de nous avoir proposé {title} (offre {offer}). Nous n’allons pas l’acheter.{words}',
  mail_offer_rejected_note: 'L’article reste à vous. N’hésitez pas à en proposer un autre.',
  mail_offer_rejected_button: 'Mes offres',
  mail_offer_expired_subject: 'Notre offre pour {title} a expiré',
  mail_offer_expired_title: 'Notre offre a expiré',
  mail_offer_expired_text:
    'Bonjour {name}, notre offre de {price} pour {title} (offre {offer}) est restée sans réponse et a expiré. ' +
    'L’article reste à vous.{words}',
  mail_offer_expired_note: 'Si vous souhaitez toujours vendre, proposez-le de nouveau.',
  mail_offer_expired_button: 'Mes offres',
  mail_offer_trade_sent_subject: 'L’offre d’échange pour {title} vous attend',
  mail_offer_trade_sent_title: 'Notre offre d’échange vous attend dans Steam',
  mail_offer_trade_sent_text:
    'Bonjour {name}, notre offre d’échange pour {title} (offre {offer}) vous attend dans Steam. N’acceptez ' +
    'qu’une offre portant le code {code} dans son message, avant le {until}.{words}',
  mail_offer_trade_sent_note:
    'L’échange ne demande que cet article. Nous ne vous écrivons jamais à ce sujet sur Steam.',
  mail_offer_trade_sent_button: 'Voir l’offre',
  mail_offer_trade_link_wrong_subject: 'Steam n’accepte pas votre lien d’échange',
  mail_offer_trade_link_wrong_title: 'Nous n’avons pas pu demander votre article',
  mail_offer_trade_link_wrong_text:
    'Bonjour {name}, nous voulons demander {title} (offre {offer}), mais Steam n’accepte pas votre lien ' +
    'd’échange. Copiez-le de nouveau depuis Steam dans votre profil. Nous le redemandons sous six ' +
    'heures\u00a0; l’article doit être chez nous avant le {until}.{words}',
  mail_offer_trade_link_wrong_note:
    'Steam crée un autre lien chaque fois que vous en demandez un\u00a0; l’ancien ne vaut alors plus rien.',
  mail_offer_trade_link_wrong_button: 'Voir l’offre',
  mail_offer_inventory_private_subject: 'Steam ne nous montre pas votre inventaire',
  mail_offer_inventory_private_title: 'Nous n’avons pas pu demander votre article',
  mail_offer_inventory_private_text:
    'Bonjour {name}, nous voulons demander {title} (offre {offer}), mais votre inventaire est privé. ' +
    'Rendez-le public dans Steam. Nous le redemandons sous six heures\u00a0; l’article doit être chez nous ' +
    'avant le {until}.{words}',
  mail_offer_inventory_private_note:
    'Vous le trouverez dans Steam, parmi les paramètres de confidentialité de votre profil.',
  mail_offer_inventory_private_button: 'Voir l’offre',
  mail_offer_item_received_subject: '{title} est arrivé',
  mail_offer_item_received_title: 'Votre article est arrivé',
  mail_offer_item_received_text:
    'Bonjour {name}, {title} (offre {offer}) est arrivé. La protection des échanges de Steam court jusqu’au ' +
    '{until}\u00a0; ensuite, {price} seront prêts à vous être versés.{words}',
  mail_offer_item_received_note: 'N’annulez pas l’échange dans Steam\u00a0: la vente tomberait.',
  mail_offer_item_received_button: 'Voir l’offre',
  mail_offer_not_received_subject: '{title} n’est pas arrivé',
  mail_offer_not_received_title: 'L’article n’est pas arrivé',
  mail_offer_not_received_text:
    'Bonjour {name}, {title} (offre {offer}) ne nous est pas parvenu à temps, la vente est donc annulée. Rien ' +
    'n’est versé et l’article reste à vous.{words}',
  mail_offer_not_received_note: 'Si vous souhaitez toujours vendre, proposez-le de nouveau.',
  mail_offer_not_received_button: 'Mes offres',
  mail_offer_reversed_subject: 'La vente de {title} est annulée',
  mail_offer_reversed_title: 'L’échange a été annulé',
  mail_offer_reversed_text:
    'Bonjour {name}, l’échange de {title} (offre {offer}) a été annulé dans Steam et l’article vous est ' +
    'revenu. La vente est annulée et rien n’est versé.{words}',
  mail_offer_reversed_note: 'Si vous ne l’avez pas annulé vous-même, sécurisez votre compte Steam et écrivez-nous.',
  mail_offer_reversed_button: 'Voir l’offre',
  mail_offer_ready_subject: '{price} vous attendent',
  mail_offer_ready_title: 'Votre versement est prêt',
  mail_offer_ready_text:
    'Bonjour {name}, la protection de l’échange de {title} (offre {offer}) est terminée\u00a0: {price} sont à ' +
    'vous. Indiquez-nous le compte bancaire sur lequel les envoyer.{words}',
  mail_offer_ready_note:
    'Le versement se demande dans votre compte. Nous ne demandons jamais de coordonnées bancaires par mail ou ' +
    'sur Steam.',
  mail_offer_ready_button: 'Demander le versement',
}
