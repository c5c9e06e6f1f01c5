import { type Cents, negate } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import { type SystemAccount, systemAccount } from '../../../ledger/accounts.ts'
import { post } from '../../../ledger/post.ts'

/** What a payout does to the books (ledger/README.md, postings). */
export interface PayoutBooking {
  payoutId: string
  cents: Cents
  by: string
  at: Date
}

/** What was owed is on its way to the bank. */
export const bookSent = (tx: Transaction, booking: PayoutBooking): Promise<void> =>
  move(tx, { ...booking, what: 'sent', from: 'payouts_owed', to: 'payouts_sent' })

/** The bank confirms: the money has left the account. */
export const bookConfirmed = (tx: Transaction, booking: PayoutBooking): Promise<void> =>
  move(tx, { ...booking, what: 'confirmed', from: 'payouts_sent', to: 'bank' })

/** The bank did not take what was sent: it is owed again. */
export const bookFailed = (tx: Transaction, booking: PayoutBooking): Promise<void> =>
  move(tx, { ...booking, what: 'failed', from: 'payouts_sent', to: 'payouts_owed' })

/** What the bank had paid is back on the account: it is owed again. */
export const bookReturned = (tx: Transaction, booking: PayoutBooking): Promise<void> =>
  move(tx, { ...booking, what: 'returned', from: 'bank', to: 'payouts_owed' })

interface Move extends PayoutBooking {
  what: 'sent' | 'confirmed' | 'failed' | 'returned'
  from: SystemAccount
  to: SystemAccount
}

const move = async (tx: Transaction, { payoutId, cents, by, at, what, from, to }: Move): Promise<void> => {
  const posted = await post(tx, {
    reference: `payout:${payoutId}:${what}`,
    kind: `payout_${what}`,
    entries: [
      { account: systemAccount(from), cents: negate(cents) },
      { account: systemAccount(to), cents },
    ],
    by,
    at,
  })
  if (!posted.ok) throw new Error(`the books refused payout ${payoutId}: ${posted.refusal}`)
}
