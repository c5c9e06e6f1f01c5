import { expect, test } from '../back-office.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { dialogOf, toastOf } from '../seller.ts'
import { readItem, takeItem } from '../shelf.ts'

/** So many days from now, as a field of moments takes it; UTC. */
const momentIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16)

test('an item is put into a campaign by keyboard, costs less in the shop, and what it did before at the end', async ({
  page,
  backOffice,
}) => {
  const item = await takeItem(
    page,
    'item_class=Normal',
    ({ old_price: old, state }) => old === null && state === 'available',
  )
  const { page: at } = await backOffice.open()
  await at.goto('/backoffice/campaigns')
  await expect(at.getByRole('link', { name: 'Campaign Bamboo weeks' })).toBeVisible()
  await expectAccessible(at)

  await at.goto(`/backoffice/items?tab=on_sale&search=${item.id}`)
  await expect(at.getByRole('row').nth(1)).toContainText(item.title)
  await at.keyboard.press('j')
  await at.keyboard.press('x')
  await at.getByRole('button', { name: 'Add to campaign…' }).press('Enter')
  await expect(at.getByRole('heading', { level: 1, name: 'New campaign' })).toBeVisible()
  await expect(at.getByText('Type a percentage to see the prices.')).toBeVisible()
  await at.getByRole('button', { name: /^Start with/ }).press('Enter')
  await expect(at.getByText('A whole number from 1 to 90')).toBeVisible()
  await at.getByLabel('Name', { exact: true }).fill('A test of a campaign')
  await at.getByLabel('Until', { exact: true }).fill(momentIn(2))
  await at.getByLabel('Percentage', { exact: true }).fill('20')
  await expect(at.getByRole('table', { name: 'Items and their prices' })).toContainText(item.title)
  await expectAccessible(at)
  await expectNoSidewaysScroll(at)
  await at.keyboard.press('Enter')

  await expect(toastOf(at, 'A test of a campaign starts now.')).toBeVisible()
  await expect(at.getByRole('heading', { level: 1, name: 'A test of a campaign' })).toBeVisible()
  await expect(at.getByText('In it', { exact: true })).toBeVisible()
  await expectAccessible(at)
  await expect.poll(async () => (await readItem(page, item.id)).price).toBeLessThan(item.price)
  const { price, old_price: old, lowest_price_30_days: lowest } = await readItem(page, item.id)
  expect([lowest, price]).toEqual([old, Math.round((old ?? 0) * 80) / 100])

  await at.getByRole('button', { name: 'Stop', exact: true }).press('Enter')
  await dialogOf(at).getByRole('button', { name: 'Stop the campaign' }).press('Enter')
  await expect(toastOf(at, 'A test of a campaign is stopped.')).toBeVisible()
  await expect.poll(async () => (await readItem(page, item.id)).price).toBe(item.price)
  expect((await readItem(page, item.id)).old_price).toBeNull()
})
