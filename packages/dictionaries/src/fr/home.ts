import type { homeTexts as english } from '../en/home.ts'
import type { Translation } from '../translation.ts'

/** Home page (docs/behaviour/look.md#voice). */
export const homeTexts: Translation<typeof english> = {
  home_title: '{shop}\u00a0: skins CS2 à prix fixe',
  home_description:
    'Skins CS2 à prix fixe\u00a0: couteaux, gants, fusils et pistolets, chacun avec son float. ' +
    'Un prix, pas d’enchères, pas de frais à la fin.',
  home_headline: '{shop}',
  home_hero_first_line: 'Des skins CS2 à prix fixe.',
  home_hero_second_line: 'Seuls les skins en couleur.',
  home_browse: 'Voir les skins',
  'home_in_stock#one': '{count} skin en stock',
  'home_in_stock#many': '{count} de skins en stock',
  'home_in_stock#other': '{count} skins en stock',
  home_eye_new: '{quality} · le drop propre le moins cher',
  home_eye_float: 'Meilleur float dès {price}',
  home_eyes_pause: 'Empêcher le panda de cligner des yeux',
  home_eyes_play: 'Laisser le panda cligner des yeux',
  home_strip_step: 'Entrez dans la boutique',
  home_strip_curated: 'Skins CS2 triés sur le volet',
  home_strip_pause: 'Arrêter le défilement',
  home_strip_play: 'Reprendre le défilement',
  home_features: 'Pourquoi {shop}',
  home_trades_title: 'Des échanges sûrs, garantis',
  home_trades_text:
    'Nos propres comptes livrent chaque commande. Si un échange échoue, vous êtes remboursé par le moyen ' +
    'avec lequel vous avez payé.',
  home_trades_paid: 'Payé',
  home_trades_sent: 'Offre envoyée',
  home_trades_arriving: 'Votre inventaire',
  home_trades_waiting: 'vous attend',
  home_floats_title: 'Choisis à la main',
  home_floats_text: 'Floats propres, bons motifs, usure lue sur une règle\u00a0: vous voyez ce que vous payez.',
  home_prices_title: 'Look mortel. Prix malin.',
  home_prices_text:
    'Un prix, pas d’enchères, pas de frais à la fin. Ce qui est écrit sur la fiche est ce qui quitte votre solde.',
  home_sale_title: 'OFFRES LIMITÉES',
  home_sale_text: 'Ancien prix, nouveau prix. Rien d’autre n’a changé.',
  home_packs_title: 'PACKS',
  home_packs_text: 'Plusieurs skins, un seul prix.',
  home_new_title: 'TOUT JUSTE TOMBÉS',
  home_new_text: 'Les derniers mis en rayon.',
  home_deals_title: 'LES SKINS DU JOUR',
  home_deals_text: 'Un autre rayon chaque jour.',
  home_banner_title: 'Soyez le premier à obtenir un skin au meilleur prix du marché',
  home_banner_text: 'De nouveaux drops chaque jour. Les bons floats partent en premier.',
  home_banner_action: 'Acheter',
  home_banner_picture: 'Un panda qui tient une mallette d’armes',
}
