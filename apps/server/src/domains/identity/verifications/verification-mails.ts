import type { RejectionReason } from '@pandrop/contract/lifecycle/verification'
import { dateText } from '@pandrop/dictionaries/dates'
import { textFor } from '@pandrop/dictionaries/languages'
import { enqueue } from '../../../db/enqueue.ts'
import type { Transaction } from '../../../db/transaction.ts'
import { customerContact } from '../profile/profile.ts'

/** What a customer is told of their verification. */
export type VerificationNews =
  | { template: 'verification_asked' | 'verification_expired' }
  | { template: 'verification_approved' | 'verification_ending'; until: Date }
  | {
      template: 'verification_rejected'
      reason: RejectionReason
      /** of staff; empty: none */
      message: string
    }

/** Queues a mail about a verification, in the customer's language. */
export const mailVerificationNews = async (
  tx: Transaction,
  { customerId, publicUrl }: { customerId: number; publicUrl: string },
  news: VerificationNews,
): Promise<void> => {
  const { name, email: to, language } = await customerContact(tx, customerId)
  const text = textFor(language)
  const isRejected = news.template === 'verification_rejected'
  const values = {
    name,
    until: 'until' in news ? dateText(news.until) : '',
    cause: isRejected ? text(`identity_reason_${news.reason}`) : '',
    words: isRejected && news.message !== '' ? ` ${text('identity_words', { note: news.message })}` : '',
    link: `${publicUrl}/account/verification`,
  }
  await enqueue(tx, 'send_mail', { template: news.template, accountOf: customerId, to, language, values })
}
