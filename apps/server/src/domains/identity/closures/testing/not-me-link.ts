import type { TestCustomer, TestShop } from '@pandrop/testkit/shop'
import { runDueJobs } from '../../../../jobs/runner.ts'
import { type DevMail, devMails } from '../../../../ports/mail/dev-mailbox.ts'

/** The secret of the link "This was not me" in a mail; undefined where it has none. */
export const notMeTokenOf = ({ links }: DevMail): string | undefined => {
  const found = links.map((link) => new URL(link)).find(({ pathname }) => pathname === '/not-me')
  return found?.searchParams.get('token') ?? undefined
}

/** Signs in from a browser that the account does not know: the owner is mailed. */
export const signInElsewhere = async (
  shop: TestShop,
  { email, password }: Pick<TestCustomer, 'email' | 'password'>,
) => {
  const visitor = shop.visitor()
  const reply = await visitor.post('/api/login', { username: email, password })
  visitor.keepToken(reply)
  return visitor
}

/** Has the queue worked off and answers the secrets that an address was mailed, newest first. */
export const notMeTokensTo = async ({ shop, database }: TestShop, email: string): Promise<string[]> => {
  await runDueJobs(shop, database.serverUrl)
  return (await devMails(shop.pool, email)).flatMap((mail) => notMeTokenOf(mail) ?? [])
}

/** A customer whom a mail told of a stranger's sign-in, and the secret of its link. */
export const warnedCustomer = async (shop: TestShop): Promise<TestCustomer & { token: string }> => {
  const customer = await shop.customer()
  await signInElsewhere(shop, customer)
  const [token] = await notMeTokensTo(shop, customer.email)
  if (!token) throw new Error('no mail had a link “This was not me”')
  return { ...customer, token }
}

/** Presses the button behind a mailed link, in a browser that is signed in nowhere. */
export const press = (shop: TestShop, token: string) => shop.visitor().post('/api/not-me', { token })
