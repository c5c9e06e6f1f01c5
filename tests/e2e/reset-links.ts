import type { Page } from '@playwright/test'
import { type Customer, verifiedCustomer } from './customers.ts'
import { expect } from './shop.ts'

/** A verified customer who sits at a browser that has never seen them. */
export const signedOutCustomer = async (page: Page): Promise<Customer> => {
  const customer = await verifiedCustomer(page)
  await page.evaluate(() => {
    localStorage.removeItem('session')
    localStorage.removeItem('token')
  })
  await page.context().clearCookies()
  return customer
}

/** A mail in the dev mailbox. */
export interface Mail {
  subject: string
  links: string[]
}

/** Every mail to an address, newest first. */
export const mailsTo = async (page: Page, address: string): Promise<Mail[]> =>
  (await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(address)}`)).json()

/** The newest mailed link that resets the password of an address, waited for. */
export const resetLinkTo = async (page: Page, address: string): Promise<string> => {
  const newest = async () => {
    const links = (await mailsTo(page, address)).flatMap((mail) => mail.links)
    return links.find((link) => new URL(link).pathname === '/reset-password') ?? ''
  }
  await expect.poll(newest).not.toBe('')
  const { pathname, search } = new URL(await newest())
  return pathname + search
}

/** Asks for a link as a page of the shop does. */
export const askForLink = async (page: Page, { post, email }: Customer): Promise<string> => {
  await post('/user/reset-password', { email })
  return resetLinkTo(page, email)
}
