import { dateText } from '@pandrop/dictionaries/dates'
import { formatCents } from '@pandrop/money/format'
import { enqueue } from '../../../db/enqueue.ts'
import type { Transaction } from '../../../db/transaction.ts'
import { customerContact } from '../../identity/profile/profile.ts'
import type { EndedPayment, Ending } from '../../payments/payments/payment-row.ts'
import { chargedText, reasonText } from '../../payments/payments/payments.ts'

const templates = {
  Success: 'deposit_succeeded',
  Cancelled: 'deposit_cancelled',
  Error: 'deposit_failed',
} as const satisfies Record<EndedPayment['state'], string>

/**
 * Queues the mail that tells a customer how their top-up ended, in their language and to the address of their account.
 * A success is the payment's confirmation; it states no VAT, because a top-up buys nothing yet
 * (docs/behaviour/money.md#top-up-confirmation).
 */
export const mailDepositEnd = async (
  tx: Transaction,
  payment: EndedPayment,
  { at, publicUrl }: Ending,
): Promise<void> => {
  const { id, customer_id, state, credit_cents } = payment
  const { name, email, language } = await customerContact(tx, customer_id)
  await enqueue(tx, 'send_mail', {
    template: templates[state],
    accountOf: customer_id,
    to: email,
    language,
    ...(state === 'Success' && { confirmationOf: id }),
    values: {
      name,
      charged: chargedText(payment),
      credited: `€${formatCents(credit_cents)}`,
      date: dateText(at),
      reason: state === 'Success' ? '' : reasonText(payment, language),
      payment: id,
      link: `${publicUrl}/account/transactions`,
    },
  })
}
