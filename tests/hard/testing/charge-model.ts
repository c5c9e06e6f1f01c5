/**
 * What the books of one customer have to say, worked out in memory from the pages of the ledger alone
 * (apps/server/src/ledger/README.md). It knows no table and no query, so that it agrees with the shop only where both
 * are right. Everything is charged in EUR.
 */

import { isNewer } from './charge-model-news.ts'

/** `earned`: sales, VAT and discounts together. */
const ofCharges = ['customer', 'provider_clearing', 'receivable', 'payouts_owed', 'paid_twice', 'earned'] as const
const ofSellers = ['stock_ordered', 'stock', 'payouts_promised', 'payouts_sent', 'bank'] as const
const accounts = [...ofCharges, ...ofSellers] as const

export type Account = (typeof accounts)[number]

export interface ModelCharge {
  intent: string
  payment: string
  purpose: 'topup' | 'purchase'
  cents: number
  /** of it, on its way back to the card or there: by our own refunds */
  refunded: number
  /** when it was credited, for top-ups */
  credited: number
  disputes: ModelDispute[]
  refunds: ModelRefund[]
}

export interface ModelRefund {
  /** the shop's name of it, once it was looked up */
  id: string | null
  charge: ModelCharge | null
  destination: 'card' | 'balance' | 'dispute'
  state: 'pending' | 'succeeded' | 'failed'
  cents: number
  /** of one that failed, what a dispute took instead */
  taken: number
  moved: boolean
  at: number
}

export interface ModelDispute {
  id: string
  charge: ModelCharge
  state: 'inquiry' | 'open' | 'won' | 'lost'
  isInquiry: boolean
  toldAt: number
  cents: number
  debited: number
  collected: number
  settled: number
  again: number
  settlements: { refund: ModelRefund; cents: number }[]
  released: boolean
}

const untaken = { cents: 0, debited: 0, collected: 0, settled: 0, again: 0 }

type Moves = Partial<Record<Account, number>>

export const isClaim = ({ state }: ModelDispute): boolean => state === 'open' || state === 'lost'

const claimsOf = (charge: ModelCharge): ModelDispute[] => charge.disputes.filter(isClaim)

const total = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0)

const heldOf = ({ debited, collected, settled }: ModelDispute): number => debited + collected - settled

export const owedOf = ({ cents, debited, collected }: ModelDispute): number => cents - debited - collected

const leftOf = (charge: ModelCharge): number =>
  Math.max(0, charge.cents - charge.refunded - total(claimsOf(charge).map(({ cents }) => cents)))

/** The money of one customer: charges, what goes back of them, what their holders dispute, and what is owed. */
export class ChargeModel {
  readonly accounts = Object.fromEntries(accounts.map((account) => [account, 0])) as Record<Account, number>
  readonly charges: ModelCharge[] = []
  readonly refunds: ModelRefund[] = []
  /** in the order in which the shop heard of them */
  readonly disputes: ModelDispute[] = []
  /** counts what is booked */
  #now = 0
  /** when the balance was debited last, but for top-ups that went back whole */
  #spentAt = 0

  book(moves: Moves, isDepositRefund = false): void {
    this.#now += 1
    for (const [account, cents] of Object.entries(moves)) this.accounts[account as Account] += cents
    if ((moves.customer ?? 0) < 0 && !isDepositRefund) this.#spentAt = this.#now
  }

  /** Whether a dispute keeps the customer from paying. */
  get isBlocked(): boolean {
    return this.disputes.some((dispute) => isClaim(dispute) && !dispute.released)
  }

  isDisputed(charge: ModelCharge): boolean {
    return claimsOf(charge).length > 0
  }

