import type { businessTexts as english } from '../en/business.ts'
import type { Translation } from '../translation.ts'

/** Spanish: what the checkout asks business customers for. */
export const businessTexts: Translation<typeof english> = {
  business_company: 'Empresa (opcional)',
  business_vat_id: 'NIF-IVA (opcional)',
  business_vat_id_hint: 'De un país de la UE, por ejemplo SI12345678; el de Grecia empieza por EL.',
}
