import type { EndCause } from '@pandrop/contract/lifecycle/order'
import { dateTimeText } from '@pandrop/dictionaries/dates'
import { textFor } from '@pandrop/dictionaries/languages'
import type { Text } from '@pandrop/dictionaries/translate'
import { formatCents } from '@pandrop/money/format'
import { type Cents, zero } from '@pandrop/money/money'
import { enqueue } from '../../../db/enqueue.ts'
import type { Transaction } from '../../../db/transaction.ts'
import type { MailOrder } from '../../../ports/mail/mail-order.ts'
import { customerContact } from '../../identity/profile/profile.ts'

/** What a mail about an order may tell. */
export interface OrderNews {
  template: Extract<MailOrder['template'], `order_${string}`>
  customerId: number
  orderId: number
  /** titles of the items that it is about */
  items?: readonly string[]
  /** what goes back, and where to */
  amount?: Cents
  destination?: 'card' | 'balance'
  /** what a dispute has of it: the sale was undone against that */
  against?: Cents
  /** end of the trade protection, UTC */
  until?: Date
  /** why something is given up before its delivery; absent: no more is said than that it is */
  cause?: EndCause | undefined
  /** what the trade offer is known by that an account of the shop has sent */
  tradeCode?: string | undefined
  /** an operator's own words */
  note: string | undefined
}

/**
 * Queues a mail to the customer about a change of their order, in their language and to the address of their account.
 * @param publicUrl origin of the shop, for the link to the order
 */
export const mailOrderNews = async (tx: Transaction, news: OrderNews, publicUrl: string): Promise<void> => {
  const { template, customerId, orderId, items = [], until } = news
  const { name, email, language } = await customerContact(tx, customerId)
  const text = textFor(language)
  await enqueue(tx, 'send_mail', {
    template,
    accountOf: customerId,
    to: email,
    language,
    values: {
      name,
      // Text, because a number would be printed with thousands separators.
      order: String(orderId),
      items: items.join('; '),
      cause: causeLine(text, news),
      refund: refundLine(text, news),
      until: until ? dateTimeText(until) : '',
      words: wordsOf(text, news),
      link: `${publicUrl}/account/orders/${orderId}`,
    },
  })
}

// The code stands where our own words do, so that it is in every mail about a trade offer, however it was reworded.
const wordsOf = (text: Text, { tradeCode: code, note }: OrderNews): string =>
  [code && text('order_trade_code', { code }), note && text('order_words', { note })]
    .flatMap((words) => (words ? [` ${words}`] : []))
    .join('')

// Of suspected fraud the customer reads what they read where nothing is said: that it is cancelled.
const causeLine = (text: Text, { template, cause = 'fraud', orderId, items = [] }: OrderNews): string => {
  const values = { order: String(orderId), items: items.join('; ') }
  if (template === 'order_cancelled') return text(`order_ended_${cause}`, values)
  return template === 'order_line_cancelled' ? text(`order_line_ended_${cause}`, values) : ''
}

// The credit note has no number yet: it is issued by a job of the same transaction, and its place is known already.
const refundLine = (text: Text, { amount = zero, destination = 'balance', against = zero }: OrderNews): string => {
  if (amount === 0 && against === 0) return text('refund_line_none')
  return [
    against > 0 && text('refund_line_dispute', { amount: `€${formatCents(against)}` }),
    amount > 0 && text(`refund_line_${destination}`, { amount: `€${formatCents(amount)}` }),
    text('refund_line_note'),
  ]
    .filter(Boolean)
    .join(' ')
}
