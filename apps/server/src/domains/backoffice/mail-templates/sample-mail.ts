import type { Language } from '@pandrop/contract/languages'
import { dateText, dateTimeText } from '@pandrop/dictionaries/dates'
import { shippedDictionary, textFor } from '@pandrop/dictionaries/languages'
import type { TextValues } from '@pandrop/dictionaries/translate'
import { daysAfter } from '@pandrop/money/days'
import { formatEuro } from '@pandrop/money/format'
import { cents } from '@pandrop/money/money'
import { isSilentMail, type MailOrder, type MailSection, type MailTemplate } from '../../../ports/mail/mail-order.ts'

/** Every mail to customers, in the order of the English dictionary. */
export const mailTemplates: readonly MailTemplate[] = Object.keys(shippedDictionary('en')).flatMap((key) => {
  const [, template] = /^mail_(\w+)_subject(?:#other)?$/.exec(key) ?? []
  return template === undefined ? [] : [template as MailTemplate]
})

interface Sampling {
  language: Language
  now: Date
  /** origin of the shop */
  publicUrl: string
}

const searchName = 'AK-47, Field-Tested, €30'

const skins = ['AK-47 | Redline (Field-Tested)', 'AWP | Asiimov (Battle-Scarred)'] as const

// Parts of sentences are texts themselves: they come in the language of the mail, as the shop says them.
const sampleValues = ({ language, now, publicUrl }: Sampling): TextValues & { link: string } => {
  const text = textFor(language)
  const [skin] = skins
  const items = skins.join('; ')
  const order = '1042'
  const price = formatEuro(cents(2490))
  const total = formatEuro(cents(7480))
  const debited = formatEuro(cents(1500))
  return {
    account: 'SI56 •••• •••• 9086',
    address: '192.0.2.17',
    agreed: total,
    amount: price,
    answer: 'Your trade offer is on its way.',
    at: dateTimeText(now),
    balance: formatEuro(cents(12_050)),
    browser: 'Firefox',
    cause: text('order_ended_trade_impossible', { order, items }),
    charged: total,
    code: 'K7QM-2XVP',
    count: 2,
    credited: total,
    date: dateText(now),
    deal: '17',
    debited,
    declaration: text('withdrawal_declaration', { order, date: dateText(now), items }),
    device: 'Firefox, Windows',
    disputed: total,
    hours: 24,
    items,
    key: 'Spreadsheet',
    limit: formatEuro(cents(3000)),
    link: publicUrl,
    minutes: 30,
    money: text('dispute_money_taken', { debited }),
    name: 'Ada',
    offer: '311',
    order,
    owed: price,
    paid: price,
    passkey: 'My phone',
    payment: '0d9f3c52',
    price,
    reason: text('payment_reason_expired'),
    reference: 'adjustment:12',
    refund: text('refund_line_balance', { amount: price }),
    rest: text('debt_paid'),
    scopes: [text('api_scope_orders'), text('api_scope_wishlist')].join(', '),
    searches: searchName,
    set_off: price,
    spending: text('dispute_spending_free'),
    sum: total,
    support: 'help@shop.example',
    system: 'Windows',
    time: dateTimeText(now),
    title: skin,
    total,
    until: dateTimeText(daysAfter(now, 3)),
    vat: formatEuro(cents(1349)),
    why: 'Thank you for your patience.',
    words: ` ${text('order_words', { note: 'Thank you for your patience.' })}`,
  }
}

const alertOf = (title: string, { language, publicUrl }: Sampling): MailSection => {
  const text = textFor(language)
  return {
    title,
    text: text('mail_alert_limit', { limit: formatEuro(cents(3000)) }),
    lines: [{ text: text('mail_alert_item', { price: formatEuro(cents(2490)), float: '0.1734' }), link: publicUrl }],
    end: { text: text('mail_alert_stop'), link: publicUrl },
  }
}

const foundFor = ({ language, publicUrl }: Sampling): MailSection => {
  const text = textFor(language)
  const price = text('mail_alert_item', { price: formatEuro(cents(2490)), float: '0.1734' })
  return {
    title: searchName,
    text: text('mail_saved_found'),
    lines: [{ text: `${skins[0]}: ${price}`, link: publicUrl }],
    end: { text: text('mail_saved_stop'), link: publicUrl },
  }
}

/** What a mail says below its text, where it says any; the others are five texts alone. */
const sectionsOf = (template: MailTemplate, sampling: Sampling): MailSection[] => {
  if (template === 'price_alert') return [alertOf(skins[0], sampling)]
  if (template === 'saved_searches') return [foundFor(sampling)]
  return template === 'price_alerts' ? skins.map((title) => alertOf(title, sampling)) : []
}

/**
 * A mail as a customer might get it today.
 * @param to an address that may get it
 */
export const sampleMail = (template: MailTemplate, to: string, sampling: Sampling): MailOrder => {
  const sections = sectionsOf(template, sampling)
  const order = {
    to,
    language: sampling.language,
    values: sampleValues(sampling),
    ...(sections.length > 0 && { sections }),
  }
  return isSilentMail(template) ? { template, ...order } : { template, accountOf: null, ...order }
}
