import type { Page } from '@playwright/test'
import { expect, test } from '../back-office.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'

const copy = ['--skin', 'ak-47-redline', '--exterior', 'FT', '--float', '0.21', '--seed', '661', '--price', '27.15']

/** An amount or a count that stands beside a term. */
const figure = async (page: Page, region: string, term: RegExp): Promise<number> => {
  const facts = page.getByRole('region', { name: region, exact: true })
  const shown = await facts.getByRole('term').filter({ hasText: term }).locator('+ dd').textContent()
  return Number(shown?.replace(/[€,]/g, ''))
}

test('Stock says what is there and what it cost, as the books have it, and an item that is added counts', async ({
  backOffice,
  staff,
}) => {
  const { page } = await backOffice.open()
  await page.goto('/backoffice')
  await page.getByRole('link', { name: 'Stock', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stock' })).toBeVisible()
  const items = await figure(page, 'In stock', /^Items$/)
  const booked = await figure(page, 'In the books', /^In the ledger/)
  expect(await figure(page, 'In the books', /^Together/)).toBe(booked)
  await expect(page.getByRole('table', { name: 'By where they stand' }).getByRole('row')).toHaveCount(5)
  await expect(page.getByRole('table', { name: 'By age' })).toContainText('180 days and more')
  await expect(page.getByRole('table', { name: 'By type' })).toContainText('Rifle')
  await expectAccessible(page)
  for (const width of [390, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }

  await staff('items', 'add', ...copy, '--cost', '20.40')
  await page.getByRole('button', { name: 'Read again' }).press('Enter')
  await expect.poll(() => figure(page, 'In stock', /^Items$/)).toBe(items + 1)
  expect(await figure(page, 'In the books', /^In the ledger/)).toBeCloseTo(booked + 20.4, 2)
})

test('Stock says that it did not load, and loads when it is asked again', async ({ backOffice }) => {
  const { page } = await backOffice.open()
  await page.route('**/api/staff/stock*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/backoffice/stock')
  await expect(page.getByText('What is in stock did not load')).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/staff/stock*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'In the books' })).toBeVisible()
})
