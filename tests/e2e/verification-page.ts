import type { Page } from '@playwright/test'
import { expect } from './shop.ts'

/** Where documents are chosen and sent. */
export const documentForm = (page: Page) => page.getByRole('region', { name: 'Send documents' })

/** How it stands. */
export const standing = (page: Page) => page.getByRole('region', { name: 'Show who you are' })

/** A picture of what somebody holds before a camera, as they may send it. */
const documentPicture = (page: Page): Promise<Buffer> => page.screenshot()

/** Chooses a picture as a document of some kind, and waits until it is there. */
export const addPicture = async (page: Page, kind: string): Promise<void> => {
  const form = documentForm(page)
  await form.getByRole('combobox', { name: 'What it is' }).selectOption({ label: kind })
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: await documentPicture(page) })
  await expect(form.getByRole('button', { name: `Remove: ${kind}` })).toBeVisible()
}
