import { verifiedCustomer } from '../customers.ts'
import { expect } from '../operator.ts'
import { fill, send, startSelling } from '../sell-form.ts'
import { dialogOf, inventoryLink, test } from '../seller.ts'

test('a name that the catalogue does not know can be sent, also when the catalogue does not answer', async ({
  page,
}) => {
  await verifiedCustomer(page)
  await startSelling(page)
  await page.getByLabel('Skin name').fill('Qxzvw')
  await expect(dialogOf(page)).toContainText('Not in our catalogue.')
  await page.route('**/api/offer/skins?*', (route) => route.fulfill({ status: 500, json: { status: 'error' } }))
  await page.getByLabel('Skin name').fill('Qxzvw Jkqptz')
  await expect(dialogOf(page)).toContainText('Our catalogue does not answer.')
  await fill(page, { title: 'Qxzvw Jkqptz' })
  await send(page)
  await expect(page.getByRole('heading', { name: 'Sent for review' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Qxzvw Jkqptz' })).toContainText('€12.50')
})

test('what the server refuses stands under its field, a failing server says to try again, and nothing is lost', async ({
  page,
}) => {
  await verifiedCustomer(page)
  await startSelling(page)
  await fill(page)
  const refused = { status: 'error', code: 'offer_invalid', errors: { item_url: ['This link leads nowhere'] } }
  await page.route('**/api/offer/create?*', (route) => route.fulfill({ status: 422, json: refused }))
  await page.route('**/api/offer/create', (route) => route.fulfill({ status: 422, json: refused }))
  await send(page)
  await expect(dialogOf(page).getByText('This link leads nowhere')).toBeVisible()
  const general = dialogOf(page)
    .getByRole('alert')
    .getByText('Failed to submit your sell order. Please try again later.')
  await expect(general).toBeVisible()
  await expect(page.getByLabel('Steam inventory link')).toBeFocused()

  await page.unroute('**/api/offer/create?*')
  await page.unroute('**/api/offer/create')
  let attempts = 0
  await page.route(/\/api\/offer\/create/, (route) => {
    attempts += 1
    return route.fulfill({ status: 500, json: { status: 'error', code: 'broken' } })
  })
  await page.getByLabel('Steam inventory link').fill(`${inventoryLink}/`)
  await expect(async () => {
    await send(page)
    await expect.poll(() => attempts, { timeout: 2000 }).toBeGreaterThan(0)
  }).toPass()
  await expect(general).toBeVisible()
  await expect(page.getByLabel('Skin name')).toHaveValue('Souvenir of my grandmother')
  await expect(page.getByLabel('Your price')).toHaveValue('12.50')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'New Offer' }).click()
  await expect(page.getByLabel('Skin name')).toHaveValue('Souvenir of my grandmother')
  await expect(page.getByRole('radio', { name: 'Field-Tested' })).toBeChecked()

  await page.unroute(/\/api\/offer\/create/)
  await expect(async () => {
    await send(page)
    await expect(page.getByRole('heading', { name: 'Sent for review' })).toBeVisible({ timeout: 2000 })
  }).toPass()
})
