import type { PayoutMethod, PayoutState } from '@pandrop/contract/lifecycle/payout'
import { firstRow, statement } from '../../../db/statement.ts'

/** A payout whose row is locked until the transaction ends. */
export interface LockedPayoutRow {
  id: string
  offer_id: number
  customer_id: number
  transfer_cents: number
  set_offs: number
  method: PayoutMethod
  state: PayoutState
  iban_masked: string | null
}

/** The columns of a new payout, in the order of the statement below. */
export interface NewPayout {
  id: string
  offerId: number
  customerId: number
  cents: number
  method: PayoutMethod
  firstName: string
  lastName: string
  ibanSealed: Buffer | null
  ibanMasked: string | null
  cardFormId: string | null
  name: string
  surname: string
  email: string
  phone: string
  country: string
  city: string
  address: string
  postCode: string
  now: Date
}

// Less what earlier payouts of the offer have set off, which the database carries on.
export const insertPayout = firstRow<{ transfer_cents: number }, NewPayout>(
  'insert_payout',
  `insert into payouts (
     id, offer_id, customer_id, cents, method, state, first_name, last_name, iban_sealed, iban_masked,
     card_form_id, name, surname, email, phone, country, city, address, post_code, requested_at
   )
   values (:id, :offerId, :customerId, :cents, :method, 'requested', :firstName, :lastName, :ibanSealed,
     :ibanMasked, :cardFormId, :name, :surname, :email, :phone, :country, :city, :address, :postCode, :now)
   returning transfer_cents`,
)

/** The last payouts of a customer to accounts that look like this one, but for those that failed. */
export const accountsPaidTo = statement<{ id: string; iban_sealed: Buffer }, [customerId: number, ibanMasked: string]>(
  'accounts_paid_to',
  `select id, iban_sealed from payouts
   where customer_id = $1 and iban_masked = $2 and iban_sealed is not null and state <> 'failed'
   order by requested_at desc
   limit 20`,
)

export interface AccountPaidRow {
  id: string
  customer_id: number
  iban_sealed: Buffer
  iban_masked: string
}

/** Payouts of a customer to an account, but for those that failed. */
export const accountsOfCustomer = statement<AccountPaidRow, [customerId: number]>(
  'accounts_of_customer',
  `select payouts.id, payouts.customer_id, iban_sealed, iban_masked
   from offers join payouts on payouts.offer_id = offers.id
   where offers.customer_id = $1 and iban_sealed is not null and payouts.state <> 'failed'
   order by requested_at desc
   limit 200`,
)

/** Payouts of others to accounts that look so; the newest of each customer. */
export const accountsOfOthers = statement<AccountPaidRow, [customerId: number, ibansMasked: string[]]>(
  'accounts_of_others',
  `select distinct on (customer_id, iban_masked) id, customer_id, iban_sealed, iban_masked
   from payouts
   where iban_masked = any ($2) and iban_sealed is not null and customer_id <> $1 and state <> 'failed'
   order by customer_id, iban_masked, requested_at desc
   limit 500`,
)

export const selectOfferOf = firstRow<{ offer_id: number }, [string]>(
  'select_offer_of_payout',
  'select offer_id from payouts where id = $1',
)

export const lockPayoutRow = firstRow<LockedPayoutRow, [string]>(
  'lock_payout',
  `select id, offer_id, customer_id, transfer_cents, set_offs, method, state, iban_masked
   from payouts
   where id = $1
   for update`,
)

export const markSent = statement<never, [payoutId: string, at: Date, fileId: number | null]>(
  'mark_payout_sent',
  `update payouts set state = 'sent', sent_at = $2, file_id = $3 where id = $1`,
)

export const markApproved = statement<never, [payoutId: string, at: Date]>(
  'mark_payout_approved',
  `update payouts set state = 'approved', settled_at = $2 where id = $1`,
)

export const markFailed = statement<never, [payoutId: string, at: Date, reason: string]>(
  'mark_payout_failed',
  `update payouts set state = 'failed', settled_at = $2, failure_reason = $3 where id = $1`,
)

export const markReturned = statement<never, [payoutId: string, at: Date, reason: string]>(
  'mark_payout_returned',
  `update payouts set state = 'failed', returned_at = $2, failure_reason = $3 where id = $1`,
)

export const markSetOff = statement<
  never,
  [payoutId: string, cents: number, state: 'requested' | 'set_off', settledAt: Date | null]
>(
  'mark_payout_set_off',
  `update payouts
   set set_off_cents = set_off_cents + $2, set_offs = set_offs + 1, state = $3, settled_at = $4
   where id = $1`,
)

/** A payout as a list shows it. */
export interface ListedPayoutRow {
  id: string
  offer_id: number
  /** what leaves */
  transfer_cents: number
  method: PayoutMethod
  state: PayoutState
  iban_masked: string | null
  first_name: string
  last_name: string
  requested_at: Date
}

export const selectPayouts = statement<ListedPayoutRow, [state: string | null, limit: number]>(
  'select_payouts',
  `select id, offer_id, transfer_cents, method, state, iban_masked, first_name, last_name, requested_at
   from payouts
   where $1::text is null or state = $1
   order by requested_at desc, id
   limit $2`,
)

/** A payout with everything that may be seen of it. */
export interface ShownPayoutRow extends ListedPayoutRow {
  set_off_cents: number
  title: string
  name: string
  surname: string
  email: string
  phone: string
  country: string
  city: string
  address: string
  post_code: string
  end_to_end_id: string
  is_approved: boolean
  /** names the card at the provider; null: to an account */
  setup_intent: string | null
  file_id: number | null
  sent_at: Date | null
  settled_at: Date | null
  returned_at: Date | null
  failure_reason: string | null
}

export const selectPayout = firstRow<ShownPayoutRow, [string]>(
  'select_payout',
  `select payout.id, payout.offer_id, payout.transfer_cents, payout.set_off_cents, payout.method, payout.state,
     payout.iban_masked, payout.first_name, payout.last_name, payout.requested_at, offer.title, payout.name,
     payout.surname, payout.email, payout.phone, payout.country, payout.city, payout.address, payout.post_code,
     payout.end_to_end_id, payout.file_id,
     payout.sent_at, payout.settled_at, payout.returned_at, payout.failure_reason, form.setup_intent,
     exists (
       select from payout_proposals p
       where p.payout_id = payout.id and p.approved_by is not null and p.rejected_by is null
     ) as is_approved
   from payouts payout
   join offers offer on offer.id = payout.offer_id
   left join card_forms form on form.id = payout.card_form_id
   where payout.id = $1`,
)
