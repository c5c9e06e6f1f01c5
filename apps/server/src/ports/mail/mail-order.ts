import type { TextKey, TextValues } from '@pandrop/dictionaries/translate'

/** A mail template: five texts of the dictionaries, mail_<template>_subject, _title, _text, _note and _button. */
export type MailTemplate = TextKey extends infer Key ? (Key extends `mail_${infer Name}_subject` ? Name : never) : never

/**
 * Mails about what an intruder may have done to an account. Each carries the link "This was not me", which closes it
 * (docs/behaviour/accounts.md#not-me).
 */
export const securityMails = [
  'new_device',
  'password_changed',
  'email_change_asked',
  'email_changed',
  'second_factor_on',
  'second_factor_off',
  'passkey_added',
  'passkey_removed',
  'passkey_copied',
  'app_off',
  'recovery_codes_new',
  'recovery_code_used',
  'factor_removal',
  'api_key_created',
  'trade_account_new',
  'payout_requested',
  'deletion_asked',
  'deletion_taken_back',
  'copy_handed_over',
] as const satisfies readonly MailTemplate[]

export type SecurityMail = (typeof securityMails)[number]

export const isSecurityMail = (template: MailTemplate): template is SecurityMail =>
  (securityMails as readonly MailTemplate[]).includes(template)

/** Mails to an address that has no account yet, that proves something, or that nobody could be shown signed in. */
const silentMails = [
  'verify_address',
  'password_reset',
  'change_email',
  'change_email_taken',
  'address_in_use',
  'account_closed',
  'account_deleted',
] as const satisfies readonly MailTemplate[]

export type SilentMail = (typeof silentMails)[number]

export const isSilentMail = (template: MailTemplate): template is SilentMail =>
  (silentMails as readonly MailTemplate[]).includes(template)

/** A part of a mail below its text: what it is about, lines that lead somewhere, and the way out. Ready to be read. */
export interface MailSection {
  title: string
  text: string
  /** full addresses */
  lines: { text: string; link: string }[]
  /** stops mails about this */
  end: { text: string; link: string }
}

/** Whose account a mail is about, who is shown it in the shop as well; null: a sample, which is about nobody. */
type MailSubject = { template: SilentMail } | { template: Exclude<MailTemplate, SilentMail>; accountOf: number | null }

/** A mail to be sent, as the job queue holds it. No secrets: what a link is worth is made when it is sent. */
export type MailOrder = MailSubject & {
  /** the recipient's address */
  to: string
  /** ISO 639-1 */
  language: string
  /** what fills the texts; `link` is where the button leads, a full address */
  values: TextValues & { link: string }
  sections?: MailSection[]
  /** the order whose receipt goes along, as PDF */
  receiptOf?: number
  /** the payment of a top-up whose confirmation goes along, as PDF */
  confirmationOf?: string
  /** it was mailed before: its customer was shown it then */
  isAgain?: boolean
  /** full address that ends such mails when it is posted to; mail programs make a button of it (RFC 8058) */
  unsubscribeLink?: string
}
