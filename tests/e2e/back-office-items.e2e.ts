import type { Page } from '@playwright/test'
import { expect, test } from './back-office.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { dialogOf, toastOf } from './seller.ts'
import { pathOf } from './shelf.ts'

/** How the shop answers for the page of an item. */
const statusInShop = async (page: Page, id: number): Promise<number> => {
  const answer = await page.request.get(`/api/items/${id}`)
  return answer.status()
}

/** What the shop's list finds of a copy with this float. */
const foundInShop = async (page: Page, name: string, float: number): Promise<number> => {
  const answer = await page.request.get(`/api/items/list?limit=60&search=${encodeURIComponent(name)}`)
  const { payload } = (await answer.json()) as { payload: { float: number | null }[] }
  return payload.filter((item) => item.float === float).length
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const idOf = (page: Page): number => Number(new URL(page.url()).pathname.split('/').at(-1))

test('an item is added by keyboard, stands in the shop, is hidden and shown, priced, and withdrawn', async ({
  page,
  backOffice,
}) => {
  const { page: at } = await backOffice.open()
  await at.goto('/backoffice/items')
  await expect(at.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(at)
  await at.keyboard.press('n')
  await expect(at.getByRole('heading', { level: 1, name: 'Add an item' })).toBeVisible()
  await expect(at.getByRole('combobox', { name: 'Skin' })).toBeFocused()
  await at.keyboard.type('ak-47 redline')
  await expect(at.getByRole('option', { name: /AK-47 \| Redline/ })).toBeVisible()
  await expectAccessible(at)
  await at.keyboard.press('Enter')
  await expect(field(at, 'Float')).toBeFocused()
  await at.keyboard.type('0.05')
  await field(at, 'Paint seed').fill('661')
  await at.keyboard.press('Enter')
  await expect(at.getByText('This finish has floats from 0.1 to 0.7')).toBeVisible()
  await expect(at.getByText('Type an amount such as 12.50')).toBeVisible()
  await expectAccessible(at)

  await field(at, 'Float').fill('0,1837261')
  await expect(at.getByText('Field-Tested')).toBeVisible()
  await field(at, 'Price').fill('30')
  await field(at, 'Cost').fill('31.50')
  await expect(at.getByText('€1.50 less than it cost')).toBeVisible()
  await field(at, 'Asset id').fill('40000000001')
  await at.keyboard.press('Enter')
  await expect(at.getByText('This price does not bring back what the item cost')).toBeVisible()
  await field(at, 'Cost').fill('20')
  await at.keyboard.press('Control+Enter')
  await expect(toastOf(at, 'Added: AK-47 | Redline (Field-Tested)')).toBeVisible()

  // The next one: skin stays, and so does what was asked about once.
  await expect(field(at, 'Float')).toBeFocused()
  await expect(field(at, 'Price')).toHaveValue('')
  await at.keyboard.type('0.2001')
  await field(at, 'Paint seed').fill('7')
  await field(at, 'Price').fill('28')
  await field(at, 'Asset id').fill('40000000001')
  await at.keyboard.press('Control+Enter')
  await expect(at.getByText(/^Item \d+ is this copy already$/)).toBeVisible()
  await at.getByRole('link', { name: /^Open item \d+$/ }).click()
  await expect(at.getByRole('heading', { level: 1, name: 'AK-47 | Redline (Field-Tested)' })).toBeVisible()
  const id = idOf(at)
  await expectAccessible(at)
  await expectNoSidewaysScroll(at)

  await page.goto(pathOf({ id }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Redline')
  await expect.poll(() => foundInShop(page, 'AK-47 Redline', 0.1837261)).toBe(1)

  await at.getByRole('button', { name: 'Hide', exact: true }).press('Enter')
  await dialogOf(at).getByRole('button', { name: 'Hide', exact: true }).press('Enter')
  await expect(toastOf(at, 'The item is hidden')).toBeVisible()
  await expect.poll(() => statusInShop(page, id)).toBe(404)
  await expect.poll(() => foundInShop(page, 'AK-47 Redline', 0.1837261)).toBe(0)
  await at.getByRole('button', { name: 'Show', exact: true }).press('Enter')
  await dialogOf(at).getByRole('button', { name: 'Show', exact: true }).press('Enter')
  await expect(toastOf(at, 'The item is on the shelf again')).toBeVisible()
  await expect.poll(() => statusInShop(page, id)).toBe(200)

  await at.getByRole('heading', { level: 1 }).focus()
  await at.keyboard.press('e')
  await expect(field(at, 'Price')).toBeFocused()
  await at.keyboard.type('29.9')
  await at.keyboard.press('Enter')
  await expect(toastOf(at, 'Saved')).toBeVisible()
  await expect(field(at, 'Price')).toHaveValue('29.90')

  await at.getByRole('button', { name: 'Withdraw', exact: true }).press('Enter')
  await dialogOf(at).getByRole('button', { name: 'Withdraw for good' }).press('Enter')
  await expect(dialogOf(at)).toContainText('Choose why')
  await expectAccessible(at)
  await dialogOf(at).getByRole('combobox', { name: 'Why it goes' }).selectOption('wrong_entry')
  await dialogOf(at).getByRole('button', { name: 'Withdraw for good' }).press('Enter')
  await expect(toastOf(at, 'The item is withdrawn')).toBeVisible()
  await expect(at.getByText('It has left the shop for good: entered by mistake.')).toBeVisible()
  await expect.poll(() => statusInShop(page, id)).toBe(404)
})
