import type { sellTexts as english } from '../en/sell.ts'
import type { Translation } from '../translation.ts'

/** The form that proposes a skin to the shop, and how the shop asks for it once both agree. */
export const sellTexts: Translation<typeof english> = {
  sell_title: 'Vendre un skin',
  sell_text: 'Dites-nous ce que vous avez et ce que vous en voulez.',
  sell_close: 'Fermer',
  sell_name: 'Nom du skin',
  sell_suggestions: 'Skins de ce nom',
  'sell_found#one': '{count} skin trouvé',
  'sell_found#many': '{count} skins trouvés',
  'sell_found#other': '{count} skins trouvés',
  sell_found_none: 'Absent de notre catalogue. Envoyez le nom tel quel, nous l’examinerons quand même.',
  sell_search_failed: 'Notre catalogue ne répond pas. Envoyez le nom tel quel.',
  sell_price: 'Votre prix',
  sell_quality: 'Qualité',
  sell_quality_off: 'Ce qui est barré n’existe pas pour cette finition.',
  sell_variant: 'Variante',
  sell_link: 'Lien de l’inventaire Steam',
  sell_link_placeholder: 'Collez le lien de l’objet',
  sell_attachments: 'Stickers, pendentif, étiquette',
  sell_attachments_hint: 'S’il y en a. Ils peuvent changer notre prix.',
  sell_stickers: 'Stickers',
  sell_stickers_hint: 'Par emplacement, séparés par des points-virgules ; après @, la part grattée : Crown (Foil)@0.12',
  sell_charm: 'Pendentif',
  sell_charm_hint: 'Après #, son motif, si vous le connaissez',
  sell_name_tag: 'Étiquette',
  sell_quote: 'Estimation indicative',
  sell_quote_about: 'environ {price}',
  sell_quote_why:
    'Prix de référence {reference}, notre marge {margin}\u00a0%. Ce n’est pas encore une offre : un opérateur ' +
    'examine le skin et décide.',
  sell_wish_below: 'Vous demandez {wish}. C’est moins, et nous ne payons pas plus que demandé.',
  sell_wish_ask: 'Demander {price}',
  sell_quote_none: 'Nous n’avons pas de prix de référence. Un opérateur examine le skin et fixe un prix.',
  sell_quote_outdated: 'Nos prix sont trop anciens pour une estimation. Un opérateur examine le skin et fixe un prix.',
  sell_quote_failed: 'Pas d’estimation pour le moment. Vous pouvez tout de même envoyer le formulaire.',
  sell_quote_loading: 'Recherche d’une estimation',
  sell_steps: 'Et ensuite',
  sell_step_review: 'Nous examinons l’objet et répondons sous 3 jours ouvrés',
  sell_step_decide: 'Vous acceptez notre prix ou le refusez, sans frais',
  sell_step_payout: 'Vous échangez l’objet, puis demandez un virement SEPA',
  sell_submit: 'Envoyer pour examen',
  sell_submitting: 'Envoi...',
  sell_done_title: 'Envoyé pour examen',
  sell_done: 'Terminé',

  offer_trade: 'Notre offre d’échange',
  offer_trade_link_wrong:
    'Steam n’accepte pas votre lien d’échange. Copiez-le de nouveau depuis Steam dans votre profil\u00a0: ' +
    'nous redemandons le skin sous six heures.',
  offer_trade_private:
    'Steam ne nous montre pas votre inventaire. Rendez-le public dans Steam\u00a0: nous redemandons le skin ' +
    'sous six heures.',
  offer_trade_missing:
    'Nous ne trouvons pas le skin dans votre inventaire, ou il ne peut pas encore être échangé. Nous ' +
    'l’examinons et vous écrivons.',
  offer_trade_differs:
    'Le skin de votre inventaire n’est pas l’exemplaire pour lequel nous avons fait notre offre. Nous ' +
    'l’examinons et vous écrivons.',
  offer_trade_failed: 'Nous n’avons pas pu demander le skin. Nous nous en occupons\u00a0; vous n’avez rien à faire.',
}
