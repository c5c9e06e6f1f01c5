import type { ApiScope } from '@pandrop/contract/api-scopes'
import { dateText } from '@pandrop/dictionaries/dates'
import { textFor } from '@pandrop/dictionaries/languages'
import type { MailOrder } from '../../ports/mail/mail-order.ts'

/** What the mail about a new key tells. */
export interface NewKey {
  recipient: { name: string; email: string; language: string }
  /** as the customer typed it; the mail's layout escapes it */
  keyName: string
  scopes: readonly ApiScope[]
  expiresAt: Date
  /** origin of the shop, for the link to the keys */
  publicUrl: string
}

/** The mail that tells a customer of a key that was made in their name, in their language. The key is not in it. */
export const apiKeyCreatedMail = ({ recipient, keyName, scopes, expiresAt, publicUrl }: NewKey): MailOrder => {
  const { language } = recipient
  const text = textFor(language)
  const words = scopes.map((scope) => text(`api_scope_${scope}`))
  return {
    template: 'api_key_created',
    to: recipient.email,
    language,
    values: {
      name: recipient.name,
      key: keyName,
      scopes: new Intl.ListFormat(language, { type: 'conjunction' }).format(words),
      date: dateText(expiresAt),
      link: `${publicUrl}/account/personal`,
    },
  }
}

/** DD.MM.YYYY in every language (docs/behaviour/look.md#dates). */
