import { columnsOf, countLine, expectSearch, itemsOf, panelOf, unfold } from '../list-page.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated, open, sizes } from '../page-checks.ts'
import { expect, test } from '../shop.ts'

test('one to six columns by width, and the filter panel takes its room', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, '/products')
  for (const [width, columns] of [
    [320, 1],
    [390, 2],
    [640, 3],
    [768, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(panelOf(page)).toBeHidden()
    await expect.poll(() => columnsOf(page), `columns at ${width} px`).toBe(columns)
  }
  const open4 = [
    [769, 2, 3],
    [1280, 3, 5],
    [1440, 4, 5],
    [1600, 5, 6],
  ] as const
  for (const [width, withPanel] of open4) {
    await page.setViewportSize({ width, height: 800 })
    await expect(panelOf(page)).toBeVisible()
    await expect.poll(() => columnsOf(page), `columns at ${width} px with the panel`).toBe(withPanel)
  }
  await page.getByRole('button', { name: 'Hide filters' }).click()
  await expect(panelOf(page)).toBeHidden()
  for (const [width, , without] of open4) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => columnsOf(page), `columns at ${width} px`).toBe(without)
  }
})

test('five columns end in three links to the same items in another order; four and six are full without', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/products?sort=float&type=Rifle')
  const orders = page.getByRole('list', { name: 'Skins' }).getByRole('link', { name: /first$|discount|usual price/ })
  await expect(orders).toHaveCount(0)
  await page.getByRole('button', { name: 'Hide filters' }).click()
  await expect(orders).toHaveText(['Biggest discount', 'Newest first', 'Below usual price'])
  await expectAccessible(page)
  await page.setViewportSize({ width: 1600, height: 900 })
  await expect(orders).toHaveCount(0)
  await page.getByRole('button', { name: 'Show filters' }).click()
  await expect(orders).toHaveCount(3)
  await orders.filter({ hasText: 'Newest' }).click()
  await expectSearch(page, { type: 'Rifle', sort: 'newest' })
})

