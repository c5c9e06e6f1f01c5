import { type Cents, negate } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import { customerAccount, systemAccount } from '../../../ledger/accounts.ts'
import { post } from '../../../ledger/post.ts'
import { collectDebt } from '../../payments/disputes/debts.ts'
import type { EndedPayment, EndingBy, Payment } from '../../payments/payments/payment-row.ts'
import type { PaymentPurposeEnds } from '../../payments/payments/purposes.ts'
import { mailDepositEnd } from './mails.ts'

/**
 * The end of a top-up: a success credits the customer once, whatever happened before
 * (docs/behaviour/money.md#top-up-once), and every end is told to the customer by mail.
 */
const concludeTopUp = async (tx: Transaction, payment: EndedPayment, ending: EndingBy): Promise<void> => {
  if (payment.state === 'Success') await credit(tx, payment, ending.at)
  await mailDepositEnd(tx, payment, ending)
  if (payment.state === 'Success') await payDebtFrom(tx, payment, ending)
}

const successReference = (paymentId: string): string => `payment:${paymentId}:success`

const payDebtFrom = (tx: Transaction, payment: Payment, { at, publicUrl, by }: EndingBy): Promise<Cents> =>
  collectDebt(tx, {
    customerId: payment.customer_id,
    credited: payment.credit_cents,
    reference: successReference(payment.id),
    by,
    at,
    publicUrl,
  })

// The reference is the payment's own: even a second success could not credit it again.
const credit = async (tx: Transaction, { id, customer_id, credit_cents }: Payment, at: Date): Promise<void> => {
  const posted = await post(tx, {
    reference: successReference(id),
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

/** What follows from the end of a card payment for a top-up; until then nothing is held for it. */
export const topUps: PaymentPurposeEnds = { conclude: concludeTopUp, mailUnpaid: mailDepositEnd }
