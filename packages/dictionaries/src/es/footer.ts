import type { footerTexts as english } from '../en/footer.ts'
import type { Translation } from '../translation.ts'

/** Spanish: the foot of every page. */
export const footerTexts: Translation<typeof english> = {
  footer_about:
    'Una tienda de skins de CS2. Los precios son fijos, los intercambios los revisan personas y el soporte ' +
    'responde en un solo idioma: el tuyo.',
  footer_shop: 'Tienda',
  footer_help: 'Ayuda',
  footer_support: 'Soporte',
  footer_cards: 'Tarjetas que aceptamos',
  footer_copyright: '© {year} {owner}. Todos los derechos reservados.',
  footer_disclaimer: 'Sin relación con Valve Corp. Las ilustraciones de las armas son nuestras.',
}
