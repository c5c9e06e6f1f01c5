import { expectSearch, itemsOf } from '../list-page.ts'
import { hold, open } from '../page-checks.ts'
import { pathOf, readMarket, type ShelfItem, takeItem } from '../shelf.ts'
import { expect, test } from '../shop.ts'

// What is done in a part of a page before its script is there (apps/storefront/src/lazyHydrate.tsx).

const listScript = '/assets/ProductListPageView-'

test('a list gets its script with the first touch, and what was typed and chosen before is done then', async ({
  page,
  consoleErrors,
}) => {
  const give = await hold(page, `**${listScript}*`)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes(listScript) && asked.push(request.url()))
  await page.goto('/products', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await page.mouse.move(1, 1)
  await expect.poll(() => asked).toHaveLength(1)
  await page.getByLabel('Search by skin name').fill('redline')
  await page.getByLabel('Sort').selectOption('Lowest price first')
  await expect(page).toHaveURL('/products')
  give()
  await expectSearch(page, { search: 'redline', sort: 'asc' })
  await expect(page.getByLabel('Search by skin name')).toBeFocused()
  await expect(itemsOf(page).first()).toContainText('Redline')
  expect(consoleErrors).toEqual([])
})

test('a card is pressed once, also where the script of the cards is there before that of their list', async ({
  page,
}) => {
  const give = await hold(page, `**${listScript}*`)
  await page.goto('/products', { waitUntil: 'networkidle' })
  const cards = page.waitForResponse('**/assets/ProductListPageItems-*')
  await itemsOf(page)
    .first()
    .getByRole('button', { name: /to cart$/ })
    .click()
  await (await cards).finished()
  give()
  await expect(page.getByText('Please login to add items to cart')).toHaveCount(1)
})

/** Runs in the page: React says it nowhere else, a hydrated element carries its props. */
const isHydrated = (element: Node | null): boolean =>
  Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'))

test('a list keeps its elements when its script comes', async ({ page }) => {
  await page.goto('/products')
  const picture = await itemsOf(page).first().getByRole('img').first().elementHandle()
  // Before the page itself works nobody notices a pointer.
  await page.waitForFunction(isHydrated, await page.getByRole('banner').elementHandle())
  expect(await page.evaluate(isHydrated, picture)).toBe(false)
  await page.mouse.move(1, 1)
  await page.waitForFunction(isHydrated, picture)
  expect(await picture?.evaluate(({ isConnected }) => isConnected)).toBe(true)
})

test('a slider that is moved before its part is drawn anew moves with it, and keeps the keyboard', async ({ page }) => {
  const isAmong = async (one: ShelfItem) =>
    (await readMarket(page, one)).for_sale.some(({ float }) => (float ?? 1) < (one.float ?? 0))
  const item = await takeItem(page, 'type=Rifle', isAmong)
  const give = await hold(page, '**/assets/ItemRecord-*')
  await open(page, pathOf(item))
  const copy = page.getByRole('slider', { name: 'Copies by float' })
  const own = await copy.getAttribute('aria-valuetext')
  const drawnByDocument = await copy.elementHandle()
  await copy.press('Home')
  await expect(copy).toHaveAttribute('aria-valuetext', own ?? '')
  give()
  await expect(copy).not.toHaveAttribute('aria-valuetext', own ?? '')
  await expect(copy).toHaveValue('0')
  await expect(copy).toBeFocused()
  expect(await drawnByDocument?.evaluate((element) => element.isConnected)).toBe(false)
})
