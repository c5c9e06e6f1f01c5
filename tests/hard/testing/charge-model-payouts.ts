import { type ChargeModel, isClaim, type ModelDispute, owedOf } from './charge-model.ts'

/** Something that a customer sold to the shop; its price is owed to them. */
export interface ModelOffer {
  id: number
  state: 'ready' | 'processing' | 'approved'
  /** of its price, what has not been set off */
  left: number
  /** what the price has paid of */
  paid: Set<ModelDispute>
  payouts: ModelPayout[]
}

export interface ModelPayout {
  id: string
  offer: ModelOffer
  state: 'requested' | 'sent' | 'approved' | 'set_off' | 'failed'
  /** whether two people want it */
  isWanted: boolean
}

/** The way of a price to its customer's bank, and what of it pays their debts. */
export class PayoutModel {
  readonly #books: ChargeModel
  readonly offers: ModelOffer[] = []

  constructor(books: ChargeModel) {
    this.#books = books
  }

  get payouts(): ModelPayout[] {
    return this.offers.flatMap(({ payouts }) => payouts)
  }

  sell(id: number, price: number): void {
    this.#books.book({ stock: -price, payouts_owed: price })
    this.offers.push({ id, state: 'ready', left: price, paid: new Set(), payouts: [] })
  }

  ask(offer: ModelOffer, id: string): void {
    offer.state = 'processing'
    offer.payouts.push({ id, offer, state: 'requested', isWanted: false })
  }

  /** Two people want a payout, less what its customer owes where that is to be set off. */
  approve(payout: ModelPayout, { setOff }: { setOff: boolean }): string {
    const { offer, state, isWanted } = payout
    if (state !== 'requested') return 'payout_state_wrong'
    const owing = this.#books.disputes.filter((dispute) => isClaim(dispute) && owedOf(dispute) > 0)
    const isHeld = this.#mustWait(offer)
    if (isHeld && (!setOff || owing.length === 0)) return 'payout_held'
    if (isWanted) return 'payout_proposed'
    const owed = owing.reduce((sum, dispute) => sum + owedOf(dispute), 0)
    const others = this.#unreleased.filter((dispute) => !offer.paid.has(dispute) && !owing.includes(dispute))
    if (setOff && owed < offer.left && others.length > 0) return 'payout_held'
    payout.isWanted = true
    if (setOff && owed > 0) this.#setOff(payout, owing)
    return 'ok'
  }

  #setOff(payout: ModelPayout, owing: ModelDispute[]): void {
    const { offer } = payout
    const before = owing.map(({ collected }) => collected)
    const paid = this.#books.payDebts(offer.left)
    offer.left -= paid
    owing.forEach((dispute, place) => {
      if (dispute.collected > (before[place] ?? 0)) offer.paid.add(dispute)
    })
    this.#books.book({ payouts_owed: -paid, receivable: paid })
    if (offer.left > 0) return
    payout.state = 'set_off'
    offer.state = 'approved'
  }

  send(payout: ModelPayout): string {
    if (payout.state === 'sent') return 'unchanged'
    if (payout.state !== 'requested') return 'payout_state_wrong'
    if (!payout.isWanted) return 'payout_not_approved'
    if (this.#mustWait(payout.offer)) return 'payout_held'
    return this.#move(payout, 'sent', { payouts_owed: -1, payouts_sent: 1 })
  }

  confirm(payout: ModelPayout): string {
    if (payout.state === 'approved') return 'unchanged'
    if (payout.state !== 'sent') return 'payout_state_wrong'
    payout.offer.state = 'approved'
    return this.#move(payout, 'approved', { payouts_sent: -1, bank: 1 })
  }

  fail(payout: ModelPayout): string {
    if (payout.state === 'failed') return 'unchanged'
    if (payout.state !== 'requested' && payout.state !== 'sent') return 'payout_state_wrong'
    payout.offer.state = 'ready'
    return this.#move(payout, 'failed', payout.state === 'sent' ? { payouts_sent: -1, payouts_owed: 1 } : {})
  }

  comeBack(payout: ModelPayout): string {
    if (payout.state === 'failed') return 'unchanged'
    if (payout.state !== 'approved') return 'payout_state_wrong'
    payout.offer.state = 'ready'
    return this.#move(payout, 'failed', { bank: -1, payouts_owed: 1 })
  }

  #move(payout: ModelPayout, state: ModelPayout['state'], ways: Parameters<ChargeModel['book']>[0]): string {
    const moves = Object.entries(ways).map(([account, way]) => [account, way * payout.offer.left])
    this.#books.book(Object.fromEntries(moves))
    payout.state = state
    return 'ok'
  }

  get #unreleased(): ModelDispute[] {
    return this.#books.disputes.filter((dispute) => isClaim(dispute) && !dispute.released)
  }

  // While something is owed, or a charge is disputed; a dispute that this price has paid holds it no longer.
  #mustWait(offer: ModelOffer): boolean {
    const owes = this.#books.disputes.some((dispute) => isClaim(dispute) && owedOf(dispute) > 0)
    return owes || this.#unreleased.some((dispute) => !offer.paid.has(dispute))
  }
}
