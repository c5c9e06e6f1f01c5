import type { footerTexts as english } from '../en/footer.ts'
import type { Translation } from '../translation.ts'

/** French: the foot of every page. */
export const footerTexts: Translation<typeof english> = {
  footer_about:
    'Une boutique de skins CS2. Les prix sont fixes, des humains vérifient chaque échange ' +
    'et l’assistance répond dans une seule langue\u00a0: la vôtre.',
  footer_shop: 'Boutique',
  footer_help: 'Aide',
  footer_support: 'Assistance',
  footer_cards: 'Cartes acceptées',
  footer_copyright: '© {year} {owner}. Tous droits réservés.',
  footer_disclaimer: 'Sans lien avec Valve Corp. Les images d’armes sont les nôtres.',
}
