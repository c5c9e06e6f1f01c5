import type { Page } from '@playwright/test'
import { expect, test } from '../back-office.ts'
import { expectAccessible } from '../page-checks.ts'
import { dialogOf, toastOf } from '../seller.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const idOf = (page: Page): number => Number(new URL(page.url()).pathname.split('/').at(-1))

test('many items are chosen and moved by keyboard, and the list says what came of it', async ({ backOffice }) => {
  const { page: at } = await backOffice.open()
  await at.goto('/backoffice/items/accounts')
  await at.getByRole('button', { name: 'Add an account' }).press('Enter')
  await field(at, 'Name').fill('Panda 3')
  await field(at, 'Steam id').fill('76561198000000003')
  await expectAccessible(at)
  await at.keyboard.press('Enter')
  await expect(at.getByRole('row').filter({ hasText: 'Panda 3' })).toContainText('In use')
  await expectAccessible(at)

  await at.goto('/backoffice/items?type=Gloves&order=price_up')
  const rows = at.locator('[data-row]')
  await expect(rows.nth(4)).toBeVisible()
  await at.keyboard.press('j')
  await at.keyboard.press('x')
  await at.keyboard.press('j')
  await at.keyboard.press('j')
  await at.keyboard.press('Shift+X')
  await expect(at.getByText('3 chosen')).toBeVisible()
  await expectAccessible(at)
  await at.getByRole('button', { name: 'Move to account…' }).press('Enter')
  await dialogOf(at).getByRole('combobox', { name: 'Steam account' }).selectOption({ label: 'Panda 3' })
  await dialogOf(at).getByRole('button', { name: 'Move', exact: true }).press('Enter')
  await expect(toastOf(at, '3 items changed')).toBeVisible()
  await expect(at.getByRole('cell', { name: 'Panda 3' })).toHaveCount(3)

  await rows.first().focus()
  await at.keyboard.press('a')
  const chosen = at.getByText(/^\d+ chosen$/)
  await expect(chosen).toBeVisible()
  const all = Number.parseInt((await chosen.textContent()) ?? '', 10)
  expect(all).toBeGreaterThan(3)
  await at.getByRole('button', { name: 'Choose none' }).press('Enter')

  await rows.nth(1).focus()
  await at.keyboard.press('h')
  await expect(toastOf(at, 'is hidden')).toBeVisible()
  await at.getByRole('button', { name: /^Hidden/ }).press('Enter')
  await expect(rows).toHaveCount(1)
  await rows.first().focus()
  await at.keyboard.press('h')
  await expect(toastOf(at, 'is on the shelf again')).toBeVisible()
  await expect(rows).toHaveCount(0)
  await expect(at.getByText('No item is like that')).toBeVisible()
})

test('what a colleague changed meanwhile is said, and nothing that was typed is lost', async ({ backOffice }) => {
  const [{ page: one }, { page: other }] = [await backOffice.open(), await backOffice.open()]
  await one.goto('/backoffice/items?type=SMG')
  await one.locator('[data-row]').nth(2).focus()
  await one.keyboard.press('e')
  await expect(field(one, 'Price')).toBeFocused()
  await field(one, 'Note').fill('A scratch on the grip')
  await other.goto(`/backoffice/items/${idOf(one)}`)
  await field(other, 'Source').fill('Fair in Cologne')
  await other.keyboard.press('Enter')
  await expect(toastOf(other, 'Saved')).toBeVisible()

  await field(one, 'Note').press('Control+Enter')
  const alert = one.getByRole('alert')
  await expect(alert).toContainText('A colleague has changed this item meanwhile')
  await expect(alert).toContainText('source is Fair in Cologne')
  await expect(field(one, 'Source')).toHaveValue('Fair in Cologne')
  await expect(field(one, 'Note')).toHaveValue('A scratch on the grip')
  await field(one, 'Note').press('Control+Enter')
  await expect(toastOf(one, 'Saved')).toBeVisible()

  await one.keyboard.press('Escape')
  const name = (await one.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await one.keyboard.press('Control+k')
  await one.getByRole('combobox', { name: 'Number, name, e-mail or skin' }).fill(String(idOf(one)))
  await expect(one.getByRole('option', { name: new RegExp(`#${idOf(one)}, €`) })).toContainText(name)
})
