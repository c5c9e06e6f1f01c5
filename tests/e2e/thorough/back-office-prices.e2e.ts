import type { Page } from '@playwright/test'
import { expect, test } from '../back-office.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { dialogOf, toastOf } from '../seller.ts'
import { readItem } from '../shelf.ts'

const idsOf = async (page: Page): Promise<number[]> => {
  const links = page.locator('[data-row] a[href*="/items/"]')
  const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(paths.map((path) => Number(path.split('/').at(-1))))].slice(0, 3)
}

const pricesInShop = async (page: Page, ids: number[]): Promise<number[]> => {
  const items = await Promise.all(ids.map((id) => readItem(page, id)))
  return items.map(({ price }) => price)
}

test('prices of chosen items are seen, changed by keyboard, stand in the shop, and are taken back', async ({
  page,
  backOffice,
}) => {
  const { page: at } = await backOffice.open()
  await at.goto('/backoffice/items?type=Machinegun&order=price_down')
  const rows = at.locator('[data-row]')
  await expect(rows.nth(2)).toBeVisible()
  const ids = await idsOf(at)
  const before = await pricesInShop(page, ids)
  await rows.first().focus()
  await at.keyboard.press('x')
  await at.keyboard.press('j')
  await at.keyboard.press('j')
  await at.keyboard.press('Shift+X')
  await expect(at.getByText('3 chosen')).toBeVisible()

  await at.keyboard.press('e')
  const dialog = dialogOf(at)
  await expect(dialog.getByRole('textbox', { name: 'Percent' })).toBeFocused()
  await expect(dialog).toContainText('What it comes to stands here')
  await at.keyboard.type('-60')
  await expect(dialog).toContainText('3 items would lose more than half')
  await expectAccessible(at)
  await dialog.getByRole('textbox', { name: 'Percent' }).fill('-96')
  await expect(dialog).toContainText('Type percent between -95 and 1,000')
  await dialog.getByRole('textbox', { name: 'Percent' }).fill('-10')
  await dialog.getByRole('combobox', { name: 'Ending' }).selectOption('.49')
  await expect(dialog).toContainText('3 prices will be another')
  await expect(dialog.getByRole('table', { name: 'Largest moves' }).getByRole('row')).toHaveCount(4)
  await expectAccessible(at)
  await dialog.getByRole('button', { name: 'Change 3 prices' }).press('Enter')
  await expect(toastOf(at, '3 prices are being changed')).toBeVisible()

  const banner = at.getByRole('region', { name: /^Price change \d+$/ })
  await expect(banner).toContainText('3 prices changed')
  await expect(banner).toContainText('-10 %, ending .49')
  const after = await pricesInShop(page, ids)
  expect(after.map((price) => Math.round(price * 100) % 100)).toEqual([49, 49, 49])
  for (const [place, price] of after.entries()) expect(price).toBeLessThan(before[place] ?? 0)
  await expectAccessible(at)

  await banner.getByRole('link', { name: 'Details' }).press('Enter')
  await expect(at.getByRole('heading', { level: 1, name: /^Price change/ })).toBeVisible()
  await expect(at.getByRole('cell', { name: 'Changed', exact: true })).toHaveCount(3)
  await expectAccessible(at)
  await expectNoSidewaysScroll(at)
  await at.getByRole('button', { name: /^Undo price change/ }).press('Enter')
  await dialogOf(at).getByRole('button', { name: 'Take it back' }).press('Enter')
  await expect(at.getByText('3 prices put back')).toBeVisible()
  await expect(at.getByRole('cell', { name: 'As it was' })).toHaveCount(3)
  expect(await pricesInShop(page, ids)).toEqual(before)

  await at.goto('/backoffice/items/prices')
  await expect(at.getByRole('row').filter({ hasText: '-10 %, ending .49' })).toContainText('Taken back')
  await expectAccessible(at)
})
