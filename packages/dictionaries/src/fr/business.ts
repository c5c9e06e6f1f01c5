import type { businessTexts as english } from '../en/business.ts'
import type { Translation } from '../translation.ts'

/** French: what the checkout asks business customers for. */
export const businessTexts: Translation<typeof english> = {
  business_company: 'Société (facultatif)',
  business_vat_id: 'N° de TVA (facultatif)',
  business_vat_id_hint: 'D’un pays de l’UE, par exemple SI12345678\u00a0; celui de la Grèce commence par EL.',
}
