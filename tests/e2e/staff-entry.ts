import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from './back-office.ts'

export const chosenPassword = 'Bamboo shoots 2027'

type Run = (...typed: string[]) => Promise<string>

/** Somebody who was just added on the command line. */
export const newcomer = async (staff: Run, role = 'administrator') => {
  const word = randomBytes(4).toString('hex')
  const email = `${word}@shop.example`
  const printed = await staff('staff', 'create', '--email', email, '--name', `New ${word}`, '--role', role)
  return { email, name: `New ${word}`, oneTimePassword: /One-time password: +(\S+)/.exec(printed)?.[1] ?? '' }
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** The key of a new authenticator, as somebody without a camera reads it. */
export const keyShown = async (page: Page): Promise<string> => {
  const key = page.getByRole('dialog').or(page.getByRole('main')).locator('code').first()
  await expect(key).toHaveText(/^([A-Z2-7]{4} )+/)
  return ((await key.textContent()) ?? '').replaceAll(' ', '')
}

export const typeInto = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
