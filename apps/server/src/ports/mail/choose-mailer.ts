import { createTransport } from 'nodemailer'
import type { Shop } from '../../shop.ts'
import { createDevMailbox } from './dev-mailbox.ts'
import type { Mailer } from './mailer.ts'

/** Whether mails stay in the dev mailbox: without SMTP_URL, and never in production. */
export const hasDevMailbox = ({ env }: Shop): boolean => env.NODE_ENV !== 'production' && env.SMTP_URL === undefined

/** How this shop's mails leave it. The environment was checked at the start: production without SMTP_URL is a bug. */
export const chooseMailer = (shop: Shop): Mailer => {
  if (shop.env.SMTP_URL) return createSmtpMailer(shop.env.SMTP_URL)
  if (!hasDevMailbox(shop)) throw new Error('production needs SMTP_URL')
  return createDevMailbox(shop.pool, shop.clock)
}

const connectSecondsMax = 10
const silenceSecondsMax = 30

/**
 * Sends by a mail server.
 * @param url smtp://user:password@host:port, or smtps:// for TLS from the first byte; a server that offers STARTTLS is
 *   taken at its word
 */
const createSmtpMailer = (url: string): Mailer => {
  const transport = createTransport({
    url,
    connectionTimeout: connectSecondsMax * 1000,
    greetingTimeout: connectSecondsMax * 1000,
    socketTimeout: silenceSecondsMax * 1000,
    // Nothing in a mail may make the server read its own files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, ...mail }) => {
      // As an object: an address with a comma in it would otherwise be read as two recipients.
      const { messageId } = await transport.sendMail({ ...mail, to: { name: '', address: to } })
      return messageId
    },
  }
}
