import type { sellTexts as english } from '../en/sell.ts'
import type { Translation } from '../translation.ts'

/** The form that proposes a skin to the shop. */
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
}
