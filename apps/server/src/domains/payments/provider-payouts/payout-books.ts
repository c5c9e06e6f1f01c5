import { cents, negate } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import { type SystemAccount, systemAccount } from '../../../ledger/accounts.ts'
import { post, postMoves } from '../../../ledger/post.ts'
import type { ExchangedLineRow } from './provider-payouts.sql.ts'

/** A payout of the provider as it is booked (ledger/README.md, postings); cents may be negative. */
interface ArrivedPayout {
  id: number
  net: number
  fee: number
  by: string
  at: Date
}

/** What arrived is no longer owed to us but stands in the bank, and what was kept is a cost. */
export const bookArrived = async (tx: Transaction, { id, net, fee, ...booking }: ArrivedPayout): Promise<void> => {
  const reference = `provider-payout:${id}`
  await move(tx, { ...booking, reference, kind: 'provider_payout', from: 'bank', amount: net })
  await move(tx, {
    ...booking,
    reference: `${reference}:fees`,
    kind: 'provider_fees',
    from: 'provider_fees',
    amount: fee,
  })
}

/** The bank did not take it: the provider owes it again, and pays it out with a later payout. What it kept stays. */
export const bookFailed = (tx: Transaction, { id, net, ...booking }: Omit<ArrivedPayout, 'fee'>): Promise<void> =>
  move(tx, {
    ...booking,
    reference: `provider-payout:${id}:failed`,
    kind: 'provider_payout_failed',
    from: 'bank',
    amount: -net,
  })

/** What came otherwise than it was credited, because the provider changes money by a rate of its own. */
export const bookExchanged = (
  tx: Transaction,
  lines: readonly ExchangedLineRow[],
  booking: { by: string; at: Date },
): Promise<void> =>
  postMoves(tx, {
    ...booking,
    kind: 'exchange_difference',
    from: 'exchange_differences',
    to: 'provider_clearing',
    moves: lines.flatMap(({ id, booked_cents: booked, amount_cents: came }) =>
      booked === null || booked === came
        ? []
        : [{ reference: `provider-payout-line:${id}`, cents: cents(booked - came) }],
    ),
  })

interface Move {
  reference: string
  kind: string
  from: SystemAccount
  amount: number
  by: string
  at: Date
}

const move = async (tx: Transaction, { from, amount, ...posting }: Move): Promise<void> => {
  // A payout may bring nothing, and nothing may have been kept.
  if (amount === 0) return
  const entries = [
    { account: systemAccount(from), cents: negate(cents(amount)) },
    { account: systemAccount('provider_clearing'), cents: cents(amount) },
  ]
  const posted = await post(tx, { ...posting, entries })
  if (!posted.ok) throw new Error(`the books refused ${posting.reference}: ${posted.refusal}`)
}
