import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { itemsForSale } from './customers.ts'
import { expectAccessible, expectNoSidewaysScroll, hold, hydrated, open, sizes } from './page-checks.ts'
import { expect, test } from './shop.ts'

/** Stands for the address of an item that is for sale. */
const anItem = 'an item'

const pathOf = async (page: Page, place: string): Promise<string> => {
  if (place !== anItem) return place
  const [id] = await itemsForSale(page)
  return `/products/all/all/${id}`
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  const pages = [
    { place: '/', status: 200, heading: 'Pandrop', shows: ['LIMITED-TIME OFFERS', 'JUST DROPPED', 'DAILY SKIN DEALS'] },
    { place: '/products', status: 200, heading: 'All Items', shows: [/[\d,]+ skins in stock/, 'Covert'] },
    { place: '/sale', status: 200, heading: 'All Items', shows: ['Old price'] },
    { place: anItem, status: 200, heading: /./, shows: ['BUY NOW', 'Daily Drops'] },
    { place: '/terms', status: 200, heading: 'Terms of service', shows: ['Right of withdrawal'] },
    { place: '/auth?form=signin', status: 200, heading: 'Sign in', shows: ['Email', 'Password'] },
    { place: '/auth?form=signup', status: 200, heading: 'Create account', shows: ['First name', 'Confirm password'] },
    { place: '/no-such-page', status: 404, heading: 'This page dropped', shows: ['Browse skins'] },
    { place: '/products/all/all/999999999', status: 404, heading: 'This page dropped', shows: ['Browse skins'] },
  ]
  for (const { place, status, heading, shows } of pages) {
    test(`${place} answers ${status} and shows its content`, async ({ page }) => {
      const answer = await page.goto(await pathOf(page, place))
      expect(answer?.status()).toBe(status)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      for (const words of shows) await expect(page.getByRole('main')).toContainText(words)
    })
  }

  test('the fonts come all the same', async ({ page }) => {
    const asked = page.waitForRequest(/shop-sans-latin/)
    await page.goto('/')
    await asked
  })

  test('weapon types, pages and details are links', async ({ page }) => {
    await page.goto('/products')
    await page.getByRole('list', { name: 'Weapon type' }).getByRole('link', { name: 'Knife' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knife')
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/products?type=Knife&page=2#skins')
    await page.getByRole('list', { name: 'Skins' }).getByRole('link').first().click()
    await expect(page.getByRole('button', { name: 'BUY NOW' }).first()).toBeVisible()
  })
})

for (const place of [
  '/',
  '/products',
  '/products?type=Rifle&quality=Covert&utm_source=x',
  '/products/cs2/all?page=2',
  '/new',
  '/sale',
  anItem,
  '/terms',
  '/auth?form=signin',
  '/auth?form=signup&redirect=%2Fcart',
  '/fail-payment?type=purchase',
]) {
  test(`${place} is taken over by React without a warning`, async ({ page, consoleErrors }) => {
    await open(page, await pathOf(page, place))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(consoleErrors).toEqual([])
  })
}

/** Puts a script into the page as somebody would who found a way in. */
const smuggle = (words: string): void => {
  const script = document.createElement('script')
  script.textContent = words
  document.head.append(script)
}

test('a script that the shop did not write never runs, whether it came in the address or later', async ({ page }) => {
  const words = 'window.smuggled = true'
  const hash = createHash('sha256').update(words).digest('base64')
  for (const place of ['/products?search=', '/fail-payment?error=']) {
    const answer = await page.goto(place + encodeURIComponent(`</script><script>${words}</script>`))
    expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^']+'){2,};/)
    expect(answer?.headers()['content-security-policy']).not.toContain(hash)
    await hydrated(page)
    await page.evaluate(smuggle, words)
    expect(await page.evaluate(() => 'smuggled' in window)).toBe(false)
  }
})

for (const size of sizes) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size })

    for (const place of ['/', '/products?type=Rifle', anItem, '/auth?form=signup', '/auth?form=signin']) {
      test(`axe finds nothing wrong with ${place}`, async ({ page }) => {
        await open(page, await pathOf(page, place))
        await expectAccessible(page)
      })
    }

    for (const place of ['/', '/products']) {
      test(`nothing moves while ${place} loads, though its fonts come last`, async ({ page }) => {
        await expectStill(page, place)
      })
    }
  })
}

test('nothing moves while the page of a dear item loads on a large phone, though its fonts come last', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  const dear = await page.request.get('/api/items/list?limit=1&price_from=1000&price_till=9999')
  const { payload } = (await dear.json()) as { payload: { id: number }[] }
  await expectStill(page, `/products/cs2/all/${payload[0]?.id}`)
})

/** Opens a page whose fonts come after its first frame. */
const expectStill = async (page: Page, place: string): Promise<void> => {
  await page.addInitScript(countShifts)
  const giveFonts = await hold(page, '**/*.woff2')
  const opened = open(page, place)
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  giveFonts()
  await opened
  await page.evaluate(() => document.fonts.ready)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.005)
}

/** Runs in the page: keeps what the first frame is drawn in, and when, in milliseconds. */
const lookAtFirstFrame = (): void => {
  requestAnimationFrame(() => {
    const letters = 'standIns' in document.documentElement.dataset ? 'stand-ins' : 'fonts'
    Reflect.set(window, 'firstFrame', { letters, at: performance.now() })
  })
}

/** Runs in the page: what the first frame was drawn in, and how long after it the first font was asked for. */
const firstFrame = (): { letters: string; fontAfter: number } => {
  const { letters, at } = Reflect.get(window, 'firstFrame')
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
  return { letters, fontAfter: Math.min(...fonts.map(({ startTime }) => startTime)) - at }
}

