import { proofMinutes } from '@pandrop/contract/limits'
import type { TestCustomer, TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'

export const proofPath = '/api/user/proof'

/** Proves who sits at a customer's browser, as the page's dialog does; with a code where they have a second factor. */
export const prove = (
  { browser, password }: Pick<TestCustomer, 'browser' | 'password'>,
  code?: string,
): Promise<Reply> => browser.post(proofPath, { password, ...(code !== undefined && { code }) })

/** Lets every proof of before be over. */
export const outliveProofs = ({ clock }: TestShop): void => clock.advance({ minutes: proofMinutes })
