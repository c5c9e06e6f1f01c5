import { forAccount, forBooks, forSafety, ownRows, type PersonalTable } from '../../../../db/personal-data.ts'

/** Contact and address as forms ask for them, and as they stand on what was bought with them. */
export const contact = {
  name: 'first name',
  surname: 'last name',
  email: 'e-mail',
  phone: 'phone number',
  country: 'country',
  city: 'town',
  address: 'street and number',
  post_code: 'post code',
} as const

/** An address that nobody has: .invalid leads nowhere (RFC 2606). */
const erasedEmail = "'deleted-' || :customerId || '@deleted.invalid'"

/** What stands in place of contact and address; the country stays, because VAT is due by it. */
export const erasedContact = {
  as: {
    name: "'Deleted'",
    surname: "'customer'",
    email: erasedEmail,
    phone: "''",
    city: "''",
    address: "''",
    post_code: "''",
  },
  left: { country: 'VAT is due by it, and it names nobody once the rest is gone' },
} as const

/** What stands in place of words that a row cannot do without. */
export const erasedWords = "'erased'"

/** The Steam account of nobody. */
export const erasedSteamId = "'76561197960265728'"

const own = (order: string, of = ownRows) => ({ kind: 'orders', of, order }) as const

const ofOrder = 'order_id in (select id from orders where customer_id = :customerId)'
const ofCase = `case_id in (select order_cases.id from order_cases join orders on orders.id = order_id
  where customer_id = :customerId)`
const ofRefund = 'refund_id in (select id from refunds where customer_id = :customerId)'
const ofDeal = 'deal_id in (select id from deals where customer_id = :customerId)'

const ofDeals = (order: string, of = ownRows) => ({ kind: 'deals', of, order }) as const
const ofCart = (order: string, of = ownRows) => ({ kind: 'cart', of, order }) as const
const ofWishes = (order: string, of = ownRows) => ({ kind: 'wishlist', of, order }) as const

/** Conversations, for as long as somebody may claim something from them (docs/behaviour/orders.md#case-kept). */
const forCases = {
  why: 'to answer what a customer writes about an order',
  ground: 'b',
  kept: { days: 3 * 365 },
} as const

