import type { footerTexts as english } from '../en/footer.ts'
import type { Translation } from '../translation.ts'

/** Polish: the foot of every page. */
export const footerTexts: Translation<typeof english> = {
  footer_about: 'Sklep ze skinami CS2. Ceny są stałe, wymian pilnują ludzie, a pomoc odpowiada w jednym języku: twoim.',
  footer_shop: 'Sklep',
  footer_help: 'Pomoc',
  footer_support: 'Wsparcie',
  footer_cards: 'Akceptowane karty',
  footer_copyright: '© {year} {owner}. Wszelkie prawa zastrzeżone.',
  footer_disclaimer: 'Bez powiązań z Valve Corp. Grafiki broni są naszego autorstwa.',
}
