import type { ProviderPayoutState } from '@pandrop/contract/lifecycle/provider-payout'

/** What the provider says about a payout to our bank account. */
export interface PayoutReport {
  providerPayoutId: string
  /** `paid`: it arrives on its day; `failed`: the bank did not take it, or it was called off, and its money is back */
  state: ProviderPayoutState
  /** what arrives, in the currency's smallest unit; negative: taken from our account, as more went back than came */
  netMinor: number
  /** ISO 4217, upper case */
  currency: string
  /** 2026-11-23 */
  arrivesOn: string
  /** the provider's word for why it failed */
  failure: string | null
  /** `none`: somebody asked for it, and the provider does not tell what it consists of; `later`: not yet */
  lines: 'told' | 'later' | 'none'
}

/** One movement that a payout takes along, in the currency of the payout. */
export interface PayoutLine {
  lineId: string
  /** `payout`: one that failed before and is here again; `other`: what the shop has no word for */
  kind: 'charge' | 'refund' | 'dispute' | 'fee' | 'payout' | 'other'
  /** the provider's own word */
  type: string
  /** the provider's name of what it is of */
  source: string | null
  /** names the charge that it belongs to; null where it belongs to none */
  paymentIntent: string | null
  /** in the smallest unit; what takes money away is negative; 0 of what is nothing but a fee */
  amountMinor: number
  /** what the provider keeps: the payout has amount less fee */
  feeMinor: number
}
