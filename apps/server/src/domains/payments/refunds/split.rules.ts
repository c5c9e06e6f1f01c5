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

/**
 * Shares what goes back of lines out over several ways, each of which takes up to an amount, in their order; the last
 * takes the rest. Parts of a line add up to what goes back of it whole.
 * @param backs what goes back; each of a line in `lines`
 * @param upTo of each way but the last
 * @returns one list of parts for each way, the last included
 */
export const spread = (
  lines: readonly PaidLine[],
  backs: readonly LineBack[],
  upTo: readonly Cents[],
): readonly LineBack[][] => {
  const ways: LineBack[][] = [...upTo, 0].map(() => [])
  const room: number[] = [...upTo, Number.POSITIVE_INFINITY]
  for (const back of backs) {
    const line = lines.find(({ lineNo }) => lineNo === back.lineNo)
    if (!line) throw new RangeError(`line ${back.lineNo} is not of this order`)
    let gone = 0
    ways.forEach((way, place) => {
      const part = Math.min(back.amount - gone, room[place] ?? 0)
      if (part === 0) return
      way.push(backOf({ ...line, refunded: cents(line.refunded + gone) }, cents(part)))
      gone += part
      room[place] = (room[place] ?? 0) - part
    })
    // A line that its discount paid for whole brings nothing back, but its sale is undone with the others.
    if (back.amount === 0) ways.find((way) => way.length > 0)?.push(back) ?? ways.at(-1)?.push(back)
  }
  return ways
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
