import { amountDecimals } from '../checkout/amount.ts'

/** What moves the balance that the shop has here, in Stripe's words. */
export type TransactionType = 'charge' | 'refund' | 'refund_failure' | 'adjustment' | 'payout' | 'payout_failure'

/** One movement of the shop's balance, always in EUR: what the account is settled in. */
export interface BalanceTransaction {
  /** txn_… */
  id: string
  type: TransactionType
  /** Id of what it is of: ch_, re_, dp_ or po_ */
  source: string
  /** Whole cents; what takes money away is negative */
  amount: number
  /** What is kept of it: net is amount less fee */
  fee: number
  /** What the amount was multiplied by, units of one currency to units of the other; null: it was in EUR */
  exchangeRate: number | null
  /** Unix seconds */
  createdAt: number
  /** Unix seconds; a payout takes it along from then on */
  availableOn: number
  /** Id of the payout that took it along; null: it waits for one */
  payout: string | null
}

/** The currency that the account is settled in, as Stripe writes it. */
export const settlementCurrency = 'eur'

// What a unit of others is worth in EUR, roughly and for ever: the shop credits by a rate of its own, so the two differ
// as they do in earnest. What stands nowhere here counts as much as a euro.
const worthInEuro = new Map<string, number>([
  ['usd', 0.85],
  ['gbp', 1.13],
  ['chf', 1.05],
  ['pln', 0.23],
  ['czk', 0.04],
  ['sek', 0.09],
  ['uah', 0.02],
  ['jpy', 0.0055],
])

/** An amount as it settles: whole cents of EUR, and by which rate (null: none was needed). */
export const settled = (amount: number, currency: string): { cents: number; exchangeRate: number | null } => {
  if (currency === settlementCurrency) return { cents: amount, exchangeRate: null }
  const worth = worthInEuro.get(currency) ?? 1
  return { cents: Math.round((amount / 10 ** amountDecimals(currency)) * worth * 100), exchangeRate: worth }
}

// As at Stripe for European cards; of what comes in another currency it takes no more here.
const feePercent = 1.5
const feeCentsOfCharge = 25

/** What is kept for a dispute, whoever wins it. */
export const disputeFeeCents = 2000

/** What is kept of a charge of so many cents. */
export const chargeFee = (cents: number): number => Math.round((cents * feePercent) / 100) + feeCentsOfCharge

/** A movement as Stripe answers it (API reference, The Balance Transaction object). */
export const balanceTransactionObject = (
  { id, type, source, amount, fee, exchangeRate, createdAt, availableOn }: BalanceTransaction,
  { now, shown }: { now: number; shown: object | string },
): object => ({
  id,
  object: 'balance_transaction',
  amount,
  available_on: availableOn,
  balance_type: 'payments',
  created: createdAt,
  currency: settlementCurrency,
  description: descriptionOf(type, source),
  exchange_rate: exchangeRate,
  fee,
  fee_details:
    fee === 0
      ? []
      : [
          {
            amount: fee,
            application: null,
            currency: settlementCurrency,
            description: type === 'adjustment' ? 'Dispute fee' : 'Stripe processing fees',
            type: 'stripe_fee',
          },
        ],
  net: amount - fee,
  reporting_category: categoryOf(type, amount),
  source: shown,
  status: availableOn <= now ? 'available' : 'pending',
  type,
})

const descriptionOf = (type: TransactionType, source: string): string | null => {
  if (type === 'payout') return 'STRIPE PAYOUT'
  if (type === 'refund') return 'REFUND FOR CHARGE'
  return type === 'adjustment' ? `Chargeback ${source}` : null
}

const categoryOf = (type: TransactionType, amount: number): string => {
  if (type === 'adjustment') return amount < 0 ? 'dispute' : 'dispute_reversal'
  return type === 'payout_failure' ? 'payout_reversal' : type
}
