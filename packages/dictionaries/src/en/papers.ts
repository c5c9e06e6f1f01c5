/** What stands on every paper, and on a receipt. */
export const paperTexts = {
  paper_issued: 'Issued {date}',
  paper_order: 'For order {order} of {date}',
  paper_from: 'From',
  paper_to: 'To',
  paper_item: 'Item',
  paper_rate: 'VAT',
  paper_net: 'Net',
  paper_vat: 'VAT',
  paper_total: 'Total',
  paper_vat_of: 'VAT {country}',
  receipt_title: 'Receipt',
  receipt_total: 'Total paid',
  receipt_by_card: 'Paid by card on {date}.',
  receipt_by_balance: 'Paid from the balance on {date}.',
  receipt_discount: '{amount} were taken off before; the lines say what was paid.',
  confirmation_title: 'Payment confirmation',
  confirmation_line: 'Top-up of the balance',
  confirmation_total: 'Total paid',
  confirmation_by_card: 'Paid by card on {date}: {charged}.',
  confirmation_no_vat:
    'This is no receipt of a sale and states no VAT: a top-up buys nothing yet. VAT stands on the receipt of ' +
    'each order that is paid from the balance.',
} as const
