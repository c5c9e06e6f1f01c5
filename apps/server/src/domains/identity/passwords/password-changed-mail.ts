import { enqueue } from '../../../db/enqueue.ts'
import type { Transaction } from '../../../db/transaction.ts'

/**
 * Tells the owner that the password is another one, in the transaction that changed it, and where to set a new one if
 * it was not them.
 * @param mail.language ISO 639-1
 */
export const orderPasswordChangedMail = async (
  tx: Transaction,
  {
    customerId,
    email,
    language,
    publicUrl,
  }: { customerId: number; email: string; language: string; publicUrl: string },
): Promise<void> => {
  const values = { link: `${publicUrl}/auth?form=reset` }
  await enqueue(tx, 'send_mail', { template: 'password_changed', accountOf: customerId, to: email, language, values })
}
