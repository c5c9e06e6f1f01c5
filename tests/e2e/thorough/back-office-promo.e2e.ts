import type { Page } from '@playwright/test'
import { expect, test } from '../back-office.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { button, dialogOf, toastOf } from '../seller.ts'

/** So many days from now, as a field for days takes it. */
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The same as the back office writes it. */
const shown = (day: string): string => day.split('-').reverse().join('.')

/** A button of the page itself. */
const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const field = (page: Page, name: string) => dialogOf(page).getByLabel(name, { exact: true })

test('a code is made with the keyboard, asked about once more, extended, duplicated and stopped', async ({
  backOffice,
}) => {
  const { page } = await backOffice.open()
  await page.goto('/backoffice')
  await page.getByRole('link', { name: 'Promo codes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Promo codes' })).toBeVisible()
  await action(page, 'New code').press('Enter')
  const { keyboard } = page
  await expect(field(page, 'Code')).toBeFocused()
  await keyboard.type('winter-x')
  await keyboard.press('Enter')
  await expect(dialogOf(page)).toContainText('Type a percentage from 0.01 to 100')
  await field(page, 'Percentage').fill('100')
  await field(page, 'Last day').fill(dayIn(30))
  await field(page, 'Uses in all').fill('5')
  await keyboard.press('Enter')
  await expect(dialogOf(page)).toContainText('It takes off the whole price.')
  await expectAccessible(page)
  await keyboard.press('Enter')
  await expect(dialogOf(page)).toContainText('It takes off the whole price.')
  await expect(dialogOf(page).getByRole('checkbox', { name: 'It is meant so' })).toBeFocused()
  await keyboard.press('Space')
  await keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'WINTER-X' })).toBeVisible()
  const terms = page.getByRole('region', { name: 'Terms' })
  await expect(terms).toContainText('100 %')
  await expect(terms).toContainText(`End of ${shown(dayIn(30))}`)
  await expect(page.getByText('Nobody has used it yet')).toBeVisible()
  await expectAccessible(page)

  await action(page, 'Change').click()
  await field(page, 'Last day').fill(dayIn(60))
  await field(page, 'Uses in all').fill('8')
  await keyboard.press('Enter')
  await expect(terms).toContainText(`End of ${shown(dayIn(60))}`)

  await action(page, 'Duplicate').click()
  await expect(field(page, 'Uses in all')).toHaveValue('8')
  await field(page, 'Code').fill('winter-y')
  await field(page, 'Percentage').fill('10')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'WINTER-Y' })).toBeVisible()

  await action(page, 'Stop').click()
  await button(page, 'Stop the code').click()
  await expect(toastOf(page, 'WINTER-Y is stopped.')).toBeVisible()
  await expect(action(page, 'Change')).toHaveCount(0)

  await page.goto('/backoffice/promo')
  const row = (code: string) => page.getByRole('row').filter({ hasText: code })
  await expect(row('WINTER-X')).toContainText('0 of 8')
  await expect(row('WINTER-Y')).toHaveCount(0)
  await expectAccessible(page)
  await action(page, 'Ended').click()
  await expect(row('WINTER-Y')).toContainText('Stopped')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('what a colleague changed meanwhile is shown and not written over', async ({ backOffice }) => {
  const [{ page }, { page: colleague }] = [await backOffice.open(), await backOffice.open()]
  await page.goto('/backoffice/promo')
  await action(page, 'New code').click()
  await field(page, 'Code').fill('shared-1')
  await field(page, 'Percentage').fill('10')
  await field(page, 'Last day').fill(dayIn(30))
  await field(page, 'Uses in all').fill('5')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'SHARED-1' })).toBeVisible()
  await action(page, 'Change').click()
  await field(page, 'Uses per customer').fill('1')

  await colleague.goto(page.url())
  await action(colleague, 'Change').click()
  await field(colleague, 'Uses in all').fill('50')
  await colleague.keyboard.press('Enter')
  await expect(toastOf(colleague, 'SHARED-1 is changed.')).toBeVisible()

  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toContainText('A colleague has changed this promo code meanwhile')
  await expect(dialogOf(page)).toContainText('uses in all: 50')
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toHaveCount(0)
  const terms = page.getByRole('region', { name: 'Terms' })
  await expect(terms).toContainText('50')
  await expect(terms.getByRole('definition').filter({ hasText: /^1$/ })).toHaveCount(1)
})

test('many codes for one use each are made at once and saved as a file', async ({ backOffice }) => {
  const { page } = await backOffice.open()
  await page.goto('/backoffice/promo')
  await action(page, 'Many codes').press('Enter')
  await expect(field(page, 'All begin with')).toBeFocused()
  await page.keyboard.type('xmas')
  await field(page, 'How many').fill('501')
  await field(page, 'Percentage').fill('15')
  await field(page, 'Last day').fill(dayIn(30))
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toContainText('From 1 to 500')
  await expectAccessible(page)
  await field(page, 'How many').fill('40')
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toContainText('40 codes are there')
  await expectAccessible(page)
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save the file').click()])
  expect(file.suggestedFilename()).toBe('promo-XMAS-40.csv')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: /XMAS-\w{8}/ })).toHaveCount(40)
})
