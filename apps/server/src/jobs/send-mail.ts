import type { StoppableKind } from '@pandrop/contract/notifications'
import { noteSentMail } from '../domains/backoffice/sent-mails/sent-mails.ts'
import { type SavedSearchNews, savedSearchMail } from '../domains/catalogue/saved-searches/news-mail.ts'
import { type PriceAlert, priceAlertMail } from '../domains/catalogue/wishlist/alert-mail.ts'
import { createUnsubscribeLink } from '../domains/catalogue/wishlist/unsubscribe.ts'
import { senderOf } from '../domains/content/settings.ts'
import { verificationMail } from '../domains/identity/accounts/verification.ts'
import { notMeLink } from '../domains/identity/closures/closures.ts'
import { emailChangeMail } from '../domains/identity/emails/email-change.ts'
import { type MailJob, notify } from '../domains/identity/notifications/notifications.ts'
import { passwordResetMail } from '../domains/identity/passwords/password-reset.ts'
import { type StaffMail, staffMailOf } from '../domains/identity/staff/staff-mail-texts.ts'
import { paymentConfirmation } from '../domains/orders/payment-confirmations/payment-confirmations.ts'
import { receiptFileOfOrder } from '../domains/orders/receipts/receipts.ts'
import type { MailOrder } from '../ports/mail/mail-order.ts'
import type { Mail, Mailer } from '../ports/mail/mailer.ts'
import { renderMail, renderStaffMail } from '../ports/mail/render.ts'
import type { Shop } from '../shop.ts'

const paperOf = async (shop: Shop, { receiptOf, confirmationOf, language }: MailOrder) => {
  if (confirmationOf !== undefined) return paymentConfirmation(shop, { paymentId: confirmationOf }, language)
  return receiptOf === undefined ? undefined : receiptFileOfOrder(shop, { orderId: receiptOf }, language)
}

const attachmentsOf = async (shop: Shop, order: MailOrder): Promise<Mail['attachments'] & object> => {
  const file = await paperOf(shop, order)
  return file ? [{ filename: file.name, content: file.content, contentType: 'application/pdf' }] : []
}

/** A fresh link that stops mails of a kind; undefined for a mail that comes in any case. */
const stopLink = async (shop: Shop, order: MailOrder, kind: StoppableKind | undefined): Promise<string | undefined> => {
  const customerId = 'accountOf' in order ? order.accountOf : null
  return kind && customerId !== null ? createUnsubscribeLink(shop, { customerId, kind }) : undefined
}

/** A mail is shown in the shop first: its customer may want to see it there alone. */
const send = async (shop: Shop, mailer: Mailer, { order, kept, job }: Sending): Promise<void> => {
  const { isMailed, stoppable } = await notify(shop, order, job)
  if (!isMailed) return
  const attachments = await attachmentsOf(shop, order)
  const links = { notMe: await notMeLink(shop, order), stop: await stopLink(shop, order, stoppable) }
  const mail = { ...renderMail(order, await senderOf(shop), links), attachments }
  const messageId = await mailer.send(mail)
  // Nobody knows the address any more (docs/behaviour/accounts.md#deletion-mails).
  if (order.template === 'account_deleted') return
  await noteSentMail(shop, { mail, template: order.template, language: order.language, messageId, order: kept })
}

interface Sending {
  order: MailOrder
  /** what may be sent once more; null where its links are worth something */
  kept: MailOrder | null
  job: MailJob
}

/** Sends what is told in words of its own when its time comes, unless there is nothing to tell any more. */
const sendMade = async (shop: Shop, mailer: Mailer, order: MailOrder | undefined, job: MailJob): Promise<void> => {
  if (order) await send(shop, mailer, { order, kept: null, job })
}

/**
 * Renders a mail and sends it. A throw makes the runner try again later, at growing distances, 25 times. Nothing in its
 * order is secret, so it may be sent once more; "This was not me" is another link then.
 */
export const sendMail = (shop: Shop, mailer: Mailer, order: MailOrder, job: MailJob): Promise<void> =>
  send(shop, mailer, { order, kept: order, job })

/** Makes and sends the verification mail of an account, unless it was verified or removed meanwhile. */
export const sendVerificationLink = async (shop: Shop, mailer: Mailer, customerId: number, job: MailJob) =>
  sendMade(shop, mailer, await verificationMail(shop, customerId), job)

/** Makes and sends the mail to an address that a customer wants to have, unless it was withdrawn meanwhile. */
export const sendEmailChangeLink = async (shop: Shop, mailer: Mailer, customerId: number, job: MailJob) =>
  sendMade(shop, mailer, await emailChangeMail(shop, customerId), job)

/** Makes and sends the link that resets a password, where the address has an account. */
export const sendPasswordReset = async (shop: Shop, mailer: Mailer, asked: { email: string }, job: MailJob) =>
  sendMade(shop, mailer, await passwordResetMail(shop, asked), job)

/** Makes and sends a price alert, unless there is nothing left to tell. */
export const sendPriceAlert = async (shop: Shop, mailer: Mailer, alert: PriceAlert, job: MailJob) =>
  sendMade(shop, mailer, await priceAlertMail(shop, alert), job)

/** Makes and sends the mail about what came for sale for saved searches, unless there is nothing left to tell. */
export const sendSavedSearches = async (shop: Shop, mailer: Mailer, news: SavedSearchNews, job: MailJob) =>
  sendMade(shop, mailer, await savedSearchMail(shop, news), job)

/** Sends somebody of the staff what happened to access or approvals. */
export const sendStaffMail = async (shop: Shop, mailer: Mailer, mail: StaffMail): Promise<void> => {
  const written = renderStaffMail(staffMailOf(mail), await senderOf(shop))
  const messageId = await mailer.send(written)
  await noteSentMail(shop, { mail: written, template: null, language: 'en', messageId, order: null })
}
