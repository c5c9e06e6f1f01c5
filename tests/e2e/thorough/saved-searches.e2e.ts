import type { Locator, Page } from '@playwright/test'
import { verifiedCustomer } from '../customers.ts'
import { expectAccessible, expectNoSidewaysScroll, open, sizes } from '../page-checks.ts'
import { expect, test } from '../shop.ts'

const rows = (page: Page): Locator => page.getByRole('list', { name: 'Saved searches' }).getByRole('listitem')

/** The call that reads them, whatever language and currency it names. */
const reading = /\/api\/saved-searches(\?|$)/

/** A verified customer who keeps three lists, the last one first. */
const customerWithSearches = async (page: Page): Promise<void> => {
  const { post } = await verifiedCustomer(page)
  await post('/saved-searches/save', { name: 'Cheap knives', filters: { type: ['Knife'], price_till: 300 } })
  await post('/saved-searches/save', { name: 'Seed 661', filters: { search: 'case hardened', paint_seed: 661 } })
  await post('/saved-searches/save', {
    name: 'AK-47, AWP, Factory New, Minimal Wear, Field-Tested, Under €1,250, On sale',
    filters: { heroes: ['AK-47', 'AWP'], sale: true },
  })
}

test('a guest who saves a search is led to sign-in and back to the list', async ({ page }) => {
  await open(page, '/products?type=Knife&price_till=300')
  await page.getByRole('button', { name: 'Save search' }).click()
  await expect(page).toHaveURL(/\/auth\?.*redirect=%2Fproducts%3F/)
})

test('a search is renamed, switched off, removed and put back by keyboard alone', async ({ page }) => {
  await customerWithSearches(page)
  await open(page, '/wishlist')
  await page.getByRole('button', { name: 'Rename Cheap knives' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter a name')).toBeVisible()
  await page.keyboard.type('My knives')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Rename My knives' })).toBeFocused()

  const mails = page.getByRole('checkbox', { name: 'Mail me about new ones: My knives' })
  await mails.focus()
  await page.keyboard.press('Space')
  await expect(mails).not.toBeChecked()
  await page.reload()
  await expect(mails).not.toBeChecked()

  await page.getByRole('button', { name: 'Remove My knives' }).focus()
  await page.keyboard.press('Enter')
  const undo = page.getByRole('button', { name: 'Undo: save My knives again' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove My knives' })).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
  // It comes back as it was.
  await expect(mails).not.toBeChecked()
  await page.reload()
  await expect(mails).not.toBeChecked()
})

test('what a search does not find is watched from the search itself', async ({ page }) => {
  await verifiedCustomer(page)
  await open(page, '/')
  await page.getByRole('button', { name: 'Search skins' }).first().click()
  await page.getByRole('combobox').fill('knife <2')
  await page.getByRole('button', { name: 'Tell me when there is one: knife <2' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Search saved' })).toBeVisible()
  await expectAccessible(page)
  await open(page, '/wishlist')
  await expect(rows(page)).toContainText('knife <2')
})

test('a server that fails keeps the list, says so, and answers again', async ({ page }) => {
  await customerWithSearches(page)
  await page.route(reading, (route) => route.fulfill({ status: 500, body: '{}' }))
  await open(page, '/wishlist')
  await expect(page.getByText('Your saved searches did not load')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(reading)
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page)).toHaveCount(3)
  await page.route(/\/api\/saved-searches\/remove/, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('button', { name: 'Remove Seed 661' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('The search was not removed')
  await expect(rows(page)).toHaveCount(3)
  await page.route(/\/api\/saved-searches\/change/, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('button', { name: 'Rename Seed 661' }).click()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('The blue one')
  await name.press('Enter')
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('The change was not saved')
  await expect(name).toHaveValue('The blue one')
})

for (const size of sizes) {
  test(`saved searches fit ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await customerWithSearches(page)
    await open(page, '/wishlist')
    await expect(rows(page)).toHaveCount(3)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await open(page, '/products?type=Knife&price_till=300')
    await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
}
