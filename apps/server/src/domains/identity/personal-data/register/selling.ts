import { forBooks, ownRows, type PersonalTable } from '../../../../db/personal-data.ts'
import { contact, erasedContact, erasedSteamId, erasedWords } from './orders.ts'

const ofOffers = (order: string, of = ownRows) => ({ kind: 'offers', of, order }) as const
const ofPayouts = (order: string, of = ownRows) => ({ kind: 'payouts', of, order }) as const

const bankOnly = 'between the shop and its bank; of each payout its customer is given what became of it'

/** What customers sell to the shop, and how they are paid. */
export const sellingTables = {
  offers: {
    ...forBooks,
    personal: {
      item_url: "link to the item in the customer's inventory",
      trade_link: 'trade link that the shop asks for the item',
      steamid: 'number of that Steam account',
      attachments: 'stickers, charm and name tag of the item, in their words',
    },
    ours: 'reference_cents margin_percent',
    plain: `id customer_id state title skin_id variant quality user_price_cents created_at reply_due_at
      service_price_cents float counter_expires_at accepted_at receive_until trade_offer_id received_at
      protected_until ready_at paint_seed asset_id steam_account_id shelved_at`,
    given: ofOffers('id'),
    erased: {
      as: {
        item_url: "''",
        trade_link: "case when trade_link is not null then '' end",
        steamid: `case when steamid is not null then ${erasedSteamId} end`,
      },
    },
  },
  offer_events: {
    ...forBooks,
    personal: { why: 'reason that was given', note: 'what was written to the other' },
    actors: 'by',
    plain: 'id offer_id kind state at cents',
    given: ofOffers('id', 'offer_id in (select id from offers where customer_id = :customerId)'),
    erased: { as: { why: erasedWords } },
  },
  trade_requests: {
    ...forBooks,
    personal: {},
    plain: `id offer_id account_id code asset_id float paint_seed state steam_id url try_no calls called_at asked_at
      sent_at expires_at escrow_until recalled_at ended_at problem needs_staff answered check_at`,
    given: ofOffers('id', 'offer_id in (select id from offers where customer_id = :customerId)'),
  },
  payouts: {
    ...forBooks,
    personal: {
      first_name: 'first name of the account holder',
      last_name: 'last name of the account holder',
      iban_masked: 'account number, all but its ends hidden',
      ...contact,
    },
    secret: { iban_sealed: 'account number, sealed; its ends are given' },
    plain: `id offer_id customer_id cents method state end_to_end_id file_id requested_at sent_at settled_at
      failure_reason card_form_id returned_at set_off_cents set_offs transfer_cents`,
    given: ofPayouts('requested_at, id'),
    erased: {
      as: {
        ...erasedContact.as,
        first_name: "'Deleted'",
        last_name: "'customer'",
        iban_masked: "case when iban_masked is not null then '' end",
      },
      left: {
        ...erasedContact.left,
        iban_sealed: 'the books say which account was paid; nobody reads it without keys',
      },
    },
  },
  payout_proposals: {
    ...forBooks,
    personal: { reason: 'why it was turned down' },
    ours: 'proposed_by approved_by rejected_by',
    plain: 'id payout_id source proposed_at approved_at rejected_at',
    given: ofPayouts('id', 'payout_id in (select id from payouts where customer_id = :customerId)'),
    erased: { as: { reason: `case when reason is not null then ${erasedWords} end` } },
  },
  card_forms: {
    ...forBooks,
    personal: { ...contact, session_email: "e-mail that the card provider's page showed" },
    ours: 'session_url',
    plain: `id offer_id customer_id cents state language session_id setup_intent opened_at expires_at asked_at
      completed_at`,
    given: ofPayouts('opened_at, id'),
    erased: { as: { ...erasedContact.as, session_email: erasedContact.as.email }, left: erasedContact.left },
  },
  bank_files: {
    ...forBooks,
    personal: { content_sealed: 'names and account numbers of who is paid, sealed' },
    actors: 'made_by',
    plain: 'id message_id payments cents execution_day created_at',
    given: bankOnly,
    erased: 'the file that the bank was given stays, sealed, for ten years: it is about many customers',
  },
  bank_answer_lines: {
    ...forBooks,
    personal: { words: 'what stands on the bank statement', reason: 'why a payment failed or came back' },
    plain: 'answer_id line_no end_to_end_id cents bank_status outcome payout_id booked_on',
    given: bankOnly,
    erased: { of: 'payout_id in (select id from payouts where customer_id = :customerId)' },
  },
} as const satisfies Record<string, PersonalTable>
