import { allocate, type Cents, cents, negate, vatWithin } from '@pandrop/money/money'
import { customerAccount, systemAccount } from '../accounts.ts'
import type { Entry, Posting } from '../post.ts'

/** Random whole numbers that are the same for the same seed (Tommy Ettinger's mulberry32, public domain). */
export const createRandom = (seed: number) => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** from minimum to maximum, both included */
    between: (minimum: number, maximum: number): number => minimum + Math.floor(next() * (maximum - minimum + 1)),
  }
}

export type Random = ReturnType<typeof createRandom>

const vatPercent = 22

/**
 * A posting as the shop makes them, of a random kind and amount.
 * @param reference its name
 * @param customerIds who may take part, two or more
 */
export const randomPosting = (random: Random, reference: string, customerIds: number[]): Posting => {
  const [customerId = 0, otherId = 0] = neighbours(random, customerIds)
  const amount = cents(random.between(1, 20_000))
  const makers = [deposit, deposit, balancePurchase, balancePurchase, cardPurchase, refund, promoPurchase, transfer]
  const make = makers[random.between(0, makers.length - 1)] ?? deposit
  const { kind, entries } = make({ customerId, otherId, amount })
  return { reference, kind, entries, by: 'system', at: new Date('2026-11-21T12:00:00Z') }
}

const neighbours = (random: Random, customerIds: number[]): number[] => {
  const first = random.between(0, customerIds.length - 1)
  return [first, (first + 1) % customerIds.length].map((index) => customerIds[index] ?? 0)
}

interface Situation {
  customerId: number
  otherId: number
  amount: Cents
}

type Made = { kind: string; entries: Entry[] }

const deposit = ({ customerId, amount }: Situation): Made => ({
  kind: 'deposit',
  entries: [
    { account: systemAccount('provider_clearing'), cents: negate(amount) },
    { account: customerAccount(customerId), cents: amount },
  ],
})

const income = (amount: Cents): Entry[] => {
  const vat = vatWithin(amount, vatPercent)
  const entries = [
    { account: systemAccount('sales'), cents: cents(amount - vat) },
    { account: systemAccount('vat'), cents: vat },
  ]
  return entries.filter((entry) => entry.cents !== 0)
}

const balancePurchase = ({ customerId, amount }: Situation): Made => ({
  kind: 'purchase',
  entries: [{ account: customerAccount(customerId), cents: negate(amount) }, ...income(amount)],
})

const cardPurchase = ({ amount }: Situation): Made => ({
  kind: 'purchase',
  entries: [{ account: systemAccount('provider_clearing'), cents: negate(amount) }, ...income(amount)],
})

const refund = ({ customerId, amount }: Situation): Made => ({
  kind: 'refund',
  entries: [
    ...income(amount).map(({ account, cents: credit }) => ({ account, cents: negate(credit) })),
    { account: customerAccount(customerId), cents: amount },
  ],
})

const promoPurchase = ({ customerId, amount }: Situation): Made => {
  const [paid = amount, discount = cents(0)] = allocate(amount, [9, 1])
  const payers = [
    { account: customerAccount(customerId), cents: negate(paid) },
    { account: systemAccount('promo'), cents: negate(discount) },
  ]
  return { kind: 'purchase', entries: [...payers.filter((entry) => entry.cents !== 0), ...income(amount)] }
}

const transfer = ({ customerId, otherId, amount }: Situation): Made => ({
  kind: 'correction',
  entries: [
    { account: customerAccount(customerId), cents: negate(amount) },
    { account: customerAccount(otherId), cents: amount },
  ],
})
