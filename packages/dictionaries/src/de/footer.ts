import type { footerTexts as english } from '../en/footer.ts'
import type { Translation } from '../translation.ts'

/** German: the foot of every page. */
export const footerTexts: Translation<typeof english> = {
  footer_about:
    'Ein Shop für CS2-Skins. Die Preise sind fest, Menschen prüfen jeden Trade, ' +
    'und der Support antwortet in einer Sprache: Ihrer.',
  footer_shop: 'Shop',
  footer_help: 'Hilfe',
  footer_support: 'Support',
  footer_cards: 'Karten, die wir annehmen',
  footer_copyright: '© {year} {owner}. Alle Rechte vorbehalten.',
  footer_disclaimer: 'Nicht mit Valve Corp. verbunden. Die Waffenbilder sind unsere eigenen.',
}
