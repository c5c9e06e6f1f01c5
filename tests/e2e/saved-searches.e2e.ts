import { itemsForSale, verifiedCustomer } from './customers.ts'
import { asOwner } from './owner.ts'
import { expectAccessible, open } from './page-checks.ts'
import { expect, mailTo, test } from './shop.ts'

test('who saves a list is mailed what comes for sale for it, sees it in the shop, and opens the list', async ({
  page,
  dataDir,
}) => {
  const { email } = await verifiedCustomer(page)
  const [id] = await itemsForSale(page)
  await open(page, '/products?price_till=0.02')
  await page.getByRole('button', { name: 'Save search' }).click()
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible()

  await asOwner(dataDir, 'update items set price_cents = 2, old_price_cents = null where id = $1', [id])
  // What the timetable does every minute.
  await asOwner(dataDir, `select graphile_worker.add_job('tell_saved_searches')`)
  await expect.poll(async () => (await mailTo(page, email)).subject).toBe('New in the shop: Under €0.02')

  await open(page, '/account/notifications')
  await page
    .getByRole('main')
    .getByRole('link', { name: /New in the shop: Under €0.02/ })
    .click()
  await expect(page).toHaveURL('/products?price_till=0.02&sort=newest')
  await expect(page.getByRole('main').locator(`a[href$="/${id}"]`).first()).toBeVisible()

  await page.getByRole('button', { name: 'Search saved' }).click()
  await expect(page).toHaveURL('/wishlist')
  const rows = page.getByRole('list', { name: 'Saved searches' }).getByRole('listitem')
  await expect(rows).toContainText('1 for sale')
  await expectAccessible(page)
})
