import { formatCents } from '@pandrop/money/format'
import type { Cents } from '@pandrop/money/money'
import { enqueue } from '../../../db/enqueue.ts'
import type { Transaction } from '../../../db/transaction.ts'
import { customerContact } from '../../identity/profile/profile.ts'

interface Told {
  customerId: number
  amount: Cents
  /** origin of the shop */
  publicUrl: string
}

/** Tells a customer that what their card did not take is on their balance. */
export const mailRefundMoved = (tx: Transaction, told: Told): Promise<void> => mail(tx, 'refund_moved', told)

/** Tells a customer that a top-up goes back to their card. */
export const mailDepositRefunded = (tx: Transaction, told: Told): Promise<void> => mail(tx, 'deposit_refunded', told)

const mail = async (
  tx: Transaction,
  template: 'refund_moved' | 'deposit_refunded',
  { customerId, amount, publicUrl }: Told,
): Promise<void> => {
  const { name, email, language } = await customerContact(tx, customerId)
  const link = `${publicUrl}/account/transactions`
  await enqueue(tx, 'send_mail', {
    template,
    accountOf: customerId,
    to: email,
    language,
    values: { name, amount: `€${formatCents(amount)}`, link },
  })
}
