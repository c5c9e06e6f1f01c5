import type { TextKey, TextValues } from '@pandrop/dictionaries/translate'

/** A mail template: five texts of the dictionaries, mail_<template>_subject, _title, _text, _note and _button. */
export type MailTemplate = TextKey extends infer Key ? (Key extends `mail_${infer Name}_subject` ? Name : never) : never

/** A part of a mail below its text: what it is about, lines that lead somewhere, and the way out. Ready to be read. */
export interface MailSection {
  title: string
  text: string
  /** full addresses */
  lines: { text: string; link: string }[]
  /** stops mails about this */
  end: { text: string; link: string }
}

/** A mail to be sent, as the job queue holds it. No secrets: a link that verifies is made when the mail is sent. */
export interface MailOrder {
  template: MailTemplate
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
  /** full address that ends such mails when it is posted to; mail programs make a button of it (RFC 8058) */
  unsubscribeLink?: string
}
