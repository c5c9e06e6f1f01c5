/** What stands on papers: receipts, credit notes, statements, and the first page of a copy of one’s data. */
export const paperTexts = {
  paper_issued: 'Issued {date}',
  paper_order: 'For order {order} of {date}',
  paper_from: 'From',
  paper_to: 'To',
  paper_item: 'Item',
  paper_wear: 'Float {float}, paint seed {seed}',
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

  credit_note_title: 'Credit note',
  credit_note_receipt: 'For receipt {number} of {date}',
  credit_note_credited: 'Credited',
  credit_note_to_card: 'The amount goes back to the card that paid the order.',
  credit_note_to_dispute: 'The bank of the card has given the amount back to its holder.',
  credit_note_to_balance: 'The amount goes back to the balance at the shop.',

  statement_title: 'Account statement',
  statement_customer: 'Customer {id}',
  statement_day: 'Day',
  statement_time: 'Time (UTC)',
  statement_what: 'What',
  statement_about: 'About',
  statement_note: 'Note',
  statement_amount: 'Amount',
  statement_balance: 'Balance',
  statement_entry: 'Entry of the ledger',
  statement_opening: 'Opening balance',
  statement_closing: 'Closing balance',
  statement_month: 'End of {month}',
  statement_none: 'Nothing was booked on these days.',
  statement_ledger:
    'These are the entries of the shop’s own ledger, as they were booked; days are those of ' +
    '{zone}. This is no invoice and states no VAT.',
  statement_of_order: 'Order {id}',
  statement_of_payment: 'Payment {id}',
  statement_of_adjustment: 'Adjustment {id}',
  statement_of_refund: 'Refund {id}',
  statement_of_dispute: 'Dispute {id}',
  statement_top_up: 'Top-up',
  statement_purchase: 'Purchase',
  statement_refund: 'Refund',
  statement_top_up_back: 'Top-up given back to the card',
  statement_disputed: 'Taken back by the card’s bank',
  statement_dispute_back: 'Given back after a dispute',
  statement_debt: 'Paid of what was owed',
  statement_goodwill: 'Goodwill',
  statement_correction: 'Correction',
  statement_reversal: 'Reversal',
  statement_other: 'Movement',

  export_title: 'Your data at {shop}',
  export_made: 'As it was on {at}',
  export_intro:
    'This is everything that {shop} keeps about you. Each part is there twice: as CSV for a spreadsheet and as ' +
    'JSON for a program.',
  export_reading:
    'Names of columns are in English. Amounts in columns that end in “cents” are whole cents in EUR, those in ' +
    '“minor” are in the smallest unit of the currency beside them. Times are in UTC. A cell that a spreadsheet ' +
    'would calculate begins with an apostrophe.',
  export_files: 'What each file is',
  export_profile:
    'Who you are: name, contact, address, trade link, business and language, a wish for another e-mail, the Steam' +
    ' accounts you traded with, and what was done to your account',
  export_sign_ins:
    'How you get in: sessions with browser and IP address, known browsers, your second factor, mailed links',
  export_api_keys: 'Your API keys, without the keys themselves',
  export_orders:
    'What you bought: orders with items, address and what you agreed to, receipts, credit notes, refunds, ' +
    'withdrawals, promo codes',
  export_payments: 'Card payments and top-ups, their steps, and disputes',
  export_balance: 'Your balance: every movement as our books have it, and corrections',
  export_offers: 'What you offered us, and what became of it',
  export_payouts: 'Payouts to you; of an account number only its ends',
  export_deals: 'Deals that were made for you',
  export_cart: 'Your cart',
  export_wishlist: 'Your wishlist and price alerts',
  export_mails: 'Mails of the last 90 days: which, when, to which address',
  export_copies: 'Copies like this one that you asked for',
  export_picture: 'The picture of your profile',
  export_left_out: 'What is left out, and why',
  export_left_out_text:
    'Secrets: of your password, sessions, links, keys and codes we keep hashes only, and the key of your ' +
    'authenticator app and account numbers are sealed. Whoever else had them could harm you. Not there either: ' +
    'which of our staff did something, what items cost us, and records that only repeat what is here. The file ' +
    'names each.',
  export_rights: 'If something is wrong',
  export_rights_text:
    'Write to {email} to have it corrected or deleted, or to object to what we do with it. You may also complain ' +
    'to your data protection authority.',
} as const
