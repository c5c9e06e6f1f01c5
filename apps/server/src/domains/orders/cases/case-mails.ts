import { dateText } from '@pandrop/dictionaries/dates'
import { textFor } from '@pandrop/dictionaries/languages'
import { enqueue } from '../../../db/enqueue.ts'
import type { Transaction } from '../../../db/transaction.ts'
import { customerContact } from '../../identity/profile/profile.ts'

/** What a customer is told of their case. */
export interface CaseNews {
  template: 'case_answered' | 'case_solved' | 'case_closing'
  customerId: number
  orderId: number
  /** what we have written */
  answer?: string
  /** of one that is about to end: when it does */
  until?: Date
}

/** Queues a mail about a case, in the customer's language; what we wrote stands in it, and the button leads to it. */
export const mailCaseNews = async (
  tx: Transaction,
  { template, customerId, orderId, answer = '', until }: CaseNews,
  publicUrl: string,
): Promise<void> => {
  const { name, email, language } = await customerContact(tx, customerId)
  const values = {
    name,
    order: String(orderId),
    answer,
    words: answer === '' ? '' : ` ${textFor(language)('order_words', { note: answer })}`,
    until: until ? dateText(until) : '',
    link: `${publicUrl}/account/orders/${orderId}#case`,
  }
  await enqueue(tx, 'send_mail', { template, accountOf: customerId, to: email, language, values })
}
