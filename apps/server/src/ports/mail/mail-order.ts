import type { TextKey, TextValues } from '@pandrop/dictionaries/translate'

/** A mail template: five texts of the dictionaries, mail_<template>_subject, _title, _text, _note and _button. */
type MailTemplate = TextKey extends infer Key ? (Key extends `mail_${infer Name}_subject` ? Name : never) : never

/** A mail to be sent, as the job queue holds it. No secrets: a link that verifies is made when the mail is sent. */
export interface MailOrder {
  template: MailTemplate
  /** the recipient's address */
  to: string
  /** ISO 639-1 */
  language: string
  /** what fills the texts; `link` is where the button leads, a full address */
  values: TextValues & { link: string }
}
