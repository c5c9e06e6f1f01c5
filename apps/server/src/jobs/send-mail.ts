import { noteSentMail } from '../domains/backoffice/sent-mails/sent-mails.ts'
import { type PriceAlert, priceAlertMail } from '../domains/catalogue/wishlist/alert-mail.ts'
import { senderOf } from '../domains/content/settings.ts'
import { verificationMail } from '../domains/identity/accounts/verification.ts'
import { notMeLink } from '../domains/identity/closures/closures.ts'
import { emailChangeMail } from '../domains/identity/emails/email-change.ts'
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

const send = async (shop: Shop, mailer: Mailer, order: MailOrder, kept: MailOrder | null): Promise<void> => {
  const attachments = await attachmentsOf(shop, order)
  const mail = { ...renderMail(order, await senderOf(shop), await notMeLink(shop, order)), attachments }
  const messageId = await mailer.send(mail)
  // Nobody knows the address any more (docs/behaviour/accounts.md#deletion-mails).
  if (order.template === 'account_deleted') return
  await noteSentMail(shop, { mail, template: order.template, language: order.language, messageId, order: kept })
}

/**
 * Renders a mail and sends it. A throw makes the runner try again later, at growing distances, 25 times. Nothing in its
 * order is secret, so it may be sent once more; "This was not me" is another link then.
 */
export const sendMail = (shop: Shop, mailer: Mailer, order: MailOrder): Promise<void> =>
  send(shop, mailer, order, order)

/** Makes and sends the verification mail of an account, unless it was verified or removed meanwhile. */
export const sendVerificationLink = async (shop: Shop, mailer: Mailer, customerId: number): Promise<void> => {
  const order = await verificationMail(shop, customerId)
  if (order) await send(shop, mailer, order, null)
}

/** Makes and sends the mail to an address that a customer wants to have, unless it was withdrawn meanwhile. */
export const sendEmailChangeLink = async (shop: Shop, mailer: Mailer, customerId: number): Promise<void> => {
  const order = await emailChangeMail(shop, customerId)
  if (order) await send(shop, mailer, order, null)
}

/** Makes and sends the link that resets a password, where the address has an account. */
export const sendPasswordReset = async (shop: Shop, mailer: Mailer, asked: { email: string }): Promise<void> => {
  const order = await passwordResetMail(shop, asked)
  if (order) await send(shop, mailer, order, null)
}

/** Makes and sends a price alert, unless there is nothing left to tell. */
export const sendPriceAlert = async (shop: Shop, mailer: Mailer, alert: PriceAlert): Promise<void> => {
  const order = await priceAlertMail(shop, alert)
  if (order) await send(shop, mailer, order, null)
}

/** Sends somebody of the staff what happened to access or approvals. */
export const sendStaffMail = async (shop: Shop, mailer: Mailer, mail: StaffMail): Promise<void> => {
  const written = renderStaffMail(staffMailOf(mail), await senderOf(shop))
  const messageId = await mailer.send(written)
  await noteSentMail(shop, { mail: written, template: null, language: 'en', messageId, order: null })
}
