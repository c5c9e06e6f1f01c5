import { dateTimeText } from '@pandrop/dictionaries/dates'
import { textFor } from '@pandrop/dictionaries/languages'
import { formatEuro } from '@pandrop/money/format'
import type { Cents } from '@pandrop/money/money'
import { enqueue } from '../../../db/enqueue.ts'
import type { Transaction } from '../../../db/transaction.ts'
import { customerContact } from '../../identity/profile/profile.ts'

/** What the mail about a new deal tells. */
interface DealNews {
  customerId: number
  titles: string[]
  price: Cents
  /** what they cost one by one */
  sum: Cents
  /** UTC */
  until: Date
  /** an operator's own words; empty: none */
  note: string
}

/**
 * Queues the mail about a new deal, in the customer's language and to the address of their account.
 * @param publicUrl origin of the shop, for the link to the deals
 */
export const mailDeal = async (tx: Transaction, news: DealNews, publicUrl: string): Promise<void> => {
  const { name, email, language } = await customerContact(tx, news.customerId)
  const text = textFor(language)
  await enqueue(tx, 'send_mail', {
    template: 'deal_made',
    accountOf: news.customerId,
    to: email,
    language,
    values: {
      name,
      items: news.titles.join('; '),
      price: formatEuro(news.price),
      sum: formatEuro(news.sum),
      until: dateTimeText(news.until),
      words: news.note ? ` ${text('order_words', { note: news.note })}` : '',
      link: `${publicUrl}/account/deals`,
    },
  })
}

/** What the mail about a deal that was taken back tells. */
interface DealWithdrawn {
  dealId: number
  customerId: number
  titles: string[]
  price: Cents
}

/** Queues the mail about a deal that was taken back: its first mail has promised that it is reserved. */
export const mailDealWithdrawn = async (tx: Transaction, news: DealWithdrawn, publicUrl: string): Promise<void> => {
  const { name, email, language } = await customerContact(tx, news.customerId)
  await enqueue(tx, 'send_mail', {
    template: 'deal_withdrawn',
    accountOf: news.customerId,
    to: email,
    language,
    values: {
      name,
      // Text, because a number would be printed with thousands separators.
      deal: String(news.dealId),
      items: news.titles.join('; '),
      price: formatEuro(news.price),
      link: `${publicUrl}/account/deals`,
    },
  })
}
