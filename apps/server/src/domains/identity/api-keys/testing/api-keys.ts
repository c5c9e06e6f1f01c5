import type { ApiKey } from '@pandrop/contract/api-keys'
import { apiScopes } from '@pandrop/contract/api-scopes'
import type { TestCustomer } from '@pandrop/testkit/shop'
import type { Reply, Visitor } from '@pandrop/testkit/visitor'

/** What the form of a new key posts, with whatever a test wants to be different. */
export const keyForm = (change: Record<string, unknown> = {}) => ({
  name: 'Spreadsheet',
  scopes: [...apiScopes],
  days: 30,
  ...change,
})

/** Makes a key as the customer's page does. */
export const makeKey = ({ browser }: TestCustomer, change: Record<string, unknown> = {}): Promise<Reply> =>
  browser.post('/api/user/api-keys', keyForm(change))

/** A key that was made: its text, and what the owner sees of it. */
export const madeKey = async (customer: TestCustomer, change: Record<string, unknown> = {}) => {
  const { status, body } = await makeKey(customer, change)
  if (status !== 200) throw new Error(`no key was made: ${JSON.stringify(body)}`)
  return { key: String(body.key), apiKey: body.payload as ApiKey }
}

/** A program that knows a key and has no cookie. */
export const programWith = (visitor: Visitor, key: string): Visitor => {
  visitor.token = key
  return visitor
}
