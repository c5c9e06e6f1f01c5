import { type PriceAlert, priceAlertMail } from '../domains/catalogue/wishlist/alert-mail.ts'
import { settingsOf } from '../domains/content/settings.ts'
import { verificationMail } from '../domains/identity/accounts/verification.ts'
import { emailChangeMail } from '../domains/identity/emails/email-change.ts'
import { passwordResetMail } from '../domains/identity/passwords/password-reset.ts'
import { type StaffMail, staffMailOf } from '../domains/identity/staff/staff-mail-texts.ts'
import type { MailOrder } from '../ports/mail/mail-order.ts'
import type { Mailer } from '../ports/mail/mailer.ts'
import { renderMail, renderStaffMail } from '../ports/mail/render.ts'
import type { Shop } from '../shop.ts'

/** Who mails come from, as it is set at the moment that they leave. */
const senderOf = async ({ pool, env }: Shop) => {
  const { support_email: supportAddress, senderName, replyTo } = await settingsOf(pool)
  return { supportAddress, senderName, replyTo, publicUrl: env.PUBLIC_URL }
}

/** Renders a mail and sends it. A throw makes the runner try again later, at growing distances, 25 times. */
export const sendMail = async (shop: Shop, mailer: Mailer, order: MailOrder): Promise<void> => {
  await mailer.send(renderMail(order, await senderOf(shop)))
}

/** Makes and sends the verification mail of an account, unless it was verified or removed meanwhile. */
export const sendVerificationLink = async (shop: Shop, mailer: Mailer, customerId: number): Promise<void> => {
  const order = await verificationMail(shop, customerId)
  if (order) await sendMail(shop, mailer, order)
}

/** Makes and sends the mail to an address that a customer wants to have, unless it was withdrawn meanwhile. */
export const sendEmailChangeLink = async (shop: Shop, mailer: Mailer, customerId: number): Promise<void> => {
  const order = await emailChangeMail(shop, customerId)
  if (order) await sendMail(shop, mailer, order)
}

/** Makes and sends the link that resets a password, where the address has an account. */
export const sendPasswordReset = async (shop: Shop, mailer: Mailer, asked: { email: string }): Promise<void> => {
  const order = await passwordResetMail(shop, asked)
  if (order) await sendMail(shop, mailer, order)
}

/** Makes and sends a price alert, unless there is nothing left to tell. */
export const sendPriceAlert = async (shop: Shop, mailer: Mailer, alert: PriceAlert): Promise<void> => {
  const order = await priceAlertMail(shop, alert)
  if (order) await sendMail(shop, mailer, order)
}

/** Sends somebody of the staff what happened to access or approvals. */
export const sendStaffMail = async (shop: Shop, mailer: Mailer, mail: StaffMail): Promise<void> => {
  await mailer.send(renderStaffMail(staffMailOf(mail), await senderOf(shop)))
}
