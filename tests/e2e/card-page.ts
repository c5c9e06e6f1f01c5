import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Customer } from './customers.ts'
import { expect } from './shop.ts'

/** A test card of the hosted page, by the name that its link carries (apps/sandbox-pay/README.md). */
type Card =
  | 'pays'
  | 'secure'
  | 'processing'
  | 'processing_fails'
  | 'overcharged'
  | 'broken_page'
  | 'declined'
  | 'expires'
  | 'late'
  | 'duplicate'
  | 'missing'
  | 'overtaken'
  | 'disputed'

/** Waits for the hosted card page. */
export const onCardPage = async (page: Page): Promise<void> => {
  await expect(page.getByLabel('Card number')).toBeVisible()
}

/** Opens the card page of a top-up in EUR as a customer; answers the payment's id. */
export const openTopUp = async (
  page: Page,
  customer: Pick<Customer, 'email' | 'post'>,
  amount = 100,
): Promise<string> => {
  const answer = await customer.post('/deposit/checkout', {
    amount,
    name: 'Marta',
    surname: 'Kovač',
    email: customer.email,
    phone: '+386 40 512 809',
    country: 'SI',
    city: 'Ljubljana',
    address: 'Trubarjeva cesta 18',
    postCode: '1000',
  })
  const { redirect_url: address } = answer as { redirect_url: string }
  await page.goto(address)
  await onCardPage(page)
  return new URL(address).searchParams.get('order') ?? ''
}

/** Fills the hosted page in with a test card and pays. */
export const payWith = async (page: Page, card: Card): Promise<void> => {
  await page.locator(`a[href$="?card=${card}"]`).click()
  await expect(page.getByLabel('Card number')).not.toHaveValue('')
  await page.getByRole('button', { name: /^Pay/ }).click()
}

interface Faults {
  /** coming calls that answer 500 and do nothing */
  fail_calls?: number
  /** coming calls that do their work and then break the connection */
  lose_answers?: number
  /** what "later" means to the cards */
  late_seconds?: number
}

/** Makes the card provider of a worker's shop fail on purpose; what a test sets it has to set back. */
export const setFaults = async (dataDir: string, faults: Faults): Promise<void> => {
  const { port, secretKey } = JSON.parse(await readFile(join(dataDir, 'sandbox-pay.json'), 'utf8'))
  const body = new URLSearchParams(Object.entries(faults).map(([name, value]): [string, string] => [name, `${value}`]))
  const headers = { authorization: `Bearer ${secretKey}` }
  const answer = await fetch(`http://127.0.0.1:${port}/_sandbox/faults`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
}
