import { type Cents, cents, negate, roundHalfEven, subtract, sum } from '@pandrop/money/money'

/** A line of an order as it was paid, and what of it has gone back. */
export interface PaidLine {
  lineNo: number
  price: Cents
  discount: Cents
  /** contained in price less discount */
  vat: Cents
  refunded: Cents
}

/** What goes back of one line, with the parts of VAT and discount that belong to it. */
export interface LineBack {
  lineNo: number
  amount: Cents
  vat: Cents
  discount: Cents
}

/** What of a line has not gone back yet. */
export const restOf = ({ price, discount, refunded }: PaidLine): Cents => subtract(subtract(price, discount), refunded)

/**
 * Takes an amount out of a line in proportion. Parts are differences of running totals, so that however often something
 * goes back, it adds up to the whole line at its end.
 * @param amount zero up to what restOf leaves; more is a bug and throws
 */
export const backOf = (line: PaidLine, amount: Cents): LineBack => {
  if (amount < 0 || amount > restOf(line)) throw new RangeError(`line ${line.lineNo} has no ${amount} left to go back`)
  const before = line.refunded
  const after = cents(before + amount)
  const part = (whole: Cents): Cents => subtract(shareOf(line, whole, after), shareOf(line, whole, before))
  return { lineNo: line.lineNo, amount, vat: part(line.vat), discount: part(line.discount) }
}

const shareOf = ({ price, discount }: PaidLine, whole: Cents, refunded: Cents): Cents => {
  const paid = subtract(price, discount)
  return paid === 0 ? cents(0) : roundHalfEven((whole * refunded) / paid)
}

/** What a refund takes back from the shop's own accounts; with the amount itself they sum to zero. */
export interface TakenBack {
  amount: Cents
  sales: Cents
  vat: Cents
  promo: Cents
}

/** The mirror of a sale for these parts (ledger/README.md): sales −(x − v + d), VAT −v, promo +d. */
export const takenBack = (backs: readonly LineBack[]): TakenBack => {
  const amount = sum(backs.map((back) => back.amount))
  const vat = sum(backs.map((back) => back.vat))
  const promo = sum(backs.map((back) => back.discount))
  return { amount, vat: negate(vat), promo, sales: negate(sum([subtract(amount, vat), promo])) }
}
