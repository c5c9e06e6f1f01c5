import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, open } from '../page-checks.ts'
import { expect, test } from '../shop.ts'

interface Box {
  left: number
  right: number
}

/** Prices of the list's cards: their sizes in px, and how near the cart button each comes. */
const pricesOf = (page: Page): Promise<{ sizes: string[]; gaps: number[] }> =>
  page.locator('main .product-grid article').evaluateAll((cards) => {
    const boxes = cards.flatMap((card) => {
      const price = card.querySelector('[data-signs]')
      const button = card.querySelector('button')
      if (!price || !button) return []
      const written = document.createRange()
      written.selectNodeContents(price)
      const gap = button.getBoundingClientRect().left - written.getBoundingClientRect().right
      return [{ size: getComputedStyle(price).fontSize, gap }]
    })
    return { sizes: [...new Set(boxes.map(({ size }) => size))], gaps: boxes.map(({ gap }) => gap) }
  })

for (const currency of ['EUR', 'UAH']) {
  test(`all prices of a list in ${currency} have one size and stay clear of the cart button`, async ({ page }) => {
    await page.addInitScript((code) => localStorage.setItem('currencyCode', code), currency)
    for (const width of [320, 340, 360, 390, 640, 1024, 1440, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/products')
      const symbol = page.locator('main article [data-signs]').first()
      await expect(symbol).toContainText(currency === 'UAH' ? '₴' : '€')
      const { sizes, gaps } = await pricesOf(page)
      expect(sizes, `at ${width} px`).toHaveLength(1)
      expect(gaps.length).toBeGreaterThan(0)
      expect(Math.min(...gaps), `at ${width} px`).toBeGreaterThanOrEqual(0)
    }
  })
}

test('the row of types says that it goes on, and every type can be reached clear of the fade', async ({ page }) => {
  const tiles = page.getByRole('list', { name: 'Weapon type' }).getByRole('listitem')
  const boxes = (): Promise<Box[]> =>
    tiles.evaluateAll((all) =>
      all.map((one) => {
        const { left, right } = one.getBoundingClientRect()
        return { left, right }
      }),
    )
  for (const width of [320, 390, 768, 900]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/products')
    const row = page.getByRole('list', { name: 'Weapon type' })
    // A page that comes again is scrolled to where it was, and so is the row.
    await row.evaluate((one) => one.scrollTo({ left: 0 }))
    // One of them stands in the fade at the window's edge.
    const fading = (await boxes()).filter(({ left, right }) => left < width && right > width - 24)
    expect(fading, `at ${width} px`).not.toEqual([])
    expect(await row.evaluate((one) => getComputedStyle(one).maskImage)).toContain('linear-gradient')
    await row.evaluate((one) => one.scrollTo({ left: one.scrollWidth }))
    await expect.poll(async () => (await boxes()).at(-1)?.right).toBeLessThanOrEqual(width - 16)
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize({ width: 1024, height: 800 })
  await open(page, '/products')
  expect((await boxes()).at(-1)?.right).toBeLessThanOrEqual(1000)
})

test('where pictures of skins do not come the outline of the weapon stands in their place', async ({ page }) => {
  await page.route('**/storage/skins/**', (route) => route.abort())
  await open(page, '/products?type=Rifle')
  const picture = page.locator('main article img').first()
  await expect(picture).toHaveAttribute('src', /silhouettes.*\.svg#rifle-view$/)
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  await page.locator('main article a').first().click()
  const stage = page.locator('[data-stage] img')
  await expect(stage).toHaveAttribute('src', /silhouettes.*\.svg#rifle-view$/)
  await expect(stage).toHaveAttribute('alt', /.+/)
  await expectAccessible(page)
})

test('guests find both ways in on a phone, and text of twice the size keeps the page in its width', async ({
  browser,
  shopUrl,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, baseURL: shopUrl }
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('cookie_consent', 'declined'))
  await page.goto('/products')
  for (const name of ['Sign in', 'Sign up']) {
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
  }
  await page.addStyleTag({ content: 'html { -webkit-text-size-adjust: 200%; text-size-adjust: 200% }' })
  await expectNoSidewaysScroll(page)
  await context.close()
})
