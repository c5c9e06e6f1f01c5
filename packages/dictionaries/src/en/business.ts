/** What the checkout asks business customers for, where the shop's settings say so. */
export const businessTexts = {
  business_company: 'Company (optional)',
  business_vat_id: 'VAT id (optional)',
  business_vat_id_hint: 'Of an EU country, such as SI12345678; of Greece it begins with EL.',
} as const
