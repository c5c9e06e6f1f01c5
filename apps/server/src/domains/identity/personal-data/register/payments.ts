import { forBooks, ownRows, type PersonalTable } from '../../../../db/personal-data.ts'
import { contact, erasedContact, erasedWords } from './orders.ts'

const own = (order: string, of = ownRows) => ({ kind: 'payments', of, order }) as const
const ofBalance = { kind: 'balance', of: ownRows, order: 'id' } as const

const ofPayment = 'payment_id in (select id from payments where customer_id = :customerId)'
const ofDispute = 'dispute_id in (select id from disputes where customer_id = :customerId)'

/** What customers pay, and what becomes of it. */
export const paymentTables = {
  payments: {
    ...forBooks,
    personal: contact,
    actors: 'settled_elsewhere_by',
    ours: 'provider_url',
    plain: `id customer_id purpose amount_minor currency currency_value credit_cents state reason provider_session_id
      payment_intent language created_at expires_at cancel_asked_at asked_at settled_at refunded_minor
      charged_minor session_attempt minor_exponent charged_currency settled_elsewhere_at`,
    given: own('created_at, id'),
    erased: erasedContact,
  },
  payment_events: {
    ...forBooks,
    personal: { why: 'reason that was given' },
    actors: 'by',
    plain: 'id payment_id state at',
    given: own('id', ofPayment),
    erased: { as: { why: erasedWords } },
  },
  payment_confirmations: {
    ...forBooks,
    personal: {},
    plain: 'payment_id issued_at seller time_zone',
    given: own('payment_id', ofPayment),
  },
  disputes: {
    ...forBooks,
    personal: { reason: "why the card's holder wants it back, as their bank says" },
    actors: 'released_by',
    plain: `id payment_id customer_id amount_minor currency cents debited_cents state opened_at closed_at released_at
      status told_at takings settled_cents again_cents collected_cents kind due_at submissions has_evidence
      reminded_days asked_at answer_due_at`,
    given: own('opened_at, id'),
    erased: { as: { reason: erasedWords } },
  },
  dispute_evidence: {
    ...forBooks,
    personal: { facts: 'what the shop knew of the sale', words: 'what staff wrote to the bank' },
    actors: 'made_by edited_by sent_by',
    plain: 'dispute_id made_at edited_at sending_since file_id submitted_at',
    given: own('dispute_id', ofDispute),
    erased: { as: { facts: "'{}'", words: "''" } },
  },
  dispute_settlements: {
    ...forBooks,
    personal: {},
    plain: 'dispute_id refund_id taking cents settled_at undone_at',
    given: own('dispute_id, taking', ofDispute),
  },
  debt_collections: {
    ...forBooks,
    personal: {},
    plain: 'reference dispute_id cents collected_at',
    given: own('collected_at, reference', ofDispute),
  },
  balance_adjustments: {
    ...forBooks,
    personal: {
      reason: 'why, as staff wrote it down',
      note: 'what the customer is told',
      decision_reason: 'why it was turned down',
    },
    ours: 'proposed_by decided_by',
    plain: 'id customer_id cents kind state proposed_at decided_at booked_at request_key',
    given: ofBalance,
    erased: {
      as: {
        reason: erasedWords,
        note: erasedWords,
        decision_reason: `case when decision_reason is not null then ${erasedWords} end`,
      },
    },
  },
  money_proposals: {
    ...forBooks,
    personal: { terms: 'what is proposed', reason: 'why', decision_reason: 'why it was turned down' },
    ours: 'proposed_by decided_by',
    plain: 'id kind customer_id order_id payment_id cents state proposed_at decided_at request_key',
    given: ofBalance,
    erased: {
      as: {
        terms: "'{}'",
        reason: erasedWords,
        decision_reason: `case when decision_reason is not null then ${erasedWords} end`,
      },
    },
  },
  provider_events: {
    ...forBooks,
    why: 'what the card provider has told, in its own words, for disputes and the books',
    personal: { payload: 'name, e-mail, country and last four digits of a card, as the provider knows them' },
    plain: 'id type received_at',
    given: 'notices of the card provider; what they say of the customer is given with payments, refunds and disputes',
    erased: 'of a notice about one of their payments its number, kind and moment are left',
  },
  provider_payout_lines: {
    ...forBooks,
    personal: {},
    plain: `id payout_id provider_line_id provider_type provider_source payment_intent kind payment_id refund_id
      dispute_id amount_cents fee_cents net_cents booked_cents`,
    given: 'what the card provider pays the shop and keeps; the payments themselves are given',
    erased: 'says nothing of a customer by itself: nothing is done',
  },
} as const satisfies Record<string, PersonalTable>
