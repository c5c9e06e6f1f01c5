import type { businessTexts as english } from '../en/business.ts'
import type { Translation } from '../translation.ts'

/** Ukrainian: what the checkout asks business customers for. */
export const businessTexts: Translation<typeof english> = {
  business_company: 'Компанія (необов’язково)',
  business_vat_id: 'Номер платника ПДВ (необов’язково)',
  business_vat_id_hint: 'Країни ЄС, наприклад SI12345678; грецький починається з EL.',
}
