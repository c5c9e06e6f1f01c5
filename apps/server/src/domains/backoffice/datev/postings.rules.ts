import { type DatevAccount, type TaxKind, taxedAccounts } from '@pandrop/contract/staff/datev'
import { allocate, type Cents, cents } from '@pandrop/money/money'

/** A side of a posting with the country and rate of its VAT, where it has any; credit positive. */
export interface Side {
  account: string
  tax: TaxKind | null
  cents: number
}

/** What of a posting is of a country and a rate. */
export interface TaxPart extends TaxKind {
  net_cents: number
  vat_cents: number
}

const shared = (amount: number, weights: readonly number[]): Cents[] => {
  const whole = cents(Math.abs(amount))
  const parts = allocate(whole, weights.some((weight) => weight > 0) ? weights : weights.map(() => 1))
  return parts.map((part) => cents(amount < 0 ? -part : part))
}

/**
 * The sides of a transaction, those of sales and VAT apart by country and rate: they add up to what was booked, to the
 * cent.
 * @param parts of the order's lines, or of what a refund took back; none: country and rate are not known
 */
export const sidesOf = (entries: readonly [account: string, cents: number][], parts: readonly TaxPart[]): Side[] =>
  entries.flatMap(([account, amount]): Side[] => {
    if (!taxedAccounts.includes(account) || parts.length === 0) return [{ account, tax: null, cents: amount }]
    const weights = parts.map((part) => (account === 'vat' ? part.vat_cents : part.net_cents))
    const amounts = shared(amount, weights)
    return parts.flatMap(({ country, rate }, place) => {
      const part = amounts[place] ?? 0
      return part === 0 ? [] : [{ account, tax: { country, rate }, cents: part }]
    })
  })

/** What a side is called where it lacks a number: sales (SI 22 %). */
export const nameOf = ({ account, tax }: Side): string => {
  const name = account.startsWith('customer:') ? 'customer' : account
  return tax ? `${name} (${tax.country} ${tax.rate} %)` : name
}

type Numbered = Pick<DatevAccount, 'number' | 'key'>

/**
 * Looks numbers up as they are set: the nearest that fits, from country and rate together to the account alone, and
 * that of one customer before that of all.
 */
export const numbersOf = (accounts: readonly DatevAccount[]): ((side: Side) => Numbered | undefined) => {
  const set = new Map(accounts.map((one) => [`${one.account} ${one.country} ${one.rate}`, one]))
  return ({ account, tax }) => {
    const { country, rate } = tax ?? { country: '', rate: '' }
    const kinds = [`${country} ${rate}`, `${country} `, ` ${rate}`, ' ']
    const names = account.startsWith('customer:') ? [account, 'customer'] : [account]
    const wanted = names.flatMap((name) => kinds.map((kind) => `${name} ${kind}`))
    return wanted.map((name) => set.get(name)).find((found) => found !== undefined)
  }
}

/** What goes from what is debited to what is credited. */
export interface Pair {
  debit: Side
  credit: Side
  /** above zero */
  cents: number
}

/**
 * A transaction as pairs of one debit and one credit, which is what DATEV books: each debit is met by the credits in
 * their order until nothing of it is left. The same transaction makes the same pairs, fewer than it has sides.
 */
export const pairsOf = (sides: readonly Side[]): Pair[] => {
  const open = (sign: 1 | -1) =>
    sides.filter(({ cents: amount }) => amount * sign > 0).map((side) => ({ side, left: Math.abs(side.cents) }))
  const [debits, credits] = [open(-1), open(1)]
  const pairs: Pair[] = []
  for (const debit of debits) {
    while (debit.left > 0) {
      const [credit] = credits
      if (!credit) throw new Error('a transaction has more debits than credits')
      const met = Math.min(debit.left, credit.left)
      pairs.push({ debit: debit.side, credit: credit.side, cents: met })
      debit.left -= met
      credit.left -= met
      if (credit.left === 0) credits.shift()
    }
  }
  return pairs
}