  topUp(charge: Pick<ModelCharge, 'intent' | 'payment' | 'cents'>): void {
    this.book({ provider_clearing: -charge.cents, customer: charge.cents })
    this.charges.push({ ...charge, purpose: 'topup', refunded: 0, credited: this.#now, disputes: [], refunds: [] })
    this.collect(charge.cents)
  }

  purchase(charge: Pick<ModelCharge, 'intent' | 'payment' | 'cents'>): ModelCharge {
    this.book({ provider_clearing: -charge.cents, earned: charge.cents })
    const bought: ModelCharge = { ...charge, purpose: 'purchase', refunded: 0, credited: 0, disputes: [], refunds: [] }
    this.charges.push(bought)
    return bought
  }

  /** The oldest debt first, never more than has just come and is still there. */
  collect(credited: number): void {
    const paid = this.payDebts(Math.min(credited, this.accounts.customer))
    if (paid > 0) this.book({ customer: -paid, receivable: paid })
  }

  /** @returns what of it paid debts; the caller books it */
  payDebts(atMost: number): number {
    let left = atMost
    for (const dispute of this.disputes.filter(isClaim)) {
      const share = Math.min(left, owedOf(dispute))
      dispute.collected += share
      left -= share
    }
    return atMost - left
  }

  refundDeposit(charge: ModelCharge): string {
    if (charge.purpose !== 'topup') return 'not_found'
    if (charge.refunds.some(({ destination }) => destination === 'card')) return 'unchanged'
    if (this.isDisputed(charge)) return 'payment_disputed'
    if (this.#spentAt > charge.credited) return 'deposit_used'
    this.book({ customer: -charge.cents, payouts_owed: charge.cents }, true)
    this.toCard(charge, charge.cents)
    return 'ok'
  }

  toCard(charge: ModelCharge, cents: number): void {
    charge.refunded += cents
    this.refund(charge, 'card', cents)
  }

  refund(charge: ModelCharge | null, destination: ModelRefund['destination'], cents: number): ModelRefund {
    const state = destination === 'card' ? 'pending' : 'succeeded'
    const at = this.#now
    const kept: ModelRefund = { id: null, charge, destination, state, cents, taken: 0, moved: false, at }
    this.refunds.push(kept)
    charge?.refunds.push(kept)
    return kept
  }

  /** The provider's word about a refund to a card. */
  settleRefund(refund: ModelRefund, state: ModelRefund['state']): void {
    const { charge, cents, state: before } = refund
    if (!charge) throw new Error('a refund to the balance has no word of the provider')
    if (before === 'failed' || before === state || state === 'pending') return
    refund.state = state
    if (state === 'succeeded') {
      this.book({ payouts_owed: -cents, provider_clearing: cents })
      return
    }
    charge.refunded -= cents
    if (before === 'succeeded') this.book({ payouts_owed: cents, provider_clearing: -cents })
    this.#takeMore(charge)
    for (const claim of claimsOf(charge)) {
      for (const part of this.#takeStranded(charge, claim.cents - claim.settled)) {
        this.book({ payouts_owed: -part.cents })
        const returned = this.settle(claim, part.refund, part.cents)
        if (returned > 0) this.collect(returned)
      }
    }
  }

  moveToBalance(refund: ModelRefund): string {
    const { charge, state, cents, taken } = refund
    if (!charge || state !== 'failed') return 'refund_too_much'
    if (refund.moved) return 'unchanged'
    if (charge.disputes.some((dispute) => dispute.state === 'open') || taken === cents) return 'payment_disputed'
    refund.moved = true
    this.book({ payouts_owed: taken - cents, customer: cents - taken })
    this.refund(charge, 'balance', cents - taken)
    this.collect(cents - taken)
    return 'ok'
  }

  /** A dispute stands for money that goes back: the customer is freed of it. @returns what is theirs again */
  settle(claim: ModelDispute, refund: ModelRefund, cents: number): number {
    const forgiven = Math.min(owedOf(claim), cents)
    const returned = cents - forgiven
    if (returned > heldOf(claim)) throw new Error(`${claim.id} settles no ${cents}`)
    claim.debited += forgiven
    claim.settled += cents
    claim.settlements.push({ refund, cents })
    this.book({ receivable: forgiven, customer: returned })
    return returned
  }

  /** The provider's word about a dispute: see the table of its states in disputes.rules.test.ts. */
  hearDispute(
    charge: ModelCharge,
    told: Pick<ModelDispute, 'id' | 'state' | 'isInquiry' | 'toldAt'> & { amount: number },
  ): void {
    const { id, state, isInquiry, toldAt, amount } = told
    const known = charge.disputes.find((dispute) => dispute.id === id)
    if (known && !isNewer(known, told)) return
    const before = known?.state ?? null
    const dispute = known ?? this.addDispute(charge, id)
    const wasClaim = before === 'open' || before === 'lost'
    if (wasClaim && state === 'won') this.giveBack(dispute)
    Object.assign(dispute, { state, isInquiry, toldAt })
    if (!wasClaim && isClaim(dispute)) this.take(dispute, amount)
  }

  addDispute(charge: ModelCharge, id: string): ModelDispute {
    const standing = { state: 'inquiry' as const, isInquiry: true, toldAt: 0, released: false }
    const dispute: ModelDispute = { id, charge, ...standing, ...untaken, settlements: [] }
    charge.disputes.push(dispute)
    this.disputes.push(dispute)
    return dispute
  }

  /** A bank takes a part of a charge. */
  take(dispute: ModelDispute, amount: number, { sparesBalance = false } = {}): void {
    const { charge } = dispute
    Object.assign(dispute, untaken, { settlements: [] })
    const worth = Math.min(amount, charge.cents)
    const cents = Math.min(worth, leftOf(charge))
    dispute.again = worth - cents
    this.#bear(dispute, cents, { sparesBalance, moves: { paid_twice: cents - worth, provider_clearing: worth } })
  }

  /** It gives back what it had taken. */
  giveBack(dispute: ModelDispute): void {
    const { charge, settled, again, cents } = dispute
    const [held, owed] = [heldOf(dispute), owedOf(dispute)]
    dispute.state = 'won'
    let kept = 0
    for (const settlement of dispute.settlements) {
      const { refund } = settlement
      if (refund.destination === 'card' && refund.moved) kept += settlement.cents
      else if (refund.destination === 'card') refund.taken -= settlement.cents
      else {
        refund.state = 'failed'
        this.toCard(charge, settlement.cents)
      }
    }
    dispute.settlements = []
    const shops = { receivable: owed, payouts_owed: settled - kept, paid_twice: again }
    this.book({ customer: held + kept, ...shops, provider_clearing: -cents - again })
    this.#takeMore(charge)
    this.collect(held + kept)
  }

  // What the charge has left again goes to the disputes that had taken what it no longer had.
  #takeMore(charge: ModelCharge): void {
    let left = leftOf(charge)
    for (const claim of claimsOf(charge)) {
      const cents = Math.min(left, claim.again)
      left -= cents
      claim.again -= cents
      if (cents > 0) this.#bear(claim, cents, { sparesBalance: false, moves: { paid_twice: cents } })
    }
  }

  // First what refunds did not bring to the card, then the balance; the rest is owed.
  #bear(dispute: ModelDispute, cents: number, how: { sparesBalance: boolean; moves: Moves }): void {
    const stranded = this.#takeStranded(dispute.charge, cents)
    const settled = total(stranded.map((part) => part.cents))
    const debited = Math.min(how.sparesBalance ? 0 : this.accounts.customer, cents - settled)
    dispute.cents += cents
    dispute.debited += debited + settled
    dispute.settled += settled
    dispute.settlements.push(...stranded)
    const owed = cents - settled - debited
    this.book({ customer: -debited, receivable: -owed, payouts_owed: -settled, ...how.moves })
  }

  #takeStranded({ refunds }: ModelCharge, atMost: number): { refund: ModelRefund; cents: number }[] {
    let left = atMost
    const stranded = refunds.filter(
      ({ destination, state, moved }) => destination === 'card' && state === 'failed' && !moved,
    )
    const oldest = stranded.toSorted((one, other) => one.at - other.at || ((one.id ?? '') < (other.id ?? '') ? -1 : 1))
    return oldest.flatMap((refund) => {
      const cents = Math.min(left, refund.cents - refund.taken)
      refund.taken += cents
      left -= cents
      return cents > 0 ? [{ refund, cents }] : []
    })
  }
}
