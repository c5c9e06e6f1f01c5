import { devMails } from '../../../../ports/mail/dev-mailbox.ts'
import type { Shop } from '../../../../shop.ts'

/** A mailed link that resets a password, and what stands in it. */
export interface ResetLink {
  /** full address */
  link: string
  token: string
  email: string
}

/** The newest link to an address that resets its password. */
export const newestResetLink = async (shop: Shop, address: string): Promise<ResetLink> => {
  const mails = await devMails(shop.pool, address)
  const link = mails.flatMap(({ links }) => links).find((text) => new URL(text).pathname === '/reset-password')
  if (!link) throw new Error(`no link to reset a password was mailed to ${address}`)
  const { searchParams } = new URL(link)
  return { link, token: searchParams.get('token') ?? '', email: searchParams.get('email') ?? '' }
}
