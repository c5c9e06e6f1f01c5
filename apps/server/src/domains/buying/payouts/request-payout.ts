import { randomUUID } from 'node:crypto'
import type { RefusalOf } from '@pandrop/contract/call'
import type { PayoutMethod } from '@pandrop/contract/lifecycle/payout'
import type { requestSepaPayout } from '@pandrop/contract/payouts'
import { ok, type Result } from '@pandrop/contract/result'
import { type Attempt, once } from '../../../db/once.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { countryBy } from '../../content/countries.ts'
import { settingsOf } from '../../content/settings.ts'
import { noteAccountEvent } from '../../identity/account-events/account-events.ts'
import { readPhone } from '../../identity/profile/phone.ts'
import { requireProof } from '../../identity/proof/proof.rules.ts'
import type { SignedIn } from '../../identity/sessions/session.ts'
import { beginPayout, type NewPayout } from './begin-payout.ts'
import { electronicIban, ibanProblem, maskIban } from './iban.ts'
import { payableOffer } from './payable-offer.ts'
import { accountsPaidTo } from './payouts.sql.ts'
import { readPayoutForm, type SepaForm } from './request-payout.rules.ts'

/** Who asks for the payout of which offer, and where to. */
export interface PayoutRequest {
  customer: Pick<SignedIn, 'customerId' | 'provenAt'>
  form: SepaForm
  attempt: Attempt | null
}

type PayoutRefusal = RefusalOf<typeof requestSepaPayout>

/** What the customer learns. */
export interface RequestedPayout {
  payoutId: string
}

/** Table and row that an account number is sealed for. */
export const payoutPlace = (payoutId: string): string => `payouts:${payoutId}`

/**
 * Asks for the payout of an offer that is ready for it, by SEPA credit transfer: once per attempt, and once per offer
 * until it fails. The account number is kept sealed; nothing is booked, because the price is owed already.
 * @returns refuses payout_method_unavailable where the settings have it off, offer_not_found (also for another's),
 *   offer_moved_on, payout_paused within 24 hours after a new password or e-mail, factor_required,
 *   verification_needed, payout_invalid by field, and proof_required where they were never paid to this account
 *   (docs/behaviour/accounts.md#proof)
 */
export const requestPayout = (shop: Shop, request: PayoutRequest): Promise<Result<RequestedPayout, PayoutRefusal>> =>
  inTransaction(shop.pool, (tx) => once(tx, keyed(shop, request.attempt), () => requestIn(shop, tx, request)))

// All else of the form stands in the database: whoever had a copy could find the IBAN behind a plain hash by trying.
const keyed = ({ secrets }: Shop, attempt: Attempt | null): Attempt | null =>
  attempt && { ...attempt, bodyHash: secrets.digest(attempt.bodyHash) }

/** Whether the settings offer a way of being paid out. */
export const offersPayoutBy = async ({ pool }: Pick<Shop, 'pool'>, method: PayoutMethod): Promise<boolean> =>
  (await settingsOf(pool)).payment_methods.includes(method)

const requestIn = async (
  { secrets, clock, env }: Shop,
  tx: Transaction,
  { customer: { customerId, provenAt }, form }: PayoutRequest,
): Promise<Result<RequestedPayout, PayoutRefusal>> => {
  const now = clock.now()
  const payable = await payableOffer(tx, { customerId, offerId: form.id, method: 'sepa-manual', now })
  if (!payable.ok) return payable

  const iban = electronicIban(form.account_number)
  const phone = readPhone(form.phone)?.e164
  const country = await countryBy(tx, form.country)
  const contact = readPayoutForm({ form, phone, country, ibanProblem: ibanProblem(iban) })
  if (!contact.ok) return contact
  const isKnown = await hasUsed(tx, { secrets, customerId, iban })
  const proven = isKnown ? ok(null) : requireProof(provenAt, now)
  if (!proven.ok) return proven
  // Past this line the request must succeed or throw.
  const payoutId = randomUUID()
  const payout: NewPayout = {
    payoutId,
    offer: payable.value,
    method: 'sepa-manual',
    cardFormId: null,
    holder: { firstName: form.first_name, lastName: form.last_name },
    iban: { sealed: secrets.seal(iban, payoutPlace(payoutId)), masked: maskIban(iban) },
    contact: contact.value,
    by: `customer:${customerId}`,
    at: now,
    why: 'the customer asked for the payout',
  }
  await beginPayout(tx, payout, env.PUBLIC_URL)
  if (!isKnown) await noteAccountEvent(tx, { customerId, kind: 'payout_account_new', at: now })
  return ok({ payoutId })
}

/** Whether money of this customer went to the account, or is asked to go there; a payout that failed proves nothing. */
const hasUsed = async (
  tx: Transaction,
  { secrets, customerId, iban }: Pick<Shop, 'secrets'> & { customerId: number; iban: string },
): Promise<boolean> => {
  const alike = await accountsPaidTo(tx, customerId, maskIban(iban))
  return alike.some(({ id, iban_sealed: sealed }) => secrets.open(sealed, payoutPlace(id)) === iban)
}
