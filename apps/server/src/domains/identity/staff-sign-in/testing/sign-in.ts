import { randomBytes } from 'node:crypto'
import { addMember } from '@pandrop/server/domains/identity/staff/team'
import type { TestShop } from '@pandrop/testkit/shop'
import type { Visitor } from '@pandrop/testkit/visitor'
import { TOTP } from 'otpauth'

/** Somebody who was just added, with what they type. */
export interface NewMember {
  id: number
  name: string
  email: string
  oneTimePassword: string
}

/** The password that members of tests choose for themselves. */
export const chosenPassword = 'Bamboo2027'

/** Adds somebody who has never signed in. */
export const newMember = async (
  { shop }: Pick<TestShop, 'shop'>,
  role: 'operator' | 'administrator' = 'operator',
): Promise<NewMember> => {
  const word = randomBytes(4).toString('hex')
  const made = await addMember(shop, { name: `New ${word}`, email: `${word}@shop.example`, role, by: 'Test' })
  if (!made.ok) throw new Error(made.refusal)
  const { staff, oneTimePassword } = made.value
  return { id: staff.id, name: staff.name, email: staff.email, oneTimePassword }
}

/** The code that an authenticator with this key shows. */
export const codeAt = (secret: string, at: Date): string => new TOTP({ secret }).generate({ timestamp: at.getTime() })

/** Another code than the right one of this moment and those around it. */
export const wrongCode = (secret: string, at: Date): string => {
  const near = [-30, 0, 30].map((seconds) => codeAt(secret, new Date(at.getTime() + seconds * 1000)))
  const others = Array.from({ length: 4 }, (_, digit) => String(digit).repeat(6))
  return others.find((code) => !near.includes(code)) ?? '444444'
}

/** First factor. */
export const typePassword = (browser: Visitor, email: string, password: string) =>
  browser.post('/api/staff/session', { email, password })

/** From the one-time password to an open session, with an authenticator. */
export const firstSignIn = async (
  shop: Pick<TestShop, 'clock'>,
  browser: Visitor,
  { email, oneTimePassword }: NewMember,
): Promise<{ secret: string }> => {
  await typePassword(browser, email, oneTimePassword)
  await browser.post('/api/staff/session/password', { cur_password: oneTimePassword, password: chosenPassword })
  const begun = await browser.post('/api/staff/session/totp', {})
  const secret = String(begun.body.secret)
  const code = codeAt(secret, shop.clock.now())
  const done = await browser.post('/api/staff/session/totp/confirm', { code })
  if (done.status !== 200) throw new Error(`the first sign-in ended with ${done.status} ${done.body.code}`)
  return { secret }
}
