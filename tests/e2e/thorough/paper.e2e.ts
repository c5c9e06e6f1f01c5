import type { Locator, Page } from '@playwright/test'
import { buy } from '../buyer.ts'
import { expectNoSidewaysScroll, open } from '../page-checks.ts'
import { test } from '../seller.ts'
import { expect } from '../shop.ts'

/** Width in px that Chromium leaves of a sheet of A4 between its margins. */
const sheet = { width: 718, height: 1047 }

/** Expects that every one of these is written in black or a grey that a cheap printer still prints. */
const expectDark = async (texts: Locator): Promise<void> => {
  const channels = await texts.evaluateAll((all) =>
    all.flatMap((one) => getComputedStyle(one).color.match(/\d+/g)?.slice(0, 3).map(Number) ?? []),
  )
  expect(channels.length).toBeGreaterThan(0)
  expect(Math.max(...channels)).toBeLessThanOrEqual(0x33)
}

/** Expects white paper with the logo, and nothing on it that only leads on. */
const expectPaper = async (page: Page): Promise<void> => {
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(ground).toBe('rgb(255, 255, 255)')
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1)
  await expect(page.getByText('pandrop', { exact: true }).first()).toBeVisible()
  for (const role of ['navigation', 'button', 'contentinfo', 'textbox'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  await expectNoSidewaysScroll(page)
}

test('an order and the histories are printed black on white, without what can only be pressed', async ({
  page,
  operator,
  staff,
}) => {
  const { order } = await buy(page, operator, 2)
  await staff('orders', 'trade-sent', order, '--offer', `7${order}`)
  await open(page, `/account/orders/${order}`)
  const items = page.getByRole('region', { name: 'Items', exact: true }).getByRole('listitem')
  await expect(items).toHaveCount(2)
  const offer = page.getByRole('region', { name: 'Problem with this order?' })
  await expect(offer).toBeVisible()
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: 'print' })
  await expectPaper(page)
  await expect(offer).toBeHidden()
  await expectDark(page.getByRole('heading'))
  await expectDark(items.locator('span, a'))
  await expectDark(page.getByRole('region', { name: 'Payment', exact: true }).locator('dt, dd, dd *'))
  const breaks = await items.evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside))
  expect(breaks).toEqual(['avoid', 'avoid'])

  await page.emulateMedia({ media: 'screen' })
  await open(page, '/account/orders')
  await expect(page.getByRole('main').getByText(order).filter({ visible: true }).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expectPaper(page)
  const rows = page.getByRole('main').getByRole('row')
  // one below the other: the head and two items
  await expect(rows).toHaveCount(3)
  await expectDark(rows.locator('td, td *'))
})
