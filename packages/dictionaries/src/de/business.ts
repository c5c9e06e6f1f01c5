import type { businessTexts as english } from '../en/business.ts'
import type { Translation } from '../translation.ts'

/** German: what the checkout asks business customers for. */
export const businessTexts: Translation<typeof english> = {
  business_company: 'Firma (freiwillig)',
  business_vat_id: 'USt-IdNr. (freiwillig)',
  business_vat_id_hint: 'Eines EU-Landes, etwa SI12345678; aus Griechenland beginnt sie mit EL.',
}
