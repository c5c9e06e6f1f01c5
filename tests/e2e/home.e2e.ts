import type { Page } from '@playwright/test'
import { verifiedCustomer } from './customers.ts'
import { open } from './page-checks.ts'
import { expect, test } from './shop.ts'

const strip = (page: Page) => page.getByRole('region', { name: 'LIMITED-TIME OFFERS' })

const addresses = (page: Page) =>
  strip(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

const calls = /\/api\/items\/strip/

test('a strip reads its items when it comes near, and shows the cards that the document showed', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => calls.test(request.url()) && asked.push(new URL(request.url()).search))
  await open(page, '/')
  const before = await addresses(page)
  expect(asked).toEqual([])
  const read = page.waitForResponse(calls)
  await strip(page).scrollIntoViewIfNeeded()
  await read
  await expect.poll(async () => (await addresses(page)).length).toBeGreaterThan(before.length)
  expect((await addresses(page)).slice(0, before.length)).toEqual(before)
  expect(asked[0]).toContain('strip=sale')
})

test('a strip that could not be read stays what the document says', async ({ page }) => {
  await page.route(calls, (route) => route.abort())
  await open(page, '/')
  const before = await addresses(page)
  const failed = page.waitForEvent('requestfailed')
  await strip(page).scrollIntoViewIfNeeded()
  await failed
  await page.waitForLoadState('networkidle')
  expect(await addresses(page)).toEqual(before)
})

test('what is pressed on a card reaches that card, though its strip has changed meanwhile', async ({ page }) => {
  await verifiedCustomer(page)
  await page.route(calls, async (route) => {
    const response = await route.fetch()
    const { payload, ...rest } = await response.json()
    const [first, second, ...others] = payload
    await route.fulfill({ response, json: { ...rest, payload: [second, first, ...others] } })
  })
  await open(page, '/')
  const card = strip(page).getByRole('article').first()
  const id = Number((await card.getByRole('link').getAttribute('href'))?.split('/').at(-1))
  const added = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/cart/'))
  // Without a pointer, which would bring the strip near first.
  await card.getByRole('button', { name: /cart$/ }).evaluate((button) => (button as HTMLElement).click())
  expect((await added).postDataJSON()).toMatchObject({ id })
})

test('each eye of the panda is a link to a copy that is for sale, and says what it is under pointer and focus', async ({
  page,
}) => {
  const { payload } = await (await page.request.get('/api/items/hero')).json()
  await open(page, '/')
  for (const [side, item] of [
    ['left', payload.left[0]],
    ['right', payload.right[0]],
  ]) {
    const eye = page.locator(`[data-eye=${side}]`).getByRole('link')
    await expect(eye).toHaveAttribute('href', `/products/cs2/all/${item.id}`)
    await expect(eye).toHaveAccessibleName(new RegExp(`${item.weapon}.*${item.exterior}, float .*€`))
    const price = eye.getByText('€').last()
    await expect(price).toHaveCSS('opacity', '1')
    const facts = price.locator('..')
    await expect(facts).toHaveCSS('opacity', '0')
    await eye.hover()
    await expect(facts).toHaveCSS('opacity', '1')
  }
  await page.mouse.move(0, 0)
  const left = page.locator('[data-eye=left]').getByRole('link')
  await page.getByRole('main').getByRole('link', { name: 'Browse skins' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(left).toBeFocused()
  await expect(left.getByText('€').last().locator('..')).toHaveCSS('opacity', '1')
  // The face looks at it.
  await expect(page.locator('[data-eye=right] [data-drift]')).toHaveAttribute('style', /translate3d\(-8px/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/${payload.left[0].id}$`))
})
