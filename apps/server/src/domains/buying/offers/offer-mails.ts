import { dateTimeText } from '@pandrop/dictionaries/dates'
import { textFor } from '@pandrop/dictionaries/languages'
import { formatCents } from '@pandrop/money/format'
import { type Cents, zero } from '@pandrop/money/money'
import { enqueue } from '../../../db/enqueue.ts'
import type { Transaction } from '../../../db/transaction.ts'
import type { MailOrder } from '../../../ports/mail/mail-order.ts'
import { customerContact } from '../../identity/profile/profile.ts'

/** What a mail about an offer or its payout may tell. */
export interface OfferNews {
  template: Extract<MailOrder['template'], `offer_${string}` | `payout_${string}`>
  customerId: number
  offerId: number
  title: string
  /** the counter-offer, or what is paid out */
  price?: Cents | null
  /** whatever is due or over then, UTC */
  until?: Date | null
  /** the account that it goes to, as people see it */
  account?: string
  /** what was set off against a payout; `price` is what is left of it */
  setOff?: Cents
  /** what the trade offer is known by that asks for the item */
  code?: string
  /** an operator's or the bank's own words */
  note?: string | undefined
}

/**
 * Queues a mail to the customer about a change of their offer, in their language and to the address of their account.
 * @param publicUrl origin of the shop, for the link to the offer
 */
export const mailOfferNews = async (tx: Transaction, news: OfferNews, publicUrl: string): Promise<void> => {
  const { template, customerId, offerId, title, price, until, account, setOff, code, note } = news
  const { name, email, language } = await customerContact(tx, customerId)
  const text = textFor(language)
  await enqueue(tx, 'send_mail', {
    template,
    accountOf: customerId,
    to: email,
    language,
    values: {
      name,
      title,
      // Text, because a number would be printed with thousands separators.
      offer: String(offerId),
      price: `€${formatCents(price ?? zero)}`,
      set_off: `€${formatCents(setOff ?? zero)}`,
      until: until ? dateTimeText(until) : '',
      account: account ?? '',
      code: code ?? '',
      words: note ? ` ${text('order_words', { note })}` : '',
      link: `${publicUrl}/account/offers?offer=${offerId}`,
    },
  })
}
