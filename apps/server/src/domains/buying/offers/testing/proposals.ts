import { randomUUID } from 'node:crypto'
import type { TestCustomer } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { expect } from 'vitest'

/** The link to one copy in an inventory; another one with every number. */
export const linkTo = (asset: number | string): string =>
  `https://steamcommunity.com/profiles/76561198006409530/inventory/#730_2_${asset}`

let assets = 38_000_000_000

/** A sell form without a mistake, about a copy of its own; what a test is about is put over it. */
export const offerForm = (change: Record<string, unknown> = {}): Record<string, unknown> => {
  assets += 1
  return { title: 'AK-47 | Redline', price: 12.34, quality: 'field_tested', item_url: linkTo(assets), ...change }
}

/** Posts a sell form; without a key of the test's own each call is an attempt of its own. */
export const propose = (
  { browser }: Pick<TestCustomer, 'browser'>,
  change: Record<string, unknown> = {},
  key: string = randomUUID(),
): Promise<Reply> => browser.post('/api/offer/create', offerForm(change), { headers: { 'idempotency-key': key } })

/** The same where it must succeed; answers the offer's id. */
export const proposed = async (customer: TestCustomer, change: Record<string, unknown> = {}): Promise<number> => {
  const { status, body } = await propose(customer, change)
  expect([status, body]).toMatchObject([200, { status: 'OK' }])
  return Number(body.id)
}

/** The customer's list of offers. */
export const offersOf = async ({ browser }: TestCustomer): Promise<Record<string, unknown>[]> => {
  const { status, body } = await browser.get('/api/offer/history')
  expect(status).toBe(200)
  return body.payload as Record<string, unknown>[]
}

/** One offer of the customer with everything about it. */
export const offerOf = async ({ browser }: TestCustomer, id: number): Promise<Record<string, unknown>> => {
  const { status, body } = await browser.get(`/api/offer/${id}`)
  expect(status).toBe(200)
  return body.payload as Record<string, unknown>
}
