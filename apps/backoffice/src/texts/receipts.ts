/** Texts of the papers of sales. */
export const receiptTexts = {
  table: 'Receipts',
  search: 'Number, order, e-mail or sum',
  number: 'Number',
  issued: 'Issued',
  order: 'Order',
  country: 'Country',
  vat: 'VAT',
  total: 'Total',
  file: 'Paper',
  pdf: 'PDF',
  fileOf: (number: string) => `PDF of ${number}`,
  rowName: (number: string) => `Receipt ${number}`,
  month: 'A month as ZIP',
  monthLabel: 'Month',
  monthInvalid: 'Type a month such as 2026-11',
  part: (part: number, parts: number) => (parts === 1 ? 'Download ZIP' : `ZIP ${part} of ${parts}`),
  ofMonth: (receipts: number) =>
    receipts === 0
      ? 'No receipt was issued in this month.'
      : `${receipts.toLocaleString('en-US')} ${receipts === 1 ? 'receipt' : 'receipts'}, as PDF in English`,
  none: 'No receipt is issued yet',
  noneText: 'Every paid order gets one within a minute.',
  noneFound: 'No receipt is meant by that',
  noneFoundText: 'A number such as R-2026-000123, that of an order, a whole e-mail address, or a sum such as 24.90.',
} as const
