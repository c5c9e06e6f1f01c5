import { verifiedCustomer } from './customers.ts'
import { expect } from './operator.ts'
import { expectAccessible, expectNoSidewaysScroll, open } from './page-checks.ts'
import { fill, send, startSelling } from './sell-form.ts'
import { dialogOf, inventoryLink, test } from './seller.ts'
import { mailTo } from './shop.ts'

test('a skin is found, proposed and confirmed with the keyboard alone, and stands in the list', async ({
  page,
  consoleErrors,
}) => {
  const { email } = await verifiedCustomer(page)
  await open(page, '/account/offers')
  await expect(page.getByRole('heading', { name: 'No offers found' })).toBeVisible()
  await page.getByRole('button', { name: 'New Offer' }).focus()
  await page.keyboard.press('Enter')
  const name = page.getByRole('combobox', { name: 'Skin name' })
  await expect(name).toBeFocused()
  await page.keyboard.type('karambit doppler')
  await expect(page.getByRole('option').first()).toContainText('★ Karambit | Doppler')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toContainText('Phase 2')
  await page.keyboard.press('Enter')
  await expect(name).toHaveValue('★ Karambit | Doppler (Phase 2)')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1700')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Your price')).toHaveValue('1,700.00')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Factory New' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'StatTrak™' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type(inventoryLink)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Sent for review' })).toBeVisible()
  await expect(dialogOf(page)).toContainText(
    'Your request has been successfully accepted. We will notify you about the processing of your request within ' +
      '3 working days.',
  )
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused()
  await page.keyboard.press('Enter')
  const row = page.getByRole('row').filter({ hasText: 'Karambit' })
  await expect(row).toContainText('€1,700.00')
  await expect(row).toContainText('Pending Review')
  await expect(row).toContainText('Factory New')
  expect((await mailTo(page, email)).subject).toMatch(/^We have received your offer \d+$/)
  expect(consoleErrors).toEqual([])
})

test('a form that is not filled in says so under each field', async ({ page }) => {
  await verifiedCustomer(page)
  await startSelling(page)
  await send(page)
  for (const message of [
    'Skin name is required',
    'Price is required',
    'Quality is required',
    'Steam inventory link is required',
  ]) {
    await expect(dialogOf(page).getByText(message, { exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('Skin name')).toBeFocused()
  await fill(page, { price: '-3', link: 'https://steamcommunity.com.evil.example/id/marta/inventory' })
  await expect(dialogOf(page)).toContainText('Price must be a positive number')
  await expect(dialogOf(page)).toContainText('Please paste a link to your inventory on https://steamcommunity.com')
  await expect(dialogOf(page)).not.toContainText('is required')
})

test('the finish limits the quality, and a quote is shown as what it is: indicative', async ({ page }) => {
  await verifiedCustomer(page)
  await startSelling(page)
  await dialogOf(page).getByText('Battle-Scarred', { exact: true }).click()
  await page.getByLabel('Skin name').fill('karambit doppler')
  await page.getByRole('option').first().click()
  await expect(page.getByRole('radio', { name: 'Battle-Scarred' })).toBeDisabled()
  await expect(page.getByRole('radio', { name: 'Battle-Scarred' })).not.toBeChecked()
  await expect(dialogOf(page)).toContainText('What is struck out does not exist for this finish.')
  await expect(page.getByRole('region', { name: 'Indicative quote' })).toHaveCount(0)
  await dialogOf(page).getByText('Factory New', { exact: true }).click()
  const quote = page.getByRole('region', { name: 'Indicative quote' })
  await expect(quote).toContainText(/about €[\d,]+\.\d\d/)
  await expect(quote).toContainText(/Reference price €[\d,]+\.\d\d, our margin [\d.]+%/)
  await expect(quote).toContainText('This is no offer yet: an operator looks at the skin and decides.')
  await expect(quote.getByRole('button')).toHaveCount(0)
  await dialogOf(page).getByLabel('Price').fill('1.50')
  await expect(quote).toContainText('You ask for €1.50. That is less, and we do not pay more than you ask.')
  await quote.getByRole('button', { name: /^Ask for €/ }).click()
  await expect(quote.getByRole('button')).toHaveCount(0)
  await page.getByLabel('Skin name').fill('karambit')
  await expect(page.getByRole('radio', { name: 'Battle-Scarred' })).toBeEnabled()
  await expect(quote).toHaveCount(0)
})

test('a double click proposes a skin once', async ({ page }) => {
  await verifiedCustomer(page)
  await startSelling(page)
  await fill(page)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/offer/create')) sent += 1
  })
  await page.getByRole('button', { name: 'Send for review' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Sent for review' })).toBeVisible()
  expect(sent).toBe(1)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('main').getByRole('row').filter({ hasText: 'grandmother' })).toHaveCount(1)
})

for (const width of [390, 768, 1440]) {
  test(`axe finds nothing wrong with the form at ${width} px`, async ({ page, consoleErrors }) => {
    await page.setViewportSize({ width, height: 900 })
    await verifiedCustomer(page)
    await startSelling(page)
    await page.getByLabel('Skin name').fill('doppler')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('option').first().click()
    await dialogOf(page).getByText('Factory New', { exact: true }).click()
    await expect(page.getByRole('region', { name: 'Indicative quote' })).toContainText('about')
    await send(page)
    await expect(dialogOf(page)).toContainText('Price is required')
    await expectAccessible(page)
    expect(consoleErrors).toEqual([])
  })
}

test('the form fits the smallest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await verifiedCustomer(page)
  await startSelling(page)
  await page.getByLabel('Skin name').fill('doppler')
  await page.getByRole('option').first().click()
  await expectNoSidewaysScroll(page)
  const { content, box } = await dialogOf(page).evaluate((dialog) => ({
    content: Math.max(...[...dialog.querySelectorAll('*')].map((part) => part.scrollWidth - part.clientWidth)),
    box: dialog.getBoundingClientRect().width,
  }))
  expect(box).toBe(320)
  expect(content).toBeLessThanOrEqual(320)
})
