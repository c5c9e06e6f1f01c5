import type { TestCustomer, TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { runDueJobs } from '../../../../jobs/runner.ts'
import { devMails } from '../../../../ports/mail/dev-mailbox.ts'
import { newestLinkTo } from '../../accounts/testing/sign-up-form.ts'
import { prove } from '../../proof/testing/proofs.ts'

/** Where the link of a change leads. */
export const landing = {
  success: '/email/verify/success',
  already: '/email/verify/already-success',
  expired: '/email/change/expired',
} as const

/** What tests of a changed e-mail do again and again, in one shop. */
export const emailChanges = ({ shop, database, visitor }: TestShop) => {
  /** proves first who asks, as their page does */
  const ask = async (email: string, customer: TestCustomer, more: object = {}): Promise<Reply> => {
    await prove(customer)
    return customer.browser.call('PUT', '/api/user/profile', { body: { email, ...more } })
  }

  const sendMails = (): Promise<void> => runDueJobs(shop, database.serverUrl)

  return {
    ask,
    sendMails,
    subjectsTo: async (email: string): Promise<string[]> =>
      (await devMails(shop.pool, email)).map(({ subject }) => subject),
    /** asks, and takes the link out of the mail to the wished-for address */
    askedLink: async (email: string, customer: TestCustomer): Promise<string> => {
      const { status } = await ask(email, customer)
      if (status !== 200) throw new Error(`asking for ${email} was answered with ${status}`)
      await sendMails()
      return newestLinkTo(shop, email)
    },
    /** presses the button of the link's page in a browser without a session; answers where it leads */
    open: async (path: string): Promise<string | null> => (await visitor().post(path)).headers.get('location'),
    /** the customer's row, as the database has it */
    kept: async ({ id }: TestCustomer): Promise<Record<string, unknown>> => {
      const { rows } = await shop.pool.query('select * from customers where id = $1', [id])
      return rows[0]
    },
  }
}
