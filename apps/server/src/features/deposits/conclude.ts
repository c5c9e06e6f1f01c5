import { negate } from '@pandrop/money/money'
import type { Transaction } from '../../db/transaction.ts'
import { customerAccount, systemAccount } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import type { Conclude, Payment } from '../payments/payment-row.ts'
import { mailDepositEnd } from './mails.ts'

/**
 * The end of a top-up: a success credits the customer once, whatever happened before (readings.md, Money), and every
 * end is told to the customer by mail.
 */
export const concludeDeposit: Conclude = async (tx, payment, ending) => {
  if (payment.state === 'Success') await credit(tx, payment, ending.at)
  await mailDepositEnd(tx, payment, ending)
}

// The reference is the payment's own: even a second success could not credit it again.
const credit = async (tx: Transaction, { id, customer_id, credit_cents }: Payment, at: Date): Promise<void> => {
  const posted = await post(tx, {
    reference: `payment:${id}:success`,
    kind: 'deposit',
    entries: [
      { account: systemAccount('provider_clearing'), cents: negate(credit_cents) },
      { account: customerAccount(customer_id), cents: credit_cents },
    ],
    by: 'provider',
    at,
  })
  if (!posted.ok) throw new Error(`the credit of payment ${id} was refused: ${posted.refusal}`)
}
