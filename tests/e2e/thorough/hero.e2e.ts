import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, open } from '../page-checks.ts'
import { expect, test } from '../shop.ts'

/** After so long without a sign of anybody the panda blinks. */
const idleMilliseconds = 9000

const eyes = (page: Page) => page.locator('[data-eye] a')

const shown = (page: Page) => eyes(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))

interface Hero {
  left: { id: number }[]
  right: { id: number }[]
}

const heroOf = async (page: Page): Promise<Hero> => (await (await page.request.get('/api/items/hero')).json()).payload

const at = ({ left, right }: Hero, turn: number): string[] =>
  [left[turn % left.length], right[turn % right.length]].map((item) => `/products/cs2/all/${item?.id}`)

test('left alone the panda blinks and has other skins, in turn, and stops where somebody looks at one', async ({
  page,
}) => {
  await page.clock.install()
  const hero = await heroOf(page)
  await open(page, '/')
  expect(await shown(page)).toEqual(at(hero, 0))
  for (const turn of [1, 2, 3]) {
    await page.clock.fastForward(idleMilliseconds + 500)
    await expect.poll(() => shown(page)).toEqual(at(hero, turn))
  }
  await eyes(page).first().hover()
  await page.clock.fastForward(idleMilliseconds + 500)
  await page.mouse.move(0, 0)
  await eyes(page).last().focus()
  await page.clock.fastForward(idleMilliseconds + 500)
  expect(await shown(page)).toEqual(at(hero, 3))
  await eyes(page).last().blur()
  await page.clock.fastForward(idleMilliseconds + 500)
  await expect.poll(() => shown(page)).toEqual(at(hero, 4))
})

test('the blinking is paused and goes on by a button that the keyboard reaches', async ({ page }) => {
  await page.clock.install()
  const hero = await heroOf(page)
  await open(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Browse skins' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const play = page.getByRole('button', { name: 'Let the panda blink' })
  await expect(play).toBeFocused()
  await page.clock.fastForward(idleMilliseconds * 2)
  expect(await shown(page)).toEqual(at(hero, 0))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Stop the panda from blinking' })).toBeFocused()
  await page.clock.fastForward(idleMilliseconds + 500)
  await expect.poll(() => shown(page)).toEqual(at(hero, 1))
})

test('with less motion nothing blinks, and nothing is there to pause', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  const hero = await heroOf(page)
  await open(page, '/')
  await page.clock.fastForward(idleMilliseconds * 3)
  await eyes(page).first().focus()
  expect(await shown(page)).toEqual(at(hero, 0))
  await expect(page.locator('[data-drift][style*=translate]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Stop the panda from blinking' })).toBeHidden()
})

test('a blink moves nothing on the page', async ({ page }) => {
  await page.clock.install()
  const hero = await heroOf(page)
  await open(page, '/')
  await page.evaluate(() => {
    Object.assign(window, { shifts: 0 })
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) Object.assign(window, { shifts: Reflect.get(entry, 'value') })
    }
    new PerformanceObserver(add).observe({ type: 'layout-shift' })
  })
  await page.clock.fastForward(idleMilliseconds + 500)
  await expect.poll(() => shown(page)).toEqual(at(hero, 1))
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0)
})

/** How large the ink of the left eye is, beside the eye; undefined where none grows. */
const inkScale = (page: Page): Promise<number | undefined> =>
  page.locator('[data-eye=left]').evaluate((eye) => {
    const { content, transform } = getComputedStyle(eye, '::before')
    return content === 'none' ? undefined : new DOMMatrix(transform).a
  })

/** At once: what follows is looked at there, not on the way. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate((pixels) => window.scrollTo({ top: pixels, behavior: 'instant' }), top)

test('scrolling leads into the left eye, whose ink grows until it is the page, and never over the focus', async ({
  page,
}) => {
  await open(page, '/')
  expect(await inkScale(page)).toBe(1)
  await scrollTo(page, 620)
  await expect.poll(() => inkScale(page)).toBeGreaterThan(5)
  await expectNoSidewaysScroll(page)
  await scrollTo(page, 200)
  await page.getByRole('main').getByRole('link', { name: 'Browse skins' }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  expect(await inkScale(page)).toBeUndefined()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await scrollTo(page, 620)
  expect(await inkScale(page)).toBeUndefined()
})

for (const width of [320, 390, 768, 1440]) {
  test(`what an eye says can be read at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    for (const eye of await eyes(page).all()) {
      await eye.focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await expect(eye).toBeFocused()
      await expectAccessible(page)
    }
    await expectNoSidewaysScroll(page)
  })
}

test('where nothing can be said about the eyes they have the drawings of the shop', async ({ page }) => {
  await page.route(/\/api\/items\/hero/, (route) => route.abort())
  // A visit that begins elsewhere asks for them itself.
  await open(page, '/products')
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click()
  await expect(page.locator('[data-eye=left] img')).toHaveAttribute('src', /hero-l/)
  await expect(eyes(page)).toHaveCount(0)
})
