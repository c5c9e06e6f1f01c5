import { verifiedCustomer } from './customers.ts'
import { expectSearch, itemsOf } from './list-page.ts'
import { expectAccessible, open } from './page-checks.ts'
import { chipsOf, fieldOf, rowsOf, sheetOf } from './search-sheet.ts'
import { expect, test } from './shop.ts'

test('a trader searches from home by keyboard alone: words become chips, one goes to the cart, one is opened', async ({
  page,
}) => {
  await verifiedCustomer(page)
  await open(page, '/')
  await page.keyboard.press('/')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('ak ft >0.10 <500')
  await expect(chipsOf(page)).toHaveText(['AK-47', 'Field-Tested', 'Float 0.1+', 'Under €500'])
  await expect(sheetOf(page).getByRole('status')).toHaveText(/^\d+ results$/)
  await expect(rowsOf(page).first()).toContainText('AK-47')
  await expect(rowsOf(page).first()).toHaveAttribute('data-highlighted', '')
  await expectAccessible(page)
  await page.keyboard.press('Shift+Enter')
  await expect(rowsOf(page).first()).toContainText('in your cart')
  await expect(page.getByRole('banner', { includeHidden: true }).getByText('1', { exact: true })).toBeAttached()
  await page.keyboard.press('ArrowDown')
  const second = await rowsOf(page).nth(1).getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(second ?? '')
  await expect(sheetOf(page)).toBeHidden()
})

test('the list of all results has the parts of the search as its filters', async ({ page }) => {
  await open(page, '/cart')
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('rifle mw 5-50')
  await expect(chipsOf(page)).toHaveText(['Rifle', 'Minimal Wear', '€5–€50'])
  await chipsOf(page).nth(1).getByRole('button').click()
  await expect(fieldOf(page)).toHaveValue('rifle 5-50')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expectSearch(page, { price_from: '5', price_till: '50', sort: 'asc', type: 'Rifle' })
  await expect(itemsOf(page)).toHaveCount(12)
})
