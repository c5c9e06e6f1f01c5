import type { businessTexts as english } from '../en/business.ts'
import type { Translation } from '../translation.ts'

/** Polish: what the checkout asks business customers for. */
export const businessTexts: Translation<typeof english> = {
  business_company: 'Firma (nieobowiązkowo)',
  business_vat_id: 'Numer VAT UE (nieobowiązkowo)',
  business_vat_id_hint: 'Kraju UE, na przykład SI12345678; numer z Grecji zaczyna się od EL.',
}
