import type { Page } from '@playwright/test'
import { verifiedCustomer } from './customers.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated, open, sizes } from './page-checks.ts'
import { changeItem, pathOf, readMarket, takeItem } from './shelf.ts'
import { expect, test } from './shop.ts'

const units = (price: number): string =>
  `€${price.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

const buyNow = (page: Page) => page.getByRole('button', { name: 'BUY NOW' }).filter({ visible: true })

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

test('the page shows what a trader decides by: wear to the last digit, seed, origin, price and protection', async ({
  page,
}) => {
  const item = await takeItem(page, 'type=Rifle', ({ collection, float }) => collection !== '' && float !== null)
  await open(page, pathOf(item))
  const main = page.getByRole('main')
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Products', 'Rifle', / \| /])
  await expect(main.getByRole('img', { name: item.title.replace(/ \(([^)]+)\)$/, ', $1') })).toBeVisible()
  await expect(main.getByText(String(item.float), { exact: true }).first()).toBeVisible()
  await expect(
    main.getByRole('img', { name: /float 0\.\d{4}\. This finish comes between 0\.\d\d and \d\.\d\d/ }),
  ).toBeVisible()
  await expect(main.getByText(units(item.price)).first()).toBeVisible()
  await expect(main).toContainText(/Tradable from \d\d\.\d\d\.\d{4}/)
  const about = page.getByRole('region', { name: 'About this copy' })
  await expect(about).toContainText(`Paint seed${item.paint_seed}`)
  await about.getByRole('link', { name: item.collection }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('collection')).toBe(item.collection)
})

test('an old price stands beside a lower one, with the lowest price of the 30 days before', async ({ page }) => {
  const reduced = await takeItem(page, 'sale=true')
  await open(page, pathOf(reduced))
  const old = page.locator('s').filter({ visible: true }).first()
  await expect(old).toHaveText(units(reduced.old_price ?? 0))
  await expect(page.getByText(/^Lowest price of the 30 days before: €/).first()).toBeVisible()
})

test('an item that is not reduced shows one price', async ({ page }) => {
  const item = await takeItem(page, 'type=SMG', ({ old_price }) => old_price === null)
  await open(page, pathOf(item))
  const panel = page.getByRole('main').getByText(units(item.price)).first()
  await expect(panel).toBeVisible()
  await expect(page.getByText('Lowest price of the 30 days before')).toHaveCount(0)
})

test('a vanilla knife has neither float nor rail, and still its origin', async ({ page }) => {
  const knife = await takeItem(page, 'exterior_names=Not+Painted')
  await open(page, pathOf(knife))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vanilla')
  await expect(page.getByRole('button', { name: 'Copy the float' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'About this copy' })).toContainText('Variant')
})

test('BUY NOW puts the item into the cart and opens the cart', async ({ page }) => {
  await verifiedCustomer(page)
  const item = await takeItem(page, 'type=Pistol')
  await open(page, pathOf(item))
  await buyNow(page).click()
  await expect(page).toHaveURL('/cart')
  await expect(toasts(page)).toContainText('Item added to cart!')
  await expect(
    page
      .getByRole('main')
      .locator(`a[href="${pathOf(item)}"]`)
      .first(),
  ).toBeVisible()
  await page.goBack()
  await buyNow(page).click()
  await expect(page).toHaveURL('/cart')
})

test('the cart button beside BUY NOW keeps its item and the page, then leads to the cart', async ({ page }) => {
  await verifiedCustomer(page)
  const item = await takeItem(page, 'type=SMG', ({ reference }) => reference !== null)
  await open(page, pathOf(item))
  await expect(
    page.getByText(/it usually costs \(€[\d,.]+, as of \d\d\.\d\d\.\d{4}\)/).filter({ visible: true }),
  ).toBeVisible()
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: `Add ${item.title} to cart` })
    .filter({ visible: true })
    .first()
    .click()
  await expect(toasts(page)).toContainText('Item added to cart!')
  await expect(page).toHaveURL(pathOf(item))
  await main.getByRole('link', { name: 'In your cart: open it' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/cart')
})

test('a guest who presses BUY NOW comes back to the item after signing in', async ({ page, demoCustomer }) => {
  const item = await takeItem(page, 'type=Pistol')
  await open(page, pathOf(item))
  await buyNow(page).click()
  await expect(toasts(page)).toContainText('Please login to add items to cart')
  await page.getByLabel('Email').fill(demoCustomer.email)
  await page.getByLabel('Password', { exact: true }).fill(demoCustomer.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(pathOf(item))
})

test('copies stand by float and price, the keyboard reads each of them, and one leads to its page', async ({
  page,
}) => {
  const item = await takeItem(page, 'type=Rifle', async (one) => (await readMarket(page, one)).for_sale.length > 1)
  const { for_sale } = await readMarket(page, item)
  await open(page, pathOf(item))
  const prices = page.getByRole('region', { name: 'Prices' })
  // The part may be drawn anew at this very moment, because it comes near.
  await expect(() => prices.scrollIntoViewIfNeeded()).toPass()
  await expect(prices.getByRole('img', { name: /^\d+ copies by float, from €[\d,.]+ to €[\d,.]+\./ })).toBeVisible()
  const copy = prices.getByRole('slider', { name: 'Copies by float' })
  await expect(copy).toHaveAttribute('aria-valuetext', new RegExp(`^This copy · Float ${item.float}`))
  const isLast = for_sale.every(({ float }) => (float ?? 0) <= (item.float ?? 0))
  const other = isLast ? for_sale[0] : for_sale.at(-1)
  // The part is drawn anew when its script has come; from then on the slider moves.
  await expect(async () => {
    await copy.press(isLast ? 'Home' : 'End')
    const words = new RegExp(`^For sale · Float ${other?.float}`)
    await expect(copy).toHaveAttribute('aria-valuetext', words, { timeout: 500 })
  }).toPass()
  await prices.getByRole('link', { name: 'See this copy' }).click()
  await expect(page).toHaveURL(pathOf({ id: other?.id ?? 0 }))
})

test('other copies of the finish stand by float, with what each costs more or less', async ({ page }) => {
  const item = await takeItem(page, 'type=Sniper+Rifle', ({ same_finish }) => same_finish.length > 6)
  await open(page, pathOf(item))
  const table = page.getByRole('table', { name: 'Same finish, other floats' })
  const floats = async () => (await table.getByRole('rowheader').allInnerTexts()).map((text) => Number.parseFloat(text))
  expect(await floats()).toHaveLength(7)
  await page.getByRole('button', { name: `Show all ${item.same_finish.length} copies` }).click()
  await expect(table.getByRole('row')).toHaveCount(item.same_finish.length + 2)
  expect(await floats()).toEqual((await floats()).sort((one, other) => one - other))
  await expect(table.getByRole('row', { name: /This copy/ })).toHaveAttribute('aria-current', 'true')
  await expect(table).toContainText(/€[\d,.]+ (more|less)/)
  await table.getByRole('button', { name: 'Price' }).click()
  await expect(table.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending')
  const prices = (await table.getByText(/^€[\d,.]+$/).allInnerTexts()).map((text) => Number(text.replace(/[€,]/g, '')))
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
})

test('Daily Drops offers similar skins', async ({ page }) => {
  const item = await takeItem(page, 'type=Rifle', ({ similar }) => similar.length > 0)
  await open(page, pathOf(item))
  const drops = page.getByRole('region', { name: 'Daily Drops' })
  // The document carries the first eight; the others join as the strip comes near.
  await expect(() => drops.scrollIntoViewIfNeeded()).toPass()
  await expect(drops.getByRole('listitem')).toHaveCount(item.similar.length)
  await expect(drops).toContainText('More like this one.')
})

test('sharing copies the address where the device has no way of its own, and the float can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const item = await takeItem(page, 'type=Rifle', ({ inspect_link }) => inspect_link !== null)
  await open(page, pathOf(item))
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(toasts(page)).toContainText('Link copied')
  expect(await clipboard()).toBe(page.url())
  await page.getByRole('button', { name: 'Copy the float' }).click()
  await expect.poll(clipboard).toBe(String(item.float))
  await page.getByRole('button', { name: 'Copy the inspect link' }).click()
  await expect.poll(clipboard).toBe(item.inspect_link)
  const inspect = page.getByRole('link', { name: 'Inspect in game' })
  await expect(inspect).toHaveAttribute('href', /^steam:\/\/(rungame|run)\/730\//)
})

test('the picture is enlarged, moved and closed with keys alone', async ({ page }) => {
  const item = await takeItem(page, 'type=Knife')
  await open(page, pathOf(item))
  const opener = page.getByRole('button', { name: 'Enlarge the picture' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: item.title })
  const picture = dialog.locator('[data-scale]')
  await expect(picture).toHaveAttribute('data-scale', '1')
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(picture).toHaveAttribute('data-scale', '2.25')
  const before = await picture.boundingBox()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await picture.boundingBox())?.x).toBeCloseTo((before?.x ?? 0) + 80, 0)
  await expectAccessible(page)
  await page.keyboard.press('0')
  await expect(picture).toHaveAttribute('data-scale', '1')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: sizes[0] })

  test('two fingers enlarge the picture', async ({ page, context }) => {
    const item = await takeItem(page, 'type=Knife')
    await open(page, pathOf(item))
    await page.getByRole('button', { name: 'Enlarge the picture' }).tap()
    const picture = page.getByRole('dialog', { name: item.title }).locator('[data-scale]')
    await expect(picture).toBeVisible()
    const hand = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      hand.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [-1, 1].map((side, id) => ({ x: 195 + side * apart, y: 400, id })),
      })
    await touch('touchStart', 30)
    await touch('touchMove', 60)
    await touch('touchEnd', 60)
    await expect(picture).toHaveAttribute('data-scale', /^(1\.9|2|2\.0)/)
  })
})

for (const size of sizes) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size })

    test('axe finds nothing wrong with the whole page, for sale and sold, and nothing moves while it loads', async ({
      page,
      dataDir,
      consoleErrors,
    }) => {
      const item = await takeItem(page, 'type=Shotgun', ({ same_finish }) => same_finish.length > 0)
      await page.addInitScript(countShifts)
      await open(page, pathOf(item))
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(page.getByRole('region', { name: 'Prices' })).toBeAttached()
      await expectAccessible(page)
      expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.005)
      await changeItem(dataDir, item.id, `state = 'sold', sold_at = now()`)
      const banner = page.getByText('Somebody was faster. Every skin exists once.', { exact: true })
      await expect(banner.filter({ visible: true }).first()).toBeVisible()
      await expectAccessible(page)
      expect(consoleErrors).toEqual([])
    })
  })
}

/** Runs in the page: adds up its layout shifts, https://wicg.github.io/layout-instability, in `window.shifted`. */
const countShifts = (): void => {
  Reflect.set(window, 'shifted', 0)
  const add = (entry: PerformanceEntry) =>
    Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'))
  new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: 'layout-shift', buffered: true })
}

test('the page does not scroll sideways on the smallest phones, sold or not', async ({ page, dataDir }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const item = await takeItem(page, 'type=Shotgun', ({ same_finish }) => same_finish.length > 0)
  await open(page, pathOf(item))
  await expectNoSidewaysScroll(page)
  await changeItem(dataDir, item.id, `state = 'sold', sold_at = now()`)
  await page.reload()
  await hydrated(page)
  await expectNoSidewaysScroll(page)
})
