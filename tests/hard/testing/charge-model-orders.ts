import type { ChargeModel, ModelCharge, ModelDispute } from './charge-model.ts'
import { isClaim } from './charge-model.ts'

/** An order as the model knows it. */
export interface ModelOrder {
  id: number
  /** null: paid from the balance */
  charge: ModelCharge | null
  state: 'processing' | 'in_process' | 'accepted' | 'cancelled' | 'reversed'
  lastStep: string
  lines: { price: number; refunded: number; live: boolean }[]
}

export type Wish = 'card' | 'balance' | undefined

/** What of an order goes back: so much of one line, all of it where no amount is named; undefined: all of all. */
export type Part = { line: number; amount?: number | undefined } | undefined

type Line = ModelOrder['lines'][number]

interface Way {
  toCard: boolean
  against: ModelDispute[]
  withheld: number
}

const restOf = ({ price, refunded }: Line): number => price - refunded

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)

const openOf = ({ cents, settled }: ModelDispute): number => cents - settled

/** Its ends and its steps; each answers as the shop should: ok, unchanged, or a refusal. */
export class OrderModel {
  readonly #books: ChargeModel
  readonly orders: ModelOrder[] = []

  constructor(books: ChargeModel) {
    this.#books = books
  }

  add(id: number, charge: ModelCharge | null, prices: number[]): void {
    const lines = prices.map((price) => ({ price, refunded: 0, live: true }))
    this.orders.push({ id, charge, state: 'processing', lastStep: 'paid', lines })
  }

  handOver(order: ModelOrder, step: 'trade_sent' | 'delivered'): string {
    const [from, to] =
      step === 'trade_sent' ? (['processing', 'in_process'] as const) : (['in_process', 'accepted'] as const)
    if (order.state === to && order.lastStep === step) return 'unchanged'
    if (order.state !== from) return 'order_state_wrong'
    if (order.charge && this.#books.isDisputed(order.charge)) return 'payment_disputed'
    if (this.#books.isBlocked) return 'customer_held'
    Object.assign(order, { state: to, lastStep: step })
    return 'ok'
  }

  decline(order: ModelOrder): string {
    if (order.state === 'processing' && order.lastStep === 'trade_declined') return 'unchanged'
    if (order.state !== 'in_process') return 'order_state_wrong'
    Object.assign(order, { state: 'processing', lastStep: 'trade_declined' })
    return 'ok'
  }

  end(order: ModelOrder, step: 'cancelled' | 'reversed', wish: Wish): string {
    if (order.state === step) return 'unchanged'
    if (order.state !== (step === 'cancelled' ? 'processing' : 'accepted')) return 'order_state_wrong'
    const way = this.#wayBack(order, wish)
    if (typeof way === 'string') return way
    // All that is left would go to the balance, of which a dispute has a part.
    if (way.withheld > 0) return 'payment_disputed'
    this.#end(order, step, way)
    return 'ok'
  }

  refund(order: ModelOrder, part: Part, wish: Wish): string {
    if (order.state !== 'processing' && order.state !== 'accepted') return 'order_state_wrong'
    const way = this.#wayBack(order, wish)
    if (typeof way === 'string') return way
    const line = part && order.lines[part.line - 1]
    const rest = line ? restOf(line) : sum(order.lines.map(restOf))
    const amount = part?.amount ?? rest
    if (rest === 0 || amount > rest) return 'refund_too_much'
    if (way.against.length > 0 && order.state !== 'processing') return 'payment_disputed'
    if (way.withheld > 0 && amount > sum(order.lines.map(restOf)) - way.withheld) return 'payment_disputed'
    const isLast = line && amount === rest && !order.lines.some((other) => other !== line && other.live)
    if (order.state === 'processing' && (!line || isLast)) this.#end(order, 'cancelled', way)
    else {
      const lines = line ? [{ line, cents: amount }] : order.lines.map((one) => ({ line: one, cents: restOf(one) }))
      for (const back of lines) {
        back.line.refunded += back.cents
        if (order.state === 'processing' && restOf(back.line) === 0) back.line.live = false
      }
      this.#giveBack(order, amount, way)
    }
    return 'ok'
  }

  #wayBack({ charge }: ModelOrder, wish: Wish): Way | string {
    const toBalance = { toCard: false, against: [], withheld: 0 }
    if (!charge) return wish === 'card' ? 'refund_to_card_impossible' : toBalance
    const claims = charge.disputes.filter(isClaim)
    if (claims.length === 0) return { ...toBalance, toCard: wish !== 'balance' }
    if (wish === 'card') return 'payment_disputed'
    if (wish === 'balance') return { ...toBalance, withheld: sum(claims.map(openOf)) }
    return { ...toBalance, against: claims }
  }

  #end(order: ModelOrder, step: 'cancelled' | 'reversed', way: Way): void {
    const amount = sum(order.lines.map(restOf))
    for (const line of order.lines) Object.assign(line, { refunded: line.price, live: false })
    Object.assign(order, { state: step, lastStep: step })
    if (amount > 0) this.#giveBack(order, amount, way)
  }

  // Against disputes first, as far as they are not settled; the rest the way that it goes.
  #giveBack({ charge }: ModelOrder, amount: number, { toCard, against }: Way): void {
    const books = this.#books
    let rest = amount
    for (const claim of against) {
      const cents = Math.min(rest, openOf(claim))
      if (cents === 0) continue
      rest -= cents
      books.book({ earned: -cents })
      const returned = books.settle(claim, books.refund(charge, 'dispute', cents), cents)
      if (returned > 0) books.collect(returned)
    }
    if (rest === 0) return
    if (toCard && charge) {
      books.book({ earned: -rest, payouts_owed: rest })
      books.toCard(charge, rest)
      return
    }
    books.book({ earned: -rest, customer: rest })
    books.refund(charge, 'balance', rest)
    books.collect(rest)
  }
}
