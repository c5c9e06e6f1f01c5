import type { Page } from '@playwright/test'
import { buyItems } from '../buyer.ts'
import { verifiedCustomer } from '../customers.ts'
import { expect, test } from '../operator.ts'
import { expectNoSidewaysScroll, looksRight, open } from '../page-checks.ts'
import { pathOf, readItem, readMarket, type ShelfItem, takeItem } from '../shelf.ts'

const marketCall = /\/api\/items\/\d+\/market/

const prices = (page: Page) => page.getByRole('region', { name: 'Prices' })

/** Has the part drawn anew, as it is when somebody comes near. */
const comeNear = async (page: Page): Promise<void> => {
  await expect(() => prices(page).scrollIntoViewIfNeeded()).toPass()
}

const takeAmong = (page: Page, others: number): Promise<ShelfItem> =>
  takeItem(page, 'type=Rifle', async (one) => (await readMarket(page, one)).for_sale.length >= others)

test('a copy that was sold is hollow in the field and listed with day, float and price', async ({
  page,
  browser,
  baseURL,
  operator,
}) => {
  const item = await takeAmong(page, 3)
  const [sold] = (await readMarket(page, item)).for_sale
  const other = await browser.newPage({ baseURL })
  await buyItems(await verifiedCustomer(other), operator, [sold?.id ?? 0])
  await other.close()
  await expect.poll(async () => (await readMarket(page, item)).sold.length).toBe(1)
  await open(page, pathOf(item))
  const list = page.getByRole('table', { name: 'Recently sold' })
  await expect(list.getByRole('row')).toHaveCount(2)
  await expect(list).toContainText(String(sold?.price))
  await expect(prices(page)).toContainText('Sold')
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await comeNear(page)
    await looksRight(page)
  }
})

test('a mouse reads the copy that is nearest, and a click opens it', async ({ page }) => {
  const item = await takeAmong(page, 2)
  await open(page, pathOf(item))
  await comeNear(page)
  const field = prices(page).getByRole('img', { name: /copies by float/ })
  const words = prices(page).getByRole('slider', { name: 'Copies by float' })
  const box = await field.boundingBox()
  if (!box) throw new Error('the field has no box')
  const edge = { x: box.x + box.width - 2, y: box.y + box.height / 2 }
  await expect(async () => {
    await page.mouse.move(edge.x - 3, edge.y)
    await page.mouse.move(edge.x, edge.y)
    await expect(words).toHaveAttribute('aria-valuetext', /^For sale|^This copy/, { timeout: 500 })
  }).toPass()
  const all = [...(await readMarket(page, item)).for_sale, item].toSorted(
    (one, two) => (one.float ?? 0) - (two.float ?? 0),
  )
  const target = all.at(-1)?.id === item.id ? all[0] : all.at(-1)
  const x = target === all[0] ? box.x + 0.04 * box.width : box.x + 0.96 * box.width
  await page.mouse.move(x, edge.y)
  if ((await words.getAttribute('aria-valuetext'))?.startsWith('For sale')) {
    await page.mouse.click(x, edge.y)
    await expect(page).not.toHaveURL(pathOf(item))
  }
})

test('the switch shows the price over time, whose slider reads each day with the keyboard', async ({ page }) => {
  const item = await takeItem(page, 'type=Rifle', ({ price_history }) => price_history.length > 1)
  await open(page, pathOf(item))
  await comeNear(page)
  await prices(page).getByRole('radio', { name: 'Over time' }).check()
  await expect(
    prices(page).getByRole('img', { name: /This copy: €[\d,.]+ now, between €[\d,.]+ and €[\d,.]+ since/ }),
  ).toBeVisible()
  const day = prices(page).getByRole('slider', { name: 'Day of the price history' })
  const now = (await day.getAttribute('aria-valuetext')) ?? ''
  await day.press('Home')
  await expect(day).toHaveValue('0')
  await expect(day).not.toHaveAttribute('aria-valuetext', now)
  await looksRight(page)
})

test('a market that cannot be read says so beside a page that works, and comes with one click', async ({ page }) => {
  await open(page, '/products?type=Rifle&copies=true')
  await page.route(marketCall, (route) =>
    route.fulfill({ status: 500, json: { status: 'error', code: 'x', message: '' } }),
  )
  await page.getByRole('list', { name: 'Skins' }).getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'BUY NOW' }).first()).toBeVisible()
  const failed = prices(page).getByRole('alert')
  await expect(failed).toContainText('This part of the page did not load.')
  await looksRight(page)
  await page.unroute(marketCall)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(failed).toBeHidden()
  await expect(prices(page).getByRole('img').first()).toBeVisible()
})

test('the only copy of its kind shows its price over time, and the other view says why it is empty', async ({
  page,
  operator,
}) => {
  const isAlone = async (one: ShelfItem) => one.float !== null && (await readMarket(page, one)).for_sale.length === 0
  const item = await takeItem(page, 'type=Knife', isAlone)
  await operator.run(
    `update reference_prices reference set basis = 'modelled' from items item
     where item.id = $1 and reference.skin_id = item.skin_id and reference.exterior = item.exterior
       and reference.variant = item.variant`,
    [item.id],
  )
  await expect.poll(async () => (await readItem(page, item.id)).reference).toBeNull()
  await open(page, pathOf(item))
  await comeNear(page)
  await expect(prices(page)).toContainText('The only one of its kind here')
  await expect(prices(page).getByRole('radio', { name: 'Over time' })).toBeChecked()
  await prices(page).getByRole('radio', { name: 'Copies' }).check()
  await expect(prices(page)).toContainText('none was sold in 90 days')
  await looksRight(page)
})

test('a Fade says how much of it a copy shows, on its page, on its card and on the line of its order', async ({
  page,
  operator,
}) => {
  const item = await takeItem(page, 'search=amber fade&copies=true', ({ fade }) => fade !== undefined)
  const chip = `Amber Fade ${item.fade}%`
  await open(page, pathOf(item))
  await expect(page.getByRole('main').getByText(chip, { exact: true })).toBeVisible()
  const bought = await buyItems(await verifiedCustomer(page), operator, [item.id])
  await page.goto(`/account/orders/${bought.order}`)
  await expect(page.getByRole('main').getByText(`Fade ${item.fade}%`, { exact: true })).toBeVisible()
})

test('every language has room for the verdict, the field and the switch on the smallest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const item = await takeAmong(page, 3)
  for (const language of ['en', 'de', 'fr', 'es', 'pl', 'uk']) {
    await page.goto(`${pathOf(item)}?locale=${language}`)
    await expect(page.getByRole('main').locator('#prices')).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})