/** What customers look at, want and buy. */
export const orderTables = {
  orders: {
    ...forBooks,
    personal: {
      ...contact,
      trade_link: 'trade link that it is sent to',
      steamid: 'number of that Steam account',
      company: 'company that bought',
      vat_id: 'VAT id of that company',
    },
    plain: `id customer_id state payment_method payment_id total_cents discount_cents vat_cents withdrawal_waiver_at
      created_at paid_at terms_accepted_at promo_code trade_offer_id protected_until waits_since terms_version`,
    given: own('id'),
    erased: {
      as: { ...erasedContact.as, trade_link: "''", steamid: erasedSteamId, company: "''", vat_id: "''" },
      left: erasedContact.left,
    },
  },
  order_lines: {
    ...forBooks,
    personal: {},
    ours: 'cost_cents',
    plain: `order_id line_no item_id title quality type price_cents discount_cents vat_percent vat_country vat_cents
      live refunded_cents phase exterior float paint_seed attachments`,
    given: own('order_id, line_no', ofOrder),
  },
  order_events: {
    ...forBooks,
    personal: { why: 'reason that was given', note: 'what the customer is told' },
    actors: 'by',
    plain: 'id order_id state at kind',
    given: own('id', ofOrder),
    erased: { as: { why: erasedWords } },
  },
  order_reminders: {
    ...forBooks,
    personal: {},
    actors: 'by',
    plain: 'order_id day at',
    given: own('order_id, day', ofOrder),
  },
  trade_offers: {
    ...forBooks,
    personal: {},
    plain: `id order_id account_id code asset_ids state steam_id url try_no calls called_at asked_at sent_at expires_at
      escrow_until recalled_at ended_at problem needs_staff answered check_at`,
    given: own('id', ofOrder),
  },
  receipts: {
    ...forBooks,
    personal: {},
    plain: 'id order_id prefix year number time_zone issued_at seller',
    given: own('id', ofOrder),
  },
  kept_papers: {
    ...forBooks,
    why: 'papers of deleted accounts, as tax law asks for them',
    personal: {},
    secret: { sealed: 'the paper, sealed: with name and address' },
    plain: 'id customer_id kind paper file_name issued_at keep_until',
    given: 'there is none before an account is deleted, and nobody who could ask for it afterwards',
    erased: 'they stay until their time is over',
  },
  receipts_due: {
    ...forBooks,
    personal: {},
    plain: 'order_id paid_at',
    given: 'orders whose receipt is issued within the minute; the receipt is given',
    erased: 'an account whose receipts are not issued is not deleted yet',
  },
  credit_notes: {
    ...forBooks,
    personal: {},
    plain: 'id refund_id order_id year number issued_at seller time_zone receipt_id',
    given: own('id', ofOrder),
  },
  credit_note_lines: {
    ...forBooks,
    personal: {},
    plain: 'note_id line_no title cents vat_percent vat_country vat_cents',
    given: own(
      'note_id, line_no',
      `note_id in (select credit_notes.id from credit_notes join orders on orders.id = order_id
        where customer_id = :customerId)`,
    ),
  },
  order_cases: {
    ...forBooks,
    personal: {},
    ours: 'assigned_to',
    plain: `id order_id kind line_nos state opened_at waits_since read_id warned_at solved_at emptied_at`,
    given: own('id', ofOrder),
  },
  case_messages: {
    ...forCases,
    personal: { text: 'what was written about an order, by either side' },
    ours: 'request_key',
    actors: 'by',
    plain: 'id case_id kind at',
    given: own('id', ofCase),
  },
  case_pictures: {
    ...forCases,
    personal: { path: 'where a picture lies that was sent; the picture itself is beside it' },
    plain: 'id customer_id message_id uploaded_at',
    given: own('uploaded_at, id'),
  },
  withdrawals: {
    ...forBooks,
    personal: {},
    plain: 'order_id state declared_at ended_at',
    given: own('order_id', ofOrder),
  },
  refunds: {
    ...forBooks,
    personal: { reason: 'reason that was given', failure: 'why a bank did not take it' },
    actors: 'made_by seen_by',
    plain: `id customer_id order_id destination payment_id cents amount_minor state provider_refund_id replaces
      request_key created_at asked_at settled_at taken_cents dispute_id seen_at after_delivery proposal_id`,
    given: own('created_at, id'),
    erased: { as: { reason: erasedWords } },
  },
  refund_lines: {
    ...forBooks,
    personal: {},
    plain: 'refund_id order_id line_no cents vat_cents',
    given: own('refund_id, line_no', ofRefund),
  },
  promo_uses: {
    ...forBooks,
    personal: {},
    plain: 'order_id promo_id customer_id claimed_at returned_at',
    given: own('order_id'),
  },
  promo_customer_uses: {
    ...forAccount,
    why: 'codes work so many times for each customer',
    personal: {},
    plain: 'promo_id customer_id uses',
    given: own('promo_id'),
  },
  promo_guesses: {
    ...forSafety({ days: 1 }),
    why: 'nobody finds promo codes by trying',
    personal: {},
    plain: 'customer_id at',
    given: own('at'),
  },
  trade_numbers: {
    ...forBooks,
    personal: { number: 'number of a trade offer with the customer at Steam' },
    plain: 'customer_id order_id offer_id',
    given: own('number'),
    erased: { left: { number: 'the books name trades by it, and without the Steam account it leads to nobody' } },
  },
  delivery_claims: {
    ...forSafety({ days: 1 }),
    why: 'two people of the staff do not send the same',
    personal: { trade_link: 'trade link that is being sent to' },
    ours: 'staff_id',
    plain: 'customer_id since seen_at',
    given: 'says who of the staff has the page of a delivery open, and goes after ten minutes',
    erased: { of: ownRows },
  },
  deals: {
    ...forBooks,
    personal: { note: 'what staff wrote beside the deal' },
    actors: 'made_by',
    plain: `id customer_id state price_cents items_count created_at expires_at ended_at order_id request_key`,
    given: ofDeals('id'),
    erased: { as: { note: "''" } },
  },
  deal_items: {
    ...forBooks,
    personal: {},
    plain: 'deal_id item_id price_cents live',
    given: ofDeals('deal_id, item_id', ofDeal),
  },
  deal_events: {
    ...forBooks,
    personal: { why: 'reason that was given' },
    actors: 'by',
    plain: 'id deal_id kind at',
    given: ofDeals('id', ofDeal),
    erased: { as: { why: erasedWords } },
  },
  cart_lines: {
    ...forAccount,
    personal: {},
    plain: 'customer_id item_id seen_price_cents added_at',
    given: ofCart('item_id'),
  },
  wishes: {
    ...forAccount,
    personal: {},
    plain: `id customer_id skin_id exterior variant item_id price_below_cents created_at mailed_at mailed_cents`,
    given: ofWishes('id'),
  },
  wish_mails: {
    ...forAccount,
    why: 'the same price is mailed once',
    personal: {},
    plain: 'wish_id item_id price_cents mailed_at',
    given: ofWishes(
      'wish_id, item_id, price_cents',
      'wish_id in (select id from wishes where customer_id = :customerId)',
    ),
  },
  saved_searches: {
    ...forAccount,
    personal: { name: 'name of a list that is kept', filters: 'filters of that list' },
    plain: 'id customer_id mailed after_no created_at told_at',
    given: ofWishes('id'),
  },
  saved_search_hits: {
    ...forAccount,
    why: 'the same item is told once',
    personal: {},
    plain: 'search_id item_id found_at told_at',
    given: ofWishes(
      'search_id, item_id',
      'search_id in (select id from saved_searches where customer_id = :customerId)',
    ),
  },
  unsubscribe_links: {
    ...forAccount,
    why: 'the way out in mails of price alerts and saved searches',
    kept: { days: 400 },
    personal: {},
    secret: { token_hash: "hash of the link's secret" },
    plain: 'customer_id wish_ids search_ids titles kind created_at',
    given: ofWishes('created_at'),
  },
} as const satisfies Record<string, PersonalTable>
