import { expectNothingCovered, open } from './page-checks.ts'
import { expect } from './shop.ts'
import { test } from './till.ts'

test('a checkout that lacks something says what beside each field, asks for the terms, and pays nothing', async ({
  page,
  till,
}) => {
  const customer = await till.customer(page)
  await open(page, '/cart')
  const pay = page.getByRole('button', { name: 'CREDIT/DEBIT CARD' })
  const summary = 'Please fill in all required fields correctly and accept terms.'

  for (const name of ['First name', 'Last name', 'City', 'Post code']) await page.getByLabel(name).fill('')
  await page.getByRole('textbox', { name: 'Address line' }).fill('')
  await page.getByRole('textbox', { name: /trade link/i }).fill('https://steamcommunity.com/id/nobody')
  await page.getByLabel('Phone', { exact: true }).fill('123')
  await expect(async () => {
    await pay.click()
    await expect(page.getByText(summary)).toBeVisible({ timeout: 2000 })
  }).toPass()
  for (const text of [
    'First name is required',
    'Last name is required',
    'Please enter a valid Steam trade link',
    'City is required',
    'Address is required',
    'Post code is required',
    'You must accept the terms and conditions',
    'Valid phone number is required',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page).toHaveURL(/\/cart$/)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const name of ['First name', 'Last name', 'City', 'Post code']) await page.getByLabel(name).fill('Marta 1000')
  await page.getByRole('textbox', { name: 'Address line' }).fill('Bamboo Lane 1')
  await page.getByLabel('Phone', { exact: true }).fill('+386 40 512 809')
  await page.getByRole('textbox', { name: /trade link/i }).fill('')
  await pay.click()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(summary)).toBeVisible()
  await expectNothingCovered(page)
  // Scrolled to where the message is, the field makes it give way.
  await page.getByRole('textbox', { name: /trade link/i }).evaluate((field) => {
    const message = document.querySelector('[data-toasts] > *')?.getBoundingClientRect()
    window.scrollBy(0, field.getBoundingClientRect().bottom - (message?.bottom ?? 0))
  })
  await expectNothingCovered(page)
  expect(await till.payments(customer)).toEqual([])
  await till.booksAgree()
})
