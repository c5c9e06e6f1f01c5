/** The first page of that copy: what each of its files is. */
export const personalExportTexts = {
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
