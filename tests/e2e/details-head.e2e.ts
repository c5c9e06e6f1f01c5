import type { Page } from '@playwright/test'
import { changeItem, pathOf, takeItem } from './shelf.ts'
import { expect, test } from './shop.ts'

/** A document as it is served, before any script. */
const readDocument = async (page: Page, path: string) => {
  const answer = await page.request.get(path)
  const html = await answer.text()
  const found = (pattern: RegExp): string | undefined => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&')
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)
  return {
    status: answer.status(),
    robots: answer.headers()['x-robots-tag'],
    title: found(/<title>(.*?)<\/title>/),
    canonical: found(/<link rel="canonical" href="([^"]*)"/),
    property: (name: string) => found(new RegExp(`<meta property="${name}" content="([^"]*)"`)),
    name: (name: string) => found(new RegExp(`<meta name="${name}" content="([^"]*)"`)),
    things: [...blocks].map(([, json]) => JSON.parse(json ?? '')),
    html,
  }
}

test('the document of an item tells machines what it is, with whole addresses', async ({ page, shopUrl }) => {
  const item = await takeItem(page, 'type=Rifle', ({ float }) => float !== null)
  const { status, title, canonical, property, name, things } = await readDocument(page, pathOf(item))
  expect(status).toBe(200)
  expect(title).toBe(`${item.title} · Pandrop`)
  expect(canonical).toBe(shopUrl + pathOf(item))
  expect(property('og:title')).toContain(item.title)
  expect(property('og:type')).toBe('product')
  expect(property('og:url')).toBe(shopUrl + pathOf(item))
  expect(property('og:description')).toContain(`with float ${String(item.float).slice(0, 6)} for €`)
  expect(name('robots')).toBeUndefined()
  const [product, trail] = things
  expect(product).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.title,
    sku: String(item.id),
    offers: {
      url: shopUrl + pathOf(item),
      price: item.price.toFixed(2),
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
  })
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
  const card = property('og:image') ?? ''
  expect(card).toBe(`${shopUrl}/og/items/${item.id}.jpg?v=${item.price}`)
  expect(property('og:image:alt')).toBe(item.title)
  expect(property('og:image:width')).toBe('1200')
  expect(property('og:image:height')).toBe('630')
  expect(name('twitter:card')).toBe('summary_large_image')
  expect(product.image).toMatch(new RegExp(`^${shopUrl}/storage/`))
  for (const picture of [card, product.image]) expect((await page.request.get(picture)).status()).toBe(200)
})

test('a sold item answers 200 and asks search engines to leave it out', async ({ page, dataDir }) => {
  const item = await takeItem(page, 'type=Rifle')
  await changeItem(dataDir, item.id, `state = 'sold', sold_at = now()`)
  await expect.poll(async () => (await readDocument(page, pathOf(item))).robots).toBe('noindex')
  const { status, name, canonical, things, html } = await readDocument(page, pathOf(item))
  expect([status, name('robots'), canonical]).toEqual([200, 'noindex', undefined])
  expect(things[0]).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
  expect(html).toContain('Somebody was faster. Every skin exists once.')
})

test('an item that does not exist answers 404', async ({ page }) => {
  const missing = await readDocument(page, '/products/cs2/all/999999999')
  expect([missing.status, missing.robots]).toEqual([404, 'noindex'])
})

test('an address without an item id answers 404 and says what is missing', async ({ page, consoleErrors }) => {
  for (const path of ['/products/cs2/all/redline', '/products/cs2/all/0', '/products/cs2/all/-7']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByText('Product ID is missing')).toBeVisible()
  }
  expect(consoleErrors.filter((error) => !error.includes('404'))).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole page is there: float, prices, other copies, Daily Drops', async ({ page }) => {
    const item = await takeItem(
      page,
      'type=Rifle',
      ({ same_finish, float }) => same_finish.length > 0 && float !== null,
    )
    await page.goto(pathOf(item))
    await expect(page.getByText(String(item.float), { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Prices' }).getByRole('img')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Same finish, other floats' }).getByRole('row')).not.toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Daily Drops' }).getByRole('link').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'BUY NOW' }).first()).toBeVisible()
  })
})
