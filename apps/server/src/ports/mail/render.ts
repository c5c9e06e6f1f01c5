import { sizeOfWide } from '@pandrop/contract/wide-pictures'
import { shopNames } from '@pandrop/dictionaries/en/shop-names'
import { textFor } from '@pandrop/dictionaries/languages'
import type { Text } from '@pandrop/dictionaries/translate'
import { htmlPart, type MailTexts, textPart } from './layout.ts'
import type { MailOrder } from './mail-order.ts'
import type { Mail } from './mailer.ts'

interface MailSender {
  /** sender of the mail and where to ask */
  supportAddress: string
  /** the name beside it; empty: the shop's */
  senderName: string
  /** where answers go; empty: to the sender */
  replyTo: string
  /** where the shop is, without a slash at its end */
  publicUrl: string
}

const from = ({ senderName, supportAddress, replyTo }: MailSender, shop: string): Pick<Mail, 'from' | 'replyTo'> => ({
  from: { name: senderName || shop, address: supportAddress },
  ...(replyTo && { replyTo: { name: senderName || shop, address: replyTo } }),
})

/** A shop's own logo; the drawn head has our wordmark in it, so another shop's name is written where it has none. */
const headOf = (text: Text, publicUrl: string): MailTexts['head'] => {
  const logo = text('logo')
  const size = sizeOfWide(logo)
  if (size) return { src: publicUrl + logo, width: Math.round(size.width / 2), height: Math.round(size.height / 2) }
  if (text('wordmark') !== shopNames.wordmark) return null
  return { src: `${publicUrl}/mail-head.png`, width: 560, height: 112 }
}

interface MailLinks {
  notMe?: string | undefined
  stop?: string | undefined
}

/** What a mail says in one line, in the recipient's language. */
export const subjectOf = ({ template, language, values }: MailOrder): string =>
  textFor(language)(`mail_${template}_subject`, values)

/**
 * Writes a mail in the recipient's language, as text and as HTML with every value escaped.
 * @param links full addresses, where the mail has them: behind "This was not me", and the one that stops its kind
 */
export const renderMail = (order: MailOrder, sender: MailSender, links: MailLinks = {}): Mail => {
  const { supportAddress, publicUrl } = sender
  const { template, to, language, values, sections, unsubscribeLink = links.stop } = order
  const text = textFor(language)
  const shop = text('shop_name')
  const texts: MailTexts = {
    language,
    shop,
    head: headOf(text, publicUrl),
    accent: text('accent'),
    title: text(`mail_${template}_title`, values),
    text: text(`mail_${template}_text`, values),
    note: text(`mail_${template}_note`, values),
    button: text(`mail_${template}_button`, values),
    link: values.link,
    linkFallback: text('mail_link_fallback'),
    notMe: links.notMe ? { label: text('mail_not_me'), text: text('mail_not_me_text'), link: links.notMe } : null,
    stop: links.stop ? { text: text('mail_stop_kind'), link: links.stop } : null,
    footer: text('mail_footer', { support: supportAddress }),
  }
  return {
    ...from(sender, shop),
    to,
    subject: subjectOf(order),
    text: textPart(texts, sections),
    html: htmlPart(texts, sections),
    ...(unsubscribeLink ? { headers: unsubscribeHeaders(unsubscribeLink) } : {}),
  }
}

/**
 * What is written to somebody who works in the back office: English, as the back office is, and not in the
 * dictionaries.
 */
export interface BackOfficeMail {
  to: string
  subject: string
  title: string
  text: string
  note: string
  button: string
  /** where the button leads, a full address */
  link: string
}

/** Writes a mail to somebody of the staff in the shop's look. */
export const renderStaffMail = (mail: BackOfficeMail, sender: MailSender): Mail => {
  const { supportAddress, publicUrl } = sender
  const text = textFor('en')
  const shop = text('shop_name')
  const { to, subject, ...words } = mail
  const texts: MailTexts = {
    ...words,
    language: 'en',
    shop,
    head: headOf(text, publicUrl),
    accent: text('accent'),
    linkFallback: text('mail_link_fallback'),
    notMe: null,
    stop: null,
    footer: `You receive this mail because you work at ${shop}. Questions? Write to ${supportAddress}.`,
  }
  return { ...from(sender, shop), to, subject, text: textPart(texts), html: htmlPart(texts) }
}

/** RFC 2369 and RFC 8058; the mail server that signs our mails (DKIM) must cover both. */
const unsubscribeHeaders = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
