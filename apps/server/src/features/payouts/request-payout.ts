import { randomUUID } from 'node:crypto'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { dateTimeText } from '@pandrop/dictionaries/dates'
import { type Attempt, once } from '../../db/once.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import type { Shop } from '../../shop.ts'
import { payoutPauseOf } from '../accounts/payout-pause.ts'
import { readPhone } from '../accounts/phone.ts'
import { countryBy } from '../content/countries.ts'
import { settingsOf } from '../content/settings.ts'
import { holidaysOf } from '../offers/holidays.ts'
import { changeOffer, type LockedOffer, lockOffer } from '../offers/locked-offer.ts'
import { mailOfferNews } from '../offers/offer-mails.ts'
import { wrongForCustomer } from '../offers/offer-steps.rules.ts'
import { electronicIban, ibanProblem, maskIban } from './iban.ts'
import { payoutExpectedAt } from './payout-day.rules.ts'
import type { PayoutMethod } from './payout-steps.rules.ts'
import { insertPayout } from './payouts.sql.ts'
import { type Recipient, readPayoutForm, type SepaForm } from './request-payout.rules.ts'

/** Who asks for the payout of which offer, and where to. */
export interface PayoutRequest {
  customerId: number
  form: SepaForm
  attempt: Attempt | null
}

type PayoutRefusal =
  | 'offer_not_found'
  | 'offer_state_wrong'
  | 'payout_invalid'
  | 'payout_paused'
  | 'payout_method_unavailable'
  | 'key_reused'
  | 'still_running'

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
 *   offer_state_wrong, payout_paused within 24 hours after a new password or e-mail, and payout_invalid by field
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
  shop: Shop,
  tx: Transaction,
  { customerId, form }: PayoutRequest,
): Promise<Result<RequestedPayout, PayoutRefusal>> => {
  const { payment_methods: methods } = await settingsOf(tx)
  if (!methods.includes('sepa-manual')) return refuse('payout_method_unavailable')
  const offer = await lockOffer(tx, form.id)
  const now = shop.clock.now()
  if (!offer || offer.customerId !== customerId) return refuse('offer_not_found')
  if (offer.state !== 'ready_for_payout') return wrongForCustomer(offer, now)
  const pausedUntil = await payoutPauseOf(tx, customerId, now)
  if (pausedUntil) return refuse('payout_paused', { values: { until: dateTimeText(pausedUntil) } })

  const iban = electronicIban(form.account_number)
  const phone = readPhone(form.phone)?.e164
  const country = await countryBy(tx, form.country)
  const recipient = readPayoutForm({ form, phone, country, ibanProblem: ibanProblem(iban) })
  if (!recipient.ok) return recipient
  // Past this line the request must succeed or throw.
  return ok({ payoutId: await write(shop, tx, { offer, form, iban, recipient: recipient.value, now }) })
}

interface Accepted {
  offer: LockedOffer
  form: SepaForm
  /** in electronic form */
  iban: string
  recipient: Recipient
  now: Date
}

const write = async (
  { secrets, env }: Shop,
  tx: Transaction,
  { offer, form, iban, recipient, now }: Accepted,
): Promise<string> => {
  const { customerId, price, title } = offer
  if (price === null) throw new Error(`offer ${offer.id} is ready for its payout and has no price`)
  const payoutId = randomUUID()
  const sealed = secrets.seal(iban, payoutPlace(payoutId))
  const account = maskIban(iban)
  const by = `customer:${customerId}`
  await insertPayout(
    tx,
    ...([payoutId, offer.id, customerId, price, 'sepa-manual', form.first_name, form.last_name] as const),
    ...([sealed, account, form.name, form.surname, form.email, recipient.phone] as const),
    ...([recipient.country, form.city, form.address, form.postCode, now] as const),
  )
  const why = 'the customer asked for the payout'
  await changeOffer(tx, offer, { kind: 'payout_requested', to: 'payout_processing', by, at: now, why })
  const until = payoutExpectedAt({ state: 'requested', requestedAt: now, sentAt: null }, await holidaysOf(tx))
  const news = { template: 'payout_requested', customerId, offerId: offer.id, title, price, until, account } as const
  await mailOfferNews(tx, news, env.PUBLIC_URL)
  return payoutId
}
