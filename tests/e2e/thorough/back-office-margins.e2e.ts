import type { Page } from '@playwright/test'
import { expect, test } from '../back-office.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'

const dialogOf = (page: Page) => page.getByRole('dialog')

const rowOf = (page: Page, name: string | RegExp) => page.getByRole('row').filter({ hasText: name })

/** Opens the margins and waits until they are there. */
const openMargins = async (page: Page): Promise<void> => {
  await page.goto('/backoffice/offers/margins')
  await expect(rowOf(page, '€1,000.00 and more')).toBeVisible()
}

/** Each test has a range of its own: they share a shop. */
const addMargin = async (page: Page, from: string, percent: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add a margin' }).click()
  await dialogOf(page).getByLabel('From a selling price of').fill(from)
  await dialogOf(page).getByLabel('The shop keeps').fill(percent)
  await dialogOf(page).getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialogOf(page)).toHaveCount(0)
}

test('with the keyboard alone a margin is added, seen in what it changes, changed and removed', async ({
  backOffice,
}) => {
  const { page } = await backOffice.open('administrator')
  await openMargins(page)
  const { keyboard } = page
  await page.getByRole('button', { name: 'Add a margin' }).focus()
  await keyboard.press('Enter')
  await expect(dialogOf(page).getByLabel('From a selling price of')).toBeFocused()
  await keyboard.type('500')
  await keyboard.press('Tab')
  await keyboard.type('14,25')
  await expect(dialogOf(page).getByRole('table', { name: 'What changes' }).getByRole('row')).toHaveCount(4)
  await expect(dialogOf(page)).toContainText('Counter-offers that stand do not change.')
  await expectAccessible(page)
  await keyboard.press('Enter')
  await expect(rowOf(page, '€500.00 to below €1,000.00')).toContainText('14.25 %')
  await expect(rowOf(page, '€500.00 to below')).toContainText('A copy for €500.00 is countered with €428.75')
  await expect(rowOf(page, '€100.00 to below €500.00')).toBeVisible()

  await rowOf(page, '€500.00 to below').focus()
  await keyboard.press('Enter')
  const percent = dialogOf(page).getByLabel('The shop keeps')
  await expect(percent).toBeFocused()
  await percent.fill('91')
  await keyboard.press('Enter')
  await expect(dialogOf(page)).toContainText('Type a percentage from 0 to 90')
  await percent.fill('15')
  await keyboard.press('Enter')
  await expect(rowOf(page, '€500.00 to below')).toContainText('15 %')

  await rowOf(page, '€500.00 to below').focus()
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Remove the margin from €500.00 on' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(dialogOf(page)).toContainText('The one below counts instead: the shop keeps 16 %.')
  await expect(dialogOf(page).getByRole('table', { name: 'What changes' }).getByRole('row')).toHaveCount(4)
  await expectAccessible(page)
  await dialogOf(page).getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(rowOf(page, '€500.00 to below')).toHaveCount(0)
  await expect(rowOf(page, '€0.00 to below')).toContainText('Stays: the cheapest skins need it')
})

test('a margin that a colleague removed meanwhile is not written over, and what was typed stays', async ({
  backOffice,
}) => {
  const [ada, eve] = [await backOffice.open('administrator'), await backOffice.open('administrator')]
  await openMargins(ada.page)
  await addMargin(ada.page, '700', '13')
  await openMargins(eve.page)
  await rowOf(eve.page, '€700.00 to below').click()
  await dialogOf(eve.page).getByLabel('The shop keeps').fill('12.5')

  await ada.page.getByRole('button', { name: 'Remove the margin from €700.00 on' }).click()
  await dialogOf(ada.page).getByRole('button', { name: 'Remove' }).click()
  await expect(rowOf(ada.page, '€700.00 to below')).toHaveCount(0)

  await dialogOf(eve.page).getByRole('button', { name: 'Save' }).click()
  await expect(dialogOf(eve.page).getByRole('alert')).toHaveText(
    'A colleague has changed this margin meanwhile. It was removed. Saving adds it again.',
  )
  await expect(dialogOf(eve.page).getByLabel('The shop keeps')).toHaveValue('12.5')
  await expectAccessible(eve.page)
  await dialogOf(eve.page).getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(eve.page, '€700.00 to below')).toContainText('12.5 %')

  await ada.page.reload()
  await ada.page.getByRole('button', { name: 'Remove the margin from €700.00 on' }).click()
  await dialogOf(ada.page).getByRole('button', { name: 'Remove' }).click()
  await expect(rowOf(ada.page, '€700.00 to below')).toHaveCount(0)
})

test('a holiday is added with what it does, renamed and removed, with the keyboard alone', async ({ backOffice }) => {
  const { page } = await backOffice.open('administrator')
  await page.goto('/backoffice/offers/holidays?year=2027')
  await expect(rowOf(page, '26.03.2027')).toContainText('Good Friday')
  await expect(rowOf(page, '01.05.2027')).toContainText('Changes nothing')
  const { keyboard } = page
  await page.getByRole('button', { name: 'Add a holiday' }).focus()
  await keyboard.press('Enter')
  await dialogOf(page).getByLabel('Day').fill('2027-01-01')
  await expect(dialogOf(page)).toContainText('This is a holiday already: New Year')
  await dialogOf(page).getByLabel('Day').fill('2027-06-21')
  await expect(dialogOf(page).getByRole('status')).toHaveText(
    /^An offer of Friday 18\.06\. \d\d:00 is due Thursday 24\.06\. instead of Wednesday 23\.06\.$/,
  )
  await dialogOf(page).getByLabel('Name').focus()
  await keyboard.type('Picnic')
  await expectAccessible(page)
  await keyboard.press('Enter')
  await expect(rowOf(page, '21.06.2027')).toContainText('Picnic')

  await rowOf(page, '21.06.2027').focus()
  await keyboard.press('Enter')
  await expect(dialogOf(page).getByLabel('Name')).toBeFocused()
  await dialogOf(page).getByLabel('Name').fill('Company picnic')
  await keyboard.press('Enter')
  await expect(rowOf(page, '21.06.2027')).toContainText('Company picnic')

  await page.getByRole('button', { name: 'Remove Company picnic, 21.06.2027' }).press('Enter')
  await expect(dialogOf(page)).toContainText('Clocks that run already stay as they were.')
  await expectAccessible(page)
  await dialogOf(page).getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(rowOf(page, '21.06.2027')).toHaveCount(0)
})

test('an operator sees both, and why they cannot change them', async ({ backOffice }) => {
  const { page } = await backOffice.open('operator')
  await openMargins(page)
  await expect(page.getByRole('button', { name: 'Add a margin' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Administrators change margins')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Change|Remove) the margin/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Holidays' }).click()
  await expect(page.getByText('Administrators change holidays')).toBeVisible()
  await expect(rowOf(page, 'Christmas Day').first()).toBeVisible()
  await expectAccessible(page)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
  await page.getByRole('link', { name: 'Queue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible()
})
