import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type Inbox, mailTo } from './shop.ts'

/** Somebody who is signed in in the browser of a test. */
export interface Customer {
  email: string
  password: string
  /** makes a POST call of the customer's page; `path` is below /api; throws what the shop refused */
  post(path: string, body: Record<string, unknown>): Promise<unknown>
  /** the same with PUT */
  put(path: string, body: Record<string, unknown>): Promise<unknown>
}

const password = 'Bamboo2026'
const person = { name: 'Marta', surname: 'Kovač', phone: '+386 40 512 809', phoneE164: '+38640512809' }

/** A document without script, where a page can write its local storage. */
const quietPath = '/healthz'

interface Sending {
  body: Record<string, unknown>
  token?: string
}

/** Sends as the storefront does: the readable cookie echoed, the token beside the session's cookie. */
const sendAs = async (page: Page, method: 'POST' | 'PUT', path: string, { body, token }: Sending): Promise<unknown> => {
  await page.request.get('/sanctum/csrf-cookie')
  const cookies = await page.context().cookies()
  const echo = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'x-xsrf-token': decodeURIComponent(echo), ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await page.request.fetch(`/api${path}`, { method, headers, data: body })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}

/** A new customer with an empty balance, signed in but not verified, in this page's browser. */
export const unverifiedCustomer = async (page: Page): Promise<Customer> => {
  const email = `${randomUUID()}@example.org`
  const answer = await sendAs(page, 'POST', '/register', {
    body: { ...person, email, password, passConfirm: password },
  })
  const { token } = answer as { token: string }
  await page.goto(quietPath)
  await page.evaluate((value) => {
    localStorage.setItem('session', '1')
    localStorage.setItem('token', value)
  }, token)
  return {
    email,
    password,
    post: (path, body) => sendAs(page, 'POST', path, { body, token }),
    put: (path, body) => sendAs(page, 'PUT', path, { body, token }),
  }
}

/**
 * A new customer with an empty balance, signed in and verified, in this page's browser.
 * @param inbox where the shop's mails arrive
 */
export const verifiedCustomer = async (page: Page, inbox: Inbox = mailTo): Promise<Customer> => {
  const customer = await unverifiedCustomer(page)
  const { links } = await inbox(page, customer.email)
  const link = links.find((address) => address.includes('/email/verify/')) ?? ''
  await page.request.get(link, { maxRedirects: 0 })
  return customer
}

/** Ids of items for sale, dearest first; a single top-up pays for each. `filter` is a query of the list. */
export const itemsForSale = async (page: Page, filter = ''): Promise<number[]> => {
  const answer = await page.request.get(`/api/items/list?price_from=1&price_till=5000&${filter}`)
  const { payload } = (await answer.json()) as { payload: { id: number }[] }
  return payload.map(({ id }) => id)
}
