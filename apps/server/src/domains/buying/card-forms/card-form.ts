import { randomUUID } from 'node:crypto'
import type { RefusalOf } from '@pandrop/contract/call'
import type { requestCardFormPayout } from '@pandrop/contract/payouts'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { type Attempt, once } from '../../../db/once.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { countryBy } from '../../content/countries.ts'
import { readPhone } from '../../identity/profile/phone.ts'
import { requireProof } from '../../identity/proof/proof.rules.ts'
import type { SignedIn } from '../../identity/sessions/session.ts'
import { payableOffer } from '../payouts/payable-offer.ts'
import { type ContactForm, readPayee } from '../payouts/request-payout.rules.ts'
import { offersPayoutBy } from '../payouts/request-payout.ts'
import { insertCardForm, renewOpenCardForm, selectOpenCardForm } from './card-form.sql.ts'
import { lookAtCardForm, openCardSession } from './card-session.ts'

// Time to fetch a card; Stripe's least is 30 minutes from a session's creation.
const formMinutesMax = 60

/** Who asks for the payout of which offer to a card. */
export interface CardFormRequest {
  customer: Pick<SignedIn, 'customerId' | 'provenAt'>
  form: ContactForm
  /** ISO 639-1, for the words on the card page */
  language: string
  attempt: Attempt | null
}

type CardFormRefusal = RefusalOf<typeof requestCardFormPayout>

/**
 * Asks for the payout of an offer that is ready for it to a card: the form on the provider's page collects the card and
 * charges nothing, and its completion is the request (settle-card-form.ts). An open form of the offer goes on, with the
 * contact as it is given now. The form is written down first; the provider is asked with no transaction open.
 * @returns refuses payout_method_unavailable where the settings have it off, offer_not_found (also for another's),
 *   offer_moved_on, payout_paused within 24 hours after a new password or e-mail, factor_required,
 *   verification_needed, payout_invalid by field, proof_required, because a card is typed anew each time
 *   (docs/behaviour/accounts.md#proof), and provider_unavailable, after which the same attempt asks again
 */
export const requestCardForm = async (
  shop: Shop,
  request: CardFormRequest,
): Promise<Result<{ redirectUrl: string }, CardFormRefusal>> => {
  if (!(await offersPayoutBy(shop, 'card-form'))) return refuse('payout_method_unavailable')
  const refreshed = await refreshOpenForm(shop, request)
  if (!refreshed.ok) return refreshed
  const agreed = await inTransaction(shop.pool, (tx) => once(tx, request.attempt, () => agreeIn(shop, tx, request)))
  return agreed.ok ? openCardSession(shop, agreed.value.cardFormId) : agreed
}

// A form whose notice was lost is completed, or over, by now: the customer must not be led to a page that has ended.
const refreshOpenForm = async (
  shop: Shop,
  { customer: { customerId }, form }: CardFormRequest,
): Promise<Result<undefined, 'provider_unavailable'>> => {
  const open = await selectOpenCardForm(shop.pool, form.id, customerId)
  return open ? lookAtCardForm(shop, open, `customer:${customerId}`) : ok(undefined)
}

const agreeIn = async (
  shop: Shop,
  tx: Transaction,
  { customer: { customerId, provenAt }, form, language }: CardFormRequest,
): Promise<Result<{ cardFormId: string }, CardFormRefusal>> => {
  const now = shop.clock.now()
  const payable = await payableOffer(tx, { customerId, offerId: form.id, method: 'card-form', now })
  if (!payable.ok) return payable
  const { id: offerId, price } = payable.value
  if (price === null) throw new Error(`offer ${offerId} is ready for its payout and has no price`)
  const phone = readPhone(form.phone)?.e164
  const contact = readPayee({ form, phone, country: await countryBy(tx, form.country) })
  if (!contact.ok) return contact
  const proven = requireProof(provenAt, now)
  if (!proven.ok) return proven

  const open = await renewOpenCardForm(tx, { ...contact.value, offerId })
  if (open) return ok({ cardFormId: open.id })
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + formMinutesMax * 60_000)
  await insertCardForm(tx, { ...contact.value, id, offerId, customerId, cents: price, language, now, expiresAt })
  return ok({ cardFormId: id })
}