for (const { width, height } of sizes) {
  test(`the next page begins at its first row and the one before is left as it stood, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/products')
    const next = page.getByRole('link', { name: 'Next page' })
    await next.focus()
    const left = await page.evaluate(() => window.scrollY)
    expect(left).toBeGreaterThan(300)
    await next.press('Enter')
    await expect(page.getByRole('link', { name: 'Page 2' }).first()).toHaveAttribute('aria-current', 'page')
    await expect(itemsOf(page).first()).toBeInViewport({ ratio: 0.9 })
    await page.goBack()
    await expect(page).toHaveURL('/products')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  })
}

test('the panel stays as it was left while shelves change', async ({ page }) => {
  await open(page, '/products')
  await page.getByRole('button', { name: 'Hide filters' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sale' }).click()
  await expect(page.getByRole('button', { name: 'Show filters' })).toBeVisible()
  await expect(panelOf(page)).toBeHidden()
})

for (const width of [390, 768]) {
  test(`at ${width} px the filters are a sheet on the bottom edge with its buttons in view`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/products?type=Rifle')
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('checkbox', { name: /^Covert/ }).check()
    await expectSearch(page, { type: 'Rifle', quality: 'Covert' })
    // The line counts the list before until the new one is there.
    await expect(async () => {
      const total = (await countLine(page).textContent())?.match(/^[\d,]+/)?.[0]
      await expect(sheet.getByRole('button', { name: `Show ${total} skins` })).toBeInViewport({ timeout: 1000 })
    }).toPass()
    await expect
      .poll(async () => sheet.evaluate((dialog) => Math.round(dialog.getBoundingClientRect().bottom)))
      .toBe(844)
    await sheet.getByRole('button', { name: 'Reset' }).click()
    await expect(page).toHaveURL('/products')
    await expect(sheet.getByRole('checkbox', { name: /^Covert/ })).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused()
  })
}

test('suggestions come with the first focus, one call for what was typed, and arrow keys choose a weapon', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/products?type=Knife&quality=Classified')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /Suggestions/.test(path))).toEqual([])
  const box = page.getByRole('combobox', { name: 'Search by skin name' })
  await box.click()
  await box.pressSequentially('ak-47', { delay: 25 })
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(options.first()).toHaveText(/^AK-47/)
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  expect(asked.filter((path) => path === '/api/items/suggestions')).toHaveLength(1)
  await box.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await box.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
  await expectAccessible(page)
  await box.press('Enter')
  await expectSearch(page, { quality: 'Classified', heroes: 'AK-47' })
  await expect(box).toHaveValue('')
  await expect(options).toHaveCount(0)
})

test('a suggested skin shows its picture, stock and price, and choosing it searches its name', async ({ page }) => {
  await open(page, '/products/cs2/knife')
  const box = page.getByRole('combobox', { name: 'Search by skin name' })
  await box.fill('redline')
  const option = page.getByRole('option', { name: /AK-47 Redline/ })
  await expect(option).toContainText(/from €[\d,.]+/)
  await expect(option).toContainText(/\d+ in stock/)
  await expect(option.locator('img')).toBeVisible()
  await box.press('Escape')
  await expect(option).toBeHidden()
  await expect(box).toHaveValue('redline')
  await box.press('ArrowDown')
  await option.click()
  await expect(page).toHaveURL('/products?search=AK-47+%7C+Redline')
  await expect(box).toHaveValue('AK-47 | Redline')
  await expect(itemsOf(page).first()).toContainText('Redline')
})

test('the compact list shows longer floats and paint seeds, and the next document starts with it', async ({
  page,
  consoleErrors,
}) => {
  await open(page, '/products?type=Rifle')
  await page.getByRole('radio', { name: 'Compact rows' }).check({ force: true })
  const row = itemsOf(page).first()
  await expect(row).toContainText(/0\.\d{6}/)
  await expect(row).toContainText(/Paint seed \d+/)
  await expect(row.getByRole('button', { name: /^Add .* to cart$/ })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('listDensity'))).toBe('compact')
  const document = await page.request.get('/products')
  expect(await document.text()).toMatch(/Paint seed \d+/)
  await page.reload()
  await hydrated(page)
  await expect(itemsOf(page).first()).toContainText(/Paint seed/)
  await page.getByRole('radio', { name: 'Cards' }).check({ force: true })
  await expect(itemsOf(page).first()).not.toContainText(/Paint seed/)
  expect(consoleErrors).toEqual([])
})

test('a browser that lost the cookie remembers the compact list', async ({ page }) => {
  await open(page, '/terms')
  await page.evaluate(() => localStorage.setItem('listDensity', 'compact'))
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click()
  await expect(itemsOf(page).first()).toContainText(/Paint seed/)
})

for (const size of sizes) {
  test(`axe finds nothing wrong with the compact list and every filter unfolded at ${size.width} px`, async ({
    page,
    context,
    shopUrl,
  }) => {
    await context.addCookies([{ name: 'listDensity', value: 'compact', url: shopUrl }])
    await page.setViewportSize(size)
    await open(page, '/products?type=Rifle&quality=Covert&float_till=0.38')
    await expectAccessible(page)
    const narrow = size.width <= 768
    if (narrow) await page.getByRole('button', { name: /^Filters/ }).click()
    const filters = narrow ? page.getByRole('dialog') : panelOf(page)
    for (const title of ['Subcategories', 'Weapon', 'Collection']) await unfold(filters, title)
    await expect(filters.getByRole('link', { name: 'AK-47' })).toBeVisible()
    await expectAccessible(page)
  })
}

test('neither density, nor the sheet, nor suggestions scroll sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/products')
  await page.getByLabel('Search by skin name').fill('redline')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'Compact rows' }).check({ force: true })
  await expect(itemsOf(page).first()).toContainText(/Paint seed/)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet).toBeVisible()
  expect(await sheet.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
})

test('back from an item leads to the same place of the same list', async ({ page }) => {
  await open(page, '/products?type=Rifle&page=2')
  await page.evaluate(() => window.scrollTo(0, 620))
  const path = await itemsOf(page).nth(9).getByRole('link').getAttribute('href')
  // The link's own click: the mouse would scroll it into view first.
  await itemsOf(page)
    .nth(9)
    .getByRole('link')
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page).toHaveURL(path ?? '')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Rifle')
  await page.goBack()
  await expect(itemsOf(page)).toHaveCount(12)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(620)
})

/** What a list shows while it loads. */
const flashes = 'main .shimmer, main .spinner, main [aria-busy]'

test('a list that was seen before comes back at once: no skeleton and no spinner', async ({ page }) => {
  await open(page, '/products')
  const stock = (await countLine(page).textContent()) ?? ''
  await page.getByRole('banner').getByRole('link', { name: 'Sale' }).click()
  // Twelve cards are there before, too: those of the list that is left. The watch begins when all has loaded.
  await expect(countLine(page)).not.toContainText(stock)
  await expect(page.locator(flashes)).toHaveCount(0)
  await expect(itemsOf(page)).toHaveCount(12)
  await page.evaluate((selector) => {
    const seen: string[] = []
    Reflect.set(window, 'flashes', seen)
    const look = () => {
      for (const flash of document.querySelectorAll(selector)) seen.push(flash.outerHTML.slice(0, 80))
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true })
  }, flashes)
  await page.goBack()
  await expect(page).toHaveURL('/products')
  await expect(countLine(page)).toContainText(stock)
  expect(await page.evaluate(() => Reflect.get(window, 'flashes'))).toEqual([])
})
