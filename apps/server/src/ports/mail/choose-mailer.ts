import type { Shop } from '../../shop.ts'
import { createDevMailbox } from './dev-mailbox.ts'
import type { Mailer } from './mailer.ts'
import { createSmtpMailer } from './smtp.ts'

/** Whether mails stay in the dev mailbox: without SMTP_URL, and never in production. */
export const hasDevMailbox = ({ env }: Shop): boolean => env.NODE_ENV !== 'production' && env.SMTP_URL === undefined

/** How this shop's mails leave it. The environment was checked at the start: production without SMTP_URL is a bug. */
export const chooseMailer = (shop: Shop): Mailer => {
  if (shop.env.SMTP_URL) return createSmtpMailer(shop.env.SMTP_URL)
  if (!hasDevMailbox(shop)) throw new Error('production needs SMTP_URL')
  return createDevMailbox(shop.pool, shop.clock)
}
