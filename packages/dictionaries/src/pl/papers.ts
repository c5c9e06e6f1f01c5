import type { paperTexts as english } from '../en/papers.ts'
import type { Translation } from '../translation.ts'

/** Polish: what stands on every paper, and on a receipt. */
export const paperTexts: Translation<typeof english> = {
  paper_issued: 'Wystawiono {date}',
  paper_order: 'Do zamówienia {order} z {date}',
  paper_from: 'Od',
  paper_to: 'Dla',
  paper_item: 'Przedmiot',
  paper_rate: 'VAT',
  paper_net: 'Netto',
  paper_vat: 'VAT',
  paper_total: 'Razem',
  paper_vat_of: 'VAT {country}',
  receipt_title: 'Faktura',
  receipt_total: 'Zapłacono',
  receipt_by_card: 'Zapłacono kartą {date}.',
  receipt_by_balance: 'Zapłacono z salda {date}.',
  receipt_discount: 'Wcześniej odjęto {amount}; pozycje podają, ile zapłacono.',
  confirmation_title: 'Potwierdzenie płatności',
  confirmation_line: 'Doładowanie salda',
  confirmation_total: 'Zapłacono łącznie',
  confirmation_by_card: 'Zapłacono kartą {date}: {charged}.',
  confirmation_no_vat:
    'To nie jest faktura i nie zawiera VAT: doładowanie niczego jeszcze nie kupuje. VAT jest podany na ' +
    'fakturze każdego zamówienia opłaconego z salda.',
}
