import type { Page } from '@playwright/test'
import { itemsForSale, verifiedCustomer } from '../customers.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated, open } from '../page-checks.ts'
import { expect, test } from '../shop.ts'

const shelf = (page: Page) => page.getByRole('navigation', { name: 'You looked at' })

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('lookedAt'))

/** Looks at the pages of some items, one after the other. */
const lookAt = async (page: Page, ids: readonly number[]): Promise<void> => {
  for (const id of ids) {
    await open(page, `/products/all/all/${id}`)
    await expect.poll(async () => (await kept(page))?.split(',')[0]).toBe(String(id))
  }
}

const addresses = (page: Page) =>
  shelf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => Number(link.getAttribute('href')?.split('/').at(-1))))

test('the last three items that were looked at and can be bought stand in an empty cart', async ({ page }) => {
  await verifiedCustomer(page)
  const [first = 0, second = 0, third = 0, gone = 0] = await itemsForSale(page)
  await lookAt(page, [first, second, third, gone, second])
  // Somebody else has it meanwhile.
  await page.route(/\/api\/items\/offered/, async (route) => {
    expect(new URL(route.request().url()).searchParams.get('ids')).toBe([second, gone, third, first].join())
    const response = await route.fetch()
    const { payload, ...rest } = await response.json()
    await route.fulfill({
      response,
      json: { ...rest, payload: payload.filter(({ id }: { id: number }) => id !== gone) },
    })
  })
  await page.goto('/cart')
  await expect(shelf(page).getByRole('link')).toHaveCount(3)
  expect(await addresses(page)).toEqual([second, third, first])
  await expect(shelf(page).getByRole('link').first()).toHaveAccessibleName(/.+, €/)
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await shelf(page).getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/${second}$`))
})

test('the shelf has its height before anything stands on it', async ({ page }) => {
  await verifiedCustomer(page)
  await lookAt(page, await itemsForSale(page).then((ids) => ids.slice(0, 3)))
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    let give: () => void = () => {}
    const given = new Promise<void>((resolve) => {
      give = resolve
    })
    await page.route(/\/api\/items\/offered/, async (route) => {
      await given
      await route.continue()
    })
    await page.goto('/cart')
    const heading = page.getByRole('heading', { name: 'Your Cart is Empty' })
    const before = (await heading.boundingBox())?.y
    give()
    await expect(shelf(page).getByRole('link')).toHaveCount(3)
    expect((await heading.boundingBox())?.y, `at ${width} px`).toBeCloseTo(before ?? 0, 0)
    await page.unroute(/\/api\/items\/offered/)
  }
})

test('logging out forgets what was looked at', async ({ page }) => {
  await verifiedCustomer(page)
  await lookAt(page, (await itemsForSale(page)).slice(0, 1))
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => kept(page)).toBe('')
})
