import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './back-office.ts'
import { buy } from './buyer.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { dialogOf, propose } from './seller.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const numberIn = (text: string | null): number =>
  Number(/[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', '') ?? Number.NaN)

test('Today counts what the lists hold, and every number leads to its list', async ({ page, operator, backOffice }) => {
  const { customer, order } = await buy(page, operator, 2)
  const offer = await propose(customer)
  const { page: at } = await backOffice.open()
  await at.goto('/backoffice')
  await expect(heading(at, 'Today')).toBeVisible()
  const figures = at.getByRole('list', { name: 'Today until now' })
  await expect(figures.getByRole('link', { name: /Orders today/ })).toContainText(/[1-9]/)

  const row = at.getByRole('row').filter({ hasText: `#${order}` })
  await expect(row).toContainText('To deliver')
  await expect(at.getByRole('region', { name: 'Offers to answer' })).toContainText('Karambit')
  await expectAccessible(at)
  await expectNoSidewaysScroll(at)

  const toDeliver = at.getByRole('region', { name: 'Waiting' }).getByRole('link', { name: /orders? to deliver/ })
  const waiting = numberIn(await toDeliver.textContent())
  await expect(
    at
      .locator('nav')
      .getByRole('link', { name: /^Orders/ })
      .first(),
  ).toContainText(`${waiting}`)
  await toDeliver.click()
  await expect(heading(at, 'Orders')).toBeVisible()
  await expect(at.locator('tbody tr')).toHaveCount(waiting)
  await at.goBack()

  await at
    .getByRole('region', { name: 'Offers to answer' })
    .getByRole('link', { name: /Karambit/ })
    .first()
    .click()
  await expect(at).toHaveURL(/\/backoffice\/offers\//)
  expect(Number(offer)).toBeGreaterThan(0)
})

test('the days are chosen by keyboard, stay in the address and are exported as CSV', async ({
  page,
  operator,
  backOffice,
}) => {
  await buy(page, operator, 1)
  const { page: at } = await backOffice.open()
  await at.goto('/backoffice')
  const picker = at.getByRole('button', { name: /^Days shown/ })
  await expect(picker).toContainText('2')
  await picker.press('Enter')
  await at.getByRole('button', { name: '7 days', exact: true }).press('Enter')
  await expect(at).toHaveURL(/days=7/)
  await expect(at.getByRole('heading', { name: 'Revenue, 7 days' })).toBeVisible()
  await at.reload()
  await expect(at.getByRole('heading', { name: 'Revenue, 7 days' })).toBeVisible()
  await picker.press('Enter')
  await expectAccessible(at)
  await at.getByLabel('From').fill('2020-01-01')
  await at.getByRole('button', { name: 'Show', exact: true }).press('Enter')
  await expect(at.getByText('Choose two days in order')).toBeVisible()
  await at.keyboard.press('Escape')

  const download = at.waitForEvent('download')
  await at.getByRole('button', { name: 'Export' }).press('Enter')
  const file = await download
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(file.suggestedFilename()).toMatch(/^pandrop-sales-.*\.csv$/)
  expect(lines).toHaveLength(8)
  const [, revenue, orders] = lines.at(-1)?.split(',') ?? []
  expect(Number(revenue)).toBeGreaterThan(0)
  expect(Number(orders)).toBeGreaterThan(0)
})

test('Ctrl K finds an order by its number and a customer by name, with the keyboard alone', async ({
  page,
  operator,
  backOffice,
}) => {
  const { customer, order } = await buy(page, operator, 1)
  const { page: at } = await backOffice.open()
  await at.goto('/backoffice/offers')
  await expect(heading(at, 'Offers')).toBeVisible()
  await at.keyboard.press('Control+k')
  const field = at.getByRole('combobox')
  await expect(field).toBeFocused()
  await at.keyboard.type(`#${order}`)
  const found = dialogOf(at)
    .getByRole('option')
    .filter({ hasText: `#${order}` })
    .first()
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(at)
  await at.keyboard.press('Enter')
  await expect(heading(at, `Order ${order}`)).toBeVisible()

  await at.keyboard.press('Control+k')
  // What was opened before stands ready.
  await expect(dialogOf(at).getByRole('option')).toContainText([`#${order}`])
  await at.keyboard.type(customer.email.slice(0, 12))
  const person = dialogOf(at).getByRole('option').filter({ hasText: customer.email })
  await expect(person).toBeVisible()
  await at.keyboard.press('ArrowDown')
  await at.keyboard.press('ArrowUp')
  await expect(person).toHaveAttribute('aria-selected', 'true')
  await field.fill('nothing is called so')
  await expect(dialogOf(at)).toContainText('Nothing is called “nothing is called so”')
  await at.keyboard.press('Escape')
  await expect(dialogOf(at)).toHaveCount(0)
})

test('a failed answer is told and asked for again', async ({ backOffice }) => {
  const { page: at } = await backOffice.open()
  const call = /\/api\/staff\/today(\?|$)/
  await at.route(call, (route) => route.fulfill({ status: 500, body: '{}' }))
  await at.goto('/backoffice')
  await expect(at.getByRole('heading', { name: 'Today did not load' })).toBeVisible()
  await at.unroute(call)
  await at.getByRole('button', { name: 'Try again' }).click()
  await expect(at.getByRole('list', { name: 'Today until now' })).toBeVisible()
})
