import { dateText } from '@pandrop/dictionaries/dates'
import { formatCents } from '@pandrop/money/format'
import { enqueue } from '../../db/enqueue.ts'
import type { Transaction } from '../../db/transaction.ts'
import { minorDigits, payableDigits } from '../../ports/payments/minor-units.ts'
import { customerContact } from '../accounts/profile.ts'
import type { EndedPayment, Ending, Payment } from '../payments/payment-row.ts'
import { reasonText } from '../payments/payments.ts'
import { unitsOf } from './deposits.rules.ts'

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
    to: email,
    language,
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

/** An amount beside how it is counted. */
interface Charged extends Pick<Payment, 'amount_minor' | 'currency'> {
  /** as it is stored with the payment; absent for what the provider tells at this moment */
  minor_exponent?: number
}

/** What the card was charged, in the decimals that it was counted in: "€100.00", "PLN 425.00", "¥1,500". */
export const chargedText = ({ amount_minor, currency, minor_exponent }: Charged): string => {
  const exponent = minor_exponent ?? minorDigits(currency)
  const digits = payableDigits(currency) === 0 && amount_minor % 10 ** exponent === 0 ? 0 : exponent
  const format = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat('en-US', format).format(unitsOf(amount_minor, exponent))
}
