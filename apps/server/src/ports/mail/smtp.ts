import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

const connectSecondsMax = 10
const silenceSecondsMax = 30

/**
 * Sends by a mail server.
 * @param url smtp://user:password@host:port, or smtps:// for TLS from the first byte; a server that offers STARTTLS is
 *   taken at its word
 */
export const createSmtpMailer = (url: string): Mailer => {
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
      await transport.sendMail({ ...mail, to: { name: '', address: to } })
    },
  }
}
