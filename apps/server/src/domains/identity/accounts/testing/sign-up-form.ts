import { devMails } from '../../../../ports/mail/dev-mailbox.ts'
import type { Shop } from '../../../../shop.ts'

/** A sign-up form that is accepted, with whatever a test wants to be different. */
export const signUpForm = (change: Record<string, unknown> = {}) => ({
  name: 'Ann',
  surname: 'Novak',
  email: 'ann@example.org',
  phone: '+386 40 512 809',
  phoneE164: '+38640512809',
  password: 'Bamboo2026',
  passConfirm: 'Bamboo2026',
  ...change,
})

/** The path of the newest mailed link to an address, without the origin. */
export const newestLinkTo = async (shop: Shop, email: string): Promise<string> => {
  const [mail] = await devMails(shop.pool, email)
  const link = mail?.links[0]
  if (!link) throw new Error(`no link was mailed to ${email}`)
  return new URL(link).pathname
}
