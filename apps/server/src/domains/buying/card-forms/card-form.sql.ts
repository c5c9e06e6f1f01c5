import type { PostalContact } from '@pandrop/contract/postal'
import { firstRow, statement } from '../../../db/statement.ts'

export type CardFormState = 'open' | 'completed' | 'expired'

/** A card form and what the provider is told of it; times are UTC. */
export interface CardFormRow extends PostalContact {
  id: string
  offer_id: number
  customer_id: number
  cents: number
  title: string
  state: CardFormState
  session_email: string
  language: string
  session_id: string | null
  session_url: string | null
  expires_at: Date
}

const columns = `form.id, form.offer_id, form.customer_id, form.cents, offer.title, form.state, form.name, form.surname,
  form.email, form.phone, form.country, form.city, form.address, form.post_code, form.session_email, form.language,
  form.session_id, form.session_url, form.expires_at`

export const selectCardForm = firstRow<CardFormRow, [string]>(
  'select_card_form',
  `select ${columns} from card_forms form join offers offer on offer.id = form.offer_id where form.id = $1`,
)

export const selectOpenCardForm = firstRow<CardFormRow, [offerId: number, customerId: number]>(
  'select_open_card_form',
  `select ${columns}
   from card_forms form
   join offers offer on offer.id = form.offer_id
   where form.offer_id = $1 and form.customer_id = $2 and form.state = 'open'`,
)

/** Open forms that nobody has asked about since, the longest unasked first. */
export const selectCardFormsToAsk = statement<CardFormRow, [since: Date, limit: number]>(
  'select_card_forms_to_ask',
  `select ${columns}
   from card_forms form
   join offers offer on offer.id = form.offer_id
   where form.state = 'open' and coalesce(form.asked_at, form.opened_at) <= $1
   order by coalesce(form.asked_at, form.opened_at)
   limit $2`,
)

// The offer's row is locked before (offers/locked-offer.ts).
export const lockCardForm = firstRow<CardFormRow, [string]>(
  'lock_card_form',
  `select ${columns}
   from card_forms form
   join offers offer on offer.id = form.offer_id
   where form.id = $1
   for update of form`,
)

interface NewCardForm extends PostalContact {
  id: string
  offerId: number
  customerId: number
  cents: number
  language: string
  now: Date
  expiresAt: Date
}

export const insertCardForm = statement<never, NewCardForm>(
  'insert_card_form',
  `insert into card_forms (
     id, offer_id, customer_id, cents, name, surname, email, phone, country, city, address, post_code, session_email,
     language, opened_at, expires_at
   )
   values (:id, :offerId, :customerId, :cents, :name, :surname, :email, :phone, :country, :city, :address, :post_code,
     :email, :language, :now, :expiresAt)`,
)

// The state is asked again once the row is free: a form may end at the provider at any moment.
export const renewOpenCardForm = firstRow<{ id: string }, PostalContact & { offerId: number }>(
  'renew_open_card_form',
  `update card_forms
   set name = :name, surname = :surname, email = :email, phone = :phone, country = :country, city = :city,
     address = :address, post_code = :post_code
   where offer_id = :offerId and state = 'open'
   returning id`,
)

// A form that ended while the provider was asked stays as it is.
export const recordCardSession = statement<never, [id: string, sessionId: string, url: string]>(
  'record_card_session',
  `update card_forms set session_id = $2, session_url = $3 where id = $1 and state = 'open'`,
)

export const markCardFormAsked = statement<never, [id: string, at: Date]>(
  'mark_card_form_asked',
  `update card_forms set asked_at = $2 where id = $1 and state = 'open'`,
)

export const markCardFormCompleted = statement<
  never,
  [id: string, sessionId: string, setupIntent: string | null, at: Date]
>(
  'mark_card_form_completed',
  `update card_forms set state = 'completed', session_id = $2, setup_intent = $3, completed_at = $4 where id = $1`,
)

export const markCardFormExpired = statement<never, [string]>(
  'mark_card_form_expired',
  `update card_forms set state = 'expired' where id = $1 and state = 'open'`,
)
