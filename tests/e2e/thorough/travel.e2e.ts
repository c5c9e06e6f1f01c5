import type { Page } from '@playwright/test'
import { open, sizes } from '../page-checks.ts'
import { expect, test } from '../shop.ts'

/** Which halves of the weapon each change of pages moved: 'old new' where it went from place to place. */
type Watched = typeof window & { travels: string[] }

const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const travels: string[] = []
    Object.assign(window, { travels })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (given) => {
      const transition = start(given)
      void transition.ready.then(() => {
        const moved = document.getAnimations().flatMap(({ effect }) => {
          const name = (effect as KeyframeEffect).pseudoElement
          return name?.match(/^::view-transition-(old|new)\(item\)$/)?.[1] ?? []
        })
        travels.push([...new Set(moved)].sort().join(' '))
      })
      return transition
    }
  })

const travels = (page: Page): Promise<string[]> => page.evaluate(() => (window as Watched).travels)

const card = (page: Page) => page.locator('main article').nth(1).getByRole('link').first()

for (const size of sizes) {
  test(`the weapon of a card becomes that of its page and goes back into the card, at ${size.width} px`, async ({
    page,
    consoleErrors,
  }) => {
    await page.setViewportSize(size)
    await open(page, '/products')
    await watch(page)
    const script = page.waitForResponse(/sharedItem-.*\.js/)
    await card(page).hover()
    await script
    await card(page).click()
    await expect(page.locator('[data-stage]')).toBeVisible()
    await expect.poll(() => travels(page)).toEqual(['new old'])
    await page.goBack()
    await expect(card(page)).toBeVisible()
    await expect.poll(() => travels(page)).toEqual(['new old', 'new old'])
    // Another list is no item: its page comes as ever.
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(await travels(page)).toHaveLength(2)
    expect(consoleErrors).toEqual([])
  })
}

test('with less motion nothing travels, and what is pressed while it does counts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/products')
  await watch(page)
  await card(page).hover()
  await card(page).click()
  await expect(page.locator('[data-stage]')).toBeVisible()
  expect((await travels(page)).filter((moved) => moved !== '')).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goBack()
  await page.locator('main article').nth(2).getByRole('link').first().click()
  await expect(page.locator('[data-stage]')).toBeVisible()
})