test('no font is asked for before the first frame, and later documents of the visit begin with it', async ({
  page,
}) => {
  await page.addInitScript(lookAtFirstFrame)
  await open(page, '/')
  await page.evaluate(() => document.fonts.ready)
  const first = await page.evaluate(firstFrame)
  expect(first.letters).toBe('stand-ins')
  expect(first.fontAfter).toBeGreaterThan(0)
  expect(first.fontAfter).toBeLessThan(Number.POSITIVE_INFINITY)
  await open(page, '/products')
  expect((await page.evaluate(firstFrame)).letters).toBe('fonts')
})

test('who scrolls before the script is there stays where the page was scrolled to', async ({ page }) => {
  const giveScripts = await hold(page, '**/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(0)
  giveScripts()
  await hydrated(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sale', exact: true }).click()
  await expect(page).toHaveURL('/sale')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

/** Runs in the page: adds up its layout shifts, https://wicg.github.io/layout-instability, in `window.shifted`. */
const countShifts = (): void => {
  Reflect.set(window, 'shifted', 0)
  const add = (entry: PerformanceEntry) =>
    Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'))
  new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: 'layout-shift', buffered: true })
}

for (const width of [320, 390]) {
  test(`no public page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    for (const place of ['/', '/products', anItem, '/sale', '/terms', '/auth?form=signup', '/no-such-page']) {
      await open(page, await pathOf(page, place))
      await expectNoSidewaysScroll(page)
    }
  })
}

test('every filter of the list stands in the address, and back and forward show it again', async ({ page }) => {
  await open(page, '/products')
  const heading = page.getByRole('heading', { level: 1 })
  const rifle = page.getByRole('list', { name: 'Weapon type' }).getByRole('link', { name: 'Rifle', exact: true })
  const search = page.getByLabel('Search by skin name')

  await rifle.click()
  await expect(page).toHaveURL('/products?type=Rifle')
  await expect(heading).toHaveText('Rifle')
  await page.getByLabel('Lowest price').fill('20')
  await expect(page).toHaveURL('/products?price_from=20&type=Rifle')
  await page.getByLabel('Highest price').fill('400')
  await expect(page).toHaveURL('/products?price_from=20&price_till=400&type=Rifle')
  await page.getByLabel('Sort').selectOption('Lowest price first')
  await expect(page).toHaveURL(/sort=asc/)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await search.fill('AK-47')
  await expect(page).toHaveURL(/search=AK-47/)
  expect(page.url()).not.toContain('page=')

  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  await expect(search).toHaveValue('')
  await expect(page.getByRole('link', { name: 'Page 2' }).first()).toHaveAttribute('aria-current', 'page')
  await page.goForward()
  await expect(search).toHaveValue('AK-47')
  await rifle.click()
  await expect(page).toHaveURL(/search=AK-47/)
  expect(page.url()).not.toContain('type=')
})

test('going back while a search is still running shows the filters of the page that is shown', async ({ page }) => {
  await open(page, '/products')
  await page.route(/items\/list.*search=AK-47/, () => {})
  const search = page.getByLabel('Search by skin name')
  await search.fill('AK-47')
  await expect(page).toHaveURL('/products?search=AK-47')
  await page.goBack()
  await expect(page).toHaveURL('/products')
  await expect(search).toHaveValue('')
})

test('the order of the list is the one that was chosen', async ({ page }) => {
  await open(page, '/products?price_from=5&price_till=20')
  const skins = page.getByRole('list', { name: 'Skins' })
  // What is struck out beside a reduced price is not in the order.
  const prices = skins.getByText(/^€[\d,.]+$/).and(page.locator(':not(s)'))
  // Other tests buy some of the dearest.
  await expect(prices.first()).toHaveText(/€(1[5-9]|20)\./)
  await page.getByLabel('Sort').selectOption('Lowest price first')
  await expect(prices.first()).toHaveText(/€[5-7]\./)
})

test('a search that finds nothing says so and leads back to everything', async ({ page }) => {
  await open(page, '/products?search=no+such+skin')
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await page.getByRole('link', { name: 'Reset filters' }).click()
  await expect(page).toHaveURL('/products')
  await expect(page.getByRole('list', { name: 'Skins' }).getByRole('article')).toHaveCount(12)
})

test('on a phone the filters are a sheet that axe has nothing against', async ({ page }) => {
  await page.setViewportSize(sizes[0])
  await open(page, '/products')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: 'Field-Tested' }).click()
  await expect(page).toHaveURL('/products?exterior_names=Field-Tested')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^Show .* skins$/ }).click()
  await expect(sheet).toBeHidden()
})

test('the menu of a phone leads everywhere, closes on Escape and axe has nothing against it', async ({ page }) => {
  await page.setViewportSize(sizes[0])
  await open(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link')).toHaveText(['Home', 'Products', 'New items', 'Sale', 'Sign in', 'Sign up'])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

test('a guest who presses a cart button is told to log in and led to sign-in and back', async ({ page }) => {
  await open(page, '/products?type=Knife')
  await page.getByRole('list', { name: 'Skins' }).getByRole('button').first().click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Please login to add items to cart')
  await expect(page).toHaveURL('/auth?form=signin&redirect=%2Fproducts%3Ftype%3DKnife')
})

test('a guest who presses BUY NOW is told to log in and led to sign-in and back', async ({ page }) => {
  const path = await pathOf(page, anItem)
  await open(page, path)
  await page.getByRole('button', { name: 'BUY NOW' }).first().click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Please login to add items to cart')
  await expect(page).toHaveURL(`/auth?form=signin&redirect=${encodeURIComponent(path)}`)
})
